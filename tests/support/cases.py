"""The games that engine and slow referee play together: every variant, every number of players, odd decks."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from support.plans import Plan, boxes_of, plan

ENGINE_HAS = frozenset({"river", "inns_cathedrals", "abbot", "traders_builders"})
"""The further boxes the engine has: of river, inns_cathedrals, abbot, traders_builders. A test says when to add one."""

MODERN, NL, DA = "modern", "first-edition-nl", "first-edition-da"
WHEEL, BCB = "wheel-of-fortune", "bridges-castles-bazaars"

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    (MODERN, {}),
    (NL, {}),
    (DA, {}),
    (WHEEL, {}),
    (BCB, {}),
    (BCB, {"wheel": True}),
    (MODERN, {"tiny_city": "2"}),
    (MODERN, {"tiny_city": "2+pennants"}),
    (NL, {"tiny_city": "4"}),
    (MODERN, {"field_scoring": "per_city_4"}),
    (MODERN, {"field_scoring": "per_field_3_once", "tiny_city": "2"}),
    (MODERN, {"followers": 2}),
    (MODERN, {"bridges": True}),
    (MODERN, {"castles": True}),
    (MODERN, {"bazaars": True}),
    (MODERN, {"bazaars": True, "bazaar_auction": "no_auction"}),
    (BCB, {"bridges": False}),
    (BCB, {"castles": False}),
    (BCB, {"bazaars": False}),
    (BCB, {"bazaar_auction": "no_auction"}),
    (BCB, {"field_scoring": "per_city_4"}),
    (BCB, {"field_scoring": "per_field_3_once", "castle_field_value": 6}),
    (NL, {"bridges_castles_bazaars": True}),
    (WHEEL, {"bridges": True}),
    (WHEEL, {"castles": True}),
    (WHEEL, {"bazaars": True}),
    (WHEEL, {"bazaars": True, "bazaar_auction": "no_auction"}),
    (WHEEL, {"bridges_castles_bazaars": True, "field_scoring": "per_city_4", "followers": 3}),
    (BCB, {"wheel": True, "bazaar_auction": "no_auction", "tiny_city": "2"}),
    (WHEEL, {"field_scoring": "per_field_3_once"}),
    (WHEEL, {"wheel": False}),
    (DA, {"wheel": True}),
]
"""(preset, options) of games with the full deck."""


@dataclass(frozen=True)
class OddDeck:
    """A deck no box holds: `body` is shuffled, `tail` comes last in this order."""

    name: str
    preset: str
    options: dict[str, Any]
    body: str
    tail: str = ""


ALL_THREE = {"bridges_castles_bazaars": True}
CAPS = "E " * 14 + "H " * 6 + "I " * 5 + "D " * 3
GATES = "W21 W22 W23 " * 5 + "A A W W L L Z02 Z02 Z06"
ODD_DECKS = [
    OddDeck("caps for castles", MODERN, {"castles": True}, CAPS),
    OddDeck("caps and city gates for castle projects", MODERN, {"castles": True}, CAPS + GATES),
    OddDeck("caps and curves for castle projects", BCB, {"bazaars": False}, CAPS + "J K L W21 Z02 " * 4),
    OddDeck("caps around the wheel board", WHEEL, {"castles": True}, CAPS + "W29:1 W29:2 W29:3 W31:1 W31:2 " * 3),
    OddDeck("tiles that need bridges", MODERN, {"bridges": True}, "A A E", "X X U X A A E X X U X A X X X B"),
    OddDeck("tiles that need bridges and are bought", BCB, {"castles": False}, "A A E", "Z07 X X X X X X E X U X B"),
    OddDeck("tiles that fit nowhere", MODERN, {}, "E C Q C B R C H " * 4),
    OddDeck("a last tile that fits nowhere", MODERN, {}, "B E B", "C C"),
    OddDeck("a last market tile", MODERN, {"bazaars": True}, "E V U B W J", "Z07"),
    OddDeck("a deck that is used up on market day", BCB, {}, "Z01 Z03 Z05 Z07 Z08 Z09 Z10", "C C C C C C"),
    OddDeck("markets only", BCB, {}, "Z01 Z03 Z05 Z07 Z08 Z09 Z10 " * 4),
    OddDeck("markets only, no auction", BCB, {"bazaar_auction": "no_auction"}, "Z01 Z03 Z05 Z07 Z08 Z09 Z10 " * 4),
    OddDeck(
        "wheel symbols only", WHEEL, {"followers": 3}, "W29:1 W29:2 W29:3 W31:1 W31:2 W31:3 W07:1 W07:3 W33 W34 " * 4
    ),
    OddDeck(
        "wheel symbols on the market",
        WHEEL,
        ALL_THREE,
        "Z07 Z08 Z03 E W29:1 W29:3 W31:2 W31:1 W33 W34 W07:3 C " * 4,
    ),
]


@dataclass(frozen=True)
class Case:
    """One game: its rules, its deck in order, the seed of its players' choices, and whether they seek to finish."""

    name: str
    rules: Rules
    deck: tuple[str, ...]
    seed: int
    keen: bool = False
    options: dict[str, Any] = field(default_factory=dict, hash=False)


def cases(count: int) -> list[Case]:
    """The first games of an endless list; a round of it goes once through all variants and odd decks."""
    per_round = len(VARIANTS) + len(ODD_DECKS)
    return [_case(number // per_round, number % per_round) for number in range(count)]


def _case(round_: int, index: int) -> Case:
    seed = 1000 * round_ + index
    if index < len(VARIANTS):
        preset, options = VARIANTS[index]
        name = " ".join([preset, *(f"{key}={value}" for key, value in options.items())])
        body, tail = full_deck(_rules(preset, options, seed)), ""
    else:
        odd = ODD_DECKS[index - len(VARIANTS)]
        preset, options, name = odd.preset, odd.options, odd.name
        body, tail = odd.body.split(), odd.tail
    rules = _rules(preset, options, seed)
    keen = index >= len(VARIANTS) or round_ % 2 == 1
    random.Random(seed).shuffle(body)
    return Case(f"{name}, {rules.players} players, seed {seed}", rules, (*body, *tail.split()), seed, keen, options)


def _rules(preset: str, options: dict[str, Any], seed: int) -> Rules:
    """The rules with a number of players that changes from game to game."""
    most = 6 if Rules.of(preset, 2, options).expansion_8_tiles else 5
    return Rules.of(preset, 2 + (seed // 1000 + seed) % (most - 1), options)


def further_cases(numbers: Iterable[int]) -> list[Case]:
    """Games of the further boxes, of those that need no box the engine has not."""
    return [_further_case(game) for game in map(plan, numbers) if boxes_of(game) <= ENGINE_HAS]


def _further_case(game: Plan) -> Case:
    rules = Rules.of(game.preset, game.players, game.options)
    return Case(game.name, rules, game.deck, game.seed, True, game.options)
