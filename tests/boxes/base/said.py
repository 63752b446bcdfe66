"""The base game in the words of the table."""

from __future__ import annotations

from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (ev.Drawn(0, "V"), "Red draws V (road curve)"),
    (ev.Drawn(0, "V", True), "V (road curve) is laid open"),
    (ev.Discarded(0, "C"), "C is not placed and leaves the game"),
    (ev.Placed(1, "V", 1, -2, 3), "Blue lays V at (1, -2), turned three times"),
    (ev.FollowerPlaced(0, "city", "N", 0, 1), "Red puts a knight in the city at the north side of (0, 1)"),
    (
        ev.FollowerPlaced(0, "field", "EL", 0, 1),
        "Red puts a farmer on the field at the east side's north half of (0, 1)",
    ),
    (ev.Scored(0, 8, "city", (("tiles", 6), ("pennants", 2))), "Red scores 8 for a city: tiles 6, pennants 2"),
    (ev.FollowerReturned(1, "cloister", "", 2, 2), "Blue's monk on the cloister of (2, 2) comes home"),
    (ev.TurnEnded(0), ""),
    (ev.GameEnded((9, 9), (0, 1)), "the game is over: Red and Blue share the victory (Red 9, Blue 9)"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (act.Draw("V"), "draw V (road curve)"),
    (act.Place(1, 0, 1), "lay the tile at (1, 0), turned once"),
    (act.Skip(), "no follower"),
]
