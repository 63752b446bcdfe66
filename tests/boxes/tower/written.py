"""Towers as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.tower.actions import Capture, Exchange, Ransom, Tower
from carcassonne.engine.actions import Action, Follower
from notation.words import FAR, SIDES

WRITTEN: list[tuple[str, Action]] = [
    ("tower 0,3", Tower(0, 3)),
    ("guard 0,3", Follower("tower", "", "", 0, 3)),
    ("large 0,3 tower", Follower("tower", "", "large", 0, 3)),
    ("capture 2,3 knight N of 1", Capture(2, 3, "city", 1, "N")),
    ("capture 2,3 large city N of 1", Capture(2, 3, "city", 1, "N", "large")),
    ("capture -2,3 guard of 0", Capture(-2, 3, "tower", 0)),
    ("capture 2,3 large tower of 5", Capture(2, 3, "tower", 5, "", "large")),
    ("capture 2,3 abbot cloister of 2", Capture(2, 3, "cloister", 2, "", "abbot")),
    ("exchange", Exchange()),
    ("exchange large", Exchange("large")),
    ("ransom 1", Ransom(1)),
    ("ransom 1 abbot", Ransom(1, "abbot")),
]
CAPTURE = "it is written like capture 2,3 knight N of 1 or capture 2,3 large city N of 1"
UNREADABLE = [
    ("tower", "'tower' cannot be read; it is written like tower 0,3"),
    ("guard N", "'guard N' cannot be read; it is written like guard 0,3"),
    ("capture 2,3 knight N", f"'capture 2,3 knight N' cannot be read; {CAPTURE}"),
    ("capture 2,3 knight N of 7", f"'capture 2,3 knight N of 7' cannot be read; {CAPTURE}"),
    ("capture 2,3 knight NL of 1", f"'capture 2,3 knight NL of 1' cannot be read; {CAPTURE}"),
    ("capture here monk of 1", "'here' is no square; it is written like 1,0"),
    ("exchange king", "'exchange king' cannot be read; it is written like exchange or exchange large"),
    ("ransom", "'ransom' cannot be read; it is written like ransom 1 or ransom 1 large"),
    ("ransom 1 king", "'ransom 1 king' cannot be read; it is written like ransom 1 or ransom 1 large"),
]
SEATS = st.integers(0, 5)
ACTIONS = [
    st.builds(Tower, FAR, FAR),
    st.builds(Follower, st.just("tower"), st.just(""), st.sampled_from(["", "large"]), FAR, FAR),
    st.builds(Capture, FAR, FAR, st.sampled_from(["city", "road"]), SEATS, SIDES, st.sampled_from(["", "large"])),
    st.builds(Exchange, st.sampled_from(["", "large", "abbot"])),
    st.builds(Ransom, SEATS, st.sampled_from(["", "large", "abbot"])),
]
FIELD = "tower 2 | D@0,0 TW02@0,1"
REFUSED_LINES = [
    ("modern 2 tower=3", "tower must be true or false"),
    ("modern 2 ransom_needs_points=3", "ransom_needs_points must be true or false"),
    ("modern 2 | D@0,0 | towers=0,0:1", "towers: these rules have no towers"),
    ("modern 2 | pieces=1,0", "pieces: these rules have no towers"),
    ("modern 2 | ransomed=1", "ransomed: these rules have no towers"),
    ("modern 2 | 0:prison/1", "0:prison/1: these rules have no towers"),
    ("modern 2 | D@0,0 | 0:0,0/tower", "0:0,0/tower: these rules have no towers"),
    ("modern 2 | D@0,0 U@1,0 | phase=capture", "phase capture: these rules have no towers"),
    ("modern 2 | D@0,0 U@1,0 | phase=exchange", "phase exchange: these rules have no towers"),
    (f"{FIELD} | towers=0,0:1", "the tile at 0,0 has no foundation for a tower"),
    (f"{FIELD} | towers=5,5:1", "no tile lies at 5,5"),
    (f"{FIELD} | towers=0,1", "towers: '0,1' is not a square and the height of its tower, like 0,3:2"),
    (f"{FIELD} | towers=0,1:31", "towers: '31' is no whole number from 1 to 30"),
    (f"{FIELD} | towers=0,1:1/0,1:2", "towers: 0,1 is told twice"),
    (f"{FIELD} | towers=0,1:1", "pieces: there are 20, not 21"),
    (f"{FIELD} | 0:0,1/tower", "0,1 has a foundation and no tower"),
    (f"{FIELD} | 0:0,1/tower 1:0,1/tower | towers=0,1:1 pieces=9,10", "1:0,1/tower: somebody stands on the tower"),
    ("tower 2 | 0:prison/0", "0:prison/0: nobody is his own prisoner"),
    ("tower 2 | 0:prison/2", "0:prison/2: there is no player 2 among 2"),
    ("tower 2 | 0:prison/1 1:prison/0", "two players hold each other's followers: they are exchanged at once"),
    (f"{FIELD} | phase=capture", "phase capture needs the tower just built: tower_built=0,3"),
    (f"{FIELD} | tower_built=0,1 towers=0,1:1 pieces=9,10", "tower_built: only phase capture"),
    (
        f"{FIELD} | 0:0,1/tower | phase=capture tower_built=0,1 towers=0,1:1 pieces=9,10",
        "tower_built: somebody stands on it",
    ),
    (f"{FIELD} | phase=exchange", "phase exchange: nobody is exchanged"),
    (f"{FIELD} | 0:prison/1 1:prison/0 | phase=exchange", "phase exchange: there is no choice"),
    (
        f"{FIELD} | 0:prison/1 1:prison/0 1:prison/0 | phase=exchange",
        "the player on turn holds one follower of the other's, just captured",
    ),
]
FOREIGN_WORDS = [
    "phase=capture",
    "phase=exchange",
    "towers=0,1:2",
    "pieces=3,4",
    "ransomed=1",
    "tower_built=0,1",
    "0:0,1/tower",
    "1:0,1/tower=large",
    "1:prison/0",
    "0:prison/1=large",
    "TW02@0,1",
    "hand=TW07",
]
