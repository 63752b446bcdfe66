"""Large followers as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.wheel.actions import SEGMENTS, Crown
from carcassonne.engine.actions import Action, Follower
from notation.words import HALVES, SIDES

WRITTEN: list[tuple[str, Action]] = [
    ("large city N", Follower("city", "N", "large")),
    ("large road E", Follower("road", "E", "large")),
    ("large field NL", Follower("field", "NL", "large")),
    ("large field", Follower("field", "", "large")),
    ("large cloister", Follower("cloister", "", "large")),
    ("large bridge", Follower("bridge", "", "large")),
    ("crown tax large", Crown("tax", "large")),
    ("farmer", Follower("field", "")),
]
UNREADABLE = [
    ("large", "'large' cannot be read; it is written like knight N"),
    ("large knight N", "'large knight N' cannot be read"),
    ("large city NL", "'large city NL' cannot be read"),
    ("large tower N", "'large tower N' cannot be read"),
    ("knight N large", "'knight N large' cannot be read"),
    ("crown tax huge", "'crown tax huge' cannot be read"),
]
ACTIONS = [
    st.builds(Follower, st.sampled_from(["city", "road"]), SIDES, st.just("large")),
    st.builds(Follower, st.just("field"), HALVES | st.just(""), st.just("large")),
    st.builds(Crown, st.sampled_from(SEGMENTS), st.just("large")),
]
REFUSED_LINES = [
    ("modern 2 inns=1", "inns must be true or false"),
    ("modern 6", "6 players cannot play: without the tiles of"),
    ("modern 2 | D@0,0 | 0:0,0/city/N=large", "0:0,0/city/N=large: these rules have no large follower"),
    (
        "modern 2 large_followers=true | D@0,0 | 0:0,0/city/N=large 0:0,0/road/E=large",
        "0:0,0/road/E=large: player 0 has one large follower only",
    ),
    ("modern 2 large_followers=true | D@0,0 | 0:0,0/city/N=huge", "'0:0,0/city/N=huge' cannot be read"),
    ("modern 2 large_followers=true | D@0,0 | 0:0,0/city/N=follower", "'0:0,0/city/N=follower' cannot be read"),
    (
        "modern 2 large_followers=true wheel=true | 0:crown/tax=large 0:crown/storm=large",
        "0:crown/storm=large: player 0 has one large follower only",
    ),
    (
        "modern 2 large_followers=true castles=true | D@0,0 E@0,-1r2 | 0:0,0/castle/N/done=large",
        "a castle that has paid holds nobody",
    ),
]
FOREIGN_WORDS = ["0:0,0/city/N=large", "1:0,0/road/E=large", "0:crown/tax=large", "IC01@0,-1", "hand=IC03"]
