"""Everything a player, or nature, can do. A segment is named by its first side or half-edge as it lies on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from carcassonne.engine.view import Axis

Landscape = Literal["city", "road", "field", "cloister", "bridge"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature draws a tile."""

    tile: str


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge to be built over the tile at (x, y)."""

    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the tile in hand, `rotation` quarter turns clockwise, perhaps with a bridge."""

    x: int
    y: int
    rotation: int
    bridge: Bridge | None = None


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse a tile that can be laid only with a bridge."""


@dataclass(frozen=True, slots=True)
class Follower:
    """Put a follower on a segment of the tile just laid, or on the bridge just built."""

    feature: Landscape
    at: str = ""


@dataclass(frozen=True, slots=True)
class Crown:
    """Put the turn's follower on a crown space of the wheel."""

    segment: str


@dataclass(frozen=True, slots=True)
class Skip:
    """Put no follower."""


@dataclass(frozen=True, slots=True)
class Castle:
    """Turn the two-tile city into a castle, or take its points."""

    build: bool


@dataclass(frozen=True, slots=True)
class CastleProject:
    """Choose which project pays the castle."""

    x: int
    y: int
    feature: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class Auction:
    """Select an open market tile and open with a bid."""

    tile: str
    bid: int = 0


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid higher."""

    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not bid."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Keep the tile and pay the highest bidder his bid."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Give the tile to the highest bidder for his bid."""


@dataclass(frozen=True, slots=True)
class Plague:
    """Take an own follower off the landscape."""

    x: int
    y: int
    feature: str
    at: str = ""


Action: TypeAlias = (
    Draw
    | Place
    | Decline
    | Follower
    | Crown
    | Skip
    | Castle
    | CastleProject
    | Auction
    | Bid
    | Pass
    | Buy
    | Sell
    | Plague
)
