"""What happens at the Fair."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core import report
from carcassonne.core.log import beside_named, cause_named, event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event


@dataclass(frozen=True, slots=True)
class TicketsTaken(Event):
    """A player took tickets."""

    player: int
    count: int


@dataclass(frozen=True, slots=True)
class BearMoved(Event):
    """A player led the bear to a tile."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class BearLeft(Event):
    """The bear went home to the wood."""


def _tickets(s: State, entry: Entry) -> TicketsTaken:
    return TicketsTaken(entry[1], entry[2])


def _bear_moved(s: State, entry: Entry) -> BearMoved:
    return BearMoved(entry[1], *report.tile_lying(s, entry[2])[1:3])


def _bear_left(s: State, entry: Entry) -> BearLeft:
    return BearLeft()


PART = BoxEvents(
    names={TicketsTaken: "tickets_taken", BearMoved: "bear_moved", BearLeft: "bear_left"},
    readers={
        event_named("tickets_taken"): _tickets,
        event_named("bear_moved"): _bear_moved,
        event_named("bear_left"): _bear_left,
    },
    terms={term_named(name): name for name in ("booths", "tickets", "pennies", "bear", "die")},
    causes={cause_named(name): name for name in ("juggler", "bear", "trade", "last_die")},
    beside={beside_named(name): name for name in ("tickets", "juggler", "bear")},
)
