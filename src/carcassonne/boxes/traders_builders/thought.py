"""What goods, builders, second tiles and pigs promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_figure_gain
    from carcassonne.ai.thought.items import (
        F_MARKS,
        I_CITY,
        I_FIELD,
        I_ROAD,
        P_MARKS,
        add_global,
        add_marking,
        add_noting,
        add_row,
    )
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import add_stock_weight, chance_of, cities_around, look_at_field, stock_worth
    from carcassonne.boxes.traders_builders.rules import goods_in
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.deck import is_draw
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.fields import pool_farmers
    from carcassonne.core.followers import segment_chosen
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("traders_builders"))


def add_traders(o, s):
    """Goods, a second tile that is due, builders and pigs on the landscape."""
    p: cython.int
    at: cython.int
    if s.trade:
        add_goods(o, s)
    if (s.figures >> BUILDER) & 1:
        if second_tile_due(s):
            o.expected[s.turn] += o.know.weight[W_SECOND_TILE]
        for p in range(s.players):
            at = s.standing_at[BUILDER * MAX_PLAYERS + p]
            if at and s.open[s.feature[at - 1]]:
                o.expected[p] += builder_worth(o, s, s.feature[at - 1])
    if (s.figures >> PIG) & 1:
        for p in range(s.players):
            at = s.standing_at[PIG * MAX_PLAYERS + p]
            if at:
                o.expected[p] += pig_worth(o, s, s.feature[at - 1], p)


# --- goods ------------------------------------------------------------------------------------------------------------
def add_goods(o, s):
    """The majorities of goods, by the chance that each player has one at the end."""
    kind: cython.int
    p: cython.int
    rest: cython.int
    first: cython.int
    second: cython.int
    other: cython.int
    held = cython.declare(cython.int[6])
    if not cython.compiled:
        held = [0] * 6
    for kind in range(3):
        rest = 9 if kind == 0 else 7 - kind
        first = 0
        second = 0
        for p in range(s.players):
            held[p] = tokens_of(s, kind, p)
            rest -= held[p]
            if held[p] > first:
                second = first
                first = held[p]
            elif held[p] > second:
                second = held[p]
        for p in range(s.players):
            other = second if held[p] == first else first
            o.expected[p] += 10 * majority_chance(o, held[p], other, rest)


def tokens_of(s, kind, player):
    """The tokens of a kind that a player has, with those of the cities that his tile has just finished."""
    held: cython.int = s.goods[kind * MAX_PLAYERS + player]
    if player == s.turn and s.placed and s.phase != CHOOSE_PROJECT:  # before they are taken
        held += about_to_take(s, kind)
    return held


def about_to_take(s, kind):
    """The tokens of a kind in the cities that the last tile finished, each city once."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    segment: cython.int
    before: cython.int
    city: cython.int
    count: cython.int = 0
    for segment in range(base, base + segments_on(s, tile)):
        city = s.feature[segment]
        if LANDSCAPE[s.printed[segment]] != CITY or s.open[city] or s.marks[city] & ALL_GOODS == 0:
            continue
        for before in range(base, segment):
            if s.feature[before] == city:
                break
        else:
            count += goods_in(s, city, kind)
    return count


def majority_chance(o, mine, other, rest):
    """The chance to have most of a kind at the end, seen by lead and tokens to come; without outlook, as it stands."""
    lead: cython.double = mine - other
    stands: cython.double = 1.0 if mine > 0 and lead >= 0 else 0.0
    coming: cython.double = rest * (o.left if o.left < 40 else 40) / 40.0
    outlook: cython.double = o.know.weight[W_GOODS]
    chance: cython.double
    if outlook > 1:
        outlook = 1
    if lead > coming or coming <= 0:
        return stands
    if lead < -coming:
        return 0
    chance = 1.5 * (lead + 0.5) / coming
    chance = 0.5 + 0.5 * chance / (1 + (chance if chance > 0 else -chance))
    return outlook * chance + (1 - outlook) * stands


# --- the builder ------------------------------------------------------------------------------------------------------
def second_tile_due(s):
    """Whether the player on turn is going to lay a second tile."""
    if s.undrawn_total == 0:
        return False
    if s.second_part:
        return is_draw(s)
    return s.again and s.placed


