"""`python -m carcassonne`: the same as the command `carcassonne`."""

from __future__ import annotations

import sys

from carcassonne.cli.main import main

if __name__ == "__main__":  # a process of `serve --processes` imports this too
    sys.exit(main())
