"""`python -m web.engine FOLDER`: fetch Pyodide and build the engine for it there.

With --pack it is put beside the page, for the package; with --static TARGET a folder for a web host is made of both.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from carcassonne.errors import CarcassonneError
from web.engine.build import build
from web.engine.pack import TARGET, compressed, pack
from web.engine.pyodide import EngineError


def main(arguments: list[str]) -> int:
    """Build, and tell how large it became."""
    parser = argparse.ArgumentParser(prog="python -m web.engine", description=__doc__)
    parser.add_argument("folder", type=Path, help="where Pyodide, objects and the engine are kept")
    parser.add_argument("--pack", action="store_true", help="pack it for the package, with compressed forms")
    parser.add_argument("--static", type=Path, metavar="TARGET", help="make a folder for a web host, too")
    args = parser.parse_args(arguments)
    try:
        engine = build(args.folder.resolve())
        print(f"{engine}: {engine.stat().st_size / 1e6:.2f} MB")
        if args.pack or args.static:
            print(pack(args.folder.resolve()))
        if args.static:
            _make_static(args.static.resolve())
    except (CarcassonneError, EngineError) as reason:
        print(f"nothing was made of it: {reason}", file=sys.stderr)
        return 1
    return 0


def _make_static(target: Path) -> None:
    """Make the folder by the package's own command, and put compressed forms beside what has none yet."""
    from carcassonne.server.site.static_folder import PACKED, SMALLEST, WORTH_COMPRESSING, make_static

    make_static(target, engine=TARGET)
    plain = (path for path in sorted(target.rglob("*")) if path.is_file() and path.suffix not in PACKED)
    worth = [path for path in plain if path.suffix in WORTH_COMPRESSING and path.stat().st_size >= SMALLEST]
    compressed([path for path in worth if not path.with_name(f"{path.name}.br").exists()])
    print(f"{target}: look at it by python -m http.server -d {target}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
