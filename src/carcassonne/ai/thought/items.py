"""Items: what the learnt value sees of a position, from one player's side.

One item a feature, a pair of features that a tile may join, or a thing of a box; each is a short list of rows of the
network's table, a row for every property. Globals are rows with a number. With three and more players an item knows the
own claim and the strongest rival's, so that one encoder serves any number of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of items.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import (
        chance_at_class,
        cities_around,
        fitting_at,
        look_at_cloister,
        weigh_project,
    )
    from carcassonne.core.board import halves_of
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, distinct_tiles, points_of
    from carcassonne.core.fields import pool_farmers
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LANDSCAPE, LEGAL, LIES_ON, SEGMENTS, SLOT

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    NOTING = [None] * MAX_NOTINGS
    NOTINGS = [0]
    MARKING_ITEM = [None] * MAX_NOTINGS
    MARKINGS = [0]


def note_by(noting):
    """Let a box note items and globals of its own things."""
    NOTING[NOTINGS[0]] = noting
    NOTINGS[0] += 1


def mark_item_by(marking):
    """Let a box mark the item of a feature that carries its marks or figures."""
    MARKING_ITEM[MARKINGS[0]] = marking
    MARKINGS[0] += 1


@cython.final
@cython.cclass
class Items:
    """The items and globals of one position, and the scratch space to find them; one to a thread."""

    def __init__(self) -> None:
        i: cython.int
        if not cython.compiled:
            self.size = [0] * MAX_ITEMS
            self.row = [0] * MAX_NOTED
            self.global_row = [0] * MAX_GLOBALS
            self.global_value = [0] * MAX_GLOBALS
            self.fits = [0] * 2
            self.closers = [0] * 2
            self.claimed = [0] * MAX_SEGMENTS
            self.claims = [0] * MAX_SEGMENTS
            self.strongest = [0] * MAX_SEGMENTS
            self.weighed = [0] * MAX_SEGMENTS
            self.worth_of = [0.0] * MAX_SEGMENTS
            self.chance_of = [0.0] * MAX_SEGMENTS
            self.field = [0] * MAX_SEGMENTS
            self.closing = [0] * 1024
            self.joining = [0] * 4096
        self.me = self.leader = self.count = self.noted = self.globals = 0
        self.cells = self.joinable = 0
        self.epoch = 0
        self.fit_total = -1
        self.fit_check = 0
        for i in range(MAX_SEGMENTS):
            self.claimed[i] = 0
            self.weighed[i] = 0

    def listed(self) -> tuple:
        """(the rows of every item, the globals as pairs of row and number)."""
        items, at = [], 0
        for i in range(self.count):
            items.append([self.row[at + k] for k in range(self.size[i])])
            at += self.size[i]
        return items, [(self.global_row[i], self.global_value[i]) for i in range(self.globals)]


def items_of(o: Outlook, s: State, me: cython.int) -> tuple:
    """What is seen of a position that was just evaluated: (rows of every item, pairs of global row and number)."""
    it: Items = Items()
    collect(it, o, s, me)
    return it.listed()


# --- noting -----------------------------------------------------------------------------------------------------------
def begin_item(it):
    """Begin an item; its rows follow. Where there is no room, rows go to the last one."""
    if it.count < MAX_ITEMS and it.noted < MAX_NOTED - ITEM_TERMS:
        it.count += 1
        it.size[it.count - 1] = 0


def add_row(it, row):
    """Add a row to the item begun last."""
    if it.size[it.count - 1] < ITEM_TERMS:
        it.row[it.noted] = row
        it.noted += 1
        it.size[it.count - 1] += 1


def add_global(it, row, value):
    """Add a global with its number."""
    if value and it.globals < MAX_GLOBALS:
        it.global_row[it.globals] = row
        it.global_value[it.globals] = value
        it.globals += 1


def tiles_class(count):
    """How many tiles, as one of CLASSES."""
    if count <= 4:
        return count
    if count <= 9:
        return 5 if count <= 6 else 6
    return 7 if count <= 14 else 8 if count <= 22 else 9


def worth_class(worth):
    """Points, as one of WORTHS_SEEN."""
    points: cython.int = cython.cast(cython.int, worth + 0.5) if worth > 0 else 0
    if points <= 12:
        return points
    if points <= 19:
        return 13 if points <= 15 else 14
    return 15 if points <= 25 else 16 if points <= 35 else 17


def tenths(chance):
    """A chance as one of ten."""
    tenth: cython.int = cython.cast(cython.int, 10 * chance)
    return tenth if tenth < 10 else 9


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
    for i in range(NOTINGS[0]):
        NOTING[i](it, o, s)


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
    for i in range(MAX_KINDS):
        add_global(it, G_KINDS + i, s.undrawn[i])


def bounded(value, most):
    """A number no further from 0 than the most."""
    return most if value > most else -most if value < -most else value


# --- claims -----------------------------------------------------------------------------------------------------------
def claims_on(it, s, feature):
    """The own claim on a feature * 4 + the best rival's, each at most 3."""
    if it.claimed[feature] != it.epoch:
        it.claimed[feature] = it.epoch
        if s.occupants[feature] == 0:
            it.claims[feature] = 0
            it.strongest[feature] = -1
        else:
            count_claims(s, feature)
            pack_claims(it, s, feature)
    return it.claims[feature]


