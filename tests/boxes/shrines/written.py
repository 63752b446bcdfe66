"""Shrines as text, and what cannot be read."""

from __future__ import annotations

from typing import Any

from carcassonne.engine.actions import Action, Follower

WRITTEN: list[tuple[str, Action]] = [("heretic", Follower("shrine")), ("large shrine", Follower("shrine", "", "large"))]
UNREADABLE = [("draw SH09", "there is no tile 'SH09'")]
ACTIONS: list[Any] = []
TWO = "modern 2 shrines=true | SH01@0,0 B@1,0 B@-1,0"
REFUSED_LINES = [
    ("modern 2 shrines=16", "shrines must be true or false"),
    ("modern 2 shrine_tiles=7", "shrine_tiles must be one of 6, 5"),
    (TWO, "0,0: a cloister or shrine has more than one rival around it"),
    ("modern 2 shrines=true abbots=true | SH01@0,0 | 0:0,0/shrine=abbot", "an abbot does not stand on a shrine"),
]
FOREIGN_WORDS = ["SH01@1,0", "hand=SH05", "0:0,0/shrine"]
