"""The abbot in the analysis: put on a cloister or in a garden, taken back, kept."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.claims import project_claimed
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.engine import actions as act

FIGURE = "abbot"
ABBOT = 3.0
"""What an abbot in reserve weighs among reasons."""

PUTS_ABBOT = Statement("abbot", "puts the abbot on {feature:a} worth {points} now, from which he may come back")
TAKES_ABBOT = Statement("take_abbot", "takes the abbot back for {points:point}, free for another place")
LEAVES_ABBOT = Statement("leave_abbot", "leaves the abbot where he may still get more than {points:point}")
KEEPS_ABBOT = Statement("keep_abbot", "keeps the abbot")


def puts_abbot(c: Contrast) -> Iterator[Reason]:
    """Yield the cloister or garden that the better line gives to the abbot."""
    feature = project_claimed(c, FIGURE)
    if feature is not None:
        values: dict[str, Value] = {"feature": feature.kind, "points": feature.points}
        yield Reason("claim", ABBOT + 0.3 * feature.points, PUTS_ABBOT, values)


def keeps_abbot(c: Contrast) -> Iterator[Reason]:
    """Yield the abbot that the other line spends."""
    if c.spares(FIGURE):
        yield Reason("abbot", ABBOT, KEEPS_ABBOT)


def takes_abbot(c: Contrast) -> Iterator[Reason]:
    """Yield the points for the abbot taken back, or that he stays for more."""
    if _is_taken(c.better) and not _is_taken(c.worse):
        points = _points(c.better)
        yield Reason("abbot", ABBOT + 0.3 * points, TAKES_ABBOT, {"points": points})
    elif _is_taken(c.worse) and not _is_taken(c.better):
        yield Reason("abbot", ABBOT, LEAVES_ABBOT, {"points": _points(c.worse)})


def _is_taken(outcome: Consequences) -> bool:
    return any(isinstance(action, TakeAbbot) for action in outcome.actions)


def _points(outcome: Consequences) -> int:
    """Return what the abbot who is taken back is paid: the first score of the turn."""
    return next((event.points for event in outcome.scored if event.player == outcome.seat), 0)


def action_words(action: act.Action, tile: str) -> str | None:
    """Return what the abbot does in words, None for any other action."""
    match action:
        case act.Follower(feature, figure="abbot"):
            return f"abbot on the {feature}"
        case TakeAbbot():
            return "take the abbot back"
        case _:
            return None


PART = BoxReasons(
    makers=(puts_abbot, keeps_abbot, takes_abbot),
    statements=(PUTS_ABBOT, TAKES_ABBOT, LEAVES_ABBOT, KEEPS_ABBOT),
    action_words=action_words,
)
