"""Mage and witch who come and go, and what they make of points."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.mage_witch.rules import NAMES
from carcassonne.core.log import event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event
from carcassonne.engine.names import place_of


@dataclass(frozen=True, slots=True)
class MagicMoved(Event):
    """A player put the mage or the witch on a road or city."""

    player: int
    figure: str
    x: int
    y: int
    feature: str
    at: str


@dataclass(frozen=True, slots=True)
class MagicOff(Event):
    """The mage or the witch left the road or city where it stood, and the board."""

    figure: str
    x: int
    y: int
    feature: str
    at: str


def _moved(s: State, entry: Entry) -> MagicMoved:
    return MagicMoved(entry[1], NAMES[entry[2]], *place_of(s, entry[3]))


def _off(s: State, entry: Entry) -> MagicOff:
    return MagicOff(NAMES[entry[1]], *place_of(s, entry[2]))


PART = BoxEvents(
    names={MagicMoved: "magic_moved", MagicOff: "magic_off"},
    readers={event_named("magic_moved"): _moved, event_named("magic_off"): _off},
    terms={term_named(name): name for name in NAMES},
)
