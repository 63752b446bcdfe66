"""The base game's actions and positions as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.engine.actions import Action, Draw, Follower, Place, Skip
from notation.words import FAR, HALVES, SIDES, TILES

WRITTEN: list[tuple[str, Action]] = [
    ("draw V", Draw("V")),
    ("draw W29:3", Draw("W29:3")),
    ("1,0", Place(1, 0, 0)),
    ("-1,-12 r2", Place(-1, -12, 2)),
    ("knight N", Follower("city", "N")),
    ("thief E", Follower("road", "E")),
    ("farmer NL", Follower("field", "NL")),
    ("monk", Follower("cloister")),
    ("-", Skip()),
]
UNREADABLE = [
    ("", "an action is missing"),
    ("draw Q9", "there is no tile 'Q9'"),
    ("Q9 1,0", "there is no tile 'Q9'"),
    ("V", "'V' cannot be read"),
    ("V 1,0 r4", "'V 1,0 r4' cannot be read"),
    ("1001,0", "too far away"),
    ("knight NL", "'knight NL' cannot be read"),
    ("farmer N", "'farmer N' cannot be read"),
    ("monk N", "'monk N' cannot be read"),
]
ACTIONS = [
    st.builds(Draw, TILES),
    st.builds(Place, FAR, FAR, st.integers(0, 3)),
    st.builds(Follower, st.sampled_from(["city", "road"]), SIDES),
    st.builds(Follower, st.just("field"), HALVES),
]
REFUSED_LINES = [
    ("", "the rules are missing"),
    ("v2 modern 2", "version 2; version 1 can be read"),
    ("chess 2", "there is no preset 'chess'"),
    ("modern 9", "9 players cannot play"),
    ("modern 2 tiny_city", "'tiny_city' among the rules cannot be read"),
    ("modern 2 tiny_city=7", "tiny_city must be one of"),
    ("modern 2 | D@0,0 Q9@1,0", "Q9@1,0: there is no tile 'Q9'"),
    ("modern 2 | D@0;0", "D@0;0: 'D@0;0' cannot be read"),
    ("modern 2 | D@1,0", "D@1,0: the first tile lies at 0,0"),
    ("modern 2 | D@0,0 V@0,0", "V@0,0: a tile lies at 0,0 already"),
    ("modern 2 | D@0,0 V@3,0", "V@3,0: 3,0 shares no side with a tile laid before"),
    ("modern 2 | D@0,0 B@1,0", "B@1,0: its side W is field, the neighbour's at 0,0 is road"),
    ("modern 2 | D@0,0 | 0:0,0/road/W", "0:0,0/road/W: the tile at 0,0 has no road/W; it has city/N, road/E"),
    ("modern 2 | D@0,0 | 0:0,0/tower/W", "'0:0,0/tower/W' cannot be read; it is written like 0:1,0/road/E, "),
    ("modern 2 | D@0,0 | 0:5,0/road/N", "0:5,0/road/N: no tile lies at 5,0"),
    ("modern 2 | D@0,0 | 0:0,0/road/E 1:0,0/road/E", "1:0,0/road/E: a follower of player 0 stands there already"),
    ("modern 2 | D@0,0 | 2:0,0/road/N", "2:0,0/road/N: there is no player 2 among 2"),
    ("modern 2 followers=1 | D@0,0 | 0:0,0/road/E 0:0,0/city/N", "player 0 has 1 followers, not 2"),
    ("modern 2 | D@0,0 | 0:0,0/road/E | supply=7,7", "player 0 has 7 followers, not 8"),
    ("modern 2 | scores=1,2,3", "scores: '1,2,3' has 3 numbers for 2 players"),
    ("modern 2 | hand=V hand=U", "hand is given twice"),
    ("modern 2 | colour=red", "'colour=red' is neither a tile"),
    ("modern 2 | phase=place", "phase place needs a tile in hand"),
    ("modern 2 | phase=follower", "phase follower needs a tile just laid"),
    ("modern 2 | hand=V to_act=1", "in phase place the player on turn acts"),
    ("modern 2 | deck=-", "no tile is left to be drawn"),
    ("modern 2 | deck=251A", "a deck of 251 tiles is too large: the table holds 250; choose fewer boxes"),
]
FOREIGN_WORDS = [
    "phase=over",
    "phase=draw",
    "phase=follower",
    "to_act=1",
    "turn=1",
    "hand=E",
    "deck=-",
    "deck=9E",
    "supply=0,0",
    "scores=-9,9",
    "0:0,0/road/N",
    "V@1,0",
    "E@-1,0r2",
]
