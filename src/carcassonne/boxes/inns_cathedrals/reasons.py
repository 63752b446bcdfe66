"""Inns, cathedrals and large followers in the analysis: what is at risk, and where a follower counts twice."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.claims import project_claimed
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.ai.analysis.report.phrases import figure_words
from carcassonne.art.board.figures import roles
from carcassonne.engine import actions as act

FIGURE = "large"
LARGE_FOLLOWER = 2.0
"""What a large follower in reserve weighs among reasons."""

PUTS_LARGE = Statement("large", "puts the large follower on {feature:a} worth {points}, where it counts twice")
KEEPS_LARGE = Statement("keep_large", "keeps the large follower")
SPOILS = Statement("spoils", "makes {whose} {feature} pay nothing unless it is finished")
DOES_NOT_SPOIL = Statement("not_spoil", "does not make the own {feature} pay nothing unless it is finished")


def puts_large_follower(c: Contrast) -> Iterator[Reason]:
    """Yield the feature that the better line claims with the large follower."""
    feature = project_claimed(c, FIGURE)
    if feature is not None:
        points = feature.points if feature.kind == "field" else feature.points_if_completed
        values: dict[str, Value] = {"feature": feature.kind, "points": points}
        yield Reason("claim", 0.5 * points + 1.0, PUTS_LARGE, values)


def keeps_large_follower(c: Contrast) -> Iterator[Reason]:
    """Yield the large follower that the other line spends."""
    if c.spares(FIGURE):
        yield Reason("large", LARGE_FOLLOWER, KEEPS_LARGE)


def at_risk(c: Contrast) -> Iterator[Reason]:
    """Yield rivals' projects that an inn or cathedral puts at risk, and own ones that the other line would."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if c.seat not in here.owners and _pays_nothing(here) and not _pays_nothing(there):
            values: dict[str, Value] = {"feature": here.kind, **c.whose(here.owners)}
            yield Reason("risk", 1.0 + 0.5 * there.feature.points, SPOILS, values)
        elif c.seat in there.owners and _pays_nothing(there) and not _pays_nothing(here):
            yield Reason("risk", 1.0 + 0.5 * here.feature.points, DOES_NOT_SPOIL, {"feature": there.kind})


def _pays_nothing(held: Holding) -> bool:
    """Return whether a project would pay nothing if the game ended now."""
    return held.kind in ("city", "road") and not held.feature.completed and held.feature.points == 0


def action_words(action: act.Action, tile: str) -> str | None:
    """Return a large follower in words, None for any other action."""
    match action:
        case act.Follower(feature, figure="large"):
            return figure_words(f"large {roles().get(feature, feature)}", action)
        case _:
            return None


PART = BoxReasons(
    makers=(puts_large_follower, keeps_large_follower, at_risk),
    statements=(PUTS_LARGE, KEEPS_LARGE, SPOILS, DOES_NOT_SPOIL),
    action_words=action_words,
)
