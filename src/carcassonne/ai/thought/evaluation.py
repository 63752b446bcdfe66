"""The evaluation: how many points each player is expected to end with, seen from a position.

Expected points = score + what every occupied feature is worth to whoever holds the majority in it + what followers in
the supply are worth + what the modules promise (castles, crown spaces, tokens). A project is worth its finished value
times the chance that it is finished, plus its unfinished value times the rest; the chance is a table learnt from
self-play over the number of open cells, the tiles left that fit the worst of them, and the time left.

A feature that is finished but not yet scored counts as finished with certainty, its followers as home: so a position in
the follower step is worth what it will be worth after the scoring.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.knowledge import Knowledge
    from carcassonne.core.castles import castle_standing
    from carcassonne.core.features import count_claims, majority, pennant_points, tile_points
    from carcassonne.core.fields import pool_farmers
    from carcassonne.core.state import *
    from carcassonne.core.tables import CROWN_SPACES, LANDSCAPE, LEGAL, LIES_ON, SEGMENTS, SLOT, SYMBOL, TOUCHES


@cython.final
@cython.cclass
class Evaluator:
    """Knowledge and the scratch space of one evaluation; one to a thread."""

    def __init__(self, know: Knowledge) -> None:
        if not cython.compiled:
            self.expected = [0.0] * 6
            self.fit = [0] * 256
            self.seen = [0] * 512
            self.looked = [0] * 512
            self.value_of = [0.0] * 512
            self.epoch = 0
            self.open_cells = self.worst_fit = self.left = self.symbols = 0
            self.worth = self.chance = 0.0
        self.know = know
        self.looks = 0
        self.fit_total = -1
        self.fit_check = 0

    def of(self, s: State) -> tuple:
        """The points each player is expected to end with."""
        evaluate(self, s)
        return tuple([self.expected[p] for p in range(s.players)])

    def positions(self) -> int:
        """How many positions have been evaluated."""
        return self.looks

    def look_many(self, s: State, times: cython.int) -> None:
        """Evaluate one position many times, for the benchmark."""
        i: cython.int
        with cython.nogil:
            for i in range(times):
                evaluate(self, s)


# --- the outlook of a project ----------------------------------------------------------------------------------------
def begin_look(e, s):
    """Start an evaluation: what was counted for other undrawn tiles or another position is stale."""
    kind: cython.int
    check: cython.uint = 0
    symbols: cython.int = 0
    e.epoch += 1
    e.left = s.undrawn_total
    if e.left >= MAX_LEFT:
        e.left = MAX_LEFT - 1
    for kind in range(MAX_KINDS):
        if s.undrawn[kind]:
            check = (check * 31 + kind * 7 + s.undrawn[kind]) & 0xFFFFFF
            if SYMBOL[kind]:
                symbols += s.undrawn[kind]
    e.symbols = symbols
    if check != e.fit_check or s.undrawn_total != e.fit_total:
        e.fit_check = check
        e.fit_total = s.undrawn_total
        for kind in range(256):
            e.fit[kind] = -1


def fitting(e, s, key):
    """How many undrawn tiles fit a frontier square with this key."""
    kind: cython.int
    count: cython.int = 0
    if e.fit[key] < 0:
        for kind in range(MAX_KINDS):
            if s.undrawn[kind] and LEGAL[kind * 256 + key]:
                count += s.undrawn[kind]
        e.fit[key] = count
    return e.fit[key]


def look_at_openings(e, s, feature):
    """The distinct empty squares a city or road still faces, and how many tiles fit the worst of them."""
    x: cython.int = feature
    d: cython.int
    i: cython.int
    tile: cython.int
    sides: cython.int
    found: cython.int
    count: cython.int = 0
    worst: cython.int = 1000
    tiles_fit: cython.int
    cells = cython.declare(cython.int[8])
    if not cython.compiled:
        cells = [0] * 8
    while True:
        tile = s.tile_at[x]
        sides = LIES_ON[s.printed[x]]
        if sides == 0:  # a bridge
            sides = 0x33 if s.tile_bridge[tile] == BRIDGE_NS else 0xCC
        else:
            sides = (sides << (2 * (s.tile_spin[tile] & 3))) | (sides >> (8 - 2 * (s.tile_spin[tile] & 3)))
        for d in range(4):
            if not (sides >> (2 * d)) & 3:
                continue
            found = s.grid[(s.tile_cell[tile] + s.delta[d]) & s.mask]
            if found > 0:
                continue
            for i in range(count if count < 8 else 8):
                if cells[i] == found:
                    break
            else:
                if count < 8:
                    cells[count] = found
                count += 1
                tiles_fit = fitting(e, s, s.frontier_key[-found - 1])
                if tiles_fit < worst:
                    worst = tiles_fit
        x = s.next[x]
        if x == feature:
            break
    e.open_cells = count
    e.worst_fit = worst


def class_of(e, s, feature):
    """The class of the completion table an unfinished city or road falls into."""
    cells: cython.int
    fit: cython.int
    look_at_openings(e, s, feature)
    cells = e.open_cells if e.open_cells < OPEN_CLASSES else OPEN_CLASSES
    fit = e.worst_fit
    if fit > 2:
        fit = 3 if fit <= 4 else 4 if fit <= 8 else 5 if fit <= 16 else 6
    if LANDSCAPE[s.printed[feature]] != CITY:
        cells += OPEN_CLASSES
    return ((cells - 1) * FIT_CLASSES + fit) * TIME_CLASSES + (e.left >> 3)


def chance_of(e, s, feature):
    """The chance that a city or road is finished."""
    if s.open[feature] == 0:
        e.open_cells = 0
        return 1.0
    return e.know.complete[class_of(e, s, feature)]


def look_at_project(e, s, feature):
    """What a city or road is worth to its owner, and the chance that it gives its followers back."""
    chance: cython.double = chance_of(e, s, feature)
    finished: cython.double
    rest: cython.double
    e.chance = chance
    if chance == 1.0 and e.open_cells == 0:
        e.worth = tile_points(s, feature, True) + pennant_points(s, feature, True)
        return
    finished = tile_points(s, feature, True) + pennant_points(s, feature, True)
    rest = tile_points(s, feature, False) + pennant_points(s, feature, False)
    if LANDSCAPE[s.printed[feature]] == CITY:
        finished += 2 * e.know.weight[W_CITY_GROWTH] * e.open_cells
        rest += e.know.weight[W_CITY_LEFT_OVER]
    else:
        finished += e.know.weight[W_ROAD_GROWTH] * e.open_cells
        rest += e.know.weight[W_ROAD_LEFT_OVER]
    e.worth = chance * finished + (1 - chance) * rest


def look_at_cloister(e, s, feature):
    """What a cloister is worth: the squares around it that will be filled at the end."""
    at: cython.int = s.open[feature] * TIME_CLASSES + (e.left >> 3)
    if s.open[feature] == 0:
        e.chance = 1.0
        e.worth = 9
        return
    e.chance = e.know.cloister[at]
    e.worth = 9 - s.open[feature] + e.know.weight[W_CLOISTER_FILL] * e.know.cloister_fill[at]


def look_at_field(e, s, field):
    """What a field is worth: completed cities around it, and those that may still be completed."""
    x: cython.int = field
    touched: cython.int
    place: cython.int
    city: cython.int
    worth: cython.double = 0
    value: cython.double = 4 if s.field_scoring == PER_CITY_4 else 3
    outlook: cython.double = 0
    standing: cython.int
    e.epoch += 1
    while True:
        touched = TOUCHES[s.printed[x]]
        place = x - (s.printed[x] & 7)
        while touched:
            if touched & 1:
                city = s.feature[place]
                if e.seen[city] != e.epoch:
                    e.seen[city] = e.epoch
                    standing = castle_standing(s, city) if s.castle_count else 0
                    if standing:
                        worth += s.castle_value
                    elif s.open[city] == 0:
                        worth += value
                    else:
                        outlook += chance_of(e, s, city)
            touched >>= 1
            place += 1
        x = s.next[x]
        if x == field:
            break
    e.chance = 0
    e.worth = worth + value * e.know.weight[W_FIELD_CITY] * outlook + e.know.weight[W_FIELD_GROWTH] * e.left / 71


def look_at(e, s, feature):
    """What a feature is worth to its owner and the chance that it is finished, into `worth` and `chance`."""
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    if landscape == FIELD:
        look_at_field(e, s, feature)
    elif landscape == CLOISTER:
        look_at_cloister(e, s, feature)
    else:
        look_at_project(e, s, feature)


# --- followers -------------------------------------------------------------------------------------------------------
def hand_worth(e, s, player, change):
    """What a player's supply, changed by so many followers, is worth."""
    count: cython.int = s.supply[player] + change
    if count > 20:
        count = 20
    if count < 0:
        count = 0
    return e.know.hand[count * MAX_LEFT + e.left]


