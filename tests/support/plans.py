"""Games of the further boxes as plans: which rules, which deck, how keen the players are.

Nothing here asks the engine: the slow referee plays them alone (`slow_referee.self_play`) and beside it
(`support.cases`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from slow_referee.river import LAKE, is_river_tile
from slow_referee.rules import Rules, rules_for
from slow_referee.tiles import full_deck

Options = dict[str, Any]

MODERN, NL, DA = "modern", "first-edition-nl", "first-edition-da"
WHEEL, BCB, BIG = "wheel-of-fortune", "bridges-castles-bazaars", "big-box"
NO_AUCTION = {"bazaar_auction": "no_auction"}

SINGLES: list[Options] = [
    {"inns": True},
    {"cathedrals": True},
    {"large_followers": True},
    {"goods": True},
    {"builders": True},
    {"pigs": True},
    {"abbots": True},
    {"abbots": True, "gardens": False},
    {"gardens": True},
    {"river": True},
    {"river": True, "river_turns": "safe"},
]
"""Every switch alone."""

TOGETHER: list[Options] = [
    {"inns_cathedrals": True},
    {"traders_builders": True},
    {"inns_cathedrals": True, "traders_builders": True},
    {"inns_cathedrals": True, "abbots": True},
    {"traders_builders": True, "abbots": True},
    {"inns_cathedrals": True, "traders_builders": True, "abbots": True},
    {"builders": True, "large_followers": True, "abbots": True},
    {"pigs": True, "large_followers": True},
    {"builders": True, "pigs": True},
]
"""Boxes together, without the river, so that the wheel may join."""

WITHOUT_RULES: list[Options] = [
    {"inns_cathedrals": True, "inns": False, "cathedrals": False, "large_followers": False},
    {"traders_builders": True, "goods": False, "builders": False, "pigs": False},
    {"inns_cathedrals": True, "cathedrals": False, "traders_builders": True, "goods": False},
    {"inns_cathedrals": True, "inns": False, "traders_builders": True, "builders": False, "pigs": False},
]
"""Tiles of a box without some or all of its rules."""

FIELDS: list[Options] = [
    {"field_scoring": "per_city_4", "tiny_city": "2"},
    {"field_scoring": "per_field_3_once", "tiny_city": "2+pennants"},
]

VARIANTS: list[tuple[str, Options]] = [
    *((MODERN, options) for options in SINGLES),
    *((MODERN, options) for options in TOGETHER),
    *((MODERN, options) for options in WITHOUT_RULES),
    *((BCB, options) for options in SINGLES),
    *((BCB, options) for options in TOGETHER),
    *((BCB, options | NO_AUCTION) for options in TOGETHER),
    *((WHEEL, options) for options in SINGLES if "river" not in options),
    *((WHEEL, options) for options in TOGETHER),
    *((BCB, {"wheel": True} | options) for options in TOGETHER),
    *((BCB, {"wheel": True} | options | NO_AUCTION) for options in TOGETHER),
    (BIG, {}),
    (BIG, {"river_turns": "safe"}),
    (BIG, {"bridges_castles_bazaars": True}),
    (BIG, {"bridges_castles_bazaars": True} | NO_AUCTION),
    (BIG, {"bridges_castles_bazaars": True, "river": False, "wheel": True}),
    (BIG, {"bridges": True, "river_turns": "safe"}),
    (BIG, {"castles": True}),
    (BIG, {"bazaars": True}),
    (BIG, {"inns_cathedrals": False}),
    (BIG, {"traders_builders": False, "abbots": False}),
    (BIG, {"followers": 2}),
    *((BIG, options) for options in FIELDS),
    *((BCB, TOGETHER[5] | options) for options in FIELDS),
    *((MODERN, {"pigs": True, "large_followers": True} | options) for options in FIELDS),
    (BCB, {"wheel": True, "pigs": True, "large_followers": True, "followers": 3} | FIELDS[0]),
    (NL, {"inns_cathedrals": True, "traders_builders": True}),
    (DA, {"traders_builders": True, "abbots": True, "castles": True, "castle_field_value": 6}),
    (NL, {"abbots": True, "river": True}),
    (WHEEL, {"wheel": False, "builders": True, "river": True}),
]
"""(preset, options) of games with a deck of its boxes."""


@dataclass(frozen=True)
class OddDeck:
    """A deck no box holds: `body` is shuffled, between a `head` and a `tail` in their own order."""

    name: str
    preset: str
    options: Options
    body: str
    head: str = ""
    tail: str = ""


ALL_THREE = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
ROADS = "U " * 9 + "V " * 6 + "W " * 2 + "TB24 A "
CITIES = "G G F R N M C E E E TB15 TB17 TB18 TB01 "
CAPS = "E " * 12 + "H " * 5 + "I " * 4 + "D " * 3
GARDENS = "EG HG IG MG NG RG UG VG Z06G IC03G IC15G TB08G TB11G "
STALLS = "Z07 Z08 Z09 Z10 Z03 "
SYMBOLS = "W29:1 W29:2 W29:3 W31:1 W31:2 W31:3 W07:1 W07:3 W33 W34 "
RIVER = "RV03 RV04 RV05 RV06 RV07 RV07 RV08 RV09 RV10 RV10 "
CURVES = "RV10 " * 6 + "RV08 RV09 "

ODD_DECKS = [
    OddDeck("more goods than tokens", MODERN, {"goods": True}, "TB15 TB17 TB18 TB01 TB05 TB14 " * 4 + "E " * 20),
    OddDeck("goods in two-tile cities' neighbours", BCB, {"goods": True}, "TB03 TB04 TB06 TB09 TB14 " * 3 + CAPS),
    OddDeck("many cathedrals", MODERN, {"cathedrals": True}, "IC01 " * 6 + "E " * 24 + "F R R "),
    OddDeck("many inns", BCB, {"inns": True} | NO_AUCTION, "IC11 IC12 IC14 IC15 IC16 Z08 Z10 " * 4 + ROADS),
    OddDeck("fields inside tiles", MODERN, ALL_THREE, "IC03 IC03G TB03 TB04 TB06 TB14 " * 3 + "E " * 20),
    OddDeck("builders on long roads", MODERN, {"builders": True}, ROADS * 3),
    OddDeck("builders in large cities", MODERN, {"builders": True, "goods": True}, CITIES * 4),
    OddDeck("builders and bridges", MODERN, {"builders": True, "bridges": True}, ROADS * 2 + "B B B B E E E "),
    OddDeck("builders at the market", BCB, {"builders": True, "castles": False}, (STALLS * 2 + ROADS) * 2),
    OddDeck("builders at the market, no auction", BCB, {"builders": True} | NO_AUCTION, (STALLS * 2 + ROADS) * 2),
    OddDeck("builders at a last market", MODERN, {"builders": True, "bazaars": True}, ROADS, tail="Z09 U Z09 U U U"),
    OddDeck("builders and tiles that fit nowhere", BCB, {"builders": True}, STALLS * 2 + ROADS + "Q C C C C C " * 3),
    OddDeck(
        "builders, market and wheel",
        WHEEL,
        {"builders": True, "bazaars": True},
        (STALLS * 2 + SYMBOLS) * 2 + "U V G N ",
    ),
    OddDeck("builders, market, wheel and the rest", BCB, {"wheel": True} | ALL_THREE, STALLS * 3 + ROADS + SYMBOLS * 2),
    OddDeck("the same, no auction", BCB, {"wheel": True} | ALL_THREE | NO_AUCTION, STALLS * 3 + ROADS + SYMBOLS * 2),
    OddDeck("plague on every figure", WHEEL, ALL_THREE, ROADS + CITIES + "W31:1 W31:2 W31:3 B A " * 5),
    OddDeck("plague on farmers and pigs", WHEEL, {"pigs": True, "followers": 2}, "B E U W31:2 W31:3 W31:1 " * 6),
    OddDeck("abbots and gardens", MODERN, {"abbots": True}, (GARDENS + "B A B ") * 3),
    OddDeck("abbots, builders and gardens", MODERN, {"abbots": True, "builders": True}, GARDENS * 2 + ROADS),
    OddDeck("gardens that are pictures", MODERN, {"abbots": True, "gardens": False}, GARDENS * 2 + "B A B "),
    OddDeck("gardens beside castles", MODERN, {"abbots": True, "castles": True}, CAPS + GARDENS * 3),
    OddDeck("large followers in castles", MODERN, {"large_followers": True, "castles": True, "followers": 1}, CAPS * 2),
    OddDeck("plague in castles", WHEEL, {"large_followers": True, "castles": True}, CAPS + "W31:1 W31:2 W31:3 " * 5),
    OddDeck("pigs at castles", MODERN, {"pigs": True, "castles": True}, CAPS + "B B B U U V "),
    OddDeck("pigs at castles, city by city", NL, {"pigs": True, "castles": True}, CAPS + "B B B U U V "),
    OddDeck("pigs at cities, once", MODERN, {"pigs": True} | FIELDS[1], "E H I D J K U V B TB16 IC07 " * 3),
    OddDeck("river of curves", MODERN, {"river": True}, CURVES, tail="RV02 E V U B D J K RV07 RV02 E V U"),
    OddDeck("safe river of curves", MODERN, {"river": True, "river_turns": "safe"}, CURVES, tail="RV02 E V U B D"),
    OddDeck("river in any order", MODERN, {"river": True}, RIVER + "RV01 RV02 E V U B D J K L W N R G "),
    OddDeck("safe river in any order", MODERN, {"river": True, "river_turns": "safe"}, RIVER + "RV10 E V U B D J W "),
    OddDeck("river and bridges", MODERN, {"river": True, "bridges": True}, RIVER + "U V W X L A E " * 2),
    OddDeck("river and builders", MODERN, {"river": True, "builders": True}, "RV06 RV04 RV09 RV05 U V U RV08 " * 3),
    OddDeck("river tiles without the river", MODERN, ALL_THREE, RIVER + "RV10G E V U B IC15 TB15 "),
    OddDeck("nothing but the river", BIG, {}, RIVER + "RV10G ", tail="RV02"),
    OddDeck("a bridge for the last tile", BIG, {"bridges": True, "river": False}, "A A E TB20", tail="X X X X X X X"),
]


@dataclass(frozen=True)
class Plan:
    """One game: its rules, its deck in order, and the seed of its players' choices."""

    name: str
    preset: str
    options: Options
    players: int
    deck: tuple[str, ...]
    seed: int


