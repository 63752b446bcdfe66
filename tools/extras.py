"""Prints what an extra of the package requires, a requirement a line: `python tools/extras.py server`.

For whoever installs that without the package itself, which would have to be built first; only Python is needed.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"

if __name__ == "__main__":
    extras = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for name in sys.argv[1:]:
        print(*extras[name], sep="\n")
