# cython: boundscheck=False, wraparound=False
"""Inns, cathedrals and large followers for learners: codes, their numbers in observations and summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, MARKS, SEGMENTS
    from carcassonne.env.codes import add_figure_codes, place_number
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing, write_at_sides, write_figures
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("inns_cathedrals"))


def large_code(layout, s, place):
    """A large follower by its place."""
    return AT_LARGE + place_number(place)


def raising(s, landscape, marks):
    """How many inns of a road, or cathedrals of a city, there are among its marks; none where they do nothing."""
    if landscape == ROAD:
        return marks if s.inns else 0
    return marks // CATHEDRAL % (MOST_CATHEDRALS + 1) if landscape == CITY and s.cathedrals else 0


def write_inns(layout, s, seat, left, top, board, frontier, table):
    """Write inns, cathedrals and large followers, and what of it the tile in hand has."""
    i: cython.int
    landscape: cython.int
    if layout.number == 1:
        return
    table[308] = s.inns
    table[309] = s.cathedrals
    if s.holding:
        for i in range(s.hand * SEGMENTS_PER_TILE, s.hand * SEGMENTS_PER_TILE + SEGMENTS[s.hand]):
            landscape = LANDSCAPE[i]
            if landscape == ROAD or landscape == CITY:
                table[310 + (landscape == CITY)] += raising(s, landscape, MARKS[i])
    if s.inns or s.cathedrals:
        for i in range(s.segments):
            if s.marks[s.feature[i]] and s.parts[s.feature[i]]:
                write_at_sides(
                    s, i, left, top, board, RAISED, raising(s, LANDSCAPE[s.printed[i]], s.marks[s.feature[i]])
                )
    write_figures(s, seat, left, top, board, LARGE, LARGE_AT, LARGE_FARMING, LARGE_IN)


def count_large(layout, s, gathered):
    """Count each player's large followers at home."""
    p: cython.int
    for p in range(s.players):
        gathered[p * QUANTITIES + LARGE_LEFT] = s.supply[LARGE * MAX_PLAYERS + p]


add_figure_codes(LARGE, large_code)
add_writing(BOX, write_inns)
add_counting(BOX, count_large)
