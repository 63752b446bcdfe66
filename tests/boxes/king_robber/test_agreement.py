"""The engine and the slow referee agree after every decision of random games with king and robber baron."""

from __future__ import annotations

import pytest

from boxes.king_robber.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

BOTH = {"king_robber": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
CAPS = "E E E E H H I I KR05 "
ROADS = "U V U V W W N KR02 KR03 "
GAMES = [
    LaterGame("modern", BOTH),
    LaterGame("modern", {"king": True}),
    LaterGame("modern", {"robber_baron": True}),
    LaterGame("modern", {"king_robber": True, "king": False, "robber_baron": False}),
    LaterGame("modern", BOTH, only=CAPS * 4),
    LaterGame("modern", BOTH, only=ROADS * 4),
    LaterGame("modern", BOTH | {"castles": True}, only=CAPS * 4),
    LaterGame("modern", BOTH | {"bridges": True}, only=(ROADS + "B B E E ") * 3),
    LaterGame("first-edition-nl", BOTH, CAPS),
    LaterGame("first-edition-da", BOTH, CAPS + ROADS),
    LaterGame("wheel-of-fortune", BOTH, CAPS + ROADS),
    LaterGame(EIGHT, BOTH, CAPS),
    LaterGame(EIGHT, BOTH | EVERYTHING | {"wheel": True}, ROADS),
    LaterGame("big-box", BOTH, CAPS + ROADS),
    LaterGame("modern", BOTH | {"builders": True}, ROADS * 2),
    LaterGame("modern", {"king": True, "abbots": True}, "KR02G EG KR01 " * 3),
]
CASES = later_cases(GAMES, 64, 700_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
