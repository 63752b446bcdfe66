"""A player between two levels, for people who win against the one and lose to the other: `3.4`.

It is the upper level in four turns of ten and the lower one in the others, so that its strength lies between theirs.
How strong levels are is taken from the ladder of docs/strength.md, in Elo above level 1.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from math import log

from carcassonne.ai.player import Answer, Question
from carcassonne.ai.players.levels import LEVELS, LevelPlayer
from carcassonne.engine.positions import standing

STRENGTHS = (0, 386, 652, 923, 1066, 1319, 1389, 1449)
"""Elo of the levels: sums of what each wins against the one below it (`modern`, two players)."""
USUAL, SPREAD = 652, 400
"""What somebody is taken for who has not played yet, as strong as level 3, and how far people lie from it, in Elo."""
MOST_RESULTS = 20
"""Older results tell of somebody who was another player."""
_TENTHS = range(10, 10 * len(STRENGTHS) + 1)


class BetweenPlayer:
    """A player of a strength between two levels; `number` is 3.4 or the like."""

    def __init__(self, number: float, seed: int = 0, threads: int | None = None) -> None:
        if not 1 <= number <= len(LEVELS):
            raise ValueError(f"there is no level {number:g}: they go from 1 to {len(LEVELS)}")
        lower = min(int(number), len(LEVELS) - 1)
        self.number = number
        self.share = number - lower
        self.name = f"level {number:g}"
        self.seed = seed
        self.lower, self.upper = (LevelPlayer(level, seed, threads) for level in (lower, lower + 1))

    def choose(self, question: Question) -> Answer:
        """Return the answer of one of the two levels: the same one for a whole turn."""
        turn = standing(question.state).turns
        upper = random.Random(f"{self.seed}/turn {turn}/{question.seat}").random() < self.share
        return (self.upper if upper else self.lower).choose(question)


def is_between(text: str) -> bool:
    """Return whether a text names a player between two levels that there is.

    >>> is_between("3.4"), is_between("8.5"), is_between("club")
    (True, False, False)
    """
    number = between_number(text)
    return number is not None and 1 <= number <= len(LEVELS)


def between_number(text: str) -> float | None:
    """Return the number of a text such as `3.4`, None for another text.

    >>> between_number("3.4"), between_number("4"), between_number("club")
    (3.4, None, None)
    """
    return float(text) if re.fullmatch(r"\d\.\d{1,2}", text) else None


def strength_of(number: float) -> float:
    """Return the Elo of a level, or of a player between two, above level 1.

    >>> strength_of(2), round(strength_of(3.5))
    (386, 788)
    """
    lower = min(int(number), len(STRENGTHS) - 1)
    below, above = STRENGTHS[lower - 1], STRENGTHS[lower]
    return below + (above - below) * (number - lower)


def number_of_strength(elo: float) -> float:
    """Return the player that is so strong, as far as there is one: to a tenth of a level.

    >>> number_of_strength(788), number_of_strength(-50), number_of_strength(5000)
    (3.5, 1.0, 8.0)
    """
    return min((tenth / 10 for tenth in _TENTHS), key=lambda number: abs(strength_of(number) - elo))


def number_of_results(results: Sequence[tuple[float, float]]) -> float:
    """Return the player as strong as somebody with these results against levels: (level, 1 won, 0 lost, 0.5 tied).

    It is the likeliest of all, where people are spread about level 3; without results it is level 3.

    >>> number_of_results([]), number_of_results([(3, 1), (3, 0)]), number_of_results(20 * [(6, 0.5)])
    (3.0, 3.0, 5.9)
    """
    return max((tenth / 10 for tenth in _TENTHS), key=lambda number: _likelihood(strength_of(number), results))


def _likelihood(elo: float, results: Sequence[tuple[float, float]]) -> float:
    """Return the logarithm of how likely a strength is, less a constant."""
    likely = -0.5 * ((elo - USUAL) / SPREAD) ** 2
    for level, won in results:
        above = (elo - strength_of(level)) / 400
        likely -= won * log(1 + 10**-above) + (1 - won) * log(1 + 10**above)
    return likely
