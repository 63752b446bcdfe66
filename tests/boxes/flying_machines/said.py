"""Flights in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.boxes.flying_machines.events import Crashed
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.rolls import Roll

EVENTS: list[tuple[ev.Event, str]] = [
    (ev.Rolled(0, 2), "the die shows 2 for Red"),
    (Crashed(1), "Blue's flier finds no place to land and goes home"),
    (Crashed(1, "abbot"), "Blue's flier finds no place to land and goes home"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Fly(), "let a follower fly"),
    (Fly("large"), "let the large follower fly"),
    (Fly("abbot"), "let the abbot fly"),
    (Roll(3), "the die shows 3"),
]
