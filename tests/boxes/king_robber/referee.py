"""King and robber baron in the slow referee (K1, K2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from slow_referee.landscape import Feature
from slow_referee.later import LaterBox
from slow_referee.table import Action, Table

OF_CARD = {"king": "city", "robber_baron": "road"}


class KingRobber(LaterBox):
    """Each card lies with nobody until the first city, or road, is completed."""

    name = "king_robber"
    switches = ("king", "robber_baron")

    def begin(self, table: Table) -> None:
        table.things |= {card: {"player": None, "size": 0} for card in self.switches if card in table.rules.later}

    def after_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """A larger one takes the card over, an equal one does not (K1.1-K1.3)."""
        for card, kind in OF_CARD.items():
            largest = max((len(project.places) for project in projects if project.kind == kind), default=0)
            if card in table.things and largest > table.things[card]["size"]:
                table.things[card] = {"player": player, "size": largest}

    def at_the_end(self, table: Table) -> None:
        """A point for everything complete on the whole table, castles left out (K1.4, K2.1)."""
        for card, kind in OF_CARD.items():
            held = table.things.get(card)
            if held is not None and held["player"] is not None:
                table.scores[held["player"]] += sum(
                    feature.kind == kind and table.landscape.is_complete(feature) and table.castle_on(feature) is None
                    for feature in table.landscape.features()
                )

    def state(self, table: Table) -> dict[str, Any]:
        return {card: dict(table.things[card]) for card in self.switches if card in table.things}

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        for card in self.switches:
            was, now = before.get(card), after.get(card)
            if was and now and was != now:
                seen[f"{card} taken over" if was["player"] not in (None, now["player"]) else f"{card} taken"] += 1
        return seen


class Steps:
    """Steps of the examples: who holds which card, taken with how many tiles."""

    table: Table
    seat: Callable[[str], int]

    def step_card(self, card: str, colour: str, size: int) -> None:
        """A player holds a card already."""
        self.table.things[card] = {"player": self.seat(colour), "size": size}

    def step_holds(self, card: str, colour: str | None, size: int) -> None:
        """This player holds it now."""
        assert self.table.things[card] == {"player": None if colour is None else self.seat(colour), "size": size}


KingRobber.steps = Steps
BOX = KingRobber()