def builder_worth(o, s, feature):
    """What a builder promises where he stands: second tiles, as tiles that fit and turns to come allow."""
    uses: cython.double
    most: cython.double
    chance_of(o, s, feature)
    if o.left == 0 or o.best_fit == 0:
        return 0
    uses = (o.best_fit / (1.0 * o.left)) * (o.left / (1.0 * s.players))
    most = 0.5 + 0.5 * o.open_cells  # with few open sides a tile that extends it finishes it, too
    return o.know.weight[W_BUILDER] * uses * most / (uses + most)


def builder_gain(o, s, place, player):
    """What putting the builder adds, the one in reserve subtracted."""
    feature: cython.int = s.feature[segment_chosen(s, place)]
    stock: cython.double = stock_worth(o, BUILDER)
    chance: cython.double = chance_of(o, s, feature)
    return builder_worth(o, s, feature) - stock * (1 - chance * o.know.weight[W_RETURN])


# --- the pig ----------------------------------------------------------------------------------------------------------
def pig_worth(o, s, field, player):
    """What a pig promises: a point for each city that pays a player who has most farmers in its field."""
    if s.field_scoring == PER_CITY_4:
        return pooled_pig_worth(o, s, field, player)
    count_claims(s, field)
    if s.claim[player] == 0 or s.claim[player] < majority(s):
        return 0
    look_at_field(o, s, field)
    return o.cities + o.know.weight[W_PIG] * o.left / 71


def pooled_pig_worth(o, s, field, player):
    """The same where cities pay whoever has most farmers in all fields around them."""
    i: cython.int
    total: cython.double = 0
    o.epoch += 1
    for i in range(cities_around(o, s, field, o.epoch)):
        pool_farmers(s, o.city[i])
        if s.claim[player] == 0 or s.claim[player] < majority(s):
            continue
        total += o.know.weight[W_FIELD_CITY] * chance_of(o, s, o.city[i]) if s.open[o.city[i]] else 1
    return total + o.know.weight[W_PIG] * o.left / 71


def pig_gain(o, s, place, player):
    """What putting the pig adds, the one in reserve subtracted."""
    return pig_worth(o, s, s.feature[segment_chosen(s, place)], player) - stock_worth(o, PIG)


# --- items ------------------------------------------------------------------------------------------------------------
def mark_traders(it, s, feature, landscape):
    """Mark the item of a city with goods, of a project with a builder, of a field with a pig."""
    p: cython.int
    at: cython.int
    base: cython.int = (I_CITY if landscape == CITY else I_ROAD) + P_MARKS + M_BUILDER
    figure: cython.int = BUILDER
    if landscape > CITY:
        return
    if landscape == FIELD:
        base = I_FIELD + F_MARKS + M_PIG
        figure = PIG
    elif landscape == CITY and s.trade:
        for p in range(3):
            if goods_in(s, feature, p):
                add_row(it, I_CITY + P_MARKS + M_GOODS + p)
    if (s.figures >> figure) & 1:
        for p in range(s.players):
            at = s.standing_at[figure * MAX_PLAYERS + p]
            if at and s.feature[at - 1] == feature:
                add_row(it, base + (p != it.me))


def note_traders(it, o, s):
    """Goods, builders and pigs in the supply."""
    kind: cython.int
    p: cython.int
    best: cython.int
    if s.trade:
        for kind in range(3):
            best = 0
            for p in range(s.players):
                if p != it.me and s.goods[kind * MAX_PLAYERS + p] > best:
                    best = s.goods[kind * MAX_PLAYERS + p]
            add_global(it, G_GOODS + 2 * kind, s.goods[kind * MAX_PLAYERS + it.me])
            add_global(it, G_GOODS + 2 * kind + 1, best)
    if s.figures:
        add_global(it, G_BUILDER, s.supply[BUILDER * MAX_PLAYERS + it.me])
        add_global(it, G_BUILDER + 1, s.supply[BUILDER * MAX_PLAYERS + it.leader])
        add_global(it, G_PIG, s.supply[PIG * MAX_PLAYERS + it.me])
        add_global(it, G_PIG + 1, s.supply[PIG * MAX_PLAYERS + it.leader])


add_marking(BOX, mark_traders)
add_noting(BOX, note_traders)
add_worth("trade", BOX, add_traders)
add_figure_gain(BUILDER, builder_gain)
add_figure_gain(PIG, pig_gain)
add_stock_weight(BUILDER, W_BUILDER_STOCK)
add_stock_weight(PIG, W_PIG_STOCK)
