"""The evaluation: how many points each player is expected to end with, seen from a position.

Expected points = score + what every occupied feature is worth to whoever holds the majority in it (`outlook`) + what
followers in the supply are worth + what joining features may change (`threats`) + what the boxes' own things promise
(`add_worth`).

A feature that is finished but not yet scored counts as finished with certainty, its followers as home: so a position in
the follower step is worth what it will be worth after the scoring.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.farms import add_farmed_cities
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import Outlook, begin_look, hand_worth, look_at, return_worth, stock_worth
    from carcassonne.ai.thought.threats import add_threats
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.standing import figure_at, first_figure, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    WORTH = [None] * MAX_WORTHS
    BOX_OF_WORTH = [0] * MAX_WORTHS
    WORTHS, FEATURES_AT = 1, 0

ORDER = ("stock", "features", "castles", "wheel", "abbots", "trade")
"""In which order what boxes add comes to the sum: sums of fractions depend on it. Others come last, box by box."""
ADDED = ["features"]
"""The names of what is added up, in its order."""


def add_worth(name, box, worth):
    """A box adds what its own things are worth, at the place of this name; in games with the box it is asked."""
    global WORTHS, FEATURES_AT
    i: cython.int = len(ADDED)
    if name in ADDED:
        raise AssertionError(f"there are two worths called {name!r}")
    if i == MAX_WORTHS:
        raise AssertionError(f"there is room for {MAX_WORTHS} worths (thought/evaluation.pxd)")
    while i and _comes_before(name, box, ADDED[i - 1], BOX_OF_WORTH[i - 1]):
        WORTH[i] = WORTH[i - 1]
        BOX_OF_WORTH[i] = BOX_OF_WORTH[i - 1]
        i -= 1
    ADDED.insert(i, name)
    WORTH[i] = worth
    BOX_OF_WORTH[i] = box
    WORTHS = len(ADDED)
    FEATURES_AT = ADDED.index("features")
    return i


def _comes_before(name: str, box: int, other: str, other_box: int) -> bool:
    if name in ORDER:
        return other not in ORDER or ORDER.index(name) < ORDER.index(other)
    return other not in ORDER and box < other_box


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
    if s.figures:
        add_supply(o, s)
    add_worths(o, s, 0, FEATURES_AT)
    mark = o.epoch
    add_features(o, s)
    if s.field_scoring == PER_CITY_4:
        add_farmed_cities(o, s)
    add_worths(o, s, FEATURES_AT + 1, WORTHS)
    add_threats(o, s, mark)


def add_worths(o, s, first, end):
    """What the things of the boxes in play are worth, of these in the order."""
    i: cython.int
    for i in range(first, end):
        if (s.boxes >> BOX_OF_WORTH[i]) & 1:
            WORTH[i](o, s)


def add_supply(o, s):
    """What figures of the boxes are worth in the supply."""
    p: cython.int
    figure: cython.int
    for figure in range(1, FIGURES):
        if (s.figures >> figure) & 1:
            for p in range(s.players):
                o.expected[p] += s.supply[figure * MAX_PLAYERS + p] * stock_worth(o, figure)


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
                if s.figures:
                    continue
                if o.chance == 1.0:
                    o.expected[p] += hand_worth(o, s, p, s.claim[p]) - hand_worth(o, s, p, 0)
                elif o.chance > 0:
                    o.expected[p] += o.chance * o.know.weight[W_RETURN] * s.claim[p] * return_worth(o, s, p)
        if s.figures and o.chance > 0:
            add_homecoming(o, s, feature)


def add_homecoming(o, s, feature):
    """What the figures of a feature are worth to their owners once it is finished, by the chance just looked at."""
    at: cython.int = first_figure(s, feature)
    p: cython.int
    figure: cython.int
    share: cython.double = 1.0 if o.chance == 1.0 else o.chance * o.know.weight[W_RETURN]
    heads = cython.declare(cython.int[6])
    if not cython.compiled:
        heads = [0] * 6
    for p in range(s.players):
        heads[p] = 0
    while at:
        p = (figure_at(s, at) & OWNER) - 1
        figure = figure_at(s, at) >> FIGURE
        if figure <= LARGE:
            heads[p] += 1
        if figure > ORDINARY:
            o.expected[p] += share * stock_worth(o, figure)
        at = next_figure(s, at)
    for p in range(s.players):
        if heads[p] == 0:
            continue
        if o.chance == 1.0:
            o.expected[p] += hand_worth(o, s, p, heads[p]) - hand_worth(o, s, p, 0)
        else:
            o.expected[p] += share * heads[p] * return_worth(o, s, p)


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
