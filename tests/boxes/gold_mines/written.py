"""Gold as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.engine.actions import Action
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [("gold 1,0", Gold(1, 0)), ("gold -3,12", Gold(-3, 12))]
UNREADABLE = [
    ("gold", "'gold' cannot be read; it is written like gold 1,0"),
    ("gold 1", "'1' is no square; it is written like 1,0"),
]
ACTIONS = [st.builds(Gold, FAR, FAR)]
MINE = "modern 2 gold_mines=true | D@0,0 E@0,-1r2 GM08@1,0"
REFUSED_LINES = [
    ("modern 2 gold_mines=16", "gold_mines must be true or false"),
    ("modern 2 | gold=0,0:1", "gold: these rules have no gold mines"),
    ("modern 2 | gold_held=1,0", "gold_held: these rules have no gold mines"),
    ("modern 2 gold_mines=true | gold=1,0:1", "gold: no tile lies at 1,0"),
    ("modern 2 gold_mines=true | gold=0,0", "gold: '0,0' is not a square and its ingots, like 1,0:2"),
    ("modern 2 gold_mines=true | gold=0,0:0", "gold: '0' is no whole number from 1 to 99"),
    ("modern 2 gold_mines=true | gold=0,0:1/0,0:2", "gold: 0,0 is told twice"),
    ("modern 2 | D@0,0 U@1,0 | phase=gold", "phase gold: these rules have no gold mines"),
    ("modern 2 gold_mines=true | D@0,0 U@1,0 | phase=gold", "phase gold: the tile laid last is no mine"),
    ("modern 2 gold_mines=true | D@0,0 GM08@1,0 | phase=gold gold=1,0:1", "phase gold: there is no choice"),
    (f"{MINE} | phase=gold", "phase gold: no ingot lies on the mine yet"),
]
FOREIGN_WORDS = ["gold=0,0:2", "gold=0,0:1/1,0:3", "gold_held=3,1", "phase=gold", "GM08@1,0", "hand=GM05"]
