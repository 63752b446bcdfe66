"""What bridges and castles in stock are worth, and what an occupied castle promises its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_playing_out
    from carcassonne.ai.thought.items import add_global, add_noting, add_row, begin_item, tenths, worth_class
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import look_at, return_worth
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, SEGMENTS

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("bridges_castles_bazaars"))


def add_stock(o, s):
    """Bridges and castles in stock are worth the more the longer the game goes on."""
    p: cython.int
    for p in range(s.players):
        if s.bridges:
            o.expected[p] += o.know.weight[W_BRIDGE_STOCK] * s.bridges_left[p] * o.left / 71
        if s.castles:
            o.expected[p] += o.know.weight[W_CASTLE_STOCK] * s.castles_left[p] * o.left / 71


def add_castles(o, s):
    """Occupied castles promise points and their follower back."""
    c: cython.int
    for c in range(s.castle_count):
        if s.castle_done[c]:
            continue
        o.expected[s.castle_owner[c]] += castle_worth(o, s, c)
        o.expected[s.castle_owner[c]] += o.chance * o.know.weight[W_RETURN] * return_worth(o, s, s.castle_owner[c])


def castle_worth(o, s, castle):
    """What an occupied castle promises its owner."""
    return o.know.weight[W_CASTLE] * site_worth(o, s, s.castle_tile[castle], s.castle_side[castle])


def site_worth(o, s, tile, side):
    """What a castle with this seat may expect: the projects around it, weighed by their chance to be finished."""
    along: cython.int = side
    across: cython.int = (side + 1) & 3
    here: cython.int = s.tile_cell[tile]
    i: cython.int
    found: cython.int
    base: cython.int
    segment: cython.int
    feature: cython.int
    landscape: cython.int
    none: cython.double = 1
    total: cython.double = 0
    weights: cython.double = 0
    empty: cython.int = 0
    o.epoch += 1
    for i in range(6):
        found = s.grid[(here + (i & 1) * s.delta[along] + ((i >> 1) - 1) * s.delta[across]) & s.mask]
        if found <= 0:
            empty += 1
            continue
        base = s.tile_base[found - 1]
        for segment in range(base, base + SEGMENTS[s.tile_spin[found - 1] >> 2]):
            feature = s.feature[segment]
            landscape = LANDSCAPE[s.printed[segment]]
            if landscape == FIELD or s.open[feature] == 0 or o.seen[feature] == o.epoch:
                continue
            o.seen[feature] = o.epoch
            look_at(o, s, feature)
            none *= 1 - o.chance
            total += o.chance * o.worth
            weights += o.chance
    for i in range(empty):  # what will be laid there may bring a project too
        none *= 1 - 0.5 * o.left / 71
        total += 0.5 * o.left / 71 * 4
        weights += 0.5 * o.left / 71
    if weights <= 0:
        return 0
    o.chance = 1 - none
    return (1 - none) * total / weights


def castles_stand(s):
    """Whether castles could pay at once, which a follower may decide."""
    return s.castle_count > 0


def note_castles(it, o, s):
    """A market day, bridges and castles in stock, and an item for each castle that may still pay."""
    c: cython.int
    worth: cython.double
    if s.market:
        add_global(it, G_MARKET, 1)
    if s.bridges:
        add_global(it, G_BRIDGES, s.bridges_left[it.me])
        add_global(it, G_BRIDGES + 1, s.bridges_left[it.leader])
    if s.castles:
        add_global(it, G_CASTLES, s.castles_left[it.me])
        add_global(it, G_CASTLES + 1, s.castles_left[it.leader])
    for c in range(s.castle_count):
        if s.castle_done[c]:
            continue
        worth = castle_worth(o, s, c)
        begin_item(it)
        add_row(it, I_CASTLE + (s.castle_owner[c] != it.me))
        add_row(it, I_CASTLE + C_WORTH + worth_class(worth))
        add_row(it, I_CASTLE + C_CHANCE + tenths(o.chance))


add_noting(BOX, note_castles)
add_worth("stock", BOX, add_stock)
add_worth("castles", BOX, add_castles)
add_playing_out(BOX, castles_stand)
