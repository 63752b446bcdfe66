"""Abbeys, mayors, wagons and barns in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.boxes.abbey_mayor.events import WagonMoved
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (WagonMoved(1, 0, 0, 1, 0, "road", "E"), "Blue moves his wagon on: wagon on the road at the east side of (1, 0)"),
    (ev.Scored(0, 8, "barn", (("barn", 8),)), "Red scores 8 for the barn: barn 8"),
    (
        ev.FollowerReturned(1, "field", "NL", 2, 2, by="barn"),
        "a barn sends Blue's farmer on the field at the north side's west half of (2, 2) home",
    ),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Abbey(1, -2), "lay the abbey at (1, -2)"),
    (act.Draw(), "draw a tile"),
    (Wagon(1, 0, "city", "N"), "move the wagon on: wagon in the city at the north side of (1, 0)"),
    (act.Follower("field", "NW", "barn"), "barn on the field at the north-west corner"),
    (act.Follower("city", "N", "mayor"), "mayor in the city at the north side"),
]
