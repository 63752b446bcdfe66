# cython: boundscheck=False, wraparound=False
"""The Fair for learners: codes of its decisions, its numbers in observations and summaries."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.figures import figure_named

if not cython.compiled:
    from carcassonne.boxes.fair.rules import bear_at, tickets_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_choice_codes, add_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing, write_figures
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("fair"))
JUGGLER = cython.declare(cython.int, figure_named("juggler"))
AT_BEAR = cython.declare(cython.int, add_section(BOX, "tile for the bear", MOST_TILES))
AT_TRADE = cython.declare(cython.int, add_section(BOX, "trade", 2))
AT_TICKET = cython.declare(cython.int, add_section(BOX, "ticket", 1))
BEAR_ON = cython.declare(cython.int, add_planes(BOX, "bear", 1))
JUGGLER_ON = cython.declare(cython.int, add_planes(BOX, "juggler at the side", 4))
TICKETS_OF = cython.declare(cython.int, add_numbers(BOX, "tickets", MAX_PLAYERS))
TICKETS_COUNTED = cython.declare(cython.int, add_quantities(BOX, "tickets", 1))


def bear_code(layout, s, tile):
    """The tile to which the bear is led, in the order of laying."""
    return layout.codes_from[BOX] + AT_BEAR + tile


def trade_code(layout, s, choice):
    """Keeping the tickets, or giving them."""
    return layout.codes_from[BOX] + AT_TRADE + choice


def ticket_code(layout, s, choice):
    """A ticket instead of a figure."""
    return layout.codes_from[BOX] + AT_TICKET + choice


def write_fair(layout, s, seat, left, top, board, frontier, table):
    """Write where the bear dances and jugglers play, and everybody's tickets."""
    tile: cython.int = bear_at(s)
    column: cython.int
    row: cython.int
    p: cython.int
    if tile >= 0:
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, layout.planes_from[BOX] + BEAR_ON] = 1
    write_figures(s, seat, left, top, board, JUGGLER, layout.planes_from[BOX] + JUGGLER_ON, -1, -1)
    for p in range(s.players):
        table[layout.table_from[BOX] + TICKETS_OF + from_seat(s, p, seat)] = tickets_of(s, p)


def count_tickets(layout, s, gathered):
    """Count everybody's tickets."""
    p: cython.int
    for p in range(s.players):
        gathered[p * QUANTITIES + layout.quantities_from[BOX] + TICKETS_COUNTED] = tickets_of(s, p)


add_figure_places(BOX, JUGGLER)
add_elsewhere_places(BOX, ORDINARY)
add_elsewhere_places(BOX, JUGGLER)
add_codes(BOX, phase_named("bear"), bear_code)
add_codes(BOX, phase_named("trade"), trade_code)
add_choice_codes(BOX, ticket_code)
add_writing(BOX, write_fair)
add_counting(BOX, count_tickets)
