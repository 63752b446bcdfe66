"""Threats: what the tile on an empty square may join, and whom that would help."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import fitting_at
    from carcassonne.core.board import halves_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, SLOT


def add_threats(o, s, mark):
    """Empty squares between two occupied features of one landscape: a tile there may join them (ruling B4.7)."""
    f: cython.int
    d: cython.int
    other: cython.int
    key: cython.int
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
                a = feature_beside(s, f, d)
                if o.looked[a] == mark:
                    beside[d] = a
        for d in range(3):
            a = beside[d]
            if a < 0:
                continue
            for other in range(d + 1, 4):
                b = beside[other]
                if b < 0 or a == b or (key >> (2 * d)) & 3 != (key >> (2 * other)) & 3:
                    continue
                weight = joining_weight(o, s, f, (key >> (2 * d)) & 3)
                if weight > 0:
                    add_threat(o, s, a, b, weight)


def feature_beside(s, f, d):
    """The feature that a frontier square faces on a side."""
    found: cython.int = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
    return s.feature[s.tile_base[found] + SLOT[(s.tile_spin[found] * 4 + (d ^ 2)) * 3]]


def joining_weight(o, s, f, landscape):
    """How much it counts that a tile on a square may join two features of a landscape."""
    fitting: cython.int = fitting_at(o, s, f)
    weight: cython.double
    if landscape == CITY:
        weight = o.know.weight[W_THREAT_CITY]
    elif landscape == ROAD:
        weight = o.know.weight[W_THREAT_ROAD]
    else:
        weight = o.know.weight[W_THREAT_FIELD]
    return weight * (fitting / (fitting + 2.0))


def add_threat(o, s, a, b, weight):
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
            change += o.value_of[a] + o.value_of[b]
        if first[p] == best_a:
            change -= o.value_of[a]
        if s.claim[p] == best_b:
            change -= o.value_of[b]
        o.expected[p] += weight * change


# --- a follower that counts twice -------------------------------------------------------------------------------------
def stake_worth(o, s, feature, player):
    """How much more a player's margin may expect of a free feature, just looked at, if his follower there counts twice.

    Only where a tile may join it with an occupied feature does that make a difference.
    """
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    x: cython.int = feature
    d: cython.int
    other: cython.int
    f: cython.int
    rival: cython.int
    sides: cython.int
    worth: cython.double = o.worth
    total: cython.double = 0
    if landscape > CITY:
        return 0
    while True:
        sides = halves_of(s, x)
        for d in range(4):
            if not (sides >> (2 * d)) & 3:
                continue
            f = -s.grid[(s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask] - 1
            if f < 0 or (s.frontier_key[f] >> (2 * (d ^ 2))) & 3 != landscape:
                continue
            for other in range(4):
                if other == d ^ 2 or (s.frontier_key[f] >> (2 * other)) & 3 != landscape:
                    continue
                rival = feature_beside(s, f, other)
                if rival != feature and s.occupants[rival]:
                    total += joining_weight(o, s, f, landscape) * stake_against(o, s, rival, player, worth)
        x = s.next[x]
        if x == feature:
            return total


def stake_against(o, s, rival, player, worth):
    """What counting twice instead of once changes for a player where his feature joins an occupied one."""
    p: cython.int
    best: cython.int = 0
    mine: cython.int
    both: cython.double = worth + o.value_of[rival]
    count_claims(s, rival)
    mine = s.claim[player]
    for p in range(s.players):
        if p != player and s.claim[p] > best:
            best = s.claim[p]
    return both if mine < best < mine + 3 else 0  # the rival shares no more, or he shares at all
