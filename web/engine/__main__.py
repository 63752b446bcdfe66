"""`python -m web.engine FOLDER`: fetch Pyodide and build the engine for it there."""

from __future__ import annotations

import sys
from pathlib import Path

from web.engine.build import build
from web.engine.pyodide import EngineError


def main(arguments: list[str]) -> int:
    """Build, and tell how large it became."""
    if len(arguments) != 1:
        print("usage: python -m web.engine FOLDER", file=sys.stderr)
        return 2
    try:
        engine = build(Path(arguments[0]).resolve())
    except EngineError as reason:
        print(f"the engine was not built: {reason}", file=sys.stderr)
        return 1
    print(f"{engine}: {engine.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
