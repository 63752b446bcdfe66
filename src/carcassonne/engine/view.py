"""What can be seen on the table: the one picture of a game that players, bots, drawings and JSON share.

A view holds no order of undrawn tiles: only their number and, by kind, how many of each are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carcassonne.engine.actions import Axis as Axis


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile of the landscape. `tile` is its name in the protocol (`D`, `W29:3`)."""

    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class StandingFollower:
    """A follower of the landscape; `at` names the segment as it lies on the board ("" for cloister and bridge)."""

    player: int
    x: int
    y: int
    feature: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class BuiltBridge:
    """A bridge over the tile at (x, y)."""

    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class BuiltCastle:
    """A castle: the tile its follower stood on and the side towards its other tile. `done`: it has paid."""

    owner: int
    x: int
    y: int
    side: str
    done: bool


@dataclass(frozen=True, slots=True)
class CastleSite:
    """The two-tile city or the castle that a castle question is about."""

    x: int
    y: int
    side: str


@dataclass(frozen=True, slots=True)
class Market:
    """A market day under way: the tiles still open, what is bid on, and who owns which tile by seat."""

    tiles: tuple[str, ...]
    offered: str | None
    bid: int | None
    bidder: int | None
    owners: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class View:
    """One position as everybody at the table sees it; the fields of the protocol's state, typed."""

    preset: str
    players: int
    ply: int
    phase: str
    to_act: int | None
    tile: str | None
    scores: tuple[int, ...]
    supply: tuple[int, ...]
    deck: int
    discarded: tuple[str, ...]
    over: bool
    board: tuple[PlacedTile, ...]
    followers: tuple[StandingFollower, ...]
    undrawn: Mapping[str, int] = field(default_factory=dict)
    wheel: bool = False
    pig: str | None = None
    crowns: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    bridges: tuple[BuiltBridge, ...] | None = None
    bridges_left: tuple[int, ...] | None = None
    castles: tuple[BuiltCastle, ...] | None = None
    castles_left: tuple[int, ...] | None = None
    castle_site: CastleSite | None = None
    market: Market | None = None
