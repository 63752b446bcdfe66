"""Ferries in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.ferries.actions import Ferry
from carcassonne.boxes.ferries.events import FerryMoved, FerryPlaced
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (FerryPlaced(0, 1, -2, ("N", "E")), "Red puts the ferry on the lake at (1, -2) north-east"),
    (FerryMoved(1, 0, 0, ("E", "W"), ("N", "W")), "Blue moves the ferry on the lake at (0, 0) east-west"),
]
ACTIONS: list[tuple[act.Action, str]] = [(Ferry(2, 1, ("S", "W")), "the ferry on the lake at (2, 1) south-west")]
