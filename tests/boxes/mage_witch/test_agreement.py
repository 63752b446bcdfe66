"""The engine and the slow referee agree after every decision of random games with mage and witch."""

from __future__ import annotations

import pytest

from boxes.mage_witch.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

MAGIC = {"mage_witch": True}
MINIS = {"king_robber": True, "gold_mines": True, "flying_machines": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
CALLS = "MW01 MW02 MW03 MW04 MW05 MW06 MW07 MW08 "
CAPS = "E E E E H H I I "
ROADS = "U V U V W W N "
GAMES = [
    LaterGame("modern", MAGIC),
    LaterGame("modern", MAGIC, CALLS),
    LaterGame("modern", MAGIC, only=CALLS * 3 + ROADS),
    LaterGame("modern", MAGIC, only=("MW01 MW04 MW07 MW08 " + "U U V V " * 3) * 2),
    LaterGame("modern", MAGIC, only=(CALLS + CAPS + "B B B ") * 2),
    LaterGame("modern", MAGIC | {"castles": True}, only=CALLS * 2 + CAPS * 3),
    LaterGame("first-edition-nl", MAGIC | {"inns_cathedrals": True}, CALLS * 2),
    LaterGame(EIGHT, MAGIC, CALLS + CAPS),
    LaterGame("modern", MAGIC | {"bridges": True}, only=(CALLS + ROADS + "B B E E ") * 2),
    LaterGame("wheel-of-fortune", MAGIC, CALLS),
    LaterGame("wheel-of-fortune", MAGIC | {"castles": True}, CALLS + CAPS * 2),
    LaterGame("modern", MAGIC | {"builders": True}, only=(CALLS + ROADS) * 2),
    LaterGame("modern", MAGIC | MINIS | {"tiny_city": "2+pennants"}, CALLS),
    LaterGame("big-box", MAGIC, CALLS),
    LaterGame(EIGHT, MAGIC | EVERYTHING | {"wheel": True}, CALLS),
]
CASES = later_cases(GAMES, 60, 730_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
