"""How the values of a position line are written: numbers, names, lists, decks, segments."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from carcassonne.core import features, tables
from carcassonne.core.state import State
from carcassonne.engine.names import place_of
from carcassonne.engine.position.arrangement import named_segment
from carcassonne.engine.setup import kind_named
from carcassonne.errors import NotationError, RulesError

NOTHING = "-"
SEGMENT = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})/([a-z]+)(?:/([NESW][LR]?))?")
NUMBER = re.compile(r"-?[0-9]{1,5}")
COUNTED = re.compile(r"([0-9]{0,3})([A-Za-z].*)")


def matched(pattern: re.Pattern[str], text: str, example: str) -> re.Match[str]:
    """What a pattern finds in the whole text."""
    found = pattern.fullmatch(text)
    if found is None:
        raise NotationError(f"{text!r} cannot be read; it is written like {example}")
    return found


def whole(text: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise NotationError(f"{text!r} is no whole number from {low} to {high}")
    return int(text)


def one_of(text: str, names: Sequence[str]) -> int:
    """The index of a name."""
    if text not in names:
        raise NotationError(f"{text!r} is none of {', '.join(names)}")
    return names.index(text)


def tile_kind(name: str) -> int:
    """The kind of a tile's name."""
    try:
        return kind_named(name)
    except RulesError as unknown:
        raise NotationError(str(unknown)) from unknown


# --- lists ------------------------------------------------------------------------------------------------------------
def read_list(text: str, comma: str = ",") -> list[str]:
    """The items of a list; `-` is the empty one."""
    return [] if text == NOTHING else text.split(comma)


def write_list(items: Iterable[str], comma: str = ",") -> str:
    """A list as text; `-` is the empty one."""
    return comma.join(items) or NOTHING


def read_tiles(text: str) -> list[int]:
    """Tiles in their order: `V,U`."""
    return [tile_kind(name) for name in read_list(text)]


def write_tiles(kinds: Iterable[int]) -> str:
    """Tiles in their order."""
    return write_list(tables.NAMES[kind] for kind in kinds)


def read_seats(text: str, players: int, low: int, high: int) -> list[int]:
    """A number for every seat: `12,7`."""
    values = [whole(item, low, high) for item in text.split(",")]
    if len(values) != players:
        raise NotationError(f"{text!r} has {len(values)} numbers for {players} players")
    return values


def write_seats(values: Iterable[int]) -> str:
    """A number for every seat."""
    return ",".join(str(value) for value in values)


def read_deck(text: str) -> Counter[int]:
    """Tiles without an order, by kind: `2A,B,3W29:3`."""
    deck: Counter[int] = Counter()
    for item in read_list(text):
        count, name = matched(COUNTED, item, "2V").groups()
        deck[tile_kind(name)] += whole(count or "1", 1, 999)
    return deck


def write_deck(deck: Counter[int]) -> str:
    """Tiles without an order, by kind."""
    return write_list(f"{count if count > 1 else ''}{tables.NAMES[kind]}" for kind, count in sorted(deck.items()))


# --- places -----------------------------------------------------------------------------------------------------------
def segment_text(s: State, segment: int) -> str:
    """A segment by its square and name: `1,0/road/E`."""
    x, y, feature, at = place_of(s, segment)
    return f"{x},{y}/{feature}/{at}".rstrip("/")


def read_features(s: State, text: str) -> list[int]:
    """Features, each named by one of its segments: `1,0/road/E;2,1/cloister`."""
    found = []
    for name in read_list(text, ";"):
        x, y, feature, at = matched(SEGMENT, name, "1,0/road/E").groups("")
        found.append(int(features.feature_of(s, named_segment(s, int(x), int(y), feature, at))))
    return found


def write_features(s: State, numbers: Iterable[int]) -> str:
    """Features, each named by one of its segments."""
    return write_list((segment_text(s, number) for number in numbers), ";")
