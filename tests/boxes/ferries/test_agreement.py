"""The engine and the slow referee agree after every decision of random games with ferries."""

from __future__ import annotations

import pytest

from boxes.ferries.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

FERRIES = {"ferries": True}
MINIS = {"king_robber": True, "gold_mines": True, "mage_witch": True, "flying_machines": True, "shrines": True}
EIGHT = "bridges-castles-bazaars"
LAKES = "FE01 FE01 FE02 FE02 FE02 FE03 "
ROADS = "U U V V V W W N "
ENDS = "A A W L L X "
GAMES = [
    LaterGame("modern", FERRIES),
    LaterGame("modern", FERRIES, only=LAKES * 3 + ROADS * 2 + ENDS),
    LaterGame("modern", FERRIES | {"builders": True}, only=LAKES * 3 + ROADS * 3 + ENDS),
    LaterGame("modern", FERRIES | {"inns_cathedrals": True}, only=(LAKES + ROADS + "IC15 IC15 IC16 ") * 2 + ENDS),
    LaterGame("modern", FERRIES | {"mage_witch": True}, only=(LAKES + ROADS + "MW01 MW04 ") * 2 + ENDS),
    LaterGame("modern", FERRIES | {"king_robber": True, "gold_mines": True}, LAKES * 2 + ROADS + ENDS),
    LaterGame("modern", FERRIES | {"castles": True}, only=LAKES * 2 + ROADS + ENDS + "E E E E H H I I " * 2),
    LaterGame("modern", FERRIES | {"bridges": True}, only=(LAKES + "U U B B E E V W ") * 2),
    LaterGame("modern", FERRIES | {"flying_machines": True}, only=(LAKES + ROADS + "FM03 FM05 FM07 ") * 2),
    LaterGame("dragon", FERRIES, LAKES * 2 + ROADS),
    LaterGame("tower", FERRIES, LAKES * 2 + ROADS),
    LaterGame("wheel-of-fortune", FERRIES, LAKES * 2),
    LaterGame(EIGHT, FERRIES | {"traders_builders": True, "mage_witch": True}, LAKES * 2 + ROADS),
    LaterGame("big-box", FERRIES, LAKES * 2 + ROADS),
    LaterGame("modern", FERRIES | MINIS, LAKES * 2 + ROADS + ENDS),
]
CASES = later_cases(GAMES, 60, 770_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
