"""A position being told: what lies and stands on the table, what is said of it, and how boxes take part in that."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from carcassonne.boxes import parts
from carcassonne.core import tables
from carcassonne.core.state import State
from carcassonne.engine.box import Start, start_of
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile of the landscape; `axis` is that of what is built over it, "" for nothing."""

    kind: int
    x: int
    y: int
    rotation: int = 0
    axis: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that a player has put on the table."""

    player: int

    @property
    def occupied(self) -> bool:
        """Whether a follower stands there."""
        return True

    @property
    def on_landscape(self) -> bool:
        """Whether that is on the landscape, where the plague may take it."""
        return True

    @property
    def figure(self) -> int:
        """The figure that stands there, by the core's number."""
        return 0


@dataclass(slots=True)
class Setting:
    """A position being told: the pieces on the table, and the particulars said or understood so far."""

    rules: Rules
    tiles: list[LaidTile] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    said: dict[str, Any] = field(default_factory=dict)
    table: State | None = None

    @property
    def state(self) -> State:
        """The table, once the tiles lie on it."""
        assert self.table is not None
        return self.table

    @property
    def start(self) -> Start:
        """The start piece."""
        return start_of(self.rules.values)

    def followers_out(self, player: int) -> int:
        """How many ordinary followers of a player are not in the supply."""
        return sum(piece.player == player and piece.occupied and not piece.figure for piece in self.pieces)

    def tiles_out(self) -> list[int]:
        """The kinds that are not to be drawn any more, but for the start tile and those that are in no deck."""
        laid = [tile.kind for tile in self.tiles[1 if self.start.tile else 0 :] if tables.COPIES[tile.kind]]
        hand = [self.said["hand"]] if self.said["hand"] >= 0 else []
        elsewhere = [kind for box in box_positions() for kind in box.tiles_out(self)]
        return laid + hand + list(self.said["discarded"]) + elsewhere


@contextmanager
def about(word: str) -> Iterator[None]:
    """What is wrong is told together with the word that is wrong."""
    try:
        yield
    except NotationError as reason:
        raise NotationError(f"{word}: {reason}") from reason


def need(holds: bool, otherwise: str) -> None:
    """Refuse a position with a reason unless something holds."""
    if not holds:
        raise NotationError(otherwise)


def seat_among(player: int, rules: Rules) -> None:
    """Refuse a seat nobody sits on."""
    seats = f"0 to {rules.players - 1}"
    need(0 <= player < rules.players, f"there is no player {player} among {rules.players}: the seats are {seats}")


# --- what a box brings ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Particular:
    """A `name=value` pair: how it is read and written, and what it is when nothing is said.

    `after` names the particular that it follows, if it does not come last. Those of the `stock` are told before the
    table is made, for its size depends on the number of tiles.
    """

    name: str
    usual: Callable[[Setting], Any]
    read: Callable[[Setting, str], Any]
    write: Callable[[Setting, Any], str]
    after: str = ""
    stock: bool = False


T = TypeVar("T", bound=Piece)


class PieceKind(ABC, Generic[T]):
    """A kind of piece: how it is written, found on a table and put there."""

    piece: type[T]
    example: str
    beside: bool = False
    """Whether it stands beside the landscape; those are told last."""

    @property
    @abstractmethod
    def pattern(self) -> re.Pattern[str]:
        """What its words look like."""

    @abstractmethod
    def read(self, found: re.Match[str]) -> T:
        """The piece a word is."""

    @abstractmethod
    def text(self, piece: T) -> str:
        """The piece as a word."""

    @abstractmethod
    def standing(self, s: State) -> Iterable[T]:
        """Every piece of this kind on a table."""

    @abstractmethod
    def stand(self, s: State, rules: Rules, piece: T) -> None:
        """Put it on a table; refused with the reason."""


class BoxPosition:
    """What a box brings: the constant PART of its module `position`."""

    pieces: Sequence[PieceKind[Any]] = ()
    particulars: Sequence[Particular] = ()
    newest_version = 1
    """The newest version of the line that it knows."""

    def version(self, p: Setting) -> int:
        """The version of the line that this position needs."""
        return 1

    def values(self, s: State) -> dict[str, Any]:
        """Its particulars of a table, by name."""
        return {}

    def take(self, p: Setting) -> None:
        """Put what was said on the table, in the core's numbers."""

    def several_stand(self, rules: Rules) -> bool:
        """Whether its rules may bring several figures to one segment."""
        return False

    def tiles_out(self, p: Setting) -> list[int]:
        """The tiles it keeps that are not to be drawn any more."""
        return []

    def against_tile(self, s: State, rules: Rules, tile: LaidTile) -> str | None:
        """What is wrong with a tile, or with what is built over it, besides its sides."""
        return None

    def stays_undrawn(self, p: Setting, kind: int) -> bool:
        """Whether tiles of a kind may be left when the game is over."""
        return False

    def check_pieces(self, p: Setting) -> None:
        """What the box and the rules allow, whatever the phase."""

    def anybody_acts(self, p: Setting) -> bool:
        """Whether somebody may have to act who is not on turn, though the base game asks."""
        return False

    def check_phase(self, p: Setting) -> None:
        """What the question at hand needs, so that every answer to it can be played."""


def box_positions() -> tuple[BoxPosition, ...]:
    """Every box that takes part, in the order of the list."""
    found: tuple[BoxPosition, ...] = parts("position", BoxPosition)
    return found