def return_worth(e, s, player):
    """What it is worth to a player to get one more follower back."""
    return hand_worth(e, s, player, 1) - hand_worth(e, s, player, 0)


def claim_worth(e, s, feature, player):
    """What a free feature gains a player who puts a follower on it, the follower's own worth included."""
    spent: cython.double = hand_worth(e, s, player, 0) - hand_worth(e, s, player, -1)
    look_at(e, s, feature)
    if e.chance == 1.0:  # scored at once: the follower comes straight back
        return e.worth
    return e.worth - spent + e.chance * e.know.weight[W_RETURN] * spent


# --- the whole position ----------------------------------------------------------------------------------------------
def evaluate(e, s):
    """The points each player is expected to end with, into `expected`."""
    p: cython.int
    segment: cython.int
    feature: cython.int
    best: cython.int
    mark: cython.uint
    begin_look(e, s)
    e.looks += 1
    for p in range(s.players):
        e.expected[p] = s.score[p]
    if s.phase == OVER:
        return
    for p in range(s.players):
        e.expected[p] += hand_worth(e, s, p, 0)
        if s.bridges:
            e.expected[p] += e.know.weight[W_BRIDGE_STOCK] * s.bridges_left[p] * e.left / 71
        if s.castles:
            e.expected[p] += e.know.weight[W_CASTLE_STOCK] * s.castles_left[p] * e.left / 71
    mark = e.epoch
    for segment in range(s.segments):
        if s.follower[segment] == 0:
            continue
        feature = s.feature[segment]
        if e.looked[feature] == mark:
            continue
        e.looked[feature] = mark
        if s.field_scoring == PER_CITY_4 and LANDSCAPE[s.printed[feature]] == FIELD:
            e.value_of[feature] = 0  # paid city by city below
            continue
        look_at(e, s, feature)
        e.value_of[feature] = e.worth
        count_claims(s, feature)
        best = majority(s)
        for p in range(s.players):
            if s.claim[p]:
                if s.claim[p] == best:
                    e.expected[p] += e.worth
                if e.chance == 1.0:
                    e.expected[p] += hand_worth(e, s, p, s.claim[p]) - hand_worth(e, s, p, 0)
                elif e.chance > 0:
                    e.expected[p] += e.chance * e.know.weight[W_RETURN] * s.claim[p] * return_worth(e, s, p)
    if s.field_scoring == PER_CITY_4:
        add_farmed_cities(e, s)
    if s.castle_count:
        add_castles(e, s)
    if s.wheel:
        add_wheel(e, s)
    add_threats(e, s, mark)


