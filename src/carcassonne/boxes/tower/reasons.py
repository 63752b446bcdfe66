"""Towers in the analysis: followers captured and got back, and what is done in words."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.tower.actions import Capture, Exchange, Ransom, Tower
from carcassonne.boxes.tower.events import Captured, Exchanged, Ransomed
from carcassonne.engine.actions import Action
from carcassonne.engine.text import spot_text

FOLLOWER = 3.0
"""What a follower weighs among reasons."""
CAPTURES = Statement("tower_capture", "captures {followers:follower}")
FREES = Statement("tower_free", "gets {followers:follower} back")


def captures(c: Contrast) -> Iterator[Reason]:
    """Yield the followers that the better line captures and the other does not."""
    more = _captured(c.better) - _captured(c.worse)
    if more > 0:
        yield Reason("tower_capture", FOLLOWER * more, CAPTURES, {"followers": more})


def frees(c: Contrast) -> Iterator[Reason]:
    """Yield the prisoners that the better line gets back."""
    more = _freed(c.better) - _freed(c.worse)
    if more > 0:
        yield Reason("tower_free", FOLLOWER * more, FREES, {"followers": more})


def _captured(outcome: Consequences) -> int:
    return sum(isinstance(e, Captured) and e.player == outcome.seat for e in outcome.events)


def _freed(outcome: Consequences) -> int:
    return sum(isinstance(e, (Exchanged, Ransomed)) and e.player == outcome.seat for e in outcome.events)


def action_words(action: Action, tile: str) -> str | None:
    """Return what is done with a tower in words, None for any other action."""
    match action:
        case Tower(x, y):
            return f"a piece on the tower at {x},{y}"
        case Capture(x, y, feature, _, at):
            return f"captures the {spot_text(feature, at)} at {x},{y}"
        case Exchange(figure):
            return f"gets the {figure or 'follower'} back"
        case Ransom(_, figure):
            return f"ransoms the {figure or 'follower'}"
        case _:
            return None


PART = BoxReasons(
    makers=(captures, frees),
    statements=(CAPTURES, FREES),
    follow_up_phases=("capture", "exchange"),
    action_words=action_words,
)
