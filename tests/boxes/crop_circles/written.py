"""Crop circles as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.crop_circles.actions import Circle, Take
from carcassonne.engine.actions import Action
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [
    ("circle add", Circle("add")),
    ("circle remove", Circle("remove")),
    ("take 1,0 road E", Take(1, 0, "road", "E")),
    ("take -3,12 large field NL", Take(-3, 12, "field", "NL", "large")),
]
UNREADABLE = [
    ("take", "'take' cannot be read; it is written like take 1,0 road E"),
    ("take 1,0", "'take 1,0' cannot be read; it is written like take 1,0 road E"),
]
ACTIONS = [st.builds(Take, FAR, FAR, st.just("road"), st.sampled_from("NESW")), st.builds(Circle, st.just("add"))]
LAID = "modern 2 crop_circles=true | D@0,0 CC01@0,1"
REFUSED_LINES = [
    ("modern 2 crop_circles=16", "crop_circles must be true or false"),
    ("modern 2 crop_circle_add=will", "crop_circle_add must be one of may, must"),
    ("modern 2 | D@0,0 U@1,0 | phase=circle", "phase circle: these rules have no crop circles"),
    ("modern 2 crop_circles=true | D@0,0 U@1,0 | phase=circle", "phase circle: the tile laid last has no crop circle"),
    (f"{LAID} | phase=circle", "phase circle: it concerns nobody"),
    (f"{LAID} | 0:0,0/road/E | phase=circle to_act=1", "to_act: the player on turn chooses"),
    (f"{LAID} | 0:0,0/road/E | phase=circle circle=add", "circle: said in the phase circle_move"),
    (f"{LAID} | 0:0,0/road/E | phase=circle_move circle=add to_act=1", "phase circle_move: player 1 can do nothing"),
]
FOREIGN_WORDS = ["circle=add", "phase=circle", "phase=circle_move", "CC01@1,0", "hand=CC05"]
