"""Bridges, castles and market days as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.bridges_castles_bazaars.actions import (
    Auction,
    Bid,
    Buy,
    Castle,
    CastleProject,
    Decline,
    Pass,
    Sell,
)
from carcassonne.engine.actions import Action, Bridge, Follower, Place
from notation.words import FAR, SIDES, TILES

WRITTEN: list[tuple[str, Action]] = [
    ("1,0 +WE@1,1", Place(1, 0, 0, Bridge(1, 1, "WE"))),
    ("1,0 r3 +NS@1,0", Place(1, 0, 3, Bridge(1, 0, "NS"))),
    ("decline", Decline()),
    ("thief bridge", Follower("bridge")),
    ("castle yes", Castle(True)),
    ("castle no", Castle(False)),
    ("project 2,0 road W", CastleProject(2, 0, "road", "W")),
    ("project 2,0 city N", CastleProject(2, 0, "city", "N")),
    ("project 2,0 cloister", CastleProject(2, 0, "cloister")),
    ("project 2,0 bridge", CastleProject(2, 0, "bridge")),
    ("project -2,0 castle S", CastleProject(-2, 0, "castle", "S")),
    ("auction E 3", Auction("E", 3)),
    ("auction W29:3 0", Auction("W29:3", 0)),
    ("bid 4", Bid(4)),
    ("pass", Pass()),
    ("buy", Buy()),
    ("sell", Sell()),
]
UNREADABLE = [
    ("V 1,0 +WE@1", "'V 1,0 +WE@1' cannot be read; it is written like V 1,0 r2 +WE@1,1"),
    ("V 1,0 +WE@1,1 r2", "'V 1,0 +WE@1,1 r2' cannot be read"),
    ("V +WE@1,1", "'V +WE@1,1' cannot be read"),
    ("1,0 +WE@1001,0", "too far away"),
    ("castle maybe", "'castle maybe' cannot be read"),
    ("bid 100", "'100' is no number of points"),
    ("bid -1", "'-1' is no number of points"),
    ("project 2,0 field NL", "'project 2,0 field NL' cannot be read"),
    ("project here road N", "'here' is no square"),
]
POINTS = st.integers(0, 99)
ACTIONS = [
    st.builds(Place, FAR, FAR, st.integers(0, 3), st.builds(Bridge, FAR, FAR, st.sampled_from(["NS", "WE"]))),
    st.builds(CastleProject, FAR, FAR, st.sampled_from(["city", "road", "castle"]), SIDES),
    st.builds(Auction, TILES, POINTS),
    st.builds(Bid, POINTS),
]
REFUSED_LINES = [
    ("modern 2 | D@0,0 B@0,1=WE", "B@0,1=WE: these rules have no bridges"),
    ("bridges-castles-bazaars 2 | D@0,0=WE", "D@0,0=WE: a bridge stands on two field sides, not on road and road"),
    ("bridges-castles-bazaars 2 | bridges=3,9", "bridges: '9' is no whole number from 0 to 3"),
    ("modern 2 | bridges=1,0", "player 0 has no 1 bridges"),
    ("modern 2 | D@0,0 | 0:0,0/castle/E", "0:0,0/castle/E: these rules have no castles"),
    ("bridges-castles-bazaars 2 | D@0,0 | 0:0,0/castle/N", "a castle stands on a complete city of two tiles"),
    ("bridges-castles-bazaars 5 | castles=3,2,2,2,2", "player 0 has too many castles"),
    ("bridges-castles-bazaars 2 | hand=V asked=N", "asked: nobody has been asked about a castle this turn"),
    ("modern 2 | phase=bid", "phase bid needs the market's tiles"),
    ("modern 2 | market=V", "these rules have no market days"),
]
FOREIGN_WORDS = [
    "phase=bid",
    "phase=deal",
    "phase=auction",
    "phase=castle",
    "phase=castle_project",
    "market=V,E",
    "market=V>0,E*",
    "market=-",
    "opener=1",
    "selector=1",
    "bid=99",
    "bidder=1",
    "site=N",
    "site=0,0/N",
    "asked=NESW",
    "wave=2",
    "built=1,0",
    "finished=-",
    "castles=0,0",
    "bridges=0,0",
    "0:0,0/castle/N",
]
