"""Search: flat Monte Carlo over the most promising options, their futures played out greedily for a few turns.

One visible loop: propose options by the evaluation, simulate each against the same futures, drop the worse half, repeat
with the rest (sequential halving). A simulation shuffles the undrawn tiles by its own seed, plays `horizon` turns
greedily for everybody and looks at the position then, with the learnt value where there is one. The same position, seed
and budget give the same choice, on any number of threads. Where few tiles are undrawn the end may be solved instead.
"""

from __future__ import annotations

from concurrent.futures import Executor
from typing import NamedTuple

import cython

if not cython.compiled:
    from carcassonne.ai.thought.endgame import Endgame
    from carcassonne.ai.thought.greedy import decide
    from carcassonne.ai.thought.value import Valuer, choose_by_value, value_of
    from carcassonne.core.decisions import is_chance
    from carcassonne.core.deck import is_draw
    from carcassonne.core.playout import Dice, fill_bag, nature_chooses, reseed
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice, begins_turn


class Budget(NamedTuple):
    """How much to think: options kept, simulations in all, turns looked ahead."""

    width: int
    simulations: int
    horizon: int
    care: int = 0
    """In the simulations, the options of which the learnt value chooses; 0: everybody plays by the evaluation."""
    exact: int = 0
    """The positions that may be looked at to solve an endgame of two players; 0: none is solved."""
    positions: int = 0
    """The positions that all simulations together may look at: where one looks at many there are fewer; 0: no limit."""


class Verdict(NamedTuple):
    """An option after the search: its value is the margin expected for the player who decides."""

    choice: int
    then: int
    value: float
    simulations: int
    static: float


@cython.final
@cython.cclass
class Searcher:
    """A valuer with a world to simulate in, and perhaps another that plays there. One to a thread."""

    def __init__(self, valuer: Valuer, player: Valuer | None = None) -> None:
        self.valuer = valuer
        self.player = player
        self.playing = player is not None
        self.endgame = Endgame(valuer.judge)
        self.world = State()
        self.dice = Dice(1)

    def propose(self, s: State) -> list:
        """Every option as (choice, follower choice that goes with it or -1, value), best first."""
        return self.valuer.judged(s)

    def solved(self, s: State, options: list, most_work: int) -> tuple | None:
        """The best of all options and the margin expected after it; None where that is too much to look at."""
        return self.endgame.best(s, options, most_work)

    def positions(self) -> int:
        """How many positions have been evaluated."""
        return self.valuer.positions() + (self.player.positions() if self.playing else 0)

    def look_many(self, s: State, times: cython.int) -> None:
        """Evaluate one position many times, for the benchmark."""
        self.valuer.judge.eye.look_many(s, times)

    def simulate_many(
        self,
        s: State,
        choice: cython.int,
        then: cython.int,
        player: cython.int,
        horizon: cython.int,
        seed: cython.ulonglong,
        first: cython.int,
        count: cython.int,
    ) -> list:
        """The values of simulations number `first` and on, in order."""
        i: cython.int
        value: cython.double
        values = []
        for i in range(first, first + count):
            with cython.nogil:
                value = simulate(self, s, choice, then, player, horizon, seed + i)
            values.append(value)
        return values


def simulate(r, s, choice, then, player, horizon, seed):
    """Make an option, let everybody play greedily for `horizon` turns, and judge the position for the player."""
    end: cython.int
    doubled: cython.int = -1
    copy_state(r.world, s)
    reseed(r.dice, seed)
    fill_bag(r.dice, r.world)
    end = r.world.turns + horizon + (1 if r.world.phase == PLACE else 0)
    apply_choice(r.world, choice)
    if then >= 0 and r.world.phase == FOLLOW:
        apply_choice(r.world, then)
    while r.world.phase != OVER:
        if is_chance(r.world):
            if r.world.second_part and is_draw(r.world) and r.world.turns != doubled:  # two tiles of a turn count once
                doubled = r.world.turns
                end += 1
            if r.world.turns >= end and begins_turn(r.world):
                break
            apply_choice(r.world, nature_chooses(r.world, r.dice))
        elif r.playing:
            apply_choice(r.world, choose_by_value(r.player, r.world))
        else:
            apply_choice(r.world, decide(r.valuer.judge, r.world))
    return value_of(r.valuer, r.world, player)


def search(s: State, searchers, budget, seed: cython.ulonglong, executor: Executor | None = None) -> list:
    """The options considered, best first; the first is the choice. One searcher is used, or all on an executor.

    Where the end is solved, the others follow the choice as they were proposed.
    """
    options = searchers[0].propose(s)
    player = s.actor
    if len(options) > 1 and budget.exact:
        solved = searchers[0].solved(s, options, budget.exact)
        if solved is not None:
            best, value = solved
            others = [Verdict(*option, 0, option[2]) for option in options if option is not best]
            return [Verdict(best[0], best[1], value, 0, best[2]), *others]
    options = options[: budget.width]
    if len(options) == 1:
        return [Verdict(options[0][0], options[0][1], options[0][2], 0, options[0][2])]
    simulations = _affordable(s, options, searchers[0], budget, seed, player)
    sums = [0.0] * len(options)
    done = 0
    alive = list(range(len(options)))
    spent = 0
    rounds = max(1, (len(options) - 1).bit_length())
    for round_left in range(rounds, 0, -1):
        count = max(1, (simulations - spent) // (round_left * len(alive)))
        for index in alive:
            values = _simulate(s, options[index], searchers, budget.horizon, seed, done, count, player, executor)
            sums[index] += sum(values)
        done += count
        spent += count * len(alive)
        means = {index: sums[index] / done for index in alive}
        alive.sort(key=lambda index: -means[index])
        verdicts_of_round = [(index, means[index], done) for index in alive]
        if round_left == rounds:
            settled = []
        keep = max(1, len(alive) // 2) if round_left > 1 else len(alive)
        settled = verdicts_of_round[keep:] + settled
        alive = alive[:keep]
    ranked = [(index, sums[index] / done, done) for index in alive] + settled
    return [Verdict(options[i][0], options[i][1], value, sims, options[i][2]) for i, value, sims in ranked]


def _affordable(s, options, searcher, budget, seed, player):
    """How many simulations the budget allows, by the positions that one simulation of every option looks at."""
    if not budget.positions:
        return budget.simulations
    before = searcher.positions()
    for choice, then, _ in options:
        searcher.simulate_many(s, choice, then, player, budget.horizon, seed, 0, 1)
    looked = searcher.positions() - before
    return min(budget.simulations, budget.positions * len(options) // max(1, looked))


def _simulate(s, option, searchers, horizon, seed, first, count, player, executor):
    """Simulations of one option, split over the searchers; the values come in the order of their numbers."""
    choice, then, _ = option
    if executor is None or len(searchers) == 1 or count < len(searchers):
        return searchers[0].simulate_many(s, choice, then, player, horizon, seed, first, count)
    share = -(-count // len(searchers))
    parts = [
        executor.submit(
            searcher.simulate_many, s, choice, then, player, horizon, seed, first + at, min(share, count - at)
        )
        for searcher, at in zip(searchers, range(0, count, share), strict=False)
    ]
    return [value for part in parts for value in part.result()]
