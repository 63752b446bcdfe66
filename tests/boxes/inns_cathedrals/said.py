"""Large followers, inns and cathedrals in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.wheel.actions import Crown
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (
        ev.FollowerPlaced(0, "city", "N", 0, 1, "large"),
        "Red puts a large knight in the city at the north side of (0, 1)",
    ),
    (
        ev.FollowerReturned(1, "cloister", "", 2, 2, "large"),
        "Blue's large monk on the cloister of (2, 2) comes home",
    ),
    (ev.FollowerPlaced(0, "crown", "tax", figure="large"), "Red puts a large follower on a crown space of tax"),
    (ev.Scored(0, 6, "road", (("tiles", 3), ("inn", 3))), "Red scores 6 for a road: tiles 3, inn 3"),
    (ev.Scored(0, 0, "city", (("cathedral", 0),)), "Red scores 0 for a city: cathedral 0"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (act.Follower("road", "E", "large"), "large thief on the road at the east side"),
    (act.Follower("field", "", "large"), "large farmer on the field"),
    (Crown("tax", "large"), "with the large follower: a crown space of tax on the wheel"),
]
