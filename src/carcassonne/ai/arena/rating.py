"""Ratings: the Elo numbers under which the results of many players are most likely (Bradley and Terry)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from carcassonne.ai.arena.interval import Interval

Results = list[list[float]]
"""Points of player i against player j, [i][j]; a draw is half a point for each."""
PRIOR = 0.5
"""Drawn games that everybody is taken to have played with everybody: nobody is infinitely strong after ten games."""
STEPS = 2000
CLOSE = 1e-9
RESAMPLES = 200


def ratings(results: Results) -> list[float]:
    """Elo numbers with mean 0, by the steps of Hunter's MM algorithm, each of which makes the results more likely.

    >>> [round(elo) for elo in ratings([[0, 75], [25, 0]])]
    [94, -94]
    """
    players = range(len(results))
    points = [[results[i][j] + PRIOR * (i != j) for j in players] for i in players]
    strength = [1.0] * len(results)
    for _ in range(STEPS):
        better = [_better(points, strength, i) for i in players]
        scale = math.exp(math.fsum(math.log(one) for one in better) / len(better))
        better = [one / scale for one in better]
        change = max(abs(math.log(new / old)) for new, old in zip(better, strength, strict=True))
        strength = better
        if change < CLOSE:
            break
    return [400 * math.log10(one) for one in strength]


def _better(points: Results, strength: list[float], i: int) -> float:
    """The next guess at a player's strength: points won by the games it took, weighed by who they were against."""
    won = math.fsum(points[i])
    played = math.fsum(
        (points[i][j] + points[j][i]) / (strength[i] + strength[j]) for j in range(len(points)) if j != i
    )
    return won / played


def rating_intervals(rounds: Sequence[Results], seed: int = 1) -> list[Interval]:
    """The ratings of all rounds together, with the bounds that hold 95 % of those of rounds drawn again by dice."""
    dice = random.Random(seed)
    values = ratings(added(rounds))
    drawn = sorted_columns([ratings(added(dice.choices(rounds, k=len(rounds)))) for _ in range(RESAMPLES)])
    low, high = int(0.025 * RESAMPLES), RESAMPLES - 1 - int(0.025 * RESAMPLES)
    return [
        Interval(value, min(value, column[low]), max(value, column[high]))
        for value, column in zip(values, drawn, strict=True)
    ]


def added(rounds: Sequence[Results]) -> Results:
    """The results of several rounds together."""
    players = range(len(rounds[0]))
    return [[math.fsum(one[i][j] for one in rounds) for j in players] for i in players]


def sorted_columns(rows: list[list[float]]) -> list[list[float]]:
    """Each player's numbers, smallest first."""
    return [sorted(column) for column in zip(*rows, strict=True)]
