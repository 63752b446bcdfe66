"""The chance to win, from expected points and the tiles still to be drawn.

In measured games final margins lie about 2.7 times the square root of the tiles left away from those expected. So the
margin of two players is taken as normally distributed with that deviation, and the total of one player as independent
and normal with that deviation divided by the square root of 2. For two players that is the same; for more it gives each
a chance to be first, and the chances add up to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from carcassonne.engine.events import winners_of

SPREAD = 2.7
"""Standard deviation of the final margin less the expected one, for one tile left."""
STEPS = 14
"""Points at which the integral for three and more players is taken."""
REACH = 3.5
"""Standard deviations on either side that it covers."""


def spread(left: int) -> float:
    """Return how far the final margin of two players may lie from the expected one."""
    return SPREAD * math.sqrt(max(left, 1))


def below(deviations: float) -> float:
    """Return the share of a normal distribution below so many standard deviations."""
    return 0.5 + 0.5 * math.erf(deviations * math.sqrt(0.5))


def margin_of(expected: Sequence[float], seat: int) -> float:
    """Return a player's expected points less those of the best rival."""
    return expected[seat] - max(points for other, points in enumerate(expected) if other != seat)


def final_chances(scores: Sequence[float]) -> tuple[float, ...]:
    """Return the chances after the end: winners share one victory."""
    winners = winners_of(scores)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))


def win_chances(expected: Sequence[float], left: int) -> tuple[float, ...]:
    """Return each player's chance to win, with so many tiles still to be drawn."""
    if len(expected) == 2:
        first = below((expected[0] - expected[1]) / spread(left))
        return first, 1 - first
    own = spread(left) / math.sqrt(2)
    raw = [_chance_to_lead(expected, seat, own) for seat in range(len(expected))]
    total = sum(raw)
    return tuple(value / total for value in raw)


def _chance_to_lead(expected: Sequence[float], seat: int, own: float) -> float:
    """Return the chance that one player's total lies above all others', by numerical integration."""
    total = 0.0
    ahead = [(expected[seat] - points) / own for other, points in enumerate(expected) if other != seat]
    for step in range(STEPS):
        deviation = REACH * (2 * step + 1 - STEPS) / STEPS
        total += math.exp(-deviation * deviation / 2) * math.prod([below(deviation + each) for each in ahead])
    return max(total, 1e-12)
