"""The outlook of one feature: what it is worth to whoever owns it, and the chance that it is finished.

A project is worth its finished value times the chance that it is finished, plus its unfinished value times the rest;
the chance is a table learnt from self-play over the number of open cells, the tiles left that fit the worst of them,
and the time left.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.knowledge import Knowledge
    from carcassonne.boxes.river.rules import undrawn_for_river
    from carcassonne.core.board import halves_of
    from carcassonne.core.features import pennant_points, points_of, tile_points
    from carcassonne.core.fields import promised_value
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LANDSCAPE, LEGAL, SYMBOL, TOUCHES

    STOCK_WEIGHT = [0] * FIGURES


@cython.cclass
class Outlook:
    """Knowledge and the scratch space of one evaluation; one to a thread."""

    def __init__(self, know: Knowledge) -> None:
        if not cython.compiled:
            self.expected = [0.0] * 6
            self.fit = [0] * KEYS
            self.seen = [0] * MAX_SEGMENTS
            self.looked = [0] * MAX_SEGMENTS
            self.value_of = [0.0] * MAX_SEGMENTS
            self.city = [0] * MAX_SEGMENTS
            self.epoch = 0
            self.open_cells = self.worst_fit = self.best_fit = self.left = self.symbols = 0
            self.worth = self.chance = self.cities = 0.0
        self.know = know
        self.looks = 0
        self.fit_total = -1
        self.fit_check = 0

    def positions(self) -> int:
        """How many positions have been evaluated."""
        return self.looks


def begin_look(o, s):
    """Start an evaluation: what was counted for other undrawn tiles or another position is stale."""
    kind: cython.int
    check: cython.uint = 0
    symbols: cython.int = 0
    o.epoch += 1
    o.left = s.undrawn_total
    if o.left >= MAX_LEFT:
        o.left = MAX_LEFT - 1
    for kind in range(s.kinds):
        if s.undrawn[kind]:
            check = (check * 31 + kind * 7 + s.undrawn[kind]) & 0xFFFFFF
            if SYMBOL[kind]:
                symbols += s.undrawn[kind]
    o.symbols = symbols
    if check != o.fit_check or s.undrawn_total != o.fit_total:
        o.fit_check = check
        o.fit_total = s.undrawn_total
        for kind in range(KEYS):
            o.fit[kind] = -1


def fitting(o, s, key):
    """How many undrawn tiles fit a frontier square with this key."""
    kind: cython.int
    count: cython.int = 0
    if o.fit[key] < 0:
        for kind in range(s.kinds):
            if s.undrawn[kind] and LEGAL[FITS_AT[s.looks + kind] + key]:
                count += s.undrawn[kind]
        o.fit[key] = count
    return o.fit[key]


def fitting_at(o, s, f):
    """How many undrawn tiles fit a frontier square; the river's end takes only what carries it on."""
    if s.frontier_cell[f] == s.river_cell:
        return undrawn_for_river(s)
    return fitting(o, s, s.frontier_key[f])


def faces_dead_end(s, tile):
    """Whether a square around a tile stays empty for ever: the river's end that no tile left fits (ruling V2.4)."""
    i: cython.int
    for i in range(8):
        if (s.tile_cell[tile] + s.around[i]) & s.mask == s.river_cell:
            return undrawn_for_river(s) == 0
    return False


def look_at_openings(o, s, feature):
    """The distinct empty squares a city or road still faces, and how many tiles fit the worst and the best of them."""
    x: cython.int = feature
    d: cython.int
    i: cython.int
    tile: cython.int
    sides: cython.int
    found: cython.int
    count: cython.int = 0
    worst: cython.int = 1000
    best: cython.int = 0
    tiles_fit: cython.int
    cells = cython.declare(cython.int[8])
    if not cython.compiled:
        cells = [0] * 8
    while True:
        tile = s.tile_at[x]
        sides = halves_of(s, x)
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
                tiles_fit = fitting_at(o, s, -found - 1)
                if tiles_fit < worst:
                    worst = tiles_fit
                if tiles_fit > best:
                    best = tiles_fit
        x = s.next[x]
        if x == feature:
            break
    o.open_cells = count
    o.worst_fit = worst
    o.best_fit = best


def class_of(o, s, feature):
    """The class of the completion table an unfinished city or road falls into."""
    look_at_openings(o, s, feature)
    return class_by(o, LANDSCAPE[s.printed[feature]], o.open_cells, o.worst_fit)


def class_by(o, landscape, cells, fit):
    """The class of a city or road with so many open squares and so many tiles that fit the worst of them."""
    if cells > OPEN_CLASSES:
        cells = OPEN_CLASSES
    if fit > 2:
        fit = 3 if fit <= 4 else 4 if fit <= 8 else 5 if fit <= 16 else 6
    if landscape != CITY:
        cells += OPEN_CLASSES
    return ((cells - 1) * FIT_CLASSES + fit) * TIME_CLASSES + (o.left >> 3)


def chance_of(o, s, feature):
    """The chance that a city or road is finished."""
    if s.open[feature] == 0:
        o.open_cells = 0
        return 1.0
    return o.know.complete[class_of(o, s, feature)]


def chance_at_class(o, landscape, cells, fit):
    """The chance that a city or road with so many open squares, and tiles that fit the worst, is finished."""
    return o.know.complete[class_by(o, landscape, cells, fit)]


