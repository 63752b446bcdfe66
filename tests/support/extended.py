"""Programs run by themselves, with tiles that no box has: the core reads its tiles once, when it is loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
BEGIN = """
import sys
from dataclasses import replace
import carcassonne.tiles
from carcassonne.boxes import BOXES
from carcassonne.tiles import City, Field, Road, Tile, tile_set

def extend(*tiles):
    name, real = BOXES[-1], carcassonne.tiles.tile_set
    carcassonne.tiles.tile_set = lambda box: (
        replace(real(box), tiles=real(box).tiles + tiles) if box == name else real(box)
    )
"""
"""`extend` gives the last box more tiles; nothing of the core may be imported before it is called."""


def run_with_tiles(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program that may call `extend` first, in the mode of the core that is tested here."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(TESTS)!r})\n{BEGIN}\n{program}"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def told_by(program: str) -> list[str]:
    """The lines that such a program prints; it must end well."""
    done = run_with_tiles(program)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