def add_threats(e, s, mark):
    """Empty squares between two occupied features of one landscape: a tile there may join them (ruling B4.7)."""
    f: cython.int
    d: cython.int
    other: cython.int
    key: cython.int
    found: cython.int
    a: cython.int
    b: cython.int
    weight: cython.double
    beside = cython.declare(cython.int[4])
    if not cython.compiled:
        beside = [0] * 4
    for f in range(s.frontier_size):
        key = s.frontier_key[f]
        for d in range(4):
            beside[d] = -1
            if (key >> (2 * d)) & 3:
                found = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
                a = s.feature[s.tile_base[found] + SLOT[(s.tile_spin[found] * 4 + (d ^ 2)) * 3]]
                if e.looked[a] == mark:
                    beside[d] = a
        for d in range(3):
            a = beside[d]
            if a < 0:
                continue
            for other in range(d + 1, 4):
                b = beside[other]
                if b < 0 or a == b or (key >> (2 * d)) & 3 != (key >> (2 * other)) & 3:
                    continue
                if (key >> (2 * d)) & 3 == CITY:
                    weight = e.know.weight[W_THREAT_CITY]
                elif (key >> (2 * d)) & 3 == ROAD:
                    weight = e.know.weight[W_THREAT_ROAD]
                else:
                    weight = e.know.weight[W_THREAT_FIELD]
                weight *= fitting(e, s, key) / (fitting(e, s, key) + 2.0)
                if weight > 0:
                    add_threat(e, s, a, b, weight)


