"""King and robber baron in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.king_robber.events import BaronTaken, KingTaken
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (KingTaken(0, 6), "Red takes the king with a city of 6 tiles"),
    (BaronTaken(1, 1), "Blue takes the robber baron with a road of 1 tile"),
    (ev.Scored(0, 4, "king", (("king", 4),)), "Red scores 4 for the king: king 4"),
]
ACTIONS: list[tuple[act.Action, str]] = []
