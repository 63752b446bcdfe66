# cython: boundscheck=False, wraparound=False
"""King and robber baron for learners: who holds them, and with how many tiles. They decide nothing."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.king_robber.rules import CARDS, count_finished, holder_of, size_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("king_robber"))
HOLDERS = cython.declare(cython.int, add_numbers(BOX, "king, robber baron: seat + 1", CARDS))
SIZES = cython.declare(cython.int, add_numbers(BOX, "king, robber baron: tiles", CARDS))
FINISHED = cython.declare(cython.int, add_numbers(BOX, "finished cities, roads", CARDS))
POINTS = cython.declare(cython.int, add_quantities(BOX, "points of king and robber baron now", 1))


def write_cards(layout, s, seat, left, top, board, frontier, table):
    """Write who holds the cards, how large what took them was, and what they are worth now."""
    card: cython.int
    at: cython.int = layout.table_from[BOX]
    for card in range(CARDS):
        if holder_of(s, card) >= 0:
            table[at + HOLDERS + card] = from_seat(s, holder_of(s, card), seat) + 1
        table[at + SIZES + card] = size_of(s, card)
        table[at + FINISHED + card] = count_finished(s, card)


def count_cards(layout, s, gathered):
    """Count what the cards a player holds are worth now."""
    card: cython.int
    if s.phase == OVER:
        return
    for card in range(CARDS):
        if holder_of(s, card) >= 0:
            gathered[holder_of(s, card) * QUANTITIES + layout.quantities_from[BOX] + POINTS] += count_finished(s, card)


add_writing(BOX, write_cards)
add_counting(BOX, count_cards)
