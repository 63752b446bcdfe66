"""The engine and the slow referee agree after every decision of random games with shrines."""

from __future__ import annotations

import pytest

from boxes.shrines.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

SHRINES = {"shrines": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
MINIS = {"gold_mines": True, "mage_witch": True, "flying_machines": True, "king_robber": True}
EIGHT = "bridges-castles-bazaars"
SIX = "SH01 SH02 SH03 SH04 SH05 SH06 "
MONKS = "B B A B A B "
CAPS = "E E E E H I "
FILLED = "E E E E E E E E V V V V U U U W "
GAMES = [
    LaterGame("modern", SHRINES),
    LaterGame("modern", SHRINES, only=SIX + "B B B A A " + FILLED * 2),
    LaterGame("modern", SHRINES, only=SIX + MONKS + FILLED * 2),
    LaterGame("modern", SHRINES | {"abbots": True}, only=SIX + MONKS + "EG UG VG " + FILLED * 2),
    LaterGame("modern", SHRINES | {"castles": True, "bridges": True}, only=SIX + MONKS + CAPS * 2 + FILLED),
    LaterGame("modern", SHRINES | MINIS, only=SIX + MONKS + "FM01 FM02 GM01 GM04 " * 2 + FILLED),
    LaterGame("wheel-of-fortune", SHRINES, SIX * 2),
    LaterGame("modern", SHRINES | {"princess_dragon": True, "tower": True}, SIX * 2 + MONKS),
    LaterGame(EIGHT, SHRINES | EVERYTHING | {"wheel": True}, SIX + MONKS),
    LaterGame("big-box", SHRINES, SIX * 2 + MONKS),
]
CASES = later_cases(GAMES, 50, 750_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
