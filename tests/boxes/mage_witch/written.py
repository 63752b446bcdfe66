"""Mage and witch as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.engine.actions import Action
from notation.words import FAR, SIDES

WRITTEN: list[tuple[str, Action]] = [
    ("magic mage 1,0 city N", Magic("mage", 1, 0, "city", "N")),
    ("magic witch -3,12 bridge", Magic("witch", -3, 12, "bridge")),
    ("magic witch off", Magic("witch", off=True)),
]
UNREADABLE = [
    ("magic", "'magic' cannot be read; it is written like magic mage 1,0 city N or magic witch off"),
    ("magic dragon off", "'magic dragon off' cannot be read"),
    ("magic mage 1,0 field NL", "'magic mage 1,0 field NL' cannot be read"),
    ("magic mage 1 road N", "'1' is no square; it is written like 1,0"),
]
NAMES = st.sampled_from(["mage", "witch"])
ACTIONS = [
    st.builds(Magic, NAMES, FAR, FAR, st.sampled_from(["road", "city"]), SIDES),
    st.builds(Magic, NAMES, off=st.just(True)),
]
BOX = "modern 2 mage_witch=true"
CALLED = f"{BOX} | D@0,0 E@0,-1r2 MW05@0,1r1"
REFUSED_LINES = [
    ("modern 2 mage_witch=16", "mage_witch must be true or false"),
    ("modern 2 | mage=0,0/road/E", "mage: these rules have no mage and witch"),
    (f"{BOX} | mage=0,0", "mage: '0,0' cannot be read; it is written like 1,0/road/E"),
    (f"{BOX} | witch=1,0/road/E", "witch: no tile lies at 1,0"),
    (f"{BOX} | witch=0,0/field/NL", "witch: the tile at 0,0 has no field/NL"),
    (f"{BOX} | witch=0,0/field/EL", "witch: it stands on a road or in a city"),
    (f"{BOX} | D@0,0 E@0,-1r2 | mage=0,0/city/N", "mage: that is finished, and the mage has left it"),
    (f"{BOX} | mage=0,0/road/E witch=0,0/road/E", "mage and witch are never in the same road or city"),
    ("modern 2 | D@0,0 U@1,0 | phase=magic", "phase magic: these rules have no mage and witch"),
    (f"{BOX} | D@0,0 U@1,0 | phase=magic mage=0,0/road/E", "phase magic: nothing calls for the mage or the witch"),
    (
        f"{BOX} | E@0,0r2 B@1,0 B@1,1 B@1,2 E@0,2 MW05@0,1 | phase=magic witch=0,0/city/S",
        "phase magic: there is no choice",
    ),
]
FOREIGN_WORDS = ["mage=0,0/road/E", "witch=0,0/city/N", "witch=1,0/road/W", "phase=magic", "MW05@1,0", "hand=MW08G"]
