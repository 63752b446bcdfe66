"""The engine and the slow referee agree after every decision of random games with flying machines."""

from __future__ import annotations

import pytest

from boxes.flying_machines.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

FLY = {"flying_machines": True}
BY_2025 = {"flying_machines": True, "fliers": "ordinary_and_large"}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
ARROWS = "FM01 FM02 FM03 FM04 FM05 FM06 FM07 FM08 "
CAPS = "E E E E H H I I "
LAND = "U V U V W B A G E E R "
GAMES = [
    LaterGame("modern", FLY),
    LaterGame("modern", FLY, ARROWS * 2),
    LaterGame("modern", FLY | {"castles": True}, only=ARROWS * 3 + CAPS * 3),
    LaterGame("modern", FLY | {"castles": True, "inns_cathedrals": True}, only=ARROWS * 3 + CAPS * 3),
    LaterGame("modern", FLY | {"abbots": True}, only=ARROWS * 2 + LAND * 2 + "EG UG VG FM01G "),
    LaterGame("modern", BY_2025 | {"abbots": True, "inns_cathedrals": True}, only=ARROWS * 2 + LAND * 2),
    LaterGame("modern", FLY | {"builders": True}, only=(ARROWS + LAND) * 2),
    LaterGame("modern", FLY | {"bridges": True}, only=(ARROWS + LAND) * 2),
    LaterGame(EIGHT, FLY, ARROWS * 2),
    LaterGame("wheel-of-fortune", FLY, ARROWS * 2),
    LaterGame("wheel-of-fortune", FLY | EVERYTHING, ARROWS * 2),
    LaterGame("big-box", FLY, ARROWS),
    LaterGame("first-edition-nl", FLY | EVERYTHING | {"gold_mines": True, "king_robber": True}, ARROWS),
]
CASES = later_cases(GAMES, 65, 720_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
