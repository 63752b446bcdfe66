"""The engine and the slow referee agree after every decision of random games with abbeys, mayors, wagons and barns."""

from __future__ import annotations

import pytest

from boxes.abbey_mayor.referee import BOX
from support.cases import Case
from support.later_games import LaterGame, LaterMatch, later_cases

ALL = {"abbey_mayor": True}
OFF = dict.fromkeys(("abbeys", "mayors", "wagons", "barns"), False)
EVERYTHING = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
EIGHT = "bridges-castles-bazaars"
PENNANTS = "AM01 AM02 AM03 AM09 AM12 F M O Q S "
CAPS = "E E E E H H I I AM09 AM09 "
ROADS = "U V U V W W AM10 AM11 AM05 AM04 "
LAKES = "FE01 FE01 FE02 FE02 FE03 FE03 "
FIELDS = "B B B B E E E AM10 AM10 A "
GAMES = [
    LaterGame("abbey-mayor"),
    LaterGame("abbey-mayor", only=FIELDS * 4),
    LaterGame("abbey-mayor", {"wagon_moves": "connected"}, ROADS + "AM05 AM06 "),
    LaterGame("abbey-mayor", {"barn_on_barn": True, "traders_builders": True}, only=FIELDS * 4),
    LaterGame("abbey-mayor", only=(ROADS + PENNANTS + CAPS) * 2),
    LaterGame("abbey-mayor", {"field_scoring": "per_field_3_once"}, only=(FIELDS + CAPS) * 3),
    LaterGame("abbey-mayor", {"abbey_gives_second_part": True, "builders": True}, only=(ROADS + CAPS + "U V L N ") * 2),
    LaterGame("abbey-mayor", {"abbeys_at_end": False, "wagon_moves": "connected"}, only=(ROADS + PENNANTS) * 2),
    LaterGame("modern", {"abbeys": True}, ROADS),
    LaterGame("modern", {"mayors": True, "large_followers": True}, PENNANTS * 2),
    LaterGame("modern", {"wagons": True}, ROADS),
    LaterGame("modern", {"barns": True, "pigs": True}, only=FIELDS * 4),
    LaterGame("modern", ALL | OFF),
    LaterGame("abbey-mayor", {"castles": True, "bridges": True}, only=(CAPS + FIELDS + ROADS) * 2),
    LaterGame("wheel-of-fortune", ALL, FIELDS),
    LaterGame(EIGHT, ALL | EVERYTHING, CAPS + FIELDS),
    LaterGame(EIGHT, ALL | EVERYTHING | {"wheel": True, "wagon_moves": "connected"}, ROADS + FIELDS),
    LaterGame("big-box", ALL, FIELDS + ROADS),
    LaterGame("abbey-mayor", {"princess_dragon": True}, "PD01 PD04 PD06 PD13 PD16 PD02 PD08 PD20 " + FIELDS),
    LaterGame("abbey-mayor", {"princess_dragon": True, "fairy_place": "tile", "dragon_moves": "after_scoring"},
              "PD01 PD04 PD06 PD13 PD16 PD22 " + FIELDS),
    LaterGame("abbey-mayor", {"tower": True}, "TW01 TW02 TW03 TW05 TW06 TW10 " + ROADS),
    LaterGame("abbey-mayor", {"flying_machines": True, "gold_mines": True, "mage_witch": True, "king_robber": True},
              "FM01 FM02 FM03 FM05 " + CAPS),
    LaterGame("abbey-mayor", {"shrines": True}, only=("SH01 SH02 SH03 SH04 SH05 SH06 " + FIELDS + ROADS) * 2),
    LaterGame("abbey-mayor", {"ferries": True}, only=(LAKES + ROADS + "A A L L X ") * 2),
    LaterGame("modern", {"abbeys": True, "ferries": True, "builders": True}, only=(LAKES + "U V V L X W ") * 3),
    LaterGame("abbey-mayor", {"tiny_city": "2", "castles": True}, only=(CAPS + PENNANTS) * 2),
    LaterGame("abbey-mayor", {"tiny_city": "2+pennants"}, only=(CAPS + PENNANTS) * 2),
]  # fmt: skip
CASES = later_cases(GAMES, 78, 740_000)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    LaterMatch(BOX, case).play_to_the_end()
