"""Shrines in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.shrines.events import Challenged
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (Challenged(1, -2, "cloister"), "the cloister at (1, -2) has lost its challenge"),
    (ev.FollowerPlaced(0, "shrine", "", 0, 1), "Red puts a monk on the shrine of (0, 1)"),
    (ev.Scored(0, 9, "shrine", (("tiles", 9),)), "Red scores 9 for a shrine: tiles 9"),
]
ACTIONS: list[tuple[act.Action, str]] = [(act.Follower("shrine", ""), "monk on the shrine")]
