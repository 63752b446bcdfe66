"""Crop circles in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.crop_circles.actions import Circle, Take
from carcassonne.boxes.crop_circles.events import CircleChosen
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (CircleChosen(0, "add"), "Red chooses: everybody adds a follower"),
    (CircleChosen(1, "remove"), "Blue chooses: everybody removes a follower"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Circle("add"), "everybody adds a follower"),
    (Circle("remove"), "everybody removes a follower"),
    (Take(1, -2, "road", "E"), "take your thief on the road at the east side of (1, -2) home"),
]
