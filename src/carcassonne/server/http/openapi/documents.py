"""Documents: tables, states and positions as OpenAPI describes them (web/src/api/types.ts says the same to the page).

They are made elsewhere and not checked on their way out; tests/server/http/test_openapi.py compares the two.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict  # of Python 3.11's own pydantic cannot tell the members

from carcassonne.server.http.requests import Action, Aids, BankClock, MoveClock

Event = Annotated[
    dict[str, Any],
    Field(
        description="An event as docs/protocol.md writes it.",
        json_schema_extra={"required": ["type"], "properties": {"type": {"type": "string"}}},
    ),
]


# --- the state --------------------------------------------------------------------------------------------------------
class PlacedTile(TypedDict):
    """A tile on the table."""

    tile: str
    x: int
    y: int
    rotation: int


class PlacedFollower(TypedDict):
    """A follower on a tile, a bridge or a castle."""

    player: int
    x: int
    y: int
    feature: str
    at: NotRequired[str]


class PlacedBridge(TypedDict):
    """A bridge over a tile."""

    x: int
    y: int
    axis: Literal["NS", "WE"]


class CastleSite(TypedDict):
    """The side at which a small city lies or lay."""

    x: int
    y: int
    side: Literal["N", "E", "S", "W"]


class PlacedCastle(CastleSite):
    """A castle; `done` when it has paid."""

    owner: int
    done: bool


class Market(TypedDict):
    """A market day under way."""

    tiles: list[str]
    offered: str | None
    bid: int | None
    bidder: int | None
    owners: dict[str, str]


class State(TypedDict):
    """A position; what a module adds is there exactly when the module is."""

    preset: str
    players: int
    ply: int
    phase: str
    to_act: int | None
    tile: str | None
    scores: list[int]
    supply: list[int]
    deck: int
    discarded: list[str]
    over: bool
    board: list[PlacedTile]
    followers: list[PlacedFollower]
    bridges: NotRequired[list[PlacedBridge]]
    bridges_left: NotRequired[list[int]]
    castles: NotRequired[list[PlacedCastle]]
    castles_left: NotRequired[list[int]]
    castle_site: NotRequired[CastleSite]
    pig: NotRequired[str]
    crowns: NotRequired[dict[str, list[int]]]
    market: NotRequired[Market]


# --- the table --------------------------------------------------------------------------------------------------------
class SeatAtTable(TypedDict):
    """Who sits there."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: int | None
    player: str | None
    present: bool
    left: Literal["resigned", "timeout"] | None


class Clocks(TypedDict):
    """The seconds each seat has left, and whose clock runs."""

    left: list[float]
    running: int | None


class Offer(TypedDict):
    """Somebody asks to go back to a ply."""

    by: int
    ply: int
    agreed: list[int]
    asked: list[int]


class Rematch(TypedDict):
    """The game that follows, and the new seat of each old one."""

    id: str
    seats: list[int]


class Result(TypedDict):
    """How a game ended."""

    reason: Literal["finished", "resigned", "timeout", "imported"]
    scores: list[int]
    winners: list[int]


class Table(TypedDict):
    """A game and those who sit at it."""

    id: str
    preset: str
    options: dict[str, Any]
    players: int
    status: Literal["waiting", "playing", "over"]
    created: str
    seats: list[SeatAtTable]
    seq: int
    ply: int
    clock: Annotated[MoveClock | BankClock, Field(discriminator="kind")] | None
    clocks: Clocks | None
    aids: Aids
    shuffle: Literal["secret", "known"]
    commitment: str | None
    seed: str | None
    offer: Offer | None
    rematch: Rematch | None
    result: Result | None


# --- sight ------------------------------------------------------------------------------------------------------------
class Square(TypedDict):
    """A square of the landscape."""

    x: int
    y: int


class Hole(Square):
    """An empty square, and how many undrawn tiles fit there."""

    fits: int


class SeenFeature(TypedDict):
    """A feature with its owners and points; a segment is x, y and `at`."""

    kind: str
    segments: list[tuple[int, int, str]]
    tiles: int
    open: int
    pennants: int
    followers: list[int]
    owners: list[int]
    points: int
    points_if_completed: int


class Remaining(TypedDict):
    """How many tiles of a kind are undrawn, and the chance that the next is one of them."""

    tile: str
    count: int
    chance: float


class Sight(TypedDict):
    """A position as the page shows it; what an aid shows is there exactly when the table has the aid."""

    seq: int
    ply: int
    state: State
    legal: list[Action]
    last: Square | None
    features: NotRequired[list[SeenFeature]]
    remaining: NotRequired[list[Remaining]]
    holes: NotRequired[list[Hole]]
