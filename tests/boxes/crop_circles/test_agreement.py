"""The engine and the slow referee agree after every decision of random games with crop circles."""

from __future__ import annotations

import pytest

from boxes.crop_circles.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

CIRCLES = {"crop_circles": True}
BOTH = CIRCLES | {"crop_circles_1": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
MINIS = {"gold_mines": True, "mage_witch": True, "flying_machines": True, "king_robber": True, "shrines": True}
EIGHT = "bridges-castles-bazaars"
SIX = "CC01 CC02 CC03 CC04 CC05 CC06 "
FIRST = "CC07 CC08 CC09 CC10 CC11 CC12 "
LAND = "E E E H I U U V V W D K "
GAMES = [
    LaterGame("modern", BOTH),
    LaterGame("modern", BOTH, only=(SIX + FIRST) * 2 + LAND),
    LaterGame("modern", {"crop_circles_1": True, "crop_circle_add": "must"}, only=FIRST * 3 + LAND),
    LaterGame("modern", BOTH | {"builders": True, "pigs": True}, only=(SIX + FIRST) * 2 + LAND),
    LaterGame("modern", BOTH | {"inns_cathedrals": True, "followers": 2}, only=(SIX + FIRST) * 2 + LAND),
    LaterGame(
        "modern", BOTH | {"castles": True, "bridges": True, "flying_machines": True}, only=(SIX + FIRST) * 2 + LAND
    ),
    LaterGame("modern", BOTH | MINIS, (SIX + FIRST) * 2),
    LaterGame("modern", BOTH | {"princess_dragon": True, "tower": True}, (SIX + FIRST) * 2),
    LaterGame("wheel-of-fortune", BOTH, (SIX + FIRST) * 2),
    LaterGame(EIGHT, BOTH | EVERYTHING | {"wheel": True}, SIX + FIRST),
    LaterGame("big-box", BOTH, SIX + FIRST),
]
CASES = later_cases(GAMES, 66, 760_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
