"""Choosing: of all reasons why one line of play is better than another, the one or two that say most.

Each maker looks at one kind of fact and gives reasons with a weight in points; those of the boxes come after those of
the base game.
"""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.ai.analysis.reasons import claims, points
from carcassonne.ai.analysis.reasons.box_reasons import Maker, box_reasons
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement

BASE_MAKERS: tuple[Maker, ...] = (
    points.closes,
    points.ends_better,
    claims.majorities,
    claims.keeps_follower,
    claims.claims,
    points.blocks,
    points.growth,
    points.spares_rivals_points,
    points.openness,
)
TELLING = 1.0
"""A reason of less weight is not told."""
SECOND = 0.4
"""The share of the first reason's weight that a second one needs to be told too."""
WORTH_EXPECTING = 0.5
"""Points to expect that are worth a reason."""

EXPECTS_LESS = Statement("expect_less", "leaves {players} less to expect over the next turns")
EXPECTS_MORE = Statement("expect_more", "promises more over the next turns")


def all_makers() -> tuple[Maker, ...]:
    """Return the makers of the base game and of every box."""
    return BASE_MAKERS + tuple(maker for box in box_reasons() for maker in box.makers)


def all_statements() -> tuple[Statement, ...]:
    """Return every statement that a reason can make."""
    of_boxes = tuple(statement for box in box_reasons() for statement in box.statements)
    return (*claims.STATEMENTS, *points.STATEMENTS, EXPECTS_LESS, EXPECTS_MORE, *of_boxes)


def reasons_for(contrast: Contrast) -> tuple[Reason, ...]:
    """Return the one or two reasons that say most, none where no fact speaks."""
    found = [reason for maker in all_makers() for reason in maker(contrast) if reason.weight >= TELLING]
    found.sort(key=lambda reason: -reason.weight)
    if not found:
        return ()
    first = found[0]
    seconds = [reason for reason in found if reason.topic != first.topic and reason.weight >= SECOND * first.weight]
    return (first, *seconds[:1])


def reason_of_outlook(seat: int, better: Sequence[float], worse: Sequence[float]) -> tuple[Reason, ...]:
    """Return, where no fact speaks, who is expected to end with more or less points by the simulated futures.

    How many they are is said once, as what the decision loses: a share of it here would be a second number.
    """
    own = better[seat] - worse[seat]
    rival = max((each for each in range(len(better)) if each != seat), key=lambda each: worse[each] - better[each])
    spared = worse[rival] - better[rival]
    if spared > own and spared >= WORTH_EXPECTING:
        return (Reason("outlook", spared, EXPECTS_LESS, {"players": [rival]}),)
    if own >= WORTH_EXPECTING:
        return (Reason("outlook", own, EXPECTS_MORE),)
    return ()
