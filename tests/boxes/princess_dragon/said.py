"""Dragon, fairy and princess in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.boxes.princess_dragon.events import DragonMoved, FairyMoved
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (DragonMoved(0, 1, -2), "Red moves the dragon to (1, -2)"),
    (FairyMoved(1, 1, 0, "road", "E"), "Blue moves the fairy beside the thief on the road at the east side of (1, 0)"),
    (FairyMoved(1, 1, 0), "Blue moves the fairy to (1, 0)"),
    (ev.Scored(0, 3, "fairy", (("fairy", 3),)), "Red scores 3 for the fairy: fairy 3"),
    (
        ev.FollowerReturned(1, "cloister", "", 2, 2, by="dragon"),
        "the dragon eats Blue's monk on the cloister of (2, 2)",
    ),
    (
        ev.FollowerReturned(1, "city", "N", 2, 2, by="princess"),
        "the princess sends Blue's knight in the city at the north side of (2, 2) away",
    ),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Dragon("E"), "move the dragon east"),
    (Fairy(1, 0, "road", "E"), "move the fairy beside your thief on the road at the east side of (1, 0)"),
    (Fairy(1, 0), "move the fairy to (1, 0)"),
    (Princess(0, 1, "city", "N", 1), "send player 2's knight in the city at the north side of (0, 1) away"),
]
