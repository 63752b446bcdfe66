"""King and robber baron in position lines, and what cannot be read. They are never chosen, so no action names them."""

from __future__ import annotations

from typing import Any

from carcassonne.engine.actions import Action, Draw, Follower

WRITTEN: list[tuple[str, Action]] = [("draw KR05", Draw("KR05")), ("farmer SL", Follower("field", "SL"))]
UNREADABLE = [("draw KR09", "there is no tile 'KR09'")]
ACTIONS: list[Any] = []
REFUSED_LINES = [
    ("modern 2 king=3", "king must be true or false"),
    ("modern 2 | king=0/4", "king: these rules have no king"),
    ("modern 2 king=true | robber_baron=0/4", "robber_baron: these rules have no robber baron"),
    ("modern 2 king=true | king=4", "king: '4' is not a seat and a number of tiles, like 0/5"),
    ("modern 2 king=true | king=2/4", "king: '2' is no whole number from 0 to 1"),
    ("modern 2 king=true | king=0/1", "king: '1' is no whole number from 2 to"),
    ("modern 2 robber_baron=true | robber_baron=1/0", "robber_baron: '0' is no whole number from 1 to"),
]
FOREIGN_WORDS = ["king=0/6", "robber_baron=1/4", "king=true", "KR05@0,0", "0:0,0/field/SL", "hand=KR02G"]
