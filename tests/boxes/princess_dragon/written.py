"""Dragon, fairy and princess as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.engine.actions import Action
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [
    ("dragon E", Dragon("E")),
    ("fairy 1,1 road E", Fairy(1, 1, "road", "E")),
    ("fairy 1,-12 large city N", Fairy(1, -12, "city", "N", "large")),
    ("fairy 1,1 cloister", Fairy(1, 1, "cloister")),
    ("fairy 1,1", Fairy(1, 1)),
    ("princess 0,1 city N 1", Princess(0, 1, "city", "N", 1)),
    ("princess 0,1 large city N 0", Princess(0, 1, "city", "N", 0, "large")),
]
UNREADABLE = [
    ("dragon", "'dragon' cannot be read; it is written like dragon E"),
    ("dragon X", "'dragon X' cannot be read; it is written like dragon E"),
    ("fairy", "'fairy' cannot be read; it is written like fairy 1,1 road E"),
    ("fairy 1", "'1' is no square; it is written like 1,0"),
    ("princess 0,1 city N", "'princess 0,1 city N' cannot be read; it is written like princess 0,1 city N 1"),
]
ACTIONS = [
    st.builds(Dragon, st.sampled_from("NESW")),
    st.builds(Fairy, FAR, FAR),
    st.builds(Fairy, FAR, FAR, st.just("road"), st.sampled_from("NESW"), st.sampled_from(["", "large"])),
    st.builds(Princess, FAR, FAR, st.just("city"), st.sampled_from("NESW"), st.integers(0, 5)),
]
BOX = "modern 2 princess_dragon=true"
WALK = f"{BOX} | D@0,0 U@1,0 PD16@2,0"
REFUSED_LINES = [
    ("modern 2 dragon=16", "dragon must be true or false"),
    ("modern 2 dragon_moves=never", "dragon_moves must be one of before_scoring, after_scoring, not 'never'"),
    ("modern 2 | dragon=0,0", "dragon: these rules have no dragon"),
    ("modern 2 | fairy=-:0,0/city/N", "fairy: these rules have no fairy"),
    (f"{BOX} | dragon=1,0", "dragon: no tile lies at 1,0"),
    (f"{BOX} | dragon=0,0 dragon_left=3", "dragon_left: the dragon moves in the phase dragon only"),
    (f"{BOX} | fairy=0:0,0/city/N", "fairy: this follower does not stand there"),
    (f"{BOX} | fairy=-:1,0/city/N", "fairy: no tile lies at 1,0"),
    (f"{BOX} | fairy=0,0", "fairy: under these rules she stands beside a follower"),
    (f"{BOX} fairy_place=tile | fairy=-:0,0/city/N", "fairy: under these rules she stands on a tile"),
    (
        f"{BOX} | fairy=nowhere",
        "fairy: 'nowhere' is not a follower like 0:1,0/road/E, a place without one like -:1,0/road/E, or a tile",
    ),
    (
        f"{BOX} | D@0,0 U@1,0 | phase=dragon dragon=0,0 dragon_left=6",
        "phase dragon: the tile laid last shows no dragon",
    ),
    (f"{WALK} | phase=dragon", "phase dragon: it has to be said where the dragon is"),
    (f"{WALK} | phase=dragon dragon=0,0 dragon_left=5", "dragon_left: it is six less the squares of dragon_path"),
    (
        f"{WALK} | phase=dragon dragon=0,0 dragon_left=5 dragon_path=2,0 to_act=1",
        "dragon_path: each square shares a side with the next",
    ),
    (f"{WALK} | phase=dragon dragon=0,0 dragon_left=6 to_act=1", "to_act: player 0 moves the dragon now"),
    (
        f"{WALK} | phase=dragon dragon=2,0 dragon_left=4 dragon_path=0,0/1,0",
        "phase dragon: there is nothing to choose",
    ),
]
FOREIGN_WORDS = [
    "dragon=0,0",
    "dragon_left=6",
    "dragon_path=1,0",
    "fairy=0:0,0/city/N",
    "fairy=0,0",
    "phase=dragon",
    "PD16@1,0",
]
