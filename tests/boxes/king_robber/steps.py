"""Steps of the examples that need king or robber baron."""

from __future__ import annotations

from carcassonne.boxes.king_robber.events import CARDS
from carcassonne.boxes.king_robber.rules import cards_held, give_card
from support.arranged import Arranged


class KingRobberSteps(Arranged):
    """Who holds which card, taken with how many tiles."""

    def step_card(self, card: str, colour: str, size: int) -> None:
        """A player holds a card already."""
        give_card(self.s, CARDS.index(card), self.seat(colour), size)

    def step_holds(self, card: str, colour: str | None, size: int) -> None:
        """This player holds it now."""
        assert cards_held(self.s)[CARDS.index(card)] == (-1 if colour is None else self.seat(colour), size)


STEPS = KingRobberSteps