def pack_claims(it, s, feature):
    """Pack the claims just counted."""
    p: cython.int
    mine: cython.int = s.claim[it.me]
    best: cython.int = 0
    who: cython.int = -1
    for p in range(s.players):
        if p != it.me and s.claim[p] and (s.claim[p] > best or (s.claim[p] == best and p == it.leader)):
            best = s.claim[p]
            who = p
    it.strongest[feature] = who
    it.claims[feature] = 4 * (mine if mine < 3 else 3) + (best if best < 3 else 3)


def note_leader(it, s, feature):
    """With several rivals: whether the strongest in a feature is the one that leads."""
    if s.players > 2 and it.strongest[feature] >= 0:
        add_row(it, I_LEADER + (it.strongest[feature] == it.leader))


# --- empty squares ----------------------------------------------------------------------------------------------------
def feature_facing(s, f, d):
    """The feature that a frontier square faces on a side, a span's road where one ends there."""
    found: cython.int = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
    if s.tile_span[found] and (s.tile_span[found] >> (d & 1)) & 1:
        return s.feature[s.tile_base[found] + SEGMENTS[s.tile_spin[found] >> 2]]
    return s.feature[s.tile_base[found] + SLOT[(s.tile_spin[found] * 4 + (d ^ 2)) * 3]]


def closers_at(it, s, key, d):
    """How many undrawn tiles fit a frontier key and close there what comes in at a side."""
    kind: cython.int
    rotation: cython.int
    fitting: cython.int
    lies: cython.int
    e: cython.int
    count: cython.int = 0
    if it.closing[key * 4 + d] >= 0:
        return it.closing[key * 4 + d]
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] == 0:
            continue
        fitting = LEGAL[FITS_AT[s.looks + kind] + key] & ROTATIONS
        rotation = 0
        while fitting:
            if fitting & 1:
                lies = LIES_ON[kind * 8 + SLOT[((kind * 4 + rotation) * 4 + d) * 3]]
                lies = ((lies << (2 * rotation)) | (lies >> (8 - 2 * rotation))) & 255
                for e in range(4):
                    if (lies >> (2 * e)) & 3 and not (key >> (2 * e)) & 3:
                        break
                else:
                    count += s.undrawn[kind]
                    break
            fitting >>= 1
            rotation += 1
    it.closing[key * 4 + d] = count
    return count


def joiners_at(it, s, key, d, other):
    """How many undrawn tiles fit a frontier key and join there what comes in at two sides."""
    kind: cython.int
    rotation: cython.int
    fitting: cython.int
    at: cython.int
    count: cython.int = 0
    if it.joining[key * 16 + d * 4 + other] >= 0:
        return it.joining[key * 16 + d * 4 + other]
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] == 0:
            continue
        fitting = LEGAL[FITS_AT[s.looks + kind] + key] & ROTATIONS
        rotation = 0
        while fitting:
            if fitting & 1:
                at = (kind * 4 + rotation) * 4
                if SLOT[(at + d) * 3] == SLOT[(at + other) * 3]:
                    count += s.undrawn[kind]
                    break
            fitting >>= 1
            rotation += 1
    it.joining[key * 16 + d * 4 + other] = count
    return count


