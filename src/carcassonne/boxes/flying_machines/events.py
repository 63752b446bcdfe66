"""A flier that finds nowhere to land."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core.log import event_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event
from carcassonne.engine.names import FIGURES


@dataclass(frozen=True, slots=True)
class Crashed(Event):
    """A player's flier could not land, and went home."""

    player: int
    figure: str = ""


def _crashed(s: State, entry: Entry) -> Crashed:
    return Crashed(entry[1], FIGURES[entry[2]])


PART = BoxEvents(names={Crashed: "crashed"}, readers={event_named("crashed"): _crashed})
