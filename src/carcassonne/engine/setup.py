"""The table before the first draw: the deck of the rules, a table large enough for it, the start piece on it."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache

from carcassonne.core import deck as core_deck
from carcassonne.core import report, setup, state, tables, turn
from carcassonne.core.state import State
from carcassonne.engine.box import boxes, boxes_in_deck, start_of
from carcassonne.engine.names import kind_of
from carcassonne.engine.rules import Rules
from carcassonne.errors import RulesError

SPARE_SEGMENTS = 64
"""Room kept for the segments of the start piece."""


def full_deck(rules: Rules) -> list[str]:
    """Every tile to be drawn under these rules, sorted by kind; raises RulesError where they are too many."""
    sets = {box.name for box in boxes_in_deck(rules.values)}
    left_out = {name for box in boxes_in_deck(rules.values) for name in box.left_out(rules.values)}
    names: list[str] = []
    for kind, name in enumerate(tables.NAMES):
        plain, needed = tables.TILES[kind].like, tables.TILES[kind].needs
        there = tables.SET_OF[kind] in sets and (not needed or needed in sets)
        if plain and plain in names and there:
            names.remove(plain)  # it takes the place of a copy of that one, and is not there without it
        elif plain:
            continue
        if there and name not in left_out:
            names += [name] * tables.COPIES[kind]
    for name in start_of(rules.values).left_out:
        names.remove(name)
    _refuse_too_many(rules, len(names))
    return names


def _refuse_too_many(rules: Rules, size: int) -> None:
    """Raise RulesError for a deck with more tiles than the table holds beside the start piece."""
    most = min(state.MAX_DECK, setup.largest_deck(math.isqrt(squares_of_start(rules))))
    if size > most:
        raise RulesError(f"a deck of {size} tiles is too large: the table holds {most}; choose fewer boxes")


def undrawn_deck(s: State) -> list[str]:
    """Every tile that is left to be drawn, sorted by kind."""
    undrawn = report.standing(s).undrawn
    return [name for kind, name in enumerate(tables.NAMES) for _ in range(undrawn[kind])]


def shuffled(deck: Sequence[str], seed: int, s: State | None = None) -> list[str]:
    """The stack a seed makes of a deck sorted by kind, first drawn first; the same for ever (a record may name it).

    The groups of the deck come one after another. What is set aside in the state that they are drawn in lies where it
    comes to lie when it is back.
    """
    stack, dice = list(deck), random.Random(seed)
    dice.shuffle(stack)
    stack.sort(key=lambda name: tables.group_of(kind_named(name)))
    aside = set() if s is None else {tables.NAMES[kind] for kind in core_deck.kinds_set_aside(s)}
    return _returned(stack, aside, dice) if aside else stack


def _returned(stack: list[str], aside: set[str], dice: random.Random) -> list[str]:
    """A stack in which tiles that would be set aside come anywhere behind the first one that brings them back."""
    signs = {box.brings_back for box in boxes() if box.brings_back}
    first = next((i for i, name in enumerate(stack) if signs.intersection(_signs_of(name))), len(stack) - 1)
    early = [name for name in stack[: first + 1] if name in aside]
    kept = [name for name in stack[: first + 1] if name not in aside] + stack[first + 1 :]
    for name in early:
        kept.insert(dice.randint(first + 1 - len(early), len(kept)), name)
    return kept


@cache
def _signs_of(name: str) -> tuple[str, ...]:
    signs: tuple[str, ...] = tables.TILES[kind_named(name)].signs
    return signs


def stack_of(rules: Rules, seed: int) -> list[str]:
    """The stack that a seed makes of the full deck of these rules, first drawn first."""
    deck = full_deck(rules)
    return shuffled(deck, seed, starting_state(rules, deck))


def next_drawn(stack: Sequence[str], drawn: int, s: State) -> str:
    """The next tile of a stack of which so many are drawn; one that is set aside is passed over and waits its turn."""
    if not core_deck.sets_aside(s):
        return stack[drawn]
    left, aside = Counter(report.undrawn(s)), core_deck.kinds_set_aside(s)
    coming = stack[drawn]
    for name in reversed(stack):
        kind = kind_named(name)
        if left[kind]:
            left[kind] -= 1
            coming = coming if kind in aside else name
    return coming


def drawn_next(undrawn: Mapping[str, int], aside: Container[str] = ()) -> Mapping[str, int]:
    """Of the tiles that are left, those that may come next: the first group of the deck that is not empty."""
    groups = {name: _group_named(name) for name in undrawn if name not in aside}
    first = min(groups.values(), default=0)
    return {name: undrawn[name] for name, group in groups.items() if group == first}


@cache
def _group_named(name: str) -> int:
    return int(tables.group_of(kind_named(name)))


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
    return start_of(rules.values).squares


def blank_table(rules: Rules, deck: Sequence[int]) -> State:
    """A table with nothing on it, large enough for a deck of these kinds."""
    size, start_size = len(deck), math.isqrt(squares_of_start(rules))
    for kind in deck:
        if not tables.COPIES[kind]:
            raise RulesError(f"the tile {tables.NAMES[kind]} is in no deck: nobody draws it")
    _refuse_too_many(rules, size)
    kinds = Counter(deck)
    segments = sum(
        count * (tables.segment_count(kind) + sum(box.more_segments(rules, kind) for box in boxes()))
        for kind, count in kinds.items()
    )
    if segments > state.MAX_SEGMENTS - SPARE_SEGMENTS:
        raise RulesError(
            f"a deck of {size} tiles with {segments} cities, roads, fields and the like on them is too large: "
            f"the table holds {state.MAX_SEGMENTS - SPARE_SEGMENTS}; choose fewer boxes"
        )
    for mark, most in tables.MOST_OF.items():
        marked = sum(count for kind, count in kinds.items() for city in tables.TILES[kind].cities if mark in city.marks)
        if marked > most:
            raise RulesError(f"a deck has at most {most} tiles with a {mark}, not {marked}")
    s: State = setup.blank_state(rules.players, rules.followers, size, start_size)
    for box in boxes():
        box.prepare(s, rules)
    return s


def starting_state(rules: Rules, deck: Iterable[str]) -> State:
    """The table before the first draw, with exactly these tiles to be drawn."""
    kinds = [kind_named(name) for name in deck]
    s = blank_table(rules, kinds)
    start_of(rules.values).put(s)
    setup.put_deck(s, Counter(kinds))
    turn.start(s)
    return s
