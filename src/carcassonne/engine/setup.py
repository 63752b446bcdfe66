"""The table before the first draw: the deck of the rules, a table large enough for it, the start piece on it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from carcassonne.core import report, setup, state, tables, turn
from carcassonne.core.state import State
from carcassonne.engine.names import kind_of
from carcassonne.engine.rules import Rules
from carcassonne.errors import RulesError

TINY_CITY = {"4": 0, "2": 1, "2+pennants": 2}
FIELD_SCORING = {"per_field_3": 0, "per_city_4": 1, "per_field_3_once": 2}
SPARE_SEGMENTS = 64
"""Room kept for the segments of the start piece."""


def full_deck(rules: Rules) -> list[str]:
    """Every tile to be drawn under these rules, sorted by kind."""
    sets = {"wheel" if rules.wheel else "base"} | ({"bridges_castles_bazaars"} if rules.expansion_8_tiles else set())
    names: list[str] = []
    for kind, name in enumerate(tables.NAMES):
        if tables.SET_OF[kind] in sets:
            names += [name] * tables.COPIES[kind]
    if not rules.wheel:
        names.remove("D")  # one D is the start tile (ruling B1.1)
    return names


def undrawn_deck(s: State) -> list[str]:
    """Every tile that is left to be drawn, sorted by kind."""
    undrawn = report.standing(s).undrawn
    return [name for kind, name in enumerate(tables.NAMES) for _ in range(undrawn[kind])]


def shuffled(deck: Sequence[str], seed: int) -> list[str]:
    """The stack a seed makes of a deck sorted by kind, first drawn first; the same for ever (a record may name it)."""
    stack = list(deck)
    random.Random(seed).shuffle(stack)
    return stack


def kind_named(name: str) -> int:
    """The core's number of a tile; raises RulesError where there is no such tile."""
    kind = kind_of(name)
    if kind is None:
        numbers = [full for full in tables.NAMES if full.startswith(f"{name}:")]
        hint = f"; with its number it is one of {', '.join(numbers)}" if numbers else ""
        raise RulesError(f"there is no tile {name!r}{hint}")
    return kind


def squares_of_start(rules: Rules) -> int:
    """How many squares the start piece covers."""
    return int(tables.BOARD_SIZE**2) if rules.wheel else 1


def blank_table(rules: Rules, deck: Sequence[int]) -> State:
    """A table with nothing on it, large enough for a deck of these kinds."""
    size = len(deck)
    segments = sum(tables.segment_count(kind) + rules.bridges for kind in deck)
    if (
        setup.extent_of(size, rules.wheel) > setup.LARGEST_EXTENT
        or size + squares_of_start(rules) > state.MAX_TILES
        or segments > state.MAX_SEGMENTS - SPARE_SEGMENTS
    ):
        raise RulesError(f"a deck of {size} tiles is too large: the table holds about {state.MAX_TILES - 16}")
    s: State = setup.blank_state(
        rules.players,
        rules.followers,
        size,
        TINY_CITY[rules.tiny_city],
        FIELD_SCORING[rules.field_scoring],
        rules.castle_field_value,
        rules.wheel,
        rules.bridges,
        rules.castles,
        rules.bazaars,
        rules.bazaar_auction == "auction",
        rules.tokens,
    )
    return s


def starting_state(rules: Rules, deck: Iterable[str]) -> State:
    """The table before the first draw, with exactly these tiles to be drawn."""
    kinds = [kind_named(name) for name in deck]
    s = blank_table(rules, kinds)
    if rules.wheel:
        setup.put_wheel_board(s)
    else:
        setup.put_start_tile(s)
    setup.put_deck(s, Counter(kinds))
    turn.start(s)
    return s
