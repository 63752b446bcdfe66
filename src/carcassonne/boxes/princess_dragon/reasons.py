"""Dragon, fairy and princess in the analysis: who is eaten, sent away or paid."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.engine.actions import Action

FIGURE = 3.0
"""What a figure driven off weighs among reasons."""
EATS = Statement("dragon", "lets the dragon eat {figures:figure} of others")
SENDS_AWAY = Statement("princess", "sends a rival's knight away")


def drives_off(c: Contrast) -> Iterator[Reason]:
    """Yield the figures of others that dragon or princess drive off in the better line only."""
    more = _driven(c.better, "dragon") - _driven(c.worse, "dragon")
    if more > 0:
        yield Reason("dragon", FIGURE * more, EATS, {"figures": more})
    if _driven(c.better, "princess") > _driven(c.worse, "princess"):
        yield Reason("princess", FIGURE, SENDS_AWAY, {})


def _driven(outcome: Consequences, by: str) -> int:
    """How many figures of others are driven off, less those of one's own."""
    return sum(1 if event.player != outcome.seat else -1 for event in outcome.returned if event.by == by)


def action_words(action: Action, tile: str) -> str | None:
    """Return dragon's, fairy's and princess's actions in words, None for any other action."""
    match action:
        case Dragon(side):
            return f"dragon {side}"
        case Fairy(x, y, feature, at):
            return f"fairy to {x},{y} {feature} {at}".rstrip()
        case Princess(x, y, _, at):
            return f"princess sends the knight at {x},{y} {at} away"
        case _:
            return None


PART = BoxReasons(
    makers=(drives_off,),
    statements=(EATS, SENDS_AWAY),
    follow_up_phases=("dragon",),
    action_words=action_words,
)
