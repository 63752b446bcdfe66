"""The wheel in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.boxes.wheel.events import PigMoved, WheelAction
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (ev.FollowerPlaced(0, "crown", "tax"), "Red puts a follower on a crown space of tax"),
    (ev.Scored(1, 3, "wheel", (("fortune", 3),)), "Blue scores 3 for the wheel: fortune 3"),
    (PigMoved("tax", "storm"), "the pig walks from tax to storm"),
    (WheelAction("storm"), "the wheel shows storm"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Crown("tax"), "a crown space of tax on the wheel"),
    (Plague(0, 1, "castle", "N"), "take back the knight on the castle at the north side of (0, 1)"),
]
