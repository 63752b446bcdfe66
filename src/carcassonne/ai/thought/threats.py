"""Threats: what the tile on an empty square may join, and whom that would help."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import fitting
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.state import *
    from carcassonne.core.tables import SLOT


def add_threats(o, s, mark):
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
                if (key >> (2 * d)) & 3 == CITY:
                    weight = o.know.weight[W_THREAT_CITY]
                elif (key >> (2 * d)) & 3 == ROAD:
                    weight = o.know.weight[W_THREAT_ROAD]
                else:
                    weight = o.know.weight[W_THREAT_FIELD]
                weight *= fitting(o, s, key) / (fitting(o, s, key) + 2.0)
                if weight > 0:
                    add_threat(o, s, a, b, weight)


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
