"""A wagon that moves on; what barns pay, and whom they send home."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core.log import beside_named, cause_named, event_named, term_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event
from carcassonne.engine.names import place_of


@dataclass(frozen=True, slots=True)
class WagonMoved(Event):
    """A player's wagon went on to a segment, from a square where it had been scored."""

    player: int
    from_x: int
    from_y: int
    x: int
    y: int
    feature: str
    at: str = ""


def _wagon_moved(s: State, entry: Entry) -> WagonMoved:
    _, player, left, segment, *_ = entry
    x, y, _, _ = place_of(s, left)
    return WagonMoved(player, x, y, *place_of(s, segment))


PART = BoxEvents(
    names={WagonMoved: "wagon_moved"},
    readers={event_named("wagon_moved"): _wagon_moved},
    terms={term_named("barn"): "barn"},
    causes={cause_named("barn"): "barn"},
    beside={beside_named("barn"): "barn"},
)
