"""Faults: who aborts, does not come or leaves is kept from quick pairing for a while. No points are taken for it."""

from __future__ import annotations

from collections.abc import Sequence

DAY = 86400.0
CLOSED = (0.0, 0.0, 300.0, 1800.0, DAY)
"""Seconds for which quick pairing is closed after so many faults within a day."""
GOOD_GAMES = 10
"""So many games without a fault clear one."""
MOST_A_DAY = 10
"""Rated games of one pair within a day, outside events."""


def closed_until(history: Sequence[tuple[float, bool]]) -> float:
    """Return until when quick pairing is closed to somebody, 0 where it never was.

    `history` are the ends of somebody's rated games, oldest first, and whether each was a fault of theirs.

    >>> closed_until([(0.0, True), (60.0, True)]), closed_until([(0.0, True), (60.0, False)])
    (360.0, 0.0)
    """
    faults: list[float] = []
    good, until = 0, 0.0
    for at, fault in history:
        if fault:
            faults.append(at)
            lately = sum(1 for other in faults if other > at - DAY)
            until = max(until, at + CLOSED[min(lately, len(CLOSED) - 1)] if lately > 1 else 0.0)
        else:
            good += 1
            if good == GOOD_GAMES:
                good = 0
                del faults[:1]
    return until
