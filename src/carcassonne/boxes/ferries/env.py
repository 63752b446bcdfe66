# cython: boundscheck=False, wraparound=False
"""Ferries for learners: which lake's ferry joins which roads, and where each lies."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.ferries.rules import LEAVE, TILE_BITS, ends_at
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_codes
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing

BOX = cython.declare(cython.int, box_number("ferries"))
AT_LEAVE = cython.declare(cython.int, add_section(BOX, "no ferry moved", 1))
AT_FERRY = cython.declare(cython.int, add_section(BOX, "tile, and the sides its ferry joins", MOST_TILES << TILE_BITS))
JOINED = cython.declare(cython.int, add_planes(BOX, "a ferry joins N, E, S, W", 4))


def ferry_code(layout, s, choice):
    """The tile in the order of laying and the two sides as bits; or no ferry moved."""
    if choice == LEAVE:
        return layout.codes_from[BOX] + AT_LEAVE
    return layout.codes_from[BOX] + AT_FERRY + choice


def write_ferries(layout, s, seat, left, top, board, frontier, table):
    """Write the sides that ferries join."""
    tile: cython.int
    d: cython.int
    column: cython.int
    row: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if ends_at(s, tile) and 0 <= column < WINDOW and 0 <= row < WINDOW:
            for d in range(4):
                board[row, column, layout.planes_from[BOX] + JOINED + d] = (ends_at(s, tile) >> d) & 1


add_codes(BOX, phase_named("ferry"), ferry_code)
add_writing(BOX, write_ferries)
