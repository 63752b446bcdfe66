"""King and robber baron in the analysis: a card taken, or kept from a rival."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.king_robber.events import BaronTaken, KingTaken

CARD = 5.0
"""What a card weighs among reasons."""
TAKES_KING = Statement("king", "takes the king with a city of {tiles:tile}")
TAKES_BARON = Statement("robber_baron", "takes the robber baron with a road of {tiles:tile}")
Taken: TypeAlias = KingTaken | BaronTaken
STATEMENTS: dict[type[Taken], Statement] = {KingTaken: TAKES_KING, BaronTaken: TAKES_BARON}


def takes_card(c: Contrast) -> Iterator[Reason]:
    """Yield the card that the better line takes and the other does not."""
    for kind, statement in STATEMENTS.items():
        size = _taken(c.better, kind)
        if size and not _taken(c.worse, kind):
            yield Reason(statement.key, CARD, statement, {"tiles": size})


def _taken(outcome: Consequences, kind: type[Taken]) -> int:
    """The tiles that take a card from somebody else in a line, 0 where nobody does."""
    return next((e.size for e in outcome.events if isinstance(e, kind) and e.player == outcome.seat), 0)


PART = BoxReasons(makers=(takes_card,), statements=(TAKES_KING, TAKES_BARON))
