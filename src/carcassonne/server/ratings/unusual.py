"""Unusual play: who decides so much better than others of the same strength that a person should look at it.

It is no proof. The line through what others of every rating lose says what is to be expected of somebody; how far
others lie from it says what is unusual.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

ENOUGH = 200
"""Decisions in which options differ, of whoever is looked at."""
KNOWN, FEWEST = 100, 10
"""Others count with so many decisions; of fewer than so many others nothing can be told."""
DEVIATIONS = 3.5
AHEAD, TIMES = 0.8, 3
"""Who gives up so often with such a chance to win is looked at, too."""


@dataclass(frozen=True, slots=True)
class Played:
    """Somebody's decisions of all games: how many, points lost and seconds for each, the share with nothing better."""

    person: str
    rating: float
    decisions: int
    lost: float
    agreed: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Unusual:
    """What is unusual, with what was to be expected, in standard deviations of others of the same rating."""

    played: Played
    lost: float
    agreed: float
    deviations: float


def unusual(who: Played, everybody: Sequence[Played]) -> Unusual | None:
    """Return what is unusual about somebody's decisions; None where nothing is, or too little is known."""
    others = [each for each in everybody if each.person != who.person and each.decisions >= KNOWN]
    if who.decisions < ENOUGH or len(others) < FEWEST:
        return None
    lost, fewer = _expected(who.rating, [(each.rating, each.lost) for each in others])
    agreed, more = _expected(who.rating, [(each.rating, each.agreed) for each in others])
    deviations = max((lost - who.lost) / fewer, (who.agreed - agreed) / more)
    return Unusual(who, lost, agreed, deviations) if deviations > DEVIATIONS else None


def _expected(rating: float, points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return what a line through points foretells at a rating, and the standard deviation of one more point there.

    >>> value, deviation = _expected(1600, [(1400, 1.0), (1500, 0.9), (1500, 0.7), (1600, 0.6)])
    >>> round(value, 2), round(deviation, 2)
    (0.6, 0.19)
    """
    count = len(points)
    middle, height = (sum(each[axis] for each in points) / count for axis in (0, 1))
    spread = sum((x - middle) ** 2 for x, _ in points)
    slope = sum((x - middle) * (y - height) for x, y in points) / spread if spread else 0.0
    left = sum((y - height - slope * (x - middle)) ** 2 for x, y in points)
    share = (rating - middle) ** 2 / spread if spread else 0.0
    deviation = sqrt(left / max(1, count - 2) * (1 + 1 / count + share))
    return height + slope * (rating - middle), max(deviation, 1e-9)
