"""Mage and witch in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.boxes.mage_witch.events import MagicMoved, MagicOff
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (MagicMoved(0, "mage", 1, -2, "city", "N"), "Red puts the mage on the city to the north of (1, -2)"),
    (MagicMoved(1, "witch", 0, 0, "bridge", ""), "Blue puts the witch on the bridge at (0, 0)"),
    (MagicOff("witch", 0, 3, "road", "W"), "The witch leaves the road to the west of (0, 3)"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Magic("mage", 1, -2, "road", "E"), "put the mage on the road to the east of (1, -2)"),
    (Magic("witch", off=True), "take the witch off the board"),
]
