"""Gold in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.boxes.gold_mines.events import GoldPlaced, GoldTaken
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (GoldPlaced(0, 1, -2), "Red puts an ingot on (1, -2)"),
    (GoldTaken(1, 1), "Blue takes 1 ingot of gold"),
    (GoldTaken(0, 3), "Red takes 3 ingots of gold"),
    (ev.Scored(0, 8, "gold", (("gold", 8),)), "Red scores 8 for gold: gold 8"),
]
ACTIONS: list[tuple[act.Action, str]] = [(Gold(1, -2), "put the second ingot on (1, -2)")]