ROUND = len(VARIANTS) + len(ODD_DECKS)
ORDER = random.Random(1).sample(range(ROUND), ROUND)
"""A round goes through the list in this order, so that a part of it has something of everything."""
SHORT = 44
"""Tiles of a short deck; every sixth game of a round has the full one."""


def plans(count: int) -> list[Plan]:
    """The first games of an endless list; a round of it goes once through all variants and odd decks."""
    return [plan(number) for number in range(count)]


def plan(number: int) -> Plan:
    round_, place = divmod(number, ROUND)
    index = ORDER[place]
    seed = 100_000 + 1000 * round_ + index
    dice = random.Random(seed)
    if index < len(VARIANTS):
        preset, options = VARIANTS[index]
        rules = rules_for(preset, options)
        name = " ".join([preset, *(f"{key}={value}" for key, value in options.items())])
        deck = shuffled(full_deck(rules), rules, dice)
        if (index + round_) % 6:
            deck = short_deck(deck, rules, dice)
    else:
        odd = ODD_DECKS[index - len(VARIANTS)]
        preset, options, name = odd.preset, odd.options, odd.name
        rules = rules_for(preset, options)
        body = odd.body.split()
        dice.shuffle(body)
        deck = [*odd.head.split(), *body, *odd.tail.split()]
    players = 2 + (index + round_) % (rules.most_players - 1)
    return Plan(f"{name}, {players} players, seed {seed}", preset, options, players, tuple(deck), seed)


