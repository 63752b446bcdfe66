"""The engine and the slow referee agree after every decision of random games with gold."""

from __future__ import annotations

import pytest

from boxes.gold_mines.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

GOLD = {"gold_mines": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
MINES = "GM01 GM02 GM03 GM04 GM05 GM06 GM07 GM08 "
CAPS = "E E E E H H I I "
ROADS = "U V U V W W N "
GAMES = [
    LaterGame("modern", GOLD),
    LaterGame("modern", GOLD, MINES),
    LaterGame("modern", GOLD, only=MINES * 3 + ROADS),
    LaterGame("modern", GOLD | {"castles": True}, only=MINES * 2 + CAPS * 3),
    LaterGame(EIGHT, GOLD, MINES + CAPS),
    LaterGame("modern", GOLD | {"bridges": True}, only=(MINES + ROADS + "B B E E ") * 2),
    LaterGame("wheel-of-fortune", GOLD, MINES),
    LaterGame("wheel-of-fortune", GOLD | {"castles": True}, MINES + CAPS * 2),
    LaterGame("modern", GOLD | {"builders": True}, only=(MINES + ROADS) * 2),
    LaterGame("modern", GOLD | {"abbots": True}, only=(MINES + "EG UG VG B A ") * 2),
    LaterGame("big-box", GOLD, MINES),
    LaterGame(EIGHT, GOLD | EVERYTHING | {"wheel": True}, MINES),
    LaterGame("first-edition-nl", GOLD | {"king_robber": True}, MINES),
]
CASES = later_cases(GAMES, 65, 710_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
