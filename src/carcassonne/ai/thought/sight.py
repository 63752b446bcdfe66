"""Sight: what of a position is noted for the learnt value, and how (`items` is the notebook)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.items import *
    from carcassonne.ai.thought.items import mark_feature, note_boxes
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import (
        chance_at_class,
        cities_around,
        fitting_at,
        look_at_cloister,
        weigh_project,
    )
    from carcassonne.core.board import halves_of
    from carcassonne.core.features import distinct_tiles, points_of
    from carcassonne.core.fields import pool_farmers
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


def items_of(o: Outlook, s: State, me: cython.int) -> tuple:
    """What is seen of a position that was just evaluated: (rows of every item, pairs of global row and number)."""
    it: Items = Items()
    collect(it, o, s, me)
    return it.listed()


# --- a position -------------------------------------------------------------------------------------------------------
def collect(it, o, s, me):
    """Note the items and globals of a position that was just evaluated, as a player sees it."""
    segment: cython.int
    landscape: cython.int
    fields: cython.int = 0
    i: cython.int
    begin_collecting(it, o, s, me)
    note_globals(it, o, s)
    for segment in range(s.segments):
        if s.feature[segment] != segment or s.parts[segment] == 0:
            continue
        landscape = LANDSCAPE[s.printed[segment]]
        if landscape == FIELD:
            it.field[fields] = segment
            fields += 1
        elif s.open[segment] == 0:
            continue
        elif landscape <= CITY:
            note_project(it, o, s, segment, landscape)
        elif s.occupants[segment]:
            note_hub(it, o, s, segment)
    for i in range(fields):
        note_field(it, o, s, it.field[i])
    if s.field_scoring == PER_CITY_4:
        note_farmed(it, o, s)
    note_pairs(it, o, s)
    note_boxes(it, o, s)


def begin_collecting(it, o, s, me):
    """Begin anew for a player; what was counted for other undrawn tiles is stale."""
    i: cython.int
    it.me = me
    it.epoch += 1
    it.count = 0
    it.noted = 0
    it.globals = 0
    it.leader = -1
    for i in range(s.players):
        if i != me and (it.leader < 0 or o.expected[i] > o.expected[it.leader]):
            it.leader = i
    if o.fit_check != it.fit_check or o.fit_total != it.fit_total:
        it.fit_check = o.fit_check
        it.fit_total = o.fit_total
        for i in range(1024):
            it.closing[i] = -1
        for i in range(4096):
            it.joining[i] = -1


def note_globals(it, o, s):
    """Supplies, time, scores, undrawn tiles and the state of the frontier."""
    i: cython.int
    p: cython.int
    mine: cython.int = s.supply[it.me] + s.supply[LARGE * MAX_PLAYERS + it.me]
    yours: cython.int = s.supply[it.leader] + s.supply[LARGE * MAX_PLAYERS + it.leader]
    left: cython.int = o.left
    fit: cython.int
    dead: cython.int = 0
    dying: cython.int = 0
    others: cython.int = 0
    best: cython.int = -1000
    ahead: cython.double
    add_global(it, G_SUPPLY + 8 * (mine if mine < 8 else 7) + (yours if yours < 8 else 7), 1)
    add_global(it, G_LEFT + (left if left <= 24 else 24 + ((left - 21) >> 2 if left < 112 else 23)), 1)
    add_global(it, G_TURN + (it.me - s.turn + s.players) % s.players, 1)
    add_global(it, G_PLAYERS + s.players, 1)
    for p in range(s.players):
        if p != it.me:
            if s.score[p] > best:
                best = s.score[p]
            if p != it.leader:
                others += s.supply[p] + s.supply[LARGE * MAX_PLAYERS + p]
    best = s.score[it.me] - best
    add_global(it, G_MARGIN, bounded(best, 63) >> 2)
    ahead = o.expected[it.me] - o.expected[it.leader]
    if ahead > 60:
        ahead = 60
    if ahead < -60:
        ahead = -60
    add_global(it, G_EVALUATION, (cython.cast(cython.int, ahead + 64.5) - 64) >> 2)
    for i in range(s.frontier_size):
        fit = fitting_at(o, s, i)
        dead += fit == 0
        dying += 0 < fit <= 2
    add_global(it, G_FRONTIER, s.frontier_size >> 2)
    add_global(it, G_DEAD, bounded(dead, 15))
    add_global(it, G_DYING, bounded(dying, 15))
    add_global(it, G_OTHERS, others)
    if s.second_part:
        add_global(it, G_AGAIN, 1)
    for i in range(bounded(s.kinds, G_BOXES - G_KINDS)):  # kinds that came later have no rows of their own
        add_global(it, G_KINDS + i, s.undrawn[i])


def bounded(value, most):
    """A number no further from 0 than the most."""
    return most if value > most else -most if value < -most else value


# --- features ---------------------------------------------------------------------------------------------------------
def note_project(it, o, s, feature, landscape):
    """A city or road that is not finished."""
    base: cython.int = I_CITY if landscape == CITY else I_ROAD
    i: cython.int
    claims: cython.int
    tiles: cython.int
    chance: cython.double
    walk_around(it, o, s, feature, landscape)
    claims = claims_on(it, s, feature)
    o.open_cells = it.cells
    chance = chance_at_class(o, landscape, it.cells, it.fits[0])
    weigh_project(o, s, feature, chance)
    it.weighed[feature] = it.epoch
    it.worth_of[feature] = o.worth
    it.chance_of[feature] = chance
    begin_item_of(it, feature)
    add_row(it, base + P_CLAIMS + claims)
    tiles = distinct_tiles(s, feature)
    add_row(it, base + P_TILES + (tiles if tiles < 12 else 12) - 1)
    if landscape == CITY and s.pennants[feature]:
        add_row(it, base + P_PENNANTS + (s.pennants[feature] if s.pennants[feature] < 4 else 4) - 1)
    add_row(it, base + P_OPEN + (it.cells if it.cells < 7 else 7) - 1)
    add_row(it, base + P_FIT + tiles_class(it.fits[0]))
    add_row(it, base + P_CLOSE + tiles_class(it.closers[0]))
    if it.cells > 1:
        add_row(it, base + P_FIT_NEXT + tiles_class(it.fits[1]))
        add_row(it, base + P_CLOSE_NEXT + tiles_class(it.closers[1]))
    add_row(it, base + P_CHANCE + tenths(chance))
    add_row(it, base + P_JOIN + it.joinable)
    add_row(it, base + P_WORTH + worth_class(o.worth))
    i = points_of(s, feature, False)
    add_row(it, base + P_NOW + (i if i < 13 else 13))
    note_leader(it, s, feature)
    mark_feature(it, s, feature, landscape)


def note_hub(it, o, s, feature):
    """A cloister, or what is surrounded like one, with somebody on it."""
    i: cython.int
    found: cython.int
    fit: cython.int
    dead: cython.int = 0
    few: cython.int = 0
    claims: cython.int = claims_on(it, s, feature)
    tile: cython.int = s.tile_at[feature]
    for i in range(8):
        found = s.grid[(s.tile_cell[tile] + s.around[i]) & s.mask]
        if found < 0:
            fit = fitting_at(o, s, -found - 1)
            dead += fit == 0
            few += 0 < fit <= 3
    look_at_cloister(o, s, feature)
    begin_item_of(it, feature)
    add_row(it, I_HUB + H_CLAIMS + 2 * (LANDSCAPE[s.printed[feature]] != CLOISTER) + (claims >> 2 == 0))
    add_row(it, I_HUB + H_EMPTY + s.open[feature])
    add_row(it, I_HUB + H_UNFIT + 3 * (dead if dead < 2 else 2) + (few if few < 2 else 2))
    add_row(it, I_HUB + H_CHANCE + tenths(o.chance))
    note_leader(it, s, feature)
    mark_feature(it, s, feature, CLOISTER)


def note_field(it, o, s, field):
    """A field with farmers, or one that is still open to them and borders a city."""
    x: cython.int = field
    i: cython.int
    d: cython.int
    city: cython.int
    halves: cython.int
    claims: cython.int
    count: cython.int
    ways: cython.int = 0
    done: cython.int = 0
    open_: cython.int = 0
    mine: cython.int = 0
    yours: cython.int = 0
    hope: cython.double = 0
    worth: cython.double = 0
    value: cython.double = 4 if s.field_scoring == PER_CITY_4 else 3
    o.epoch += 1
    count = cities_around(o, s, field, o.epoch)
    if s.occupants[field] == 0 and count == 0:
        return
    while True:
        halves = halves_of(s, x)
        for d in range(4):
            if (halves >> (2 * d)) & 3 and s.grid[(s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask] <= 0:
                ways += 1
        x = s.next[x]
        if x == field:
            break
    if s.occupants[field] == 0 and ways == 0:
        return
    for i in range(count):
        city = o.city[i]
        if s.open[city] == 0:
            done += 1
            worth += s.castle_value if s.marks[city] & CASTLE_CITY else value
            continue
        open_ += 1
        if it.weighed[city] == it.epoch:
            hope += it.chance_of[city]
        claims = claims_on(it, s, city)
        if claims >> 2 > claims & 3:
            mine += 1
        elif claims:
            yours += 1
    worth += value * hope
    it.weighed[field] = it.epoch
    it.worth_of[field] = worth
    begin_item_of(it, field)
    add_row(it, I_FIELD + F_CLAIMS + claims_on(it, s, field))
    add_row(it, I_FIELD + F_DONE + (done if done < 9 else 9))
    add_row(it, I_FIELD + F_OPEN + (open_ if open_ < 6 else 6))
    i = cython.cast(cython.int, 2 * hope)
    add_row(it, I_FIELD + F_HOPE + (i if i < 8 else 8))
    add_row(it, I_FIELD + F_WAYS + (ways if ways < 10 else 10))
    add_row(it, I_FIELD + F_OWNERS + 3 * (mine if mine < 2 else 2) + (yours if yours < 2 else 2))
    add_row(it, I_FIELD + F_WORTH + worth_class(worth))
    note_leader(it, s, field)
    mark_feature(it, s, field, FIELD)


def note_farmed(it, o, s):
    """Cities with farmers around them, where cities pay and not fields."""
    segment: cython.int
    i: cython.int
    k: cython.int
    count: cython.int
    city: cython.int
    mark: cython.uint
    o.epoch += 1
    mark = o.epoch
    for segment in range(s.segments):
        if s.follower[segment] == 0 or LANDSCAPE[s.printed[segment]] != FIELD:
            continue
        count = cities_around(o, s, segment, mark)
        for i in range(count):
            city = o.city[i]
            k = claims_on(it, s, city)
            pool_farmers(s, city)
            pack_claims(it, s, city)
            begin_item(it)
            add_row(it, I_FARMED + it.claims[city])
            note_leader(it, s, city)
            it.claims[city] = k
            if s.open[city]:
                k = cython.cast(cython.int, 5 * it.chance_of[city])
                add_row(it, I_FARMED + A_HOPE + 2 + (k if k < 5 else 4))
            else:
                add_row(it, I_FARMED + A_HOPE + (1 if s.marks[city] & CASTLE_CITY else 0))


# --- pairs ------------------------------------------------------------------------------------------------------------
def note_pairs(it, o, s):
    """Empty squares between two features of one landscape, at least one of them occupied."""
    f: cython.int
    d: cython.int
    other: cython.int
    key: cython.int
    land: cython.int
    beside = cython.declare(cython.int[4])
    if not cython.compiled:
        beside = [0] * 4
    for f in range(s.frontier_size):
        key = s.frontier_key[f]
        if key & (key - 1) == 0:
            continue
        for d in range(4):
            beside[d] = feature_facing(s, f, d) if (key >> (2 * d)) & 3 else -1
        for d in range(3):
            if beside[d] < 0:
                continue
            land = (key >> (2 * d)) & 3
            for other in range(d + 1, 4):
                if beside[other] < 0 or (key >> (2 * other)) & 3 != land or beside[d] == beside[other]:
                    continue
                if s.occupants[beside[d]] or s.occupants[beside[other]]:
                    note_pair(
                        it, o, s, beside[d], beside[other], land, fitting_at(o, s, f), joiners_at(it, s, key, d, other)
                    )
                    it.square_of[it.count - 1] = f


def note_pair(it, o, s, a, b, landscape, fitting, joiners):
    """Two features that a tile may join: who claims them, how many tiles there are, and what it would change."""
    ca: cython.int = claims_on(it, s, a)
    cb: cython.int = claims_on(it, s, b)
    mine_a: cython.int = ca >> 2
    mine_b: cython.int = cb >> 2
    yours_a: cython.int = ca & 3
    yours_b: cython.int = cb & 3
    first: cython.int
    second: cython.int
    worth_a: cython.double = it.worth_of[a] if it.weighed[a] == it.epoch else 0
    worth_b: cython.double = it.worth_of[b] if it.weighed[b] == it.epoch else 0
    swing: cython.double = 0
    if mine_a + mine_b >= yours_a + yours_b:
        swing += worth_a + worth_b
    if yours_a + yours_b >= mine_a + mine_b:
        swing -= worth_a + worth_b
    if mine_a > yours_a:
        swing -= worth_a
    if yours_a > mine_a:
        swing += worth_a
    if mine_b > yours_b:
        swing -= worth_b
    if yours_b > mine_b:
        swing += worth_b
    if swing > 36:
        swing = 36
    if swing < -36:
        swing = -36
    first = 3 * (mine_a if mine_a < 2 else 2) + (yours_a if yours_a < 2 else 2)
    second = 3 * (mine_b if mine_b < 2 else 2) + (yours_b if yours_b < 2 else 2)
    if first < second:
        first, second = second, first
    begin_item(it)
    add_row(it, I_PAIR + 81 * (landscape - 1) + 9 * first + second)
    add_row(it, I_PAIR + R_FIT + tiles_class(fitting))
    add_row(it, I_PAIR + R_JOIN + tiles_class(joiners))
    add_row(it, I_PAIR + R_SWING + cython.cast(cython.int, (swing + 39) / 6))
