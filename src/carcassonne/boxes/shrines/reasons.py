"""Shrines in the analysis: who goes to one, and who is driven off by a challenge."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.claims import project_claimed
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement

BEATEN = 5.0
"""What a rival who is driven off weighs."""
HERETIC = Statement("heretic", "puts a heretic on the shrine")
WINS = Statement("challenge", "wins the challenge of a cloister and a shrine")


def claims_shrine(c: Contrast) -> Iterator[Reason]:
    """Yield the shrine that the better line claims, as the cloister is one that a monk claims."""
    feature = project_claimed(c, figure="")
    if feature is not None and feature.kind == "shrine":
        yield Reason("claim", 4.0 + 0.3 * feature.points, HERETIC)


def wins_challenge(c: Contrast) -> Iterator[Reason]:
    """Yield the figures of others that a challenge drives off in the better line only."""
    more = _driven_off(c.better) - _driven_off(c.worse)
    if more > 0:
        yield Reason("challenge", BEATEN * more, WINS, {})


def _driven_off(outcome: Consequences) -> int:
    """How many figures of others are driven off, less those of one's own."""
    return sum(1 if event.player != outcome.seat else -1 for event in outcome.returned if event.by == "challenge")


PART = BoxReasons(makers=(claims_shrine, wins_challenge), statements=(HERETIC, WINS))
