"""The dragon and the fairy on their ways, and what she pays."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core import report
from carcassonne.core.log import beside_named, cause_named, event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event
from carcassonne.engine.names import place_of


@dataclass(frozen=True, slots=True)
class DragonMoved(Event):
    """The dragon came to a tile: to a volcano, or a player moved him a step."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class FairyMoved(Event):
    """A player moved the fairy: beside his follower there, or just to that tile."""

    player: int
    x: int
    y: int
    feature: str = ""
    at: str = ""


def _dragon_moved(s: State, entry: Entry) -> DragonMoved:
    return DragonMoved(entry[1], *report.tile_lying(s, entry[2])[1:3])


def _fairy_moved(s: State, entry: Entry) -> FairyMoved:
    _, player, tile, segment, *_ = entry
    if segment < 0:
        return FairyMoved(player, *report.tile_lying(s, tile)[1:3])
    return FairyMoved(player, *place_of(s, segment))


PART = BoxEvents(
    names={DragonMoved: "dragon_moved", FairyMoved: "fairy_moved"},
    readers={event_named("dragon_moved"): _dragon_moved, event_named("fairy_moved"): _fairy_moved},
    terms={term_named("fairy"): "fairy"},
    causes={cause_named("dragon"): "dragon", cause_named("princess"): "princess", cause_named("fairy"): "fairy"},
    beside={beside_named("fairy"): "fairy"},
)
