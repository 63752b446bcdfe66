"""The engine and the slow referee agree after every decision of random games with towers."""

from __future__ import annotations

import pytest

from boxes.tower.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

TOWER = {"tower": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
TOWERS = "TW01 TW02 TW03 TW04 TW05 TW06 TW08 TW10 TW12 TW14 TW15 TW17 "
PLAIN = "E H K L N U V W B D "
GAMES = [
    LaterGame("tower", {}),
    LaterGame("tower", {}, TOWERS),
    LaterGame("tower", {"ransom_needs_points": False}, only=TOWERS * 2 + PLAIN),
    LaterGame("tower", {"inns_cathedrals": True}, only=(TOWERS + PLAIN) * 2),
    LaterGame("modern", TOWER | {"abbots": True}, only=(TOWERS + "TW02G TW04G B A EG UG ") * 2),
    LaterGame("modern", TOWER | {"traders_builders": True}, only=(TOWERS + PLAIN) * 2),
    LaterGame("wheel-of-fortune", TOWER, TOWERS),
    LaterGame("wheel-of-fortune", TOWER | {"inns_cathedrals": True}, TOWERS * 2),
    LaterGame("bridges-castles-bazaars", TOWER, TOWERS),
    LaterGame("modern", TOWER | {"castles": True, "bridges": True}, only=(TOWERS + "E E E B B V ") * 2),
    LaterGame("big-box", TOWER, TOWERS),
    LaterGame("modern", {"tower": True, "towers": False, "gold_mines": True}, TOWERS),
    LaterGame("bridges-castles-bazaars", TOWER | EVERYTHING | {"wheel": True, "gold_mines": True}, TOWERS),
    LaterGame("tower", {"princess_dragon": True}, TOWERS),
    LaterGame("first-edition-nl", TOWER | {"king_robber": True}, TOWERS),
]
CASES = later_cases(GAMES, 70, 730_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
