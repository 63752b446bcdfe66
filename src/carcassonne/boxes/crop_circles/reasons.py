"""Crop circles in the analysis: what is chosen for all, and whom it drives home."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.crop_circles.actions import Circle, Take
from carcassonne.engine.actions import Action

FIGURE = 3.0
"""What a figure driven home weighs among reasons."""
CIRCLE = Statement("circle", "lets the crop circle send {figures:figure} of others home")


def sends_home(c: Contrast) -> Iterator[Reason]:
    """Yield the figures of others that a crop circle sends home in the better line only."""
    more = _sent(c.better) - _sent(c.worse)
    if more > 0:
        yield Reason("circle", FIGURE * more, CIRCLE, {"figures": more})


def _sent(outcome: Consequences) -> int:
    """How many figures of others go home, less those of one's own."""
    return sum(1 if event.player != outcome.seat else -1 for event in outcome.returned if event.by == "circle")


def action_words(action: Action, tile: str) -> str | None:
    """Return the answers to a crop circle in words, None for any other action."""
    match action:
        case Circle(choice):
            return f"crop circle: {choice}"
        case Take(x, y, feature, at):
            return f"takes the follower at {x},{y} {feature} {at} home".replace("  ", " ")
        case _:
            return None


PART = BoxReasons(
    makers=(sends_home,),
    statements=(CIRCLE,),
    follow_up_phases=("circle", "circle_move"),
    action_words=action_words,
)
