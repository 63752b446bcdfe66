"""Gold in the analysis: ingots taken, and where the second one goes."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.boxes.gold_mines.events import GoldTaken
from carcassonne.engine.actions import Action

INGOT = 2.0
"""What an ingot weighs among reasons."""
TAKES_GOLD = Statement("gold", "takes {tokens:ingot} of gold")


def takes_gold(c: Contrast) -> Iterator[Reason]:
    """Yield the ingots that the better line takes and the other does not."""
    more = _ingots(c.better) - _ingots(c.worse)
    if more > 0:
        yield Reason("gold", INGOT * more, TAKES_GOLD, {"tokens": more})


def _ingots(outcome: Consequences) -> int:
    return sum(e.count for e in outcome.events if isinstance(e, GoldTaken) and e.player == outcome.seat)


def action_words(action: Action, tile: str) -> str | None:
    """Return where the second ingot goes in words, None for any other action."""
    match action:
        case Gold(x, y):
            return f"gold to {x},{y}"
        case _:
            return None


PART = BoxReasons(makers=(takes_gold,), statements=(TAKES_GOLD,), follow_up_phases=("gold",), action_words=action_words)
