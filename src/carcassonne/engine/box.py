"""A box of the game as the rules know it: options, presets, players, tiles in the deck, the start piece.

What a box declares here is the constant PART of its module `box`, which is read without loading the core.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from carcassonne.boxes import parts
from carcassonne.engine.options import Option, Values

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Start:
    """A start piece. `option` is the switch that puts it in the place of the base game's.

    `tile` is what lies at 0,0; a piece of several `squares` is no tile. `left_out`: tiles that are not in the deck.
    """

    name: str
    put: Callable[[State], None]
    option: str = ""
    tile: str = ""
    squares: int = 1
    left_out: tuple[str, ...] = ()


def _nothing(s: State, rules: Rules) -> None:
    return


def _no_segment(rules: Rules, kind: int) -> int:
    return 0


def _no_tile(values: Values) -> Collection[str]:
    return ()


def _no_objection(values: Values) -> str | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What a box brings to the rules."""

    name: str
    """Its folder, and its tile set."""
    title: str
    """Its name in sentences."""
    in_deck: Callable[[Values], bool]
    """Whether its tiles are in the deck under these options."""
    left_out: Callable[[Values], Collection[str]] = _no_tile
    """Its tiles that are not in the deck all the same."""
    replaces: tuple[str, ...] = ()
    """The boxes whose tiles leave the deck for those of this one."""
    most_players: int
    """How many can play with its tiles."""
    options: tuple[Option, ...] = field(default=(), metadata={"named_by": "name"})
    together: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names that stand for several switches."""
    fixed: Mapping[str, Any] = field(default_factory=dict)
    """Names that may be given with a single value, because others play otherwise."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    preset_titles: Mapping[str, str] = field(default_factory=dict)
    """Its presets in English, for what is not made by the page; one without a title is called by its name."""
    objection: Callable[[Values], str | None] = _no_objection
    """Why these options cannot be played together, in a sentence."""
    start: Start | None = None
    prepare: Callable[[State, Rules], None] = _nothing
    """Puts its rules, and what each player gets, into a state with nothing on the table."""
    more_segments: Callable[[Rules, int], int] = _no_segment
    """Segments that may come to those printed on a kind of tile."""
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict, metadata={"shared": True})
    """Command lines that show it, by the command."""
    brings_back: str = ""
    """The sign of tiles that bring back what it sets aside (core.deck.add_set_aside)."""
    built: str = ""
    """The feature of a segment that it builds over a tile, if it does."""


def boxes() -> tuple[Box, ...]:
    """Every box, in the order of the list."""
    found: tuple[Box, ...] = parts("box", Box)
    return found


def boxes_in_deck(values: Values) -> list[Box]:
    """The boxes whose tiles are in the deck under these options."""
    wanted = [box for box in boxes() if box.in_deck(values)]
    replaced = {name for box in wanted for name in box.replaces}
    return [box for box in wanted if box.name not in replaced]


@cache
def built_feature() -> str:
    """The feature of a segment that is built over a tile, in the place after those printed on it."""
    built = [box.built for box in boxes() if box.built]
    assert len(built) < 2, f"a tile has one place for what is built over it, and two boxes build: {built}"
    return "".join(built)


def starts() -> list[Start]:
    """Every start piece."""
    return [box.start for box in boxes() if box.start is not None]


def start_of(values: Values) -> Start:
    """The start piece under these options: of the last box that puts its own."""
    return [start for start in starts() if not start.option or values[start.option]][-1]
