"""Abbots and gardens in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.wheel.actions import Plague
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (ev.FollowerPlaced(0, "garden", "", 0, 1, "abbot"), "Red puts an abbot in the garden of (0, 1)"),
    (ev.FollowerReturned(1, "cloister", "", 2, 2, "abbot"), "Blue's abbot on the cloister of (2, 2) comes home"),
    (ev.Scored(0, 9, "garden", (("tiles", 9),)), "Red scores 9 for a garden: tiles 9"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (TakeAbbot(), "take the abbot back for his points"),
    (act.Follower("garden", "", "abbot"), "abbot in the garden"),
    (Plague(0, 1, "garden"), "take back the abbot in the garden of (0, 1)"),
]
