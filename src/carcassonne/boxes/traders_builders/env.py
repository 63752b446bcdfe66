# cython: boundscheck=False, wraparound=False
"""Goods, builders and pigs for learners: codes, their numbers in observations and summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.traders_builders.rules import field_of_pig, goods_among, goods_in
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.fields import count_cities
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, MARKS, SEGMENTS
    from carcassonne.env.codes import add_figure_codes, from_seat, place_number
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing, write_at_sides, write_figures
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("traders_builders"))


def builder_code(layout, s, place):
    """The builder by his place."""
    return AT_BUILDER + place_number(place)


def pig_code(layout, s, place):
    """The pig by its place."""
    return AT_PIG + place_number(place)


def write_trade(layout, s, seat, left, top, board, frontier, table):
    """Write goods, builders and pigs, and which part of a turn is played."""
    i: cython.int
    kind: cython.int
    if layout.number == 1:
        return
    table[303] = 2 if s.second_part else s.again
    if s.trade:
        write_goods(s, seat, table)
        for i in range(s.segments):
            if LANDSCAPE[s.printed[i]] == CITY and s.marks[s.feature[i]]:
                for kind in range(3):
                    write_at_sides(s, i, left, top, board, GOODS_AT + 4 * kind, goods_in(s, s.feature[i], kind))
    write_figures(s, seat, left, top, board, BUILDER, BUILDER_AT, -1, -1)
    write_figures(s, seat, left, top, board, PIG, -1, PIG_AT, -1)


def write_goods(s, seat, table):
    """Write that goods are played with, who has taken which, and those on the tile in hand."""
    kind: cython.int
    i: cython.int
    table[302] = 1
    for kind in range(3):
        for i in range(s.players):
            table[284 + kind * MAX_PLAYERS + from_seat(s, i, seat)] = s.goods[kind * MAX_PLAYERS + i]
        if s.holding:
            for i in range(s.hand * SEGMENTS_PER_TILE, s.hand * SEGMENTS_PER_TILE + SEGMENTS[s.hand]):
                if LANDSCAPE[i] == CITY:
                    table[305 + kind] += goods_among(MARKS[i], kind)


# --- summaries --------------------------------------------------------------------------------------------------------
def count_trade(layout, s, gathered):
    """Count each player's builder and pig at home, his goods, a second tile, and what his pig adds."""
    p: cython.int
    at: cython.int
    kind: cython.int
    for p in range(s.players):
        at = p * QUANTITIES
        gathered[at + BUILDER_LEFT] = s.supply[BUILDER * MAX_PLAYERS + p]
        gathered[at + PIG_LEFT] = s.supply[PIG * MAX_PLAYERS + p]
        for kind in range(3):
            gathered[at + TOKENS + kind] = s.goods[kind * MAX_PLAYERS + p]
        gathered[at + PIG_POINTS] = pig_points(s, p)
    gathered[s.turn * QUANTITIES + SECOND_TILE] = s.again or s.second_part


def pig_points(s, player):
    """What a player's pig adds now: a point for each city that its field pays, if the field is his."""
    field: cython.int = field_of_pig(s, player)
    count: cython.int
    if field < 0 or s.phase == OVER:
        return 0
    count_claims(s, field)
    if s.claim[player] < majority(s):
        return 0
    count = count_cities(s, field, True)
    return (count & 255) + (count >> 8)


add_figure_codes(BUILDER, builder_code)
add_figure_codes(PIG, pig_code)
add_writing(BOX, write_trade)
add_counting(BOX, count_trade)
