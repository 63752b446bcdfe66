"""What gold promises: ingots held, and those on tiles to whoever stands to finish what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.items import add_global, add_marking, add_noting, add_row
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.boxes.gold_mines.rules import ingots_of, ingots_on, owners_of, tile_around, worth_of
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import HUB_AT, LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("gold_mines"))
W_GOLD = cython.declare(cython.int, weight_named("gold"))
GOLD: int = W_GOLD
"""For Python."""


def add_gold(o, s):
    """Everybody's ingots with those that he may expect, at the price that so many have."""
    p: cython.int
    tile: cython.int
    coming = cython.declare(cython.double[6])
    if not cython.compiled:
        coming = [0.0] * MAX_PLAYERS
    for p in range(s.players):
        coming[p] = 0
    if o.know.weight[W_GOLD] > 0:
        for tile in range(s.tiles):
            if ingots_on(s, tile):
                promise_of_tile(o, s, tile, coming)
    for p in range(s.players):
        o.expected[p] += held_worth(ingots_of(s, p) + coming[p])


def promise_of_tile(o, s, tile, coming):
    """The ingots of a tile to whoever owns a project on it or, with a cloister, around it."""
    i: cython.int
    there: cython.int
    segment: cython.int
    hub: cython.int
    base: cython.int = s.tile_base[tile]
    ingots: cython.double = ingots_on(s, tile)
    for segment in range(base, base + segments_on(s, tile)):
        if LANDSCAPE[s.printed[segment]] != FIELD:
            promise(o, s, s.feature[segment], ingots, coming)
    for i in range(8):
        there = tile_around(s, tile, i)
        if there >= 0:
            hub = HUB_AT[s.tile_spin[there] >> 2]
            if hub >= 0:
                promise(o, s, s.tile_base[there] + hub, ingots, coming)


def promise(o, s, feature, ingots, coming):
    """A share of ingots to the owners of a project: all of them if it is finished, and not scored yet."""
    p: cython.int
    owners: cython.uint
    count: cython.int = 0
    share: cython.double = ingots
    if s.occupants[feature] == 0:
        return
    owners = owners_of(s, feature)
    for p in range(s.players):
        count += (owners >> p) & 1
    if s.open[feature]:
        share *= o.know.weight[W_GOLD] * o.left / (o.left + 8.0 * s.open[feature])
    for p in range(s.players):
        if (owners >> p) & 1:
            coming[p] += share / count


def held_worth(ingots):
    """The points of so many ingots, between whole numbers in proportion."""
    whole: cython.int = cython.cast(cython.int, ingots) if cython.compiled else int(ingots)
    return worth_of(whole) + (ingots - whole) * (worth_of(whole + 1) - worth_of(whole))


# --- items ------------------------------------------------------------------------------------------------------------
def mark_gold(it, s, feature, landscape):
    """Mark the item of a road or city by the ingots that finishing it takes from its tiles."""
    x: cython.int = feature
    count: cython.int = 0
    if landscape > CITY or landscape == FIELD:
        return
    while count < MOST_INGOTS:
        count += ingots_on(s, s.tile_at[x])
        x = s.next[x]
        if x == feature:
            break
    if count:
        add_row(it, I_GOLD + min(count, MOST_INGOTS) - 1)


def note_gold(it, o, s):
    """The ingots held."""
    add_global(it, G_GOLD, ingots_of(s, it.me))
    add_global(it, G_GOLD + 1, ingots_of(s, it.leader))


add_marking(BOX, mark_gold)
add_noting(BOX, note_gold)
add_worth("gold", BOX, add_gold)
