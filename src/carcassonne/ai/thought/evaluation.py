"""The evaluation: how many points each player is expected to end with, seen from a position.

Expected points = score + what every occupied feature is worth to whoever holds the majority in it (`outlook`) + what
followers in the supply are worth + what joining features may change (`threats`) + what the modules promise (`farms`,
`strongholds`, `fortunes`, tokens).

A feature that is finished but not yet scored counts as finished with certainty, its followers as home: so a position in
the follower step is worth what it will be worth after the scoring.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.farms import add_farmed_cities
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import Outlook, begin_look, hand_worth, look_at, return_worth
    from carcassonne.ai.thought.threats import add_threats
    from carcassonne.boxes.bridges_castles_bazaars.thought import add_castles, add_stock
    from carcassonne.boxes.wheel.thought import add_wheel
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


@cython.final
@cython.cclass
class Evaluator(Outlook):
    """The evaluation as something to ask."""

    def of(self, s: State) -> tuple:
        """The points each player is expected to end with."""
        evaluate(self, s)
        return tuple([self.expected[p] for p in range(s.players)])

    def look_many(self, s: State, times: cython.int) -> None:
        """Evaluate one position many times, for the benchmark."""
        i: cython.int
        with cython.nogil:
            for i in range(times):
                evaluate(self, s)


def evaluate(o, s):
    """The points each player is expected to end with, into `expected`."""
    p: cython.int
    mark: cython.uint
    begin_look(o, s)
    o.looks += 1
    for p in range(s.players):
        o.expected[p] = s.score[p]
    if s.phase == OVER:
        return
    for p in range(s.players):
        o.expected[p] += hand_worth(o, s, p, 0)
    add_stock(o, s)
    mark = o.epoch
    add_features(o, s)
    if s.field_scoring == PER_CITY_4:
        add_farmed_cities(o, s)
    if s.castle_count:
        add_castles(o, s)
    if s.wheel:
        add_wheel(o, s)
    add_threats(o, s, mark)


def add_features(o, s):
    """Every occupied feature, to whoever holds the majority in it, and the chance of its followers to come home."""
    p: cython.int
    segment: cython.int
    feature: cython.int
    best: cython.int
    mark: cython.uint = o.epoch
    for segment in range(s.segments):
        if s.follower[segment] == 0:
            continue
        feature = s.feature[segment]
        if o.looked[feature] == mark:
            continue
        o.looked[feature] = mark
        if s.field_scoring == PER_CITY_4 and LANDSCAPE[s.printed[feature]] == FIELD:
            o.value_of[feature] = 0  # paid city by city below
            continue
        look_at(o, s, feature)
        o.value_of[feature] = o.worth
        count_claims(s, feature)
        best = majority(s)
        for p in range(s.players):
            if s.claim[p]:
                if s.claim[p] == best:
                    o.expected[p] += o.worth
                if o.chance == 1.0:
                    o.expected[p] += hand_worth(o, s, p, s.claim[p]) - hand_worth(o, s, p, 0)
                elif o.chance > 0:
                    o.expected[p] += o.chance * o.know.weight[W_RETURN] * s.claim[p] * return_worth(o, s, p)


def utility(o, s, player):
    """What a player tries to raise: the own expectation less the best rival's (docs/strength.md)."""
    p: cython.int
    best: cython.double = -1e9
    others: cython.double = 0
    for p in range(s.players):
        if p != player:
            others += o.expected[p]
            if o.expected[p] > best:
                best = o.expected[p]
    if s.players == 2:
        return o.expected[player] - best
    others = others / (s.players - 1)
    return o.expected[player] - o.know.weight[W_RIVAL] * 0.5 * (best + others)