BOXES = {"river": "RV", "inns_cathedrals": "IC", "abbot": "G", "traders_builders": "TB"}
"""The further boxes, with the letters that their tiles begin with; those of the abbot end with it."""


def boxes_of(plan: Plan) -> set[str]:
    """The further boxes whose switches or tiles a game has."""
    rules = rules_for(plan.preset, plan.options)
    on = {
        "river": rules.river,
        "inns_cathedrals": rules.inns_tiles,
        "abbot": rules.abbots or rules.gardens,
        "traders_builders": rules.traders_tiles,
    }
    tiles = {name for name in plan.deck if name != "G"}
    printed = {box for box, letters in BOXES.items() if box != "abbot" and any(t.startswith(letters) for t in tiles)}
    gardens = {"abbot"} if any(name.endswith("G") for name in tiles) else set()
    return {box for box, there in on.items() if there} | printed | gardens


def shuffled(deck: list[str], rules: Rules, dice: random.Random) -> list[str]:
    """The stack as it lies: river tiles, the lake, all others (V1.3)."""
    river = [name for name in deck if is_river_tile(name)] if rules.river else []
    course = [name for name in river if name != LAKE]
    others = [name for name in deck if name not in river]
    dice.shuffle(course)
    dice.shuffle(others)
    return [*course, *(name for name in river if name == LAKE), *others]


def short_deck(deck: list[str], rules: Rules, dice: random.Random) -> list[str]:
    """The beginning of a deck, with more of the tiles that make rare things happen."""
    river = [name for name in deck if is_river_tile(name)]
    others = [name for name in deck if not is_river_tile(name)][:SHORT]
    more = ""
    if rules.builders:
        more += "U V U V G N W "
    if rules.pigs:
        more += "B E E "
    if rules.abbots:
        more += "B A " + ("EG UG VG NG " if rules.gardens else "")
    if rules.goods or rules.cathedrals:
        more += "E E E E "
    if rules.bazaars:
        more += STALLS
    if rules.wheel:
        more += "W31:1 W31:2 W31:3 W31:2 W29:1 W29:2 W29:3 "
    if rules.castles:
        more += "E E H I "
    replaced = more.split()
    others = others[: SHORT - len(replaced)] + replaced
    dice.shuffle(others)
    return river + others
