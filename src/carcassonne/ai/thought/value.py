"""Choosing by the learnt value: every option is played until nature is asked, and judged there with a network.

The network has seen only positions before a draw. What an option leaves to decide, by whomever, is decided greedily.
Without a network the evaluation judges alone.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.deep_network import DeepNetwork, Units, infer_deep
    from carcassonne.ai.thought.evaluation import evaluate, utility
    from carcassonne.ai.thought.greedy import HAS_RULE, MAX_JUDGED, Judge, decide, judge_options
    from carcassonne.ai.thought.items import Items
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.neighbourhood import Neighbourhood, look_around
    from carcassonne.ai.thought.network import ANSWER_ONE, Network, infer
    from carcassonne.ai.thought.sight import collect
    from carcassonne.core.decisions import is_chance
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice


@cython.final
@cython.cclass
class Valuer:
    """A judge with a network and a world to try options in. One to a thread."""

    def __init__(
        self, judge: Judge, network: Network | None = None, width: cython.int = 0, deep: DeepNetwork | None = None
    ) -> None:
        if not cython.compiled:
            self.choice = [0] * MAX_JUDGED
            self.then = [0] * MAX_JUDGED
            self.value = [0.0] * MAX_JUDGED
            self.options = 0
        self.judge = judge
        self.network = network
        self.learnt = network is not None
        self.deep = deep
        self.deeply = deep is not None
        self.around = Neighbourhood()
        self.units = None if deep is None else Units()
        self.width = width
        self.items = Items()
        self.world = State()
        self.looks = 0

    def of(self, s: State, player: cython.int) -> float:
        """What a position is worth to a player."""
        return value_of(self, s, player)

    def expected(self, s: State) -> tuple:
        """The points each player is expected to end with, set right by the network so that their sum stays."""
        p: cython.int
        evaluate(self.judge.eye, s)
        points = [self.judge.eye.expected[p] for p in range(s.players)]
        if not self.learnt or s.phase == OVER:
            return tuple(points)
        off = []
        for p in range(s.players):
            collect(self.items, self.judge.eye, s, p)
            off.append(infer(self.network, self.items) / (1.0 * ANSWER_ONE))
        mean = sum(off) / s.players
        return tuple([points[p] + (off[p] - mean) * (s.players - 1) / s.players for p in range(s.players)])

    def judged(self, s: State) -> list:
        """Every option as (choice, follower choice that goes with it or -1, value), best first."""
        weigh_options(self, s)
        return [(self.choice[i], self.then[i], self.value[i]) for i in range(self.options)]

    def choose(self, s: State) -> int:
        """The best choice in the phase at hand."""
        return choose_by_value(self, s)

    def positions(self) -> int:
        """How many positions have been evaluated."""
        return self.judge.eye.positions()

    def look_many(self, s: State, times: cython.int) -> None:
        """Value one position many times, for the benchmark."""
        i: cython.int
        with cython.nogil:
            for i in range(times):
                value_of(self, s, s.turn)


def value_of(v, s, player):
    """What a position is worth to a player: what the evaluation expects, set right by the network."""
    value: cython.double
    evaluate(v.judge.eye, s)
    value = utility(v.judge.eye, s, player)
    if v.learnt and s.phase != OVER:
        collect(v.items, v.judge.eye, s, player)
        value += infer(v.network, v.items) / (1.0 * ANSWER_ONE)
        if v.deeply:
            look_around(v.around, v.items, v.judge.eye, s)
            value += infer_deep(v.deep, v.units, v.items, v.around) / (1.0 * ANSWER_ONE)
    return value


def settle_down(v, s):
    """Let everybody decide greedily what is to be decided before nature is asked again."""
    while not is_chance(s) and s.phase != OVER:
        apply_choice(s, decide(v.judge, s))


def weigh_options(v, s):
    """Judge the options of the phase at hand, best first; those beyond the width keep their place by the evaluation."""
    i: cython.int
    count: cython.int
    player: cython.int = s.actor
    judge_options(v.judge, s, True)
    v.options = v.judge.options
    for i in range(v.options):
        v.choice[i] = v.judge.choice[i]
        v.then[i] = v.judge.then[i]
        v.value[i] = v.judge.value[i]
    put_in_order(v)
    if not v.learnt or v.options == 1 or HAS_RULE[s.phase]:
        return
    count = v.options
    if 0 < v.width < count:
        count = v.width
        v.options = count
    for i in range(count):
        copy_state(v.world, s)
        apply_choice(v.world, v.choice[i])
        if v.then[i] >= 0 and v.world.phase == FOLLOW:
            apply_choice(v.world, v.then[i])
        settle_down(v, v.world)
        v.value[i] = value_of(v, v.world, player)
    put_in_order(v)


def put_in_order(v):
    """Sort the options, best first; of equals the one noted first. Few are far from their place: insertion."""
    i: cython.int
    k: cython.int
    choice: cython.int
    then: cython.int
    value: cython.double
    for i in range(1, v.options):
        choice = v.choice[i]
        then = v.then[i]
        value = v.value[i]
        k = i - 1
        while k >= 0 and v.value[k] < value:
            v.choice[k + 1] = v.choice[k]
            v.then[k + 1] = v.then[k]
            v.value[k + 1] = v.value[k]
            k -= 1
        v.choice[k + 1] = choice
        v.then[k + 1] = then
        v.value[k + 1] = value


def choose_by_value(v, s):
    """The best choice in the phase at hand."""
    weigh_options(v, s)
    return v.choice[0]
