"""What is chosen for a crop circle; who comes and goes because of it is told as ever."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.crop_circles import rules as circles
from carcassonne.core.log import cause_named, event_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event


@dataclass(frozen=True, slots=True)
class CircleChosen(Event):
    """A player chose what everybody does: `add` or `remove`."""

    player: int
    choice: str


def _chosen(s: State, entry: Entry) -> CircleChosen:
    return CircleChosen(entry[1], "add" if entry[2] == circles.ADD else "remove")


PART = BoxEvents(
    names={CircleChosen: "circle_chosen"},
    readers={event_named("circle_chosen"): _chosen},
    causes={cause_named("circle"): "circle"},
)
