"""Abbots and gardens as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.bridges_castles_bazaars.actions import CastleProject
from carcassonne.boxes.wheel.actions import Plague
from carcassonne.engine.actions import Action, Follower
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [
    ("abbot cloister", Follower("cloister", "", "abbot")),
    ("abbot garden", Follower("garden", "", "abbot")),
    ("take abbot", TakeAbbot()),
    ("plague 0,1 gardener", Plague(0, 1, "garden")),
    ("project 2,0 garden", CastleProject(2, 0, "garden")),
]
UNREADABLE = [
    ("abbot", "'abbot' cannot be read; it is written like knight N"),
    ("abbot monk", "'abbot monk' cannot be read"),
    ("abbot garden N", "'abbot garden N' cannot be read"),
    ("gardener", "'gardener' cannot be read"),
    ("take", "'take' cannot be read"),
    ("take abbot N", "'take abbot N' cannot be read"),
    ("plague 0,1 garden", "'plague 0,1 garden' cannot be read"),
]
ACTIONS = [
    st.just(TakeAbbot()),
    st.builds(Follower, st.sampled_from(["cloister", "garden"]), st.just(""), st.just("abbot")),
    st.builds(Plague, FAR, FAR, st.just("garden")),
]
GARDEN = "D@0,0 EG@0,-1r2"
REFUSED_LINES = [
    ("modern 2 abbots=on", "abbots must be true or false"),
    ("modern 2 | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot", "0:1,0/cloister=abbot: these rules have no abbot"),
    (
        "modern 2 abbots=true | D@0,0 A@1,0r1 B@1,1 | 0:1,0/cloister=abbot 0:1,1/cloister=abbot",
        "0:1,1/cloister=abbot: player 0 has one abbot only",
    ),
    ("modern 2 abbots=true | D@0,0 | 0:0,0/road/E=abbot", "an abbot stands on a cloister or in a garden"),
    ("modern 2 abbots=true | D@0,0 | 0:0,0/city/N=abbot", "an abbot stands on a cloister or in a garden"),
    (f"modern 2 abbots=true | {GARDEN} | 0:0,-1/garden", "0:0,-1/garden: only an abbot stands in a garden"),
    (
        f"big-box 2 river=false | {GARDEN} | 0:0,-1/garden=large",
        "0:0,-1/garden=large: only an abbot stands in a garden",
    ),
    (
        f"modern 2 abbots=true gardens=false | {GARDEN} | 0:0,-1/garden=abbot",
        "0:0,-1/garden=abbot: in these rules gardens are pictures and take nobody",
    ),
    (f"modern 2 abbots=true | {GARDEN} | 0:0,-1/garden/N=abbot", "the tile at 0,-1 has no garden/N"),
    ("modern 2 abbots=true | D@0,0 | 0:0,0/garden=abbot", "the tile at 0,0 has no garden; it has city/N"),
    (
        "modern 2 abbots=true castles=true | D@0,0 E@0,-1r2 | 0:0,0/castle/N=abbot",
        "0:0,0/castle/N=abbot: a castle is held by a knight",
    ),
    ("modern 2 abbots=true wheel=true | 0:crown/tax=abbot", "0:crown/tax=abbot: a crown space is for a follower"),
]
FOREIGN_WORDS = ["EG@0,-1r2", "0:0,-1/garden=abbot", "0:0,0/cloister=abbot", "hand=IG"]
