"""The question of the Ferries: which two roads a ferry joins, put on a new lake or moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.ferries import rules as ferries
from carcassonne.core import board, report
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Skip
from carcassonne.engine.decisions import ActionKind, BoxActions, Decision, PlainKind
from carcassonne.engine.members import COORDINATE, Member, Members
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError
from carcassonne.tiles import SIDES

Ends = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Ferry(Action):
    """Let the ferry of a lake join the roads at two of its sides."""

    x: int
    y: int
    ends: Ends


def sides_of(mask: int) -> tuple[str, ...]:
    """The sides whose bits are set, from the north clockwise."""
    return tuple(side for d, side in enumerate(SIDES) if (mask >> d) & 1)


def ends_of(mask: int) -> Ends:
    """The two sides that a ferry joins."""
    first, second = sides_of(mask)
    return first, second


def mask_of(sides: Sequence[str]) -> int:
    """Sides as bits."""
    return sum(1 << SIDES.index(side) for side in set(sides))


def square_of(s: State, tile: int) -> tuple[int, int]:
    """Where a tile lies."""
    _, x, y, *_ = report.tile_lying(s, tile)
    return x, y


def ends_text(ends: Sequence[str]) -> str:
    """`N-E`."""
    return "-".join(ends)


def read_ends(text: str) -> Ends | None:
    """Two different sides of `N-E`, in any order; None if the text is another thing."""
    sides = text.split("-")
    if len(sides) != 2 or len(set(sides)) != 2 or not set(sides) <= set(SIDES):
        return None
    return ends_of(mask_of(sides))


def _read_member(kind: str, name: str, value: Any) -> Ends:
    ends = read_ends("-".join(map(str, value))) if isinstance(value, list) else None
    if ends is None:
        raise NotationError(f"{name!r} must be two different sides of {', '.join(SIDES)}, not {value!r}")
    return ends


ASKED = Decision("ferry", phase_named("ferry"), "a ferry is put or moved", laid=True)


class FerryKind(ActionKind[Ferry]):
    """Putting a ferry on a new lake, or moving one."""

    action, name, decision = Ferry, "ferry", ASKED
    members = Members(x=COORDINATE, y=COORDINATE, ends=Member(_read_member, list))
    words, example = ("ferry",), "ferry 1,0 N-E"

    def action_of(self, s: State, choice: int) -> Ferry | None:
        """The lake by its square, and the two sides."""
        if choice == ferries.LEAVE:
            return None
        tile, ends = divmod(choice, 1 << ferries.TILE_BITS)
        return Ferry(*square_of(s, tile), ends_of(ends))

    def choice_of(self, s: State, action: Ferry) -> int | None:
        """The tile and the sides as bits."""
        tile = int(board.square_at(s, action.x, action.y)) - 1
        return None if tile < 0 else tile << ferries.TILE_BITS | mask_of(action.ends)

    def against(self, s: State, action: Ferry) -> str:
        """No lake there, no road at a side, the same two roads, or a ferry that may not be moved."""
        where, tile = f"at {action.x},{action.y}", int(board.square_at(s, action.x, action.y)) - 1
        if tile < 0:
            return f"no tile lies {where}"
        arms = ferries.roads_at(s, tile)
        if not arms:
            return f"there is no lake {where} (ruling Y1.1)"
        for side in action.ends:
            if side not in sides_of(arms):
                return f"no road comes from {side} to the lake {where} (ruling Y1.3)"
        if ferries.waits_for_ferry(s):
            return f"the ferry of the new lake is put first, not one {where} moved (ruling Y2.3)"
        return f"the ferry {where} {_why_not_moved(s, tile, action)}"

    def text(self, action: Ferry) -> str:
        """`ferry 1,0 N-E`."""
        return f"ferry {action.x},{action.y} {ends_text(action.ends)}"

    def read(self, words: Sequence[str]) -> Ferry | None:
        """`ferry 1,0 N-E`."""
        ends = read_ends(words[2]) if len(words) == 3 else None
        return None if ends is None else Ferry(*read_square(words[1]), ends)


def _why_not_moved(s: State, tile: int, action: Ferry) -> str:
    """Why a ferry that lies already is not moved so."""
    if tile == len(report.tiles_lying(s)) - 1:
        return "has just been put there (ruling Y2.1)"
    if ferries.sides_touched(s, tile):
        return "has been moved in this part of the turn (ruling Y2.1)"
    if not ferries.has_met(s, tile):
        return "is not the first on a road of the new tile (ruling Y2.1)"
    return f"joins {' and '.join(action.ends)} already (ruling Y2.1)"


LEAVE = PlainKind(
    "skip",
    ASKED,
    {"-": (ferries.LEAVE, Skip())},
    refusal="the ferry of a new lake has to be put (ruling Y1.3)",
)
PART = BoxActions(kinds=(FerryKind(), LEAVE), decisions=(ASKED,))
