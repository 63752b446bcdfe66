"""`python -m carcassonne`: the same as the command `carcassonne`."""

from __future__ import annotations

import sys

from carcassonne.cli.main import main

sys.exit(main())
