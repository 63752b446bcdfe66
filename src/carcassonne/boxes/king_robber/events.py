"""King and robber baron who change hands, and what they are worth at the end."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core.log import beside_named, event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event

CARDS = ("king", "robber_baron")


@dataclass(frozen=True, slots=True)
class KingTaken(Event):
    """A player took the king by finishing a city of so many tiles."""

    player: int
    size: int


@dataclass(frozen=True, slots=True)
class BaronTaken(Event):
    """A player took the robber baron by finishing a road of so many tiles."""

    player: int
    size: int


def _king(s: State, entry: Entry) -> KingTaken:
    return KingTaken(entry[1], entry[2])


def _baron(s: State, entry: Entry) -> BaronTaken:
    return BaronTaken(entry[1], entry[2])


PART = BoxEvents(
    names={KingTaken: "king_taken", BaronTaken: "baron_taken"},
    readers={event_named("king_taken"): _king, event_named("baron_taken"): _baron},
    terms={term_named(card): card for card in CARDS},
    beside={beside_named(card): card for card in CARDS},
)
