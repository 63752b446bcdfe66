# cython: boundscheck=False, wraparound=False
"""Abbots and gardens for learners: codes, their numbers in observations and summaries."""

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
    from carcassonne.core.tables import HUB_AT, LANDSCAPE
    from carcassonne.env.codes import add_figure_codes, place_number
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing, write_figures
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("abbot"))


def abbot_code(layout, s, place):
    """The abbot by his place; no place is to take him back."""
    return AT_ABBOT + place_number(place)


def has_garden(kind):
    """Whether a kind of tile has a garden."""
    return HUB_AT[kind] >= 0 and LANDSCAPE[kind * SEGMENTS_PER_TILE + HUB_AT[kind]] == GARDEN


def write_gardens(layout, s, seat, left, top, board, frontier, table):
    """Write gardens and abbots, and whether the tile in hand has a garden."""
    i: cython.int
    column: cython.int
    row: cython.int
    if layout.number == 1:
        return
    table[312] = s.holding and has_garden(s.hand)
    for i in range(s.tiles):
        column = s.tile_x[i] - left
        row = s.tile_y[i] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, GARDENED] = has_garden(s.tile_spin[i] >> 2)
    write_figures(s, seat, left, top, board, ABBOT, -1, -1, ABBOT_IN)


def count_abbots(layout, s, gathered):
    """Count each player's abbots at home."""
    p: cython.int
    for p in range(s.players):
        gathered[p * QUANTITIES + ABBOT_LEFT] = s.supply[ABBOT * MAX_PLAYERS + p]


add_figure_codes(ABBOT, abbot_code)
add_writing(BOX, write_gardens)
add_counting(BOX, count_abbots)
