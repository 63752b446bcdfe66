"""The thinker: weighs lines of play by simulating the next turns many times, each line with the same tiles to come.

The best lines are found by the players' own search and then weighed again in other simulated futures, so that luck in
the search is not taken for worth.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from carcassonne.ai.analysis.reasons.box_reasons import box_reasons
from carcassonne.ai.analysis.reasons.consequences import Line
from carcassonne.ai.analysis.weighing.chance import final_chances, margin_of, win_chances
from carcassonne.ai.players.families import knowledge_for, knowledge_sources, value_name, value_named
from carcassonne.ai.players.levels import Level
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.search import Budget, Searcher, search
from carcassonne.ai.thought.value import Valuer
from carcassonne.engine.codec import phase_of
from carcassonne.engine.positions import (
    Dice,
    State,
    apply_choice,
    in_second_part,
    is_ordinary_turn,
    is_over,
    nature_decides,
    nature_draws,
    roll,
    stacked,
    standing,
    undrawn_kinds,
)
from carcassonne.engine.rules import Rules

WEIGHED = 4
"""Lines weighed again after the search, the one played not counted."""
FEWEST_FUTURES = 24
BEHIND = 3.0
"""A line that lies so many standard errors behind after half of the futures is spared the others."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A line of play weighed: means over the simulated futures, and the player's margin in each of them."""

    line: Line
    expected: tuple[float, ...]
    chances: tuple[float, ...]
    margins: tuple[float, ...]

    @property
    def margin(self) -> float:
        """The mean margin of the player who decides."""
        return sum(self.margins) / len(self.margins)

    def joined(self, other: Weighed) -> Weighed:
        """Return the line with the futures of both."""
        share = len(self.margins) / (len(self.margins) + len(other.margins))
        return Weighed(
            self.line,
            _mixed(self.expected, other.expected, share),
            _mixed(self.chances, other.chances, share),
            self.margins + other.margins,
        )


class Thinker:
    """Evaluation, learnt value, search and futures for one set of rules."""

    def __init__(self, rules: Rules, level: Level) -> None:
        network = value_named(value_name(rules)) if level.value else None
        budget = (level.budget if network else None) or level.hand or level.budget
        if budget is None:
            raise ValueError(f"level {level.number} does not search: analysis needs level 5, 6 or 7")
        knowledge = knowledge_for(knowledge_sources(rules), level.care)
        self.budget: Budget = budget
        self.futures = max(FEWEST_FUTURES, self.budget.simulations // 2)
        self.judge = Judge(Evaluator(knowledge))
        self._valuer = Valuer(Judge(Evaluator(knowledge)), network)
        self._searcher = Searcher(self._valuer)

    def weighed(self, s: State, played: Line | None, seed: int) -> list[Weighed]:
        """Return the most promising lines and the one played, best first."""
        lines = self._promising(s, seed)[:WEIGHED]
        if played is not None and played not in lines:
            lines.append(played)
        if len(lines) == 1:
            return [self._weigh(s, lines[0], bags_to_come(s, seed, FEWEST_FUTURES))]
        bags, half = bags_to_come(s, seed, self.futures), self.futures // 2
        found = [self._weigh(s, line, bags[:half]) for line in lines]
        best = max(found, key=lambda each: each.margin)
        for number, each in enumerate(found):
            if each.line == played or not lies_behind(each, best):
                found[number] = each.joined(self._weigh(s, each.line, bags[half:], half))
        return sorted(found, key=lambda each: (-each.margin, each.line != played))

    def weigh_line(self, s: State, line: Line, seed: int) -> Weighed:
        """Return one line weighed in few futures."""
        return self._weigh(s, line, bags_to_come(s, seed, FEWEST_FUTURES))

    def own_choice(self, s: State, seed: int) -> Line:
        """Return the line that the search chooses."""
        return self._promising(s, seed)[0]

    def in_same_futures(self, s: State, lines: Sequence[Line], seed: int) -> list[Weighed]:
        """Return lines weighed in the same futures, which no search has seen."""
        bags = bags_to_come(s, seed, self.futures)
        return [self._weigh(s, line, bags) for line in lines]

    def _promising(self, s: State, seed: int) -> list[Line]:
        """Return lines to look at, the most promising first, with those that a box wants weighed in any case."""
        verdicts = search(s, [self._searcher], self.budget, seed)
        lines: list[Line] = [(v.choice,) if v.then < 0 else (v.choice, v.then) for v in verdicts]
        return lines + [line for box in box_reasons() for line in box.lines(s) if line not in lines]

    # --- futures ------------------------------------------------------------------------------------------------------
    def _weigh(self, s: State, line: Line, bags: list[list[int]], first: int = 0) -> Weighed:
        seat = standing(s).actor
        ends = [self._future(s, line, list(bag), Dice(number)) for number, bag in enumerate(bags, first)]
        return Weighed(
            line,
            _means([expected for expected, _ in ends]),
            _means([chances for _, chances in ends]),
            tuple(margin_of(expected, seat) for expected, _ in ends),
        )

    def _future(self, s: State, line: Line, bag: list[int], dice: Dice) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Make a line's choices, let everybody play greedily for some turns, and return the outlook then."""
        world = s.copy()
        second = set()
        end = standing(world).turns + self.budget.horizon + (phase_of(world) == "place")
        for choice in line:
            apply_choice(world, choice)
        while not is_over(world):
            if not nature_draws(world):
                apply_choice(world, roll(world, dice) if nature_decides(world) else self.judge.choose(world))
                continue
            laid = standing(world).turns
            if in_second_part(world):  # two tiles of one turn count once
                second.add(laid)
            elif laid - len(second) >= end and is_ordinary_turn(world):
                break
            apply_choice(world, bag.pop())
        return self.outlook(world)

    def outlook(self, s: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return the points each seat is expected to end with and its chance to win, before a draw or at the end."""
        if is_over(s):
            scores = standing(s).scores
            return tuple(map(float, scores)), final_chances(scores)
        expected = self._valuer.expected(s)
        return expected, win_chances(expected, len(undrawn_kinds(s)))


def bags_to_come(s: State, seed: int, futures: int) -> list[list[int]]:
    """Return the undrawn tiles in the order of each future, the last first; the same for the same seed."""
    bags = [undrawn_kinds(s) for _ in range(futures)]
    for number, bag in enumerate(bags):
        random.Random(f"{seed}/{number}").shuffle(bag)
    return [stacked(bag) for bag in bags]


def standard_error(better: Weighed, worse: Weighed) -> float:
    """Return the standard error of the difference of two lines in the futures that both were weighed in."""
    differences = [a - b for a, b in zip(better.margins, worse.margins, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    return sqrt(sum((each - mean) ** 2 for each in differences) / max(1, count - 1) / count)


def lies_behind(line: Weighed, best: Weighed) -> bool:
    """Return whether more futures of a line could hardly make it the best."""
    return best.margin - line.margin > BEHIND * standard_error(best, line)


def _mixed(one: tuple[float, ...], other: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))


def _means(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
