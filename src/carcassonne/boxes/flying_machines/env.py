# cython: boundscheck=False, wraparound=False
"""Flights for learners: who flies, where arrows lead, and where the flier lands."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.flying_machines.rules import arrow_of, flying, rolled_now, tile_after
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_choice_codes, add_codes
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing

BOX = cython.declare(cython.int, box_number("flying_machines"))
AT_FLY = cython.declare(cython.int, add_section(BOX, "figure that flies", FIGURES))
AT_LANDING = cython.declare(cython.int, add_section(BOX, "place of the landing tile", PLACES_PER_TILE))
ARROW_ON = cython.declare(cython.int, add_planes(BOX, "arrow to one of eight directions", 8))
LANDING_ON = cython.declare(cython.int, add_planes(BOX, "tile of the landing", 1))
FLIGHT_AT = cython.declare(cython.int, add_numbers(BOX, "figure that flies, from 1, and the die", 2))


def fly_code(layout, s, figure):
    """Letting a figure fly, by its number."""
    return layout.codes_from[BOX] + AT_FLY + figure


def landing_code(layout, s, segment):
    """Landing on a place of the tile where the flight ends."""
    return layout.codes_from[BOX] + AT_LANDING + segment - s.tile_base[s.tile_at[segment]]


def write_flight(layout, s, seat, left, top, board, frontier, table):
    """Write the arrows, clockwise from the north, the flight at hand and the tile on which it ends."""
    tile: cython.int
    column: cython.int
    row: cython.int
    arrow: cython.int
    lands: cython.int = tile_after(s, rolled_now(s)) if rolled_now(s) else -1
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            arrow = arrow_of(s.tile_spin[tile])
            if arrow >= 0:
                board[row, column, layout.planes_from[BOX] + ARROW_ON + arrow] = 1
            board[row, column, layout.planes_from[BOX] + LANDING_ON] = tile == lands
    table[layout.table_from[BOX] + FLIGHT_AT] = flying(s) + 1
    table[layout.table_from[BOX] + FLIGHT_AT + 1] = rolled_now(s)


add_choice_codes(BOX, fly_code)
add_codes(BOX, phase_named("landing"), landing_code)
add_writing(BOX, write_flight)