def add_threat(e, s, a, b, weight):
    """What joining two features would change for each player, weighed by how likely it is."""
    p: cython.int
    best_a: cython.int
    best_b: cython.int
    best: cython.int
    change: cython.double
    first = cython.declare(cython.int[6])
    if not cython.compiled:
        first = [0] * 6
    count_claims(s, a)
    best_a = majority(s)
    for p in range(s.players):
        first[p] = s.claim[p]
    count_claims(s, b)
    best_b = majority(s)
    best = 0
    for p in range(s.players):
        if first[p] + s.claim[p] > best:
            best = first[p] + s.claim[p]
    for p in range(s.players):
        change = 0
        if first[p] + s.claim[p] == best:
            change += e.value_of[a] + e.value_of[b]
        if first[p] == best_a:
            change -= e.value_of[a]
        if s.claim[p] == best_b:
            change -= e.value_of[b]
        e.expected[p] += weight * change


def add_farmed_cities(e, s):
    """Cities paid one by one to whoever has most farmers in all fields around them (ruling A2)."""
    segment: cython.int
    x: cython.int
    touched: cython.int
    place: cython.int
    city: cython.int
    p: cython.int
    best: cython.int
    mark: cython.uint
    worth: cython.double
    e.epoch += 1
    mark = e.epoch
    for segment in range(s.segments):
        if s.follower[segment] == 0 or LANDSCAPE[s.printed[segment]] != FIELD:
            continue
        e.expected[s.follower[segment] - 1] += e.know.weight[W_FIELD_GROWTH] * e.left / 71
        x = segment
        while True:
            touched = TOUCHES[s.printed[x]]
            place = x - (s.printed[x] & 7)
            while touched:
                if touched & 1 and e.seen[s.feature[place]] != mark:
                    city = s.feature[place]
                    e.seen[city] = mark
                    worth = 4.0
                    if s.castle_count and castle_standing(s, city):
                        worth = s.castle_value
                    elif s.open[city]:
                        worth = 4 * e.know.weight[W_FIELD_CITY] * chance_of(e, s, city)
                    pool_farmers(s, city)
                    best = majority(s)
                    for p in range(s.players):
                        if best and s.claim[p] == best:
                            e.expected[p] += worth
                touched >>= 1
                place += 1
            x = s.next[x]
            if x == segment:
                break


