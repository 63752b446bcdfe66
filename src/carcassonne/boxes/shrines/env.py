# cython: boundscheck=False, wraparound=False
"""Shrines for learners: on which tiles one stands, where a cloister would stand otherwise."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.shrines.rules import hub_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing

BOX = cython.declare(cython.int, box_number("shrines"))
SHRINE_ON = cython.declare(cython.int, add_planes(BOX, "a shrine", 1))
IN_HAND = cython.declare(cython.int, add_numbers(BOX, "the tile in hand has a shrine", 1))


def write_shrines(layout, s, seat, left, top, board, frontier, table):
    """Write which tiles have a shrine, and whether the one in hand has."""
    tile: cython.int
    column: cython.int
    row: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, layout.planes_from[BOX] + SHRINE_ON] = hub_of(s.tile_spin[tile] >> 2) == SHRINE
    table[layout.table_from[BOX] + IN_HAND] = s.holding and hub_of(s.hand) == SHRINE


add_writing(BOX, write_shrines)
