"""The engine and the slow referee agree after every decision of random games with dragon, fairy and princess."""

from __future__ import annotations

import pytest

from boxes.princess_dragon.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

ALL = {"princess_dragon": True}
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
VOLCANOES = "PD01 PD03 PD05 PD15 PD17 PD21 "
DRAGONS = "PD04 PD06 PD07 PD13 PD14 PD16 PD19 PD22 PD25 PD26 PD28 "
PRINCESSES = "PD09 PD10 PD11 PD18 PD20 PD23 "
FLIERS = "FM01 FM02 FM03 FM04 FM05 FM06 FM07 FM08 "
PORTALS = "PD02 PD08 PD12 PD24 PD27 PD29 "
CAPS = "E E E E H H I I "
ROADS = "U V U V W W N "
GAMES = [
    LaterGame("dragon"),
    LaterGame("modern", ALL, VOLCANOES + DRAGONS),
    LaterGame("dragon", {"dragon_moves": "after_scoring"}, VOLCANOES + DRAGONS),
    LaterGame("dragon", {"princess_action": "must"}, PRINCESSES * 2 + CAPS),
    LaterGame("dragon", {"fairy_place": "tile"}, DRAGONS),
    LaterGame("dragon", only=(VOLCANOES + DRAGONS * 2 + CAPS) * 2),
    LaterGame("dragon", {"builders": True}, only=(PRINCESSES * 2 + CAPS + "PD17 PD22 ") * 2),
    LaterGame("dragon", {"large_followers": True, "abbots": True}, only=(PORTALS + ROADS + "A B EG UG PD05 PD06 ") * 2),
    LaterGame("modern", {"dragon": True}),
    LaterGame("modern", {"fairy": True}),
    LaterGame("modern", {"princess": True, "princess_action": "must"}, PRINCESSES),
    LaterGame("modern", {"portals": True}, PORTALS),
    LaterGame("modern", ALL | dict.fromkeys(("dragon", "fairy", "princess", "portals"), False)),
    LaterGame("dragon", only=DRAGONS + CAPS),
    LaterGame("first-edition-nl", ALL | EVERYTHING, VOLCANOES),
    LaterGame("first-edition-da", ALL | {"field_scoring": "per_field_3_once"}, PORTALS),
    LaterGame("wheel-of-fortune", ALL, VOLCANOES + DRAGONS),
    LaterGame("wheel-of-fortune", ALL | EVERYTHING | {"castles": True}, CAPS * 2 + PRINCESSES),
    LaterGame(EIGHT, ALL, CAPS + VOLCANOES + DRAGONS),
    LaterGame(EIGHT, ALL | EVERYTHING | {"dragon_moves": "after_scoring", "fairy_place": "tile"}, VOLCANOES),
    LaterGame("dragon", {"bridges": True}, only=(PORTALS + DRAGONS + VOLCANOES + ROADS) * 2),
    LaterGame("big-box", ALL, VOLCANOES + DRAGONS),
    LaterGame("modern", ALL | {"gold_mines": True, "king_robber": True}, DRAGONS),
    LaterGame(
        "dragon", {"flying_machines": True, "tower": True}, "FM01 FM02 FM03 FM04 FM05 FM06 FM07 FM08 " + VOLCANOES
    ),
]
CASES = later_cases(GAMES, 96, 720_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