# --- castles and the wheel -------------------------------------------------------------------------------------------
def site_worth(e, s, tile, side):
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
    e.epoch += 1
    for i in range(6):
        found = s.grid[(here + (i & 1) * s.delta[along] + ((i >> 1) - 1) * s.delta[across]) & s.mask]
        if found <= 0:
            empty += 1
            continue
        base = s.tile_base[found - 1]
        for segment in range(base, base + SEGMENTS[s.tile_spin[found - 1] >> 2]):
            feature = s.feature[segment]
            landscape = LANDSCAPE[s.printed[segment]]
            if landscape == FIELD or s.open[feature] == 0 or e.seen[feature] == e.epoch:
                continue
            e.seen[feature] = e.epoch
            look_at(e, s, feature)
            none *= 1 - e.chance
            total += e.chance * e.worth
            weights += e.chance
    for i in range(empty):  # what will be laid there may bring a project too
        none *= 1 - 0.5 * e.left / 71
        total += 0.5 * e.left / 71 * 4
        weights += 0.5 * e.left / 71
    if weights <= 0:
        return 0
    e.chance = 1 - none
    return (1 - none) * total / weights


def castle_worth(e, s, castle):
    """What an occupied castle promises its owner."""
    return e.know.weight[W_CASTLE] * site_worth(e, s, s.castle_tile[castle], s.castle_side[castle])


def add_castles(e, s):
    """Occupied castles promise points and their follower back."""
    c: cython.int
    for c in range(s.castle_count):
        if s.castle_done[c]:
            continue
        e.expected[s.castle_owner[c]] += castle_worth(e, s, c)
        e.expected[s.castle_owner[c]] += e.chance * e.know.weight[W_RETURN] * return_worth(e, s, s.castle_owner[c])


def crown_worth(e, s, wheel_segment, player):
    """What a follower on a crown space promises: its points times the chance that the pig stops there."""
    steps: cython.int = (wheel_segment - s.pig + 6) % 6
    chance: cython.double = 0
    miss: cython.double = 1
    i: cython.int
    points: cython.double = 3
    if e.symbols == 0:
        e.chance = 0
        return 0
    if CROWN_SPACES[wheel_segment] == 2:
        points = 4.5
        if s.crown[2 * wheel_segment] and s.crown[2 * wheel_segment + 1]:
            points = 3
    for i in range(e.symbols):
        miss *= 5.0 / 6
    chance = 1 - miss
    if 1 <= steps <= 3:  # within reach of the next symbol
        chance += (1 - chance) * 0.2
    e.chance = chance
    return e.know.weight[W_CROWN] * chance * points


def add_wheel(e, s):
    """Crown followers, and what the pig may still bring to knights, farmers, monks and full supplies."""
    i: cython.int
    p: cython.int
    segment: cython.int
    landscape: cython.int
    rate: cython.double = e.know.weight[W_WHEEL_INCOME] * e.symbols / 6.0
    for i in range(12):
        if s.crown[i]:
            p = s.crown[i] - 1
            e.expected[p] += crown_worth(e, s, i >> 1, p)
            e.expected[p] += e.chance * e.know.weight[W_RETURN] * return_worth(e, s, p)
    for p in range(s.players):
        e.expected[p] += 0.5 * rate * s.supply[p]
    for segment in range(s.segments):
        if s.follower[segment] == 0:
            continue
        p = s.follower[segment] - 1
        landscape = LANDSCAPE[s.printed[segment]]
        if landscape == CITY and s.open[s.feature[segment]]:
            e.expected[p] += 0.5 * rate * (1 + s.pennants[s.feature[segment]])
        elif landscape == CLOISTER and s.open[segment]:
            e.expected[p] += rate
        elif landscape == FIELD:
            look_at_field(e, s, s.feature[segment])
            e.expected[p] += rate * e.worth / 4


# --- utility ---------------------------------------------------------------------------------------------------------
def utility(e, s, player):
    """What a player tries to raise: the own expectation less the best rival's (docs/strength.md)."""
    p: cython.int
    best: cython.double = -1e9
    others: cython.double = 0
    for p in range(s.players):
        if p != player:
            others += e.expected[p]
            if e.expected[p] > best:
                best = e.expected[p]
    if s.players == 2:
        return e.expected[player] - best
    others = others / (s.players - 1)
    return e.expected[player] - e.know.weight[W_RIVAL] * 0.5 * (best + others)
