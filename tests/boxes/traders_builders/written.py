"""Builders, pigs and goods as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.engine.actions import Action, Follower
from notation.words import HALVES, SIDES

WRITTEN: list[tuple[str, Action]] = [
    ("builder road E", Follower("road", "E", "builder")),
    ("builder city N", Follower("city", "N", "builder")),
    ("builder bridge", Follower("bridge", "", "builder")),
    ("pig field NL", Follower("field", "NL", "pig")),
    ("pig field", Follower("field", "", "pig")),
]
UNREADABLE = [
    ("builder", "'builder' cannot be read; it is written like knight N"),
    ("builder thief E", "'builder thief E' cannot be read"),
    ("pig NL", "'pig NL' cannot be read"),
    ("pig field N", "'pig field N' cannot be read"),
]
ACTIONS = [
    st.builds(Follower, st.sampled_from(["city", "road"]), SIDES, st.just("builder")),
    st.builds(Follower, st.just("field"), HALVES | st.just(""), st.just("pig")),
]
ROAD = "D@0,0 U@1,0"
REFUSED_LINES = [
    ("modern 2 goods=3", "goods must be true or false"),
    (f"modern 2 builders=true | {ROAD} | 0:1,0/road/E=builder", "0:1,0/road/E=builder: player 0 has no follower there"),
    (
        f"modern 2 builders=true | {ROAD} | 1:0,0/road/E 0:1,0/road/E=builder",
        "0:1,0/road/E=builder: player 0 has no follower there",
    ),
    (
        f"modern 2 builders=true | {ROAD} | 0:1,0/field/NL 0:0,0/field/EL=builder",
        "0:0,0/field/EL=builder: a builder stands on a road or in a city",
    ),
    (f"modern 2 pigs=true | {ROAD} | 0:1,0/field/NL=pig", "0:1,0/field/NL=pig: player 0 has no follower there"),
    (
        f"modern 2 pigs=true | {ROAD} | 0:0,0/field/ER 0:1,0/field/NL=pig",
        "0:1,0/field/NL=pig: player 0 has no follower there",
    ),
    (f"modern 2 pigs=true | {ROAD} | 0:0,0/road/E 0:1,0/road/E=pig", "0:1,0/road/E=pig: a pig stands in a field"),
    (f"modern 2 pigs=true | {ROAD} | 0:0,0/road/E 0:1,0/road/E=builder", "these rules have no builder"),
    ("modern 2 builders=true wheel=true | 0:crown/tax=builder", "0:crown/tax=builder: a crown space is for a follower"),
    ("modern 2 | goods=1/0/0,0/0/0", "goods: these rules have no goods"),
    ("modern 2 goods=true | goods=1/0/0", "goods: '1/0/0' is not wine/grain/cloth for each of 2 players"),
    ("modern 2 goods=true | goods=1/0,0/0", "is not wine/grain/cloth for each of 2 players"),
    ("modern 2 goods=true | goods=1/0/0,0/0/x", "goods: 'x' is no whole number from 0 to 99"),
    ("modern 2 | hand=V part=second", "part: these rules have no builders"),
    ("modern 2 builders=true | hand=V part=third", "part: 'third' is none of only, first, second"),
    (
        "modern 2 builders=true | hand=V part=first",
        "part=first: that a second part follows is known when the tile lies",
    ),
    ("modern 2 builders=true | phase=over deck=- part=second", "part=second: no second tile is laid now"),
    (
        "modern 2 builders=true bazaars=true | hand=V market_due=1",
        "market_due: a market day waits only for the second part of a turn",
    ),
    (
        "modern 2 builders=true | hand=V part=second market_due=1",
        "market_due: a market day waits only for the second part of a turn",
    ),
    (
        "modern 2 builders=true bazaars=true | hand=V part=second market_due=1 deck=V",
        "market_due: the deck is too small for a market of 2 tiles",
    ),
    (
        "modern 2 builders=true bazaars=true | part=second market_due=1 deck=2V",
        "market_due: the deck is too small for a market of 2 tiles",
    ),
    (
        "modern 2 builders=true bazaars=true | part=second market=- deck=2V",
        "part=second: a market day begins when the turn is over",
    ),
]
FOREIGN_WORDS = [
    "0:0,0/road/E=builder",
    "1:1,0/city/N=builder",
    "0:0,0/field/EL=pig",
    "goods=2/0/1,0/1/0",
    "goods=1/1/1,0/0/0,2/0/0",
    "part=first",
    "part=second",
    "market_due=1",
    "hand=TB15",
]
