"""Towers in the words of the table."""

from __future__ import annotations

from carcassonne.boxes.tower.actions import Capture, Exchange, Ransom, Tower
from carcassonne.boxes.tower.events import Captured, Exchanged, Ransomed, TowerBuilt
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (TowerBuilt(0, 1, -2, 3), "Red builds the tower at (1, -2), now 3 high"),
    (ev.FollowerPlaced(1, "tower", "", 1, -2), "Blue puts a knight on the tower of (1, -2)"),
    (ev.FollowerReturned(1, "tower", "", 1, -2, "large"), "Blue's large knight on the tower of (1, -2) comes home"),
    (Captured(0, 1, 2, 3, "city", "N"), "Red captures Blue's knight in the city at the north side of (2, 3)"),
    (Captured(0, 1, 2, 3, "tower"), "Red captures Blue's knight on the tower of (2, 3)"),
    (Exchanged(0, 1, "", "large"), "Red gets the large follower back from Blue and gives the follower back"),
    (Ransomed(0, 1, (-3, 3)), "Red pays Blue 3 points for the follower"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (Tower(1, -2), "put a piece on the tower at (1, -2)"),
    (act.Follower("tower", "", "", 1, -2), "knight on the tower of (1, -2)"),
    (Capture(2, 3, "city", 1, "N"), "capture player 2's knight in the city at the north side of (2, 3)"),
    (Exchange("large"), "get the large follower back"),
    (Ransom(1), "ransom the follower from player 2 for 3 points"),
]
