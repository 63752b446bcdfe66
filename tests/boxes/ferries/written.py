"""Ferries as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.ferries.actions import Ferry
from carcassonne.engine.actions import Action
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [
    ("ferry 1,0 N-E", Ferry(1, 0, ("N", "E"))),
    ("ferry -3,12 S-W", Ferry(-3, 12, ("S", "W"))),
]
UNREADABLE = [
    ("ferry", "'ferry' cannot be read; it is written like ferry 1,0 N-E"),
    ("ferry 1,0 N-N", "'ferry 1,0 N-N' cannot be read"),
    ("ferry 1,0 N-Q", "'ferry 1,0 N-Q' cannot be read"),
    ("ferry 1 N-E", "'1' is no square; it is written like 1,0"),
]
PAIRS = st.sampled_from([("N", "E"), ("N", "S"), ("N", "W"), ("E", "S"), ("E", "W"), ("S", "W")])
ACTIONS = [st.builds(Ferry, FAR, FAR, PAIRS)]
BOX = "modern 2 ferries=true"
LAKE = f"{BOX} | D@0,0 FE02@1,0r2"
REFUSED_LINES = [
    ("modern 2 ferries=16", "ferries must be true or false"),
    ("modern 2 | ferries=0,0:N-E", "ferries: these rules have no ferries"),
    (f"{LAKE} | ferries=1,0", "ferries: '1,0' is not a square and the two sides that a ferry joins, like 1,0:N-E"),
    (f"{LAKE} | ferries=1,0:N-E/1,0:E-W", "ferries: 1,0 is told twice"),
    (f"{LAKE} | ferries=2,0:N-E", "ferries: no tile lies at 2,0"),
    (f"{LAKE} | ferries=0,0:E-W", "ferries: there is no lake at 0,0"),
    (f"{LAKE} | ferries=1,0:N-S", "ferries: no road comes from S to the lake at 1,0"),
    (LAKE, "ferries: the lake at 1,0 has no ferry"),
    (f"{LAKE} | ferries=1,0:N-E ferries_moved=1,0:N-E-W", "ferries_moved: no ferry has been moved so at 1,0"),
    (
        f"{LAKE} | ferries=1,0:N-E ferries_moved=1,0:N-E",
        "ferries_moved: '1,0:N-E' is not a square and the sides that a ferry left and joins, like 1,0:N-E-S",
    ),
    ("modern 2 | D@0,0 U@1,0 | phase=ferry", "phase ferry: these rules have no ferries"),
    (f"{BOX} | D@0,0 U@1,0 | phase=ferry", "phase ferry: no lake was laid, and no ferry may be moved"),
    (f"{BOX} mage_witch=true | D@0,0 | magic_late=1", "magic_late: no ferry has joined mage and witch"),
]
FOREIGN_WORDS = [
    "ferries=1,0:N-E",
    "ferries=0,0:E-W",
    "ferries_moved=1,0:N-E-W",
    "phase=ferry",
    "FE02@1,0",
    "hand=FE03",
]
