"""Flights and landings that the rules do not allow are refused with the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from boxes.flying_machines.written import FLOWN
from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.game import Game
from carcassonne.engine.rolls import Roll
from support.refusals import refused
from support.table import SKIP

ABBEY = "modern 2 flying_machines=true abbots=true inns_cathedrals=true | "
LANDING = f"{FLOWN} | phase=landing flying=follower rolled=1"
COMPLETE = "modern 2 flying_machines=true | D@0,0 E@0,-1r2 FM02@0,1r1 | phase=landing flying=follower rolled=1"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (LANDING, Follower("field", "NL", "", 2, 0),
         "nobody lands in a field, and the field at NL at (2, 0) is one (ruling F2.3)"),
        (LANDING, Follower("road", "N", "", 1, 0), "the flier lands on the tile at (2, 0) (ruling F2.2)"),
        (LANDING, Follower("road", "N"), "the flier lands on the tile at (2, 0) (ruling F2.2)"),
        (LANDING, Follower("road", "N", "large", 2, 0),
         "the follower flies and lands, and nobody else (ruling F2.2)"),
        (COMPLETE, Follower("city", "N", "", 0, 0),
         "the city at N at (0, 0) is complete: nobody lands there (ruling F2.3)"),
        (LANDING, Follower("city", "N", "", 2, 0),
         "the tile at (2, 0) has no city named N; it has the road at N, the field at NL, the field at NR"),
        (LANDING, SKIP, "the flier has to land now (player 0): skip does not answer that"),
        (f"{FLOWN} | phase=flight flying=follower", Roll(4), "the die shows 1 to 3, not 4"),
        (f"{FLOWN} | phase=flight flying=follower", Fly(),
         "the die has to be thrown first now: fly does not answer that"),
        (f"{FLOWN} | phase=follower", Fly("large"), "these rules have no large follower"),
        (f"{ABBEY} D@0,0 U@1,0 | phase=follower", Fly(),
         "the tile just laid has no arrow: nobody flies from it (ruling F2.1)"),
        ("modern 2 flying_machines=true builders=true | D@0,0 FM03@1,0 | phase=follower", Fly("builder"),
         "the builder does not fly (ruling F2.5)"),
        ("modern 2 flying_machines=true abbots=true fliers=ordinary_and_large | D@0,0 FM03@1,0 | phase=follower",
         Fly("abbot"), "the abbot does not fly (ruling F2.5)"),
        (f"{ABBEY} D@0,0 E@0,-1r2 FM03@1,0 FM07@2,0 B@3,0 FM02@3,1r1 | phase=landing flying=abbot rolled=1",
         Follower("field", "NL", "abbot", 3, 0),
         "nobody lands in a field, and the field at NL at (3, 0) is one (ruling F2.3)"),
        (f"{ABBEY} D@0,0 E@0,-1r2 FM03@1,0 FM07@2,0 A@3,0 FM02@3,-1r3 | phase=landing flying=abbot rolled=1",
         Follower("road", "S", "abbot", 3, 0),
         "an abbot stands on a cloister or in a garden, not on the road at S (ruling M2.1)"),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_refused_with_the_rule(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence
