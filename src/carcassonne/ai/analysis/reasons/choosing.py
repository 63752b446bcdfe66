"""Reasons: why one line of play is better than another, from what the engine reports of both.

Each maker looks at one kind of fact and gives reasons with a weight in points; the most telling one or two are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from carcassonne.ai.analysis.reasons.claims import claims, keeps_follower, majorities
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.dealings import market, plague, tokens
from carcassonne.ai.analysis.reasons.points import blocks, closes, ends_better, growth, openness, spares_rivals_points
from carcassonne.ai.analysis.reasons.reason import Reason

Maker = Callable[[Contrast], Iterator[Reason]]
MAKERS: tuple[Maker, ...] = (
    closes,
    ends_better,
    majorities,
    keeps_follower,
    claims,
    blocks,
    growth,
    spares_rivals_points,
    openness,
    tokens,
    market,
    plague,
)
TELLING = 1.0
"""A reason of less weight is not told."""
SECOND = 0.4
"""The share of the first reason's weight that a second one needs to be told too."""


def reasons_for(contrast: Contrast) -> tuple[Reason, ...]:
    """The most telling one or two reasons, none where no fact speaks."""
    found = [reason for maker in MAKERS for reason in maker(contrast) if reason.weight >= TELLING]
    found.sort(key=lambda reason: -reason.weight)
    if not found:
        return ()
    first = found[0]
    seconds = [reason for reason in found if reason.topic != first.topic and reason.weight >= SECOND * first.weight]
    return (first, *seconds[:1])


def reason_of_outlook(seat: int, better: Sequence[float], worse: Sequence[float]) -> tuple[Reason, ...]:
    """Where no fact speaks, the futures do: who is expected to end with more or less."""
    own = better[seat] - worse[seat]
    rival = max((each for each in range(len(better)) if each != seat), key=lambda each: worse[each] - better[each])
    spared = worse[rival] - better[rival]
    if spared > own and spared >= 0.5:
        return (Reason("outlook", spared, "expect_less", {"players": [rival], "points": round(spared, 1)}),)
    if own >= 0.5:
        return (Reason("outlook", own, "expect_more", {"points": round(own, 1)}),)
    return ()
