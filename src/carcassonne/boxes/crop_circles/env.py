# cython: boundscheck=False, wraparound=False
"""Crop circles for learners: what is chosen for all, who is added or taken home, and which tiles have one."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.crop_circles.rules import ADD, NONE_ADDED, chosen_now, circle_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_codes, elsewhere_code
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing

BOX = cython.declare(cython.int, box_number("crop_circles"))
AT_CIRCLE = cython.declare(cython.int, add_section(BOX, "everybody adds, everybody removes", 2))
AT_NOBODY = cython.declare(cython.int, add_section(BOX, "nobody is added", 1))
CIRCLE_ON = cython.declare(cython.int, add_planes(BOX, "crop circle for farmers, thieves, knights", 3))
CHOSEN_NOW = cython.declare(cython.int, add_numbers(BOX, "everybody adds 1, removes 2", 1))
add_elsewhere_places(BOX, ORDINARY)
add_elsewhere_places(BOX, LARGE)


def circle_code(layout, s, choice):
    """What everybody does."""
    return layout.codes_from[BOX] + AT_CIRCLE + choice - ADD


def answer_code(layout, s, choice):
    """Who is added or taken home, by his place and figure, as a figure that goes to an earlier tile; or nobody."""
    if choice == NONE_ADDED:
        return layout.codes_from[BOX] + AT_NOBODY
    return elsewhere_code(layout, s, choice // FIGURES, choice % FIGURES)


def write_circles(layout, s, seat, left, top, board, frontier, table):
    """Write whom the circle of each tile concerns, and what everybody is asked for."""
    tile: cython.int
    column: cython.int
    row: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW and circle_of(s, tile):
            board[row, column, layout.planes_from[BOX] + CIRCLE_ON + circle_of(s, tile) - FIELD] = 1
    table[layout.table_from[BOX] + CHOSEN_NOW] = chosen_now(s)


add_codes(BOX, phase_named("circle"), circle_code)
add_codes(BOX, phase_named("circle_move"), answer_code)
add_writing(BOX, write_circles)
