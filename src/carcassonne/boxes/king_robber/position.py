"""King and robber baron in a position line: `king=0/6 robber_baron=1/4`, seat and tiles."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.king_robber.events import CARDS
from carcassonne.boxes.king_robber.rules import cards_held, give_card
from carcassonne.core.state import MAX_TILES, State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.errors import NotationError

NOBODY = (-1, 0)
LEAST = {"king": 2, "robber_baron": 1}
"""The fewest tiles that a finished city or road has: one end of a road may be the other's."""


def _particular(card: str) -> Particular:
    def read(p: Setting, text: str) -> tuple[int, int]:
        seat, found, size = text.partition("/")
        if not found:
            raise NotationError(f"{text!r} is not a seat and a number of tiles, like 0/{LEAST[card] + 3}")
        return w.whole(seat, 0, p.rules.players - 1), w.whole(size, LEAST[card], MAX_TILES)

    return Particular(card, lambda p: NOBODY, read, lambda p, held: f"{held[0]}/{held[1]}")


class KingRobberPosition(BoxPosition):
    """What a position line says of king and robber baron."""

    particulars = tuple(map(_particular, CARDS))

    def values(self, s: State) -> dict[str, Any]:
        """Who holds them."""
        return dict(zip(CARDS, cards_held(s), strict=True))

    def take(self, p: Setting) -> None:
        """Hand them out."""
        for number, card in enumerate(CARDS):
            if p.said[card] != NOBODY:
                give_card(p.state, number, *p.said[card])

    def check_pieces(self, p: Setting) -> None:
        """Only a card that is played with can be held."""
        for card in CARDS:
            need(
                p.rules.values[card] or p.said[card] == NOBODY, f"{card}: these rules have no {card.replace('_', ' ')}"
            )


PART = KingRobberPosition()
