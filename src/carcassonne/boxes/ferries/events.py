"""Ferries that are put and moved."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.ferries.actions import Ends, ends_of, square_of
from carcassonne.core.log import event_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event


@dataclass(frozen=True, slots=True)
class FerryPlaced(Event):
    """A player put the ferry of a new lake: it joins the roads at these sides."""

    player: int
    x: int
    y: int
    ends: Ends


@dataclass(frozen=True, slots=True)
class FerryMoved(Event):
    """A player moved a ferry, which joined the roads at other sides `before`."""

    player: int
    x: int
    y: int
    ends: Ends
    before: Ends


def _placed(s: State, entry: Entry) -> FerryPlaced:
    return FerryPlaced(entry[1], *square_of(s, entry[2]), ends_of(entry[3]))


def _moved(s: State, entry: Entry) -> FerryMoved:
    return FerryMoved(entry[1], *square_of(s, entry[2]), ends_of(entry[3]), ends_of(entry[4]))


PART = BoxEvents(
    names={FerryPlaced: "ferry_placed", FerryMoved: "ferry_moved"},
    readers={event_named("ferry_placed"): _placed, event_named("ferry_moved"): _moved},
)
