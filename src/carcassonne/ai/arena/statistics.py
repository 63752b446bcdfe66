"""What the results of games prove: intervals for one match, ratings for many players.

A round is one deck played from every seat, so its games are not independent: the spread is taken between rounds, never
between games. A few rounds may be alike by luck, so their spread is not believed alone: it is put together with what
was to be expected before them (docs/strength.md), and the bounds are Student's. Ratings are the Elo numbers under which
the results are most likely (Bradley and Terry).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""
Results = list[list[float]]
"""Points of player i against player j, [i][j]; a draw is half a point for each."""
PRIOR = 0.5
"""Drawn games that everybody is taken to have played with everybody: nobody is infinitely strong after ten games."""
PRIOR_ROUNDS = 2
"""Rounds for which the spread of ratings that is expected before the first one counts beside the spread found."""
STEPS = 2000
CLOSE = 1e-9
ELO = 400 / math.log(10)
"""Elo numbers in one unit of a natural logarithm."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and the bounds that hold it in 95 of 100 matches; infinite where nothing bounds it."""

    value: float
    low: float
    high: float


def student(freedom: float) -> float:
    """Return how many standard errors on either side hold 95 % where the error is estimated with so much freedom.

    >>> round(student(1), 3), round(student(5), 2), round(student(100), 2), round(student(10_000), 2)
    (12.706, 2.57, 1.98, 1.96)
    """
    exact = {1: 12.7062, 2: 4.3027}
    if freedom in exact:
        return exact[int(freedom)]
    return Z + (  # the first terms of the expansion around the normal distribution: right to 0.03 from 3 on
        (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def mean_interval(rounds: Sequence[float]) -> Interval:
    """Return the mean of the rounds' values, with Student's interval of their variance.

    >>> found = mean_interval([10.0, 14.0, 12.0, 8.0])  # variance 20/3, error of the mean 1.29, 3.18 of them
    >>> found.value, round(found.low, 1), round(found.high, 1)
    (11.0, 6.9, 15.1)
    """
    value = fmean(rounds)
    if len(rounds) < 2:
        return Interval(value, -math.inf, math.inf)
    error = student(len(rounds) - 1) * math.sqrt(variance(rounds) / len(rounds))
    return Interval(value, value - error, value + error)


def share_interval(rounds: Sequence[float]) -> Interval:
    """Return the mean of shares between 0 and 1, with Wilson's interval, which is right near 0 and 1 too.

    Wilson's formula wants independent trials: their number is taken such that they would vary as the rounds do, and
    one round won and one lost besides.

    >>> found = share_interval([0.5, 1.0])  # four games, three of them won
    >>> round(found.low, 2), round(found.high, 2)
    (0.1, 0.99)
    """
    value = fmean(rounds)
    believed = [*rounds, 0.0, 1.0]
    likely = fmean(believed)
    trials = likely * (1 - likely) * len(rounds) / variance(believed)
    z = student(len(rounds) + 1)
    centre = (value + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * math.sqrt(value * (1 - value) / trials + (z / (2 * trials)) ** 2)
    return Interval(value, max(0.0, min(value, centre - half)), min(1.0, max(value, centre + half)))


def pooled(found: float, prior: float, rounds: int) -> float:
    """Return a variance between so many rounds, put together with the one that was expected before they were played."""
    return ((rounds - 1) * found + PRIOR_ROUNDS * prior) / (rounds - 1 + PRIOR_ROUNDS)


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
        f"{one:+.{digits}f}".replace("-", "−") if math.isfinite(one) else ("+∞" if one > 0 else "−∞")
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


def rating_intervals(rounds: Sequence[Results]) -> list[Interval]:
    """Return the ratings of all rounds together, with bounds from the spread between the rounds.

    The error of the most likely ratings is that of a first-order change of the results: what each round says beyond
    what the ratings expect of it, through the curvature of the likelihood (the "sandwich"). Before the first round it
    is expected that a round tells no more than one game.
    """
    total = added(rounds)
    values = ratings(total)
    curved = inverse(information(total, values))
    players = range(len(values))
    beyond = [_beyond(one, values) for one in rounds]
    scale = len(rounds) / max(1, len(rounds) - 1)
    pairs = len(values) * (len(values) - 1) / 2
    together = math.fsum(map(math.fsum, total)) / pairs / len(rounds)  # games of a pair in a round
    found = []
    for i in players:
        moves = [math.fsum(curved[i][j] * one[j] for j in players) for one in beyond]
        spread = pooled(scale * math.fsum(move * move for move in moves), together * curved[i][i], len(rounds))
        error = student(len(rounds) - 1 + PRIOR_ROUNDS) * ELO * math.sqrt(spread)
        found.append(Interval(values[i], values[i] - error, values[i] + error))
    return found


def information(results: Results, elos: Sequence[float]) -> Results:
    """Return how sharply the likelihood is curved around ratings: what independent games, and the prior, tell."""
    players = range(len(elos))
    curved = [[0.0] * len(elos) for _ in players]
    for i in players:
        for j in players:
            if i != j:
                games = results[i][j] + results[j][i] + 2 * PRIOR
                told = games * expected(elos[i] - elos[j]) * expected(elos[j] - elos[i])
                curved[i][j] -= told
                curved[i][i] += told
    return curved


def expected(difference: float) -> float:
    """Return the share of the points that a difference in Elo promises.

    >>> round(expected(190.85), 3)
    0.75
    """
    return 1 / (1 + 10 ** (-difference / 400))


def _beyond(results: Results, elos: Sequence[float]) -> list[float]:
    """Return the points that each player made in a round beyond what the ratings expect."""
    players = range(len(elos))
    return [
        math.fsum(
            results[i][j] - (results[i][j] + results[j][i]) * expected(elos[i] - elos[j]) for j in players if i != j
        )
        for i in players
    ]


def inverse(curved: Results) -> Results:
    """Return the inverse of an information among ratings whose mean is 0, where only differences tell anything."""
    size = len(curved)
    rows = [[one + 1 / size for one in row] + [float(i == j) for j in range(size)] for i, row in enumerate(curved)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for other in range(size):
            if other != i:
                factor = rows[other][i]
                rows[other] = [one - factor * own for one, own in zip(rows[other], rows[i], strict=True)]
    return [[one - 1 / size for one in row[size:]] for row in rows]


def added(rounds: Sequence[Results]) -> Results:
    """Return the results of several rounds together."""
    players = range(len(rounds[0]))
    return [[math.fsum(one[i][j] for one in rounds) for j in players] for i in players]
