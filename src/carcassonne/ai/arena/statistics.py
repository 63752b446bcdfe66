"""What the results of games prove: intervals for one match, ratings for many players.

A round is one deck played from every seat, so its games are not independent: the spread is taken between rounds, never
between games. Ratings are the Elo numbers under which the results are most likely (Bradley and Terry).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""
Results = list[list[float]]
"""Points of player i against player j, [i][j]; a draw is half a point for each."""
PRIOR = 0.5
"""Drawn games that everybody is taken to have played with everybody: nobody is infinitely strong after ten games."""
STEPS = 2000
CLOSE = 1e-9
RESAMPLES = 200


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and the bounds that hold it in 95 of 100 matches; infinite where nothing bounds it."""

    value: float
    low: float
    high: float


def mean_interval(rounds: Sequence[float]) -> Interval:
    """Return the mean of the rounds' values, with the normal interval of their variance.

    >>> found = mean_interval([10.0, 14.0, 12.0, 8.0])  # variance 20/3, error of the mean 1.29
    >>> found.value, round(found.low, 2), round(found.high, 2)
    (11.0, 8.47, 13.53)
    """
    value = fmean(rounds)
    if len(rounds) < 2:
        return Interval(value, -math.inf, math.inf)
    error = Z * math.sqrt(variance(rounds) / len(rounds))
    return Interval(value, value - error, value + error)


def share_interval(rounds: Sequence[float]) -> Interval:
    """Return the mean of shares between 0 and 1, with Wilson's interval, which is right near 0 and 1 too.

    Wilson's formula wants independent trials: their number is taken such that they would vary as the rounds do. Rounds
    that do not vary at all count as one trial each.
    """
    value = fmean(rounds)
    spread = variance(rounds) / len(rounds) if len(rounds) > 1 else 0.0
    trials = value * (1 - value) / spread if spread > 0 else len(rounds)
    centre = (value + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * math.sqrt(value * (1 - value) / trials + (Z / (2 * trials)) ** 2)
    return Interval(value, max(0.0, min(value, centre - half)), min(1.0, max(value, centre + half)))


def elo(share: float, rivals: int = 1) -> float:
    """Return the Elo difference at which one among so many equal rivals wins this share of the games.

    >>> round(elo(0.75)), round(elo(0.25, rivals=3))
    (191, 0)
    """
    if share <= 0 or share >= 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(rivals * share / (1 - share))


def elo_interval(shares: Interval, rivals: int = 1) -> Interval:
    """Return the Elo differences of a share and of its bounds."""
    return Interval(elo(shares.value, rivals), elo(shares.low, rivals), elo(shares.high, rivals))


def signed_interval(interval: Interval, digits: int = 0) -> str:
    """Return an interval of differences as text, with ∞ where nothing bounds it."""
    value, low, high = (
        f"{one:+.{digits}f}" if math.isfinite(one) else ("+∞" if one > 0 else "−∞")
        for one in (interval.value, interval.low, interval.high)
    )
    return f"{value} ({low} … {high})"


# --- ratings ----------------------------------------------------------------------------------------------------------
def ratings(results: Results) -> list[float]:
    """Return Elo numbers with mean 0, by Hunter's MM algorithm: each step makes the results more likely.

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
    """Return the next guess at a player's strength: points won by games played, weighed by the rivals' strength."""
    won = math.fsum(points[i])
    played = math.fsum(
        (points[i][j] + points[j][i]) / (strength[i] + strength[j]) for j in range(len(points)) if j != i
    )
    return won / played


def rating_intervals(rounds: Sequence[Results], seed: int = 1) -> list[Interval]:
    """Return the ratings of all rounds together, with the bounds that hold 95 % of those of resampled rounds."""
    dice = random.Random(seed)
    values = ratings(added(rounds))
    drawn = sorted_columns([ratings(added(dice.choices(rounds, k=len(rounds)))) for _ in range(RESAMPLES)])
    low, high = int(0.025 * RESAMPLES), RESAMPLES - 1 - int(0.025 * RESAMPLES)
    return [
        Interval(value, min(value, column[low]), max(value, column[high]))
        for value, column in zip(values, drawn, strict=True)
    ]


def added(rounds: Sequence[Results]) -> Results:
    """Return the results of several rounds together."""
    players = range(len(rounds[0]))
    return [[math.fsum(one[i][j] for one in rounds) for j in players] for i in players]


def sorted_columns(rows: list[list[float]]) -> list[list[float]]:
    """Return each player's numbers, smallest first."""
    return [sorted(column) for column in zip(*rows, strict=True)]
