"""Mage and witch in the analysis: whom they help and whom they harm where they go."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.boxes.mage_witch.events import MagicMoved
from carcassonne.engine.actions import Action

BRINGS_MAGE = Statement("mage", "brings the mage to {whose} {feature}")
SENDS_WITCH = Statement("witch", "sends the witch to {whose} {feature}")


def moves_well(c: Contrast) -> Iterator[Reason]:
    """Yield the mage in what the player owns, and the witch in what others own, by what they change there."""
    for event in c.better.events:
        if not isinstance(event, MagicMoved) or event in c.worse.events:
            continue
        found = c.better.feature_at((event.x, event.y, event.feature, event.at))
        if found is None or not found.owners:
            continue
        mage, own = event.figure == "mage", c.seat in found.owners
        if mage == own:
            weight = found.tiles if mage else found.points_if_completed
            statement = BRINGS_MAGE if mage else SENDS_WITCH
            yield Reason(statement.key, 0.7 * weight, statement, {"feature": found.kind, **c.whose(found.owners)})


def action_words(action: Action, tile: str) -> str | None:
    """Return where the mage or the witch goes in words, None for any other action."""
    match action:
        case Magic(figure, off=True):
            return f"{figure} off the board"
        case Magic(figure, x, y, feature):
            return f"{figure} to the {feature} at {x},{y}"
        case _:
            return None


PART = BoxReasons(
    makers=(moves_well,),
    statements=(BRINGS_MAGE, SENDS_WITCH),
    follow_up_phases=("magic",),
    action_words=action_words,
)
