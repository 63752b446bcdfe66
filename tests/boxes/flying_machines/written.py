"""Flights as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.engine.actions import Action
from carcassonne.engine.rolls import Roll

WRITTEN: list[tuple[str, Action]] = [("fly", Fly()), ("fly large", Fly("large")), ("roll 2", Roll(2))]
UNREADABLE = [
    ("fly dragon", "'fly dragon' cannot be read; it is written like fly, fly large"),
    ("fly large abbot", "'fly large abbot' cannot be read; it is written like fly, fly large"),
    ("roll two", "'roll two' cannot be read; it is written like roll 2"),
]
ACTIONS = [st.builds(Fly, st.sampled_from(["", "large", "abbot"])), st.builds(Roll, st.integers(1, 3))]
BOX = "modern 2 flying_machines=true"
FLOWN = f"{BOX} | D@0,0 E@0,-1r2 FM03@1,0 FM07@2,0 FM02@2,1r1"
REFUSED_LINES = [
    ("modern 2 flying_machines=16", "flying_machines must be true or false"),
    (f"{BOX} fliers=nobody", "fliers must be one of any_follower, ordinary_and_large, not 'nobody'"),
    ("modern 2 | D@0,0 U@1,0 | phase=landing", "phase landing: nobody flies in these rules"),
    (f"{BOX} | flying=follower", "flying: said in the phases flight and landing"),
    (f"{BOX} | rolled=2", "rolled: said in the phase landing"),
    (f"{FLOWN} | phase=landing flying=follower", "rolled: said in the phase landing"),
    (f"{FLOWN} | phase=flight", "flying: said in the phases flight and landing"),
    (f"{FLOWN} | phase=flight flying=dragon", "flying: 'dragon' is none of follower, large"),
    (f"{FLOWN} | phase=flight flying=pig", "flying: player 0 has no pig that flies"),
    (f"{FLOWN} | phase=flight flying=follower supply=0,7", "flying: player 0 has no follower that flies"),
    (f"{FLOWN} | phase=landing flying=follower rolled=4", "rolled: '4' is no whole number from 0 to 3"),
    (f"{FLOWN} | phase=landing flying=follower rolled=3", "phase landing: there is nothing to choose"),
    (f"{BOX} | D@0,0 U@1,0 | phase=flight flying=follower", "phase flight: the tile laid last has no arrow"),
]
FOREIGN_WORDS = ["flying=follower", "rolled=2", "phase=landing", "phase=flight", "FM02@1,0", "hand=FM05"]
