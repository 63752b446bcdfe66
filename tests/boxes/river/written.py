"""Positions with the river as text, and what cannot be read. Its tiles are laid like any other."""

from __future__ import annotations

from typing import Any

from carcassonne.engine.actions import Action, Draw

WRITTEN: list[tuple[str, Action]] = [("draw RV07", Draw("RV07"))]
UNREADABLE = [("draw RV11", "there is no tile 'RV11'")]
ACTIONS: list[Any] = []
REFUSED_LINES = [
    ("modern 2 river=yes", "river must be true or false"),
    ("modern 2 river_turns=sharp", "river_turns must be one of no_immediate_u_turn, safe"),
    ("modern 2 river=true wheel=true", "the river does not go with the wheel"),
    ("wheel-of-fortune 2 river=true", "the river does not go with the wheel"),
    ("modern 2 | D@0,0 RV03@0,-1r2", "RV03@0,-1r2: these rules have no river"),
    ("modern 2 river=true | RV07@0,0", "RV07@0,0: a river has one open end: it begins with its spring"),
    ("modern 2 river=true | RV01@0,0 RV07@0,1", "RV07@0,1: the river goes on at 1,0 and nowhere else"),
    ("modern 2 river=true | RV01@0,0 RV07@1,0r1", "RV07@1,0r1: its side W is field, the neighbour's at 0,0 is river"),
    ("modern 2 river=true | RV01@0,0 E@1,0", "E@1,0: its side W is field, the neighbour's at 0,0 is river"),
    ("modern 2 river=true | RV01@0,0 RV02@1,0 RV07@2,0", "RV07@2,0: no river has an open end here"),
    ("modern 2 river=true | RV01@0,0 RV02@1,0 | hand=RV07", "phase place: the tile RV07 fits nowhere"),
    ("big-box 2 bridges=true | RV01@0,0 RV07@1,0=WE", "a bridge stands on two field sides, not on river and river"),
]
FOREIGN_WORDS = ["RV07@1,0", "RV02@1,0", "RV10@2,0r1", "hand=RV02", "river=true", "deck=RV07,RV02,2E"]
