"""Gold that comes to lie on tiles, gold that is taken, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core import report
from carcassonne.core.log import beside_named, event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event


@dataclass(frozen=True, slots=True)
class GoldPlaced(Event):
    """A player put an ingot on a tile."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """A player took ingots from what was finished."""

    player: int
    count: int


def _placed(s: State, entry: Entry) -> GoldPlaced:
    return GoldPlaced(entry[1], *report.tile_lying(s, entry[2])[1:3])


def _taken(s: State, entry: Entry) -> GoldTaken:
    return GoldTaken(entry[1], entry[2])


PART = BoxEvents(
    names={GoldPlaced: "gold_placed", GoldTaken: "gold_taken"},
    readers={event_named("gold_placed"): _placed, event_named("gold_taken"): _taken},
    terms={term_named("gold"): "gold"},
    beside={beside_named("gold"): "gold"},
)
