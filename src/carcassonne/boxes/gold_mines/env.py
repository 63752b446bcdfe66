# cython: boundscheck=False, wraparound=False
"""Gold for learners: where the second ingot goes, where ingots lie, and who has how many."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.gold_mines.rules import has_mine, ingots_of, ingots_on, worth_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("gold_mines"))
AT_GOLD = cython.declare(cython.int, add_section(BOX, "tile for the second ingot", MOST_TILES))
GOLD_ON = cython.declare(cython.int, add_planes(BOX, "ingots; a mine", 2))
GOLD_OF = cython.declare(cython.int, add_numbers(BOX, "ingots", MAX_PLAYERS))
INGOTS = cython.declare(cython.int, add_quantities(BOX, "ingots", 1))
POINTS = cython.declare(cython.int, add_quantities(BOX, "points of ingots now", 1))


def gold_code(layout, s, tile):
    """The tile for the second ingot, in the order of laying."""
    return layout.codes_from[BOX] + AT_GOLD + tile


def write_gold(layout, s, seat, left, top, board, frontier, table):
    """Write ingots and mines on the board, and everybody's ingots."""
    tile: cython.int
    column: cython.int
    row: cython.int
    p: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, layout.planes_from[BOX] + GOLD_ON] = ingots_on(s, tile)
            board[row, column, layout.planes_from[BOX] + GOLD_ON + 1] = has_mine(s, tile)
    for p in range(s.players):
        table[layout.table_from[BOX] + GOLD_OF + from_seat(s, p, seat)] = ingots_of(s, p)


def count_gold(layout, s, gathered):
    """Count everybody's ingots, and what they are worth now."""
    p: cython.int
    at: cython.int
    for p in range(s.players):
        at = p * QUANTITIES + layout.quantities_from[BOX]
        gathered[at + INGOTS] = ingots_of(s, p)
        if s.phase != OVER:
            gathered[at + POINTS] = worth_of(ingots_of(s, p))


add_codes(BOX, phase_named("gold"), gold_code)
add_writing(BOX, write_gold)
add_counting(BOX, count_gold)