def look_at_project(o, s, feature):
    """What a city or road is worth to its owner, and the chance that it gives its followers back."""
    weigh_project(o, s, feature, chance_of(o, s, feature))


def weigh_project(o, s, feature, chance):
    """What a city or road is worth to its owner by the chance that it is finished; its open squares are known."""
    plain: cython.double = tile_points(s, feature, True) + pennant_points(s, feature, True)
    finished: cython.double = points_of(s, feature, True) if s.marks[feature] else plain
    growth: cython.double
    rest: cython.double
    o.chance = chance
    if chance == 1.0 and o.open_cells == 0:
        o.worth = finished
        return
    rest = points_of(s, feature, False)
    if LANDSCAPE[s.printed[feature]] == CITY:
        growth = 2 * o.know.weight[W_CITY_GROWTH] * o.open_cells
        if rest:
            rest += o.know.weight[W_CITY_LEFT_OVER]
    else:
        growth = o.know.weight[W_ROAD_GROWTH] * o.open_cells
        if rest:
            rest += o.know.weight[W_ROAD_LEFT_OVER]
    if finished != plain:  # what raises the points raises those of tiles to come
        growth *= finished / plain
    finished += growth
    o.worth = chance * finished + (1 - chance) * rest


def look_at_cloister(o, s, feature):
    """What a hub, a cloister and its like, is worth: the squares around it that will be filled at the end."""
    at: cython.int = s.open[feature] * TIME_CLASSES + (o.left >> 3)
    if s.open[feature] == 0:
        o.chance = 1.0
        o.worth = tile_points(s, feature, True)
        return
    o.chance = o.know.cloister[at]
    if s.river_cell >= 0 and faces_dead_end(s, s.tile_at[feature]):
        o.chance = 0
        at -= TIME_CLASSES
    o.worth = tile_points(s, feature, False) + o.know.weight[W_CLOISTER_FILL] * o.know.cloister_fill[at]


def look_at_field(o, s, field):
    """What a field is worth: completed cities around it, and those that may still be completed."""
    i: cython.int
    city: cython.int
    worth: cython.double = 0
    cities: cython.double = 0
    value: cython.double = 4 if s.field_scoring == PER_CITY_4 else 3
    outlook: cython.double = 0
    o.epoch += 1
    for i in range(cities_around(o, s, field, o.epoch)):
        city = o.city[i]
        if s.open[city] == 0:
            worth += promised_value(s, city)
            cities += 1
        else:
            outlook += chance_of(o, s, city)
    o.chance = 0
    o.cities = cities + o.know.weight[W_FIELD_CITY] * outlook
    o.worth = worth + value * o.know.weight[W_FIELD_CITY] * outlook + o.know.weight[W_FIELD_GROWTH] * o.left / 71


def cities_around(o, s, field, mark):
    """How many cities not yet marked a field touches; they are marked and stand in `city`."""
    x: cython.int = field
    touched: cython.int
    place: cython.int
    city: cython.int
    count: cython.int = 0
    while True:
        touched = TOUCHES[s.printed[x]]
        place = x - (s.printed[x] & PLACE_MASK)
        while touched:
            if touched & 1:
                city = s.feature[place]
                if o.seen[city] != mark:
                    o.seen[city] = mark
                    o.city[count] = city
                    count += 1
            touched >>= 1
            place += 1
        x = s.next[x]
        if x == field:
            return count


def look_at(o, s, feature):
    """What a feature is worth to its owner and the chance that it is finished, into `worth` and `chance`."""
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    if landscape == FIELD:
        look_at_field(o, s, feature)
    elif landscape > CITY:
        look_at_cloister(o, s, feature)
    else:
        look_at_project(o, s, feature)


def hand_worth(o, s, player, change):
    """What the followers in a player's supply, large ones among them, are worth, changed by so many."""
    count: cython.int = s.supply[player] + s.supply[LARGE * MAX_PLAYERS + player] + change
    if count > 20:
        count = 20
    if count < 0:
        count = 0
    return o.know.hand[count * MAX_LEFT + o.left]


def return_worth(o, s, player):
    """What it is worth to a player to get one more follower back."""
    return hand_worth(o, s, player, 1) - hand_worth(o, s, player, 0)


def add_stock_weight(figure, weight):
    """A box says which weight tells what its figure is worth in the supply; of others its `add_worth` tells."""
    if STOCK_WEIGHT[figure]:
        raise AssertionError(f"two say what figure {figure} is worth in the supply")
    STOCK_WEIGHT[figure] = weight
    return figure


def stock_worth(o, figure):
    """What a figure of its own kind is worth in the supply, besides what every follower is worth there."""
    return o.know.weight[STOCK_WEIGHT[figure]] * o.left / 71 if STOCK_WEIGHT[figure] else 0


def claim_worth(o, s, feature, player):
    """What a free feature gains a player who puts a follower on it, the follower's own worth included."""
    spent: cython.double = hand_worth(o, s, player, 0) - hand_worth(o, s, player, -1)
    look_at(o, s, feature)
    if o.chance == 1.0:  # scored at once: the follower comes straight back
        return o.worth
    return o.worth - spent + o.chance * o.know.weight[W_RETURN] * spent
