"""What happened, for people: every score is a sum of named terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from carcassonne.engine.view import Axis

Cell: TypeAlias = tuple[int, int]
Term: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile was drawn: for the player on turn, or for the market."""

    player: int
    tile: str
    market: bool = False


@dataclass(frozen=True, slots=True)
class Discarded:
    """A tile fitted nowhere, or was declined, and left the game."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile was laid."""

    player: int
    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class BridgeBuilt:
    """A bridge was built over the tile at (x, y)."""

    player: int
    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class FollowerPlaced:
    """A follower was put on a segment; on the wheel `feature` is "crown", `at` the wheel's segment, no cell."""

    player: int
    feature: str
    at: str
    x: int | None = None
    y: int | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A player got points: `points` is the sum of `terms`; `tiles` are the cells they come from."""

    player: int
    points: int
    feature: str
    terms: tuple[Term, ...]
    tiles: tuple[Cell, ...] = ()
    final: bool = False
    """Whether it belongs to the final scoring."""


@dataclass(frozen=True, slots=True)
class FollowerReturned:
    """A follower came home to the supply, from where `FollowerPlaced` or a castle says."""

    player: int
    feature: str
    at: str
    x: int | None = None
    y: int | None = None


@dataclass(frozen=True, slots=True)
class CastleBuilt:
    """A two-tile city became a castle."""

    player: int
    x: int
    y: int
    side: str


@dataclass(frozen=True, slots=True)
class PigMoved:
    """The pig walked from one wheel segment to another."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class WheelAction:
    """The pig's segment acts."""

    segment: str


@dataclass(frozen=True, slots=True)
class MarketOpened:
    """A market day begins."""

    player: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A player bid points for a tile, or passed (None)."""

    player: int
    points: int | None
    tile: str


@dataclass(frozen=True, slots=True)
class TileSold:
    """A market tile found its owner; `scores` is the change of every seat's score."""

    tile: str
    seller: int | None
    buyer: int
    points: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A player's turn is over."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; equal totals share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    Drawn
    | Discarded
    | Placed
    | BridgeBuilt
    | FollowerPlaced
    | Scored
    | FollowerReturned
    | CastleBuilt
    | PigMoved
    | WheelAction
    | MarketOpened
    | BidMade
    | TileSold
    | TurnEnded
    | GameEnded
)
