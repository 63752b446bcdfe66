"""What a challenge threatens: a cloister or shrine beside a rival pays only if it is complete first."""

from __future__ import annotations

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import look_at_cloister
    from carcassonne.boxes.shrines.rules import hub_of, rival_near, rival_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.state import *
    from carcassonne.core.tables import HUB_AT

W_CHALLENGE = cython.declare(cython.int, weight_named("challenge"))
CHALLENGE: int = W_CHALLENGE
"""For Python."""


def add_challenges(o, s):
    """What everybody may lose to rivals of the cloisters and shrines on which he stands."""
    tile: cython.int
    i: cython.int
    kind: cython.int
    rival: cython.int
    feature: cython.int
    other: cython.int
    for tile in range(s.tiles):
        kind = s.tile_spin[tile] >> 2
        rival = rival_of(hub_of(kind))
        if rival == NOTHING:
            continue
        feature = s.tile_base[tile] + HUB_AT[kind]
        if s.occupants[feature] == 0 or s.open[feature] == 0:
            continue
        for i in range(8):
            other = rival_near(s, s.tile_cell[tile], i, rival)
            if other >= 0 and s.occupants[other]:
                add_challenge(o, s, feature, other)


def add_challenge(o, s, feature, rival):
    """What the owners of an unfinished feature lose if the rival is complete first: the less is open, the sooner."""
    p: cython.int
    best: cython.int
    first: cython.double
    look_at_cloister(o, s, rival)
    first = o.chance
    if s.open[rival]:
        first *= o.know.weight[W_CHALLENGE] * s.open[feature] / (s.open[feature] + s.open[rival])
    look_at_cloister(o, s, feature)
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        if best and s.claim[p] == best:
            o.expected[p] -= first * o.worth


add_worth("challenges", box_number("shrines"), add_challenges)
