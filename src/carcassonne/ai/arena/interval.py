"""Intervals: what a number of rounds proves. A round is one deck played from every seat, so its games are not
independent; the spread is that between rounds, never that between games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and the bounds that hold it in 95 of 100 matches; infinite where nothing bounds it."""

    value: float
    low: float
    high: float


def mean_interval(rounds: Sequence[float]) -> Interval:
    """The mean of the rounds' values, with the normal interval of their variance.

    >>> mean_interval([10.0, 14.0, 12.0, 8.0])  # variance 20/3, error of the mean 1.29
    Interval(value=11.0, low=8.469697230471585, high=13.530302769528415)
    """
    value = fmean(rounds)
    if len(rounds) < 2:
        return Interval(value, -math.inf, math.inf)
    error = Z * math.sqrt(variance(rounds) / len(rounds))
    return Interval(value, value - error, value + error)


def share_interval(rounds: Sequence[float]) -> Interval:
    """The mean of shares between 0 and 1, with Wilson's interval, which is right near 0 and 1 too.

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
    """The Elo difference at which one among so many equal rivals wins this share of the games.

    >>> round(elo(0.75)), round(elo(0.25, rivals=3))
    (191, 0)
    """
    if share <= 0 or share >= 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(rivals * share / (1 - share))


def elo_interval(shares: Interval, rivals: int = 1) -> Interval:
    """The Elo differences of a share and of its bounds."""
    return Interval(elo(shares.value, rivals), elo(shares.low, rivals), elo(shares.high, rivals))
