"""What is seen of king and robber baron: who holds them, and with how many tiles they were taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.king_robber.events import CARDS
from carcassonne.boxes.king_robber.rules import cards_held
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class HeldCard:
    """Who holds a card, None for nobody yet, and the tiles of the city or road that it was taken with."""

    player: int | None
    size: int


@dataclass(frozen=True, slots=True)
class KingRobberView(ViewPart):
    """King and robber baron, None where a card is not played with."""

    king: HeldCard | None
    robber_baron: HeldCard | None


def _see(s: State, rules: Rules, now: Standing) -> KingRobberView | None:
    if not rules.king and not rules.robber_baron:
        return None
    king, baron = (HeldCard(None if player < 0 else player, size) for player, size in cards_held(s))
    return KingRobberView(king if rules.king else None, baron if rules.robber_baron else None)


def _to_json(part: KingRobberView) -> dict[str, Any]:
    cards = {name: getattr(part, name) for name in CARDS}
    return {name: {"player": card.player, "size": card.size} for name, card in cards.items() if card is not None}


PART = BoxView(KingRobberView, dict.fromkeys(CARDS), _see, _to_json)