def walk_around(it, o, s, feature, landscape):
    """The distinct empty squares a project faces, the two worst of them, and whose projects could be joined there."""
    x: cython.int = feature
    d: cython.int
    e: cython.int
    i: cython.int
    f: cython.int
    key: cython.int
    fit: cython.int
    close: cython.int
    sides: cython.int
    found: cython.int
    other: cython.int
    claims: cython.int
    count: cython.int = 0
    cells = cython.declare(cython.int[8])
    if not cython.compiled:
        cells = [0] * 8
    it.joinable = 0
    it.fits[0] = 1000
    it.fits[1] = 1000
    it.closers[0] = 0
    it.closers[1] = 0
    while True:
        sides = halves_of(s, x)
        for d in range(4):
            if not (sides >> (2 * d)) & 3:
                continue
            found = s.grid[(s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask]
            if found > 0:
                continue
            for i in range(count if count < 8 else 8):
                if cells[i] == found:
                    break
            else:
                if count < 8:
                    cells[count] = found
                count += 1
                f = -found - 1
                key = s.frontier_key[f]
                fit = fitting_at(o, s, f)
                close = closers_at(it, s, key, d ^ 2)
                if fit < it.fits[0] or (fit == it.fits[0] and close < it.closers[0]):
                    it.fits[1] = it.fits[0]
                    it.closers[1] = it.closers[0]
                    it.fits[0] = fit
                    it.closers[0] = close
                elif fit < it.fits[1] or (fit == it.fits[1] and close < it.closers[1]):
                    it.fits[1] = fit
                    it.closers[1] = close
                for e in range(4):
                    if e != d ^ 2 and (key >> (2 * e)) & 3 == landscape:
                        other = feature_facing(s, f, e)
                        if other != feature:
                            claims = claims_on(it, s, other)
                            if claims == 0:
                                it.joinable |= 4
                            elif claims >> 2 > claims & 3:
                                it.joinable |= 1
                            else:
                                it.joinable |= 2
        x = s.next[x]
        if x == feature:
            break
    it.cells = count


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
    begin_item(it)
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
    if s.marks[feature] or s.figures:
        for i in range(MARKINGS[0]):
            MARKING_ITEM[i](it, s, feature, landscape)


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
    begin_item(it)
    add_row(it, I_HUB + H_CLAIMS + 2 * (LANDSCAPE[s.printed[feature]] != CLOISTER) + (claims >> 2 == 0))
    add_row(it, I_HUB + H_EMPTY + s.open[feature])
    add_row(it, I_HUB + H_UNFIT + 3 * (dead if dead < 2 else 2) + (few if few < 2 else 2))
    add_row(it, I_HUB + H_CHANCE + tenths(o.chance))
    note_leader(it, s, feature)
    if s.figures:
        for i in range(MARKINGS[0]):
            MARKING_ITEM[i](it, s, feature, CLOISTER)


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
            worth += s.special_value if s.marks[city] & SPECIAL else value
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
    begin_item(it)
    add_row(it, I_FIELD + F_CLAIMS + claims_on(it, s, field))
    add_row(it, I_FIELD + F_DONE + (done if done < 9 else 9))
    add_row(it, I_FIELD + F_OPEN + (open_ if open_ < 6 else 6))
    i = cython.cast(cython.int, 2 * hope)
    add_row(it, I_FIELD + F_HOPE + (i if i < 8 else 8))
    add_row(it, I_FIELD + F_WAYS + (ways if ways < 10 else 10))
    add_row(it, I_FIELD + F_OWNERS + 3 * (mine if mine < 2 else 2) + (yours if yours < 2 else 2))
    add_row(it, I_FIELD + F_WORTH + worth_class(worth))
    note_leader(it, s, field)
    if s.figures:
        for i in range(MARKINGS[0]):
            MARKING_ITEM[i](it, s, field, FIELD)


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
                add_row(it, I_FARMED + A_HOPE + (1 if s.marks[city] & SPECIAL else 0))


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
