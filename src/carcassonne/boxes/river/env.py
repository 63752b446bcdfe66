# cython: boundscheck=False, wraparound=False
"""The river for learners: its open end in an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.river.rules import flows
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("river"))


def write_river(layout, s, seat, left, top, board, frontier, table):
    """Write the square that the open end of the river faces and how the river comes there."""
    f: cython.int
    column: cython.int
    row: cython.int
    if layout.number == 1:
        return
    table[313] = s.river_safe
    table[314] = s.holding and flows(s.hand * 4)
    if s.river_cell < 0:
        return
    f = -s.grid[s.river_cell] - 1
    column = frontier[f, 1]
    row = frontier[f, 2]
    frontier[f, 3 + s.river_from] = RIVER
    if 0 <= column < WINDOW and 0 <= row < WINDOW:
        board[row, column, RIVER_END] = 1
    table[315] = s.river_from + 1
    table[316] = s.river_bend
    table[317] = column
    table[318] = row
    table[319] = f + 1


add_writing(BOX, write_river)
