"""A challenge that is decided: whose cloister or shrine was complete first."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core.log import cause_named, event_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event
from carcassonne.engine.names import place_of


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """The cloister or shrine here lost its challenge to a completed one beside it."""

    x: int
    y: int
    feature: str


def _challenged(s: State, entry: Entry) -> Challenged:
    x, y, feature, _ = place_of(s, entry[2])
    return Challenged(x, y, feature)


PART = BoxEvents(
    names={Challenged: "challenged"},
    readers={event_named("challenged"): _challenged},
    causes={cause_named("challenge"): "challenge"},
)
