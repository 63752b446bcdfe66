"""Goods, builders and pigs in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.traders_builders.events import GoodsTaken
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (GoodsTaken(0, {"wine": 2, "cloth": 1}), "Red takes 2 wine and 1 cloth"),
    (ev.SecondPart(1), "Blue goes on with a second tile"),
    (
        ev.FollowerPlaced(0, "road", "E", 0, 1, "builder"),
        "Red puts a builder on the road at the east side of (0, 1)",
    ),
    (ev.Scored(0, 10, "goods", (("wine", 10),)), "Red scores 10 for most goods: wine 10"),
    (ev.Scored(0, 4, "field", (("cities", 3), ("pig", 1))), "Red scores 4 for a field: cities 3, pig 1"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (act.Follower("city", "N", "builder"), "builder in the city at the north side"),
    (act.Follower("field", "NL", "pig"), "pig on the field at the north side's west half"),
]
