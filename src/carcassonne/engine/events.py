"""What happened, for people: every score is a sum of named terms. Boxes bring events of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from carcassonne.core.state import State

Cell: TypeAlias = tuple[int, int]
Term: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Event:
    """What all events are."""


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A tile was drawn: for the player on turn, or to be laid open on a market day."""

    player: int
    tile: str
    market: bool = False

    @property
    def laid_open(self) -> bool:
        """Whether it lies open on the table, instead of having come into the player's hand."""
        return self.market


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A tile fitted nowhere, or was declined, and left the game."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A tile was laid."""

    player: int
    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class FollowerPlaced(Event):
    """A follower was put on a segment, or on a place beside the landscape that `feature` and `at` name: no cell."""

    player: int
    feature: str
    at: str
    x: int | None = None
    y: int | None = None
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player got points: `points` is the sum of `terms`; `tiles` are the cells they come from.

    `final`: in the scoring at the end of the game. `shared`: all players whom the same feature pays, where it pays
    several. `cause`: "finished", "end", or what a box says.
    """

    player: int
    points: int
    feature: str
    terms: tuple[Term, ...]
    tiles: tuple[Cell, ...] = ()
    final: bool = False
    shared: tuple[int, ...] = ()
    cause: str = ""


@dataclass(frozen=True, slots=True)
class FollowerReturned(Event):
    """A follower came home to the supply, from where `FollowerPlaced` says or from what was built there.

    `by`: what drove it home, a cause that a box names; "" where it had nothing left to do there.
    """

    player: int
    feature: str
    at: str
    x: int | None = None
    y: int | None = None
    figure: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die was thrown for a player."""

    player: int
    points: int


@dataclass(frozen=True, slots=True)
class SecondPart(Event):
    """A player's turn goes on with a second tile."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn is over."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; equal totals share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def winners_of(scores: Sequence[float], seats: Sequence[int] | None = None) -> tuple[int, ...]:
    """Return who has most points, of these seats or of all: equal totals share the victory (ruling B8)."""
    among = range(len(scores)) if seats is None else seats
    best = max((scores[seat] for seat in among), default=None)
    return tuple(seat for seat in among if scores[seat] == best)


# --- what a box brings ------------------------------------------------------------------------------------------------
Entry: TypeAlias = tuple[Any, ...]
"""An entry of the core's log: its number and six more, whose meaning depends on it."""


def _in_hand(s: State) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class BoxEvents:
    """What a box brings: the constant PART of its module `events`."""

    names: Mapping[type[Event], str]
    """Its events by their type in JSON."""
    readers: Mapping[int, Callable[[State, Entry], Event]]
    """How each entry of the core's log is told, by the entry's number."""
    terms: Mapping[int, str] = field(default_factory=dict)
    """Its terms of a score by the core's number."""
    causes: Mapping[int, str] = field(default_factory=dict)
    """What causes a score of the landscape because of it, by the core's number."""
    beside: Mapping[int, str] = field(default_factory=dict)
    """What it scores that is no feature of the landscape, by the core's number."""
    lays_open: Callable[[State], bool] = _in_hand
    """Whether a tile drawn now is laid open, instead of coming into the hand of the player on turn."""
