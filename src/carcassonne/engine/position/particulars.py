"""The particulars of a position: its `key=value` pairs, each with the value it usually has and is then left out.

They are told in a fixed order: what is usual for one may depend on those before it. Boxes put theirs among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from carcassonne.core import arrange, tables
from carcassonne.engine.codec import DECISIONS, PHASES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.setting import Particular, Setting, about, box_positions
from carcassonne.engine.setup import full_deck, kind_named

LAID = tuple(decision.name for decision in DECISIONS if decision.laid)
"""The phases in which the tile in hand lies on the table already."""
IN_HAND = tuple(decision.name for decision in DECISIONS if decision.hand)
"""The phases in which a tile is in hand."""
MOST_POINTS = 9999


# --- what is usual ----------------------------------------------------------------------------------------------------
def _usual_deck(p: Setting) -> Counter[int]:
    """The rest of the box; nothing once the game is over."""
    if p.said["phase"] == "over":
        return Counter()
    box = Counter(kind_named(name) for name in full_deck(p.rules))
    start = Counter([kind_named(p.start.tile)]) - Counter([p.tiles[0].kind]) if p.start.tile else Counter[int]()
    return box + start - Counter(p.tiles_out())


def _usual_supply(p: Setting) -> list[int]:
    return [p.rules.followers - p.followers_out(player) for player in range(p.rules.players)]


def cloisters_done(p: Setting) -> list[int]:
    """The cloisters that the tile just laid closed in."""
    return list(arrange.numbers(p.state)["cloisters_done"]) if p.said["phase"] in LAID else []


# --- kinds of particulars ---------------------------------------------------------------------------------------------
def number(name: str, high: int, usual: Callable[[Setting], int] = lambda p: 0, **place: Any) -> Particular:
    """A number up to a limit."""
    return Particular(name, usual, lambda p, text: w.whole(text, 0, high), lambda p, value: str(value), **place)


def seat(name: str, usual: Callable[[Setting], int], **place: Any) -> Particular:
    """A seat."""
    return Particular(
        name, usual, lambda p, text: w.whole(text, 0, p.rules.players - 1), lambda p, value: str(value), **place
    )


def seats(name: str, usual: Callable[[Setting], list[int]], low: int, high: int, **place: Any) -> Particular:
    """A number for every seat."""
    return Particular(
        name,
        usual,
        lambda p, text: w.read_seats(text, p.rules.players, low, high),
        lambda p, values: w.write_seats(values),
        **place,
    )


# --- the table of particulars -----------------------------------------------------------------------------------------
OWN = (
    number("ply", MOST_POINTS, stock=True),
    seat("turn", lambda p: 0, stock=True),
    Particular(
        "hand",
        lambda p: -1,
        lambda p, text: w.tile_kind(text),
        lambda p, kind: str(tables.NAMES[kind]),
        stock=True,
    ),
    Particular(
        "discarded",
        lambda p: [],
        lambda p, text: w.read_tiles(text),
        lambda p, kinds: w.write_tiles(kinds),
        stock=True,
    ),
    Particular(
        "phase",
        lambda p: "place" if p.said["hand"] >= 0 else "draw",
        lambda p, text: PHASES[w.one_of(text, PHASES)],
        lambda p, phase: str(phase),
        stock=True,
    ),
    Particular("deck", _usual_deck, lambda p, text: w.read_deck(text), lambda p, deck: w.write_deck(deck), stock=True),
    seat("to_act", lambda p: int(p.said["turn"])),
    seats("scores", lambda p: [0] * p.rules.players, -MOST_POINTS, MOST_POINTS),
    seats("supply", _usual_supply, 0, 20),
)
"""Those of the base game."""


@cache
def particulars() -> dict[str, Particular]:
    """Every particular by name, in the order in which they are told."""
    names: list[str] = []
    found = [*OWN, *(each for box in box_positions() for each in box.particulars)]
    for each in found:
        names.insert(names.index(each.after) + 1 if each.after else len(names), each.name)
    by_name = {each.name: each for each in found}
    return {name: by_name[name] for name in names}


def understand(p: Setting, given: dict[str, str], stock: bool) -> None:
    """Take what is given of the stock, or of the rest, and fill in what is usual."""
    for name, particular in particulars().items():
        if particular.stock != stock:
            continue
        if name not in given:
            p.said[name] = particular.usual(p)
            continue
        with about(name):
            p.said[name] = particular.read(p, given[name])


def unusual(p: Setting, values: dict[str, Any]) -> list[str]:
    """The particulars that have to be said, as words."""
    words = []
    for name, particular in particulars().items():
        if values[name] != particular.usual(p):
            p.said[name] = values[name]
            words.append(f"{name}={particular.write(p, values[name])}")
        p.said[name] = values[name]
    return words
