"""The table payload: a game and its seats as everybody sees them (docs/server.md)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, NotRequired, cast

from typing_extensions import TypedDict

from carcassonne.server.games import clocks
from carcassonne.server.games.model import (
    Aids,
    BankClock,
    DaysClock,
    Departure,
    GameSetup,
    GameStanding,
    MoveClock,
    Offer,
    Origin,
    Rematch,
    RematchOffer,
    Result,
    Seat,
    ShownClocks,
    Status,
)
from carcassonne.server.games.protocol_payloads import ToldApartBy
from carcassonne.server.games.rules_payload import (
    DifferencePayload,
    Options,
    boxes_payload,
    differences_payload,
    options_payload,
)
from carcassonne.server.games.seats import NOBODY, colours_of, nth_of_level
from carcassonne.server.games.shuffle import LOT_TAG


class SeatAtTablePayload(TypedDict):
    """Who sits there; `account` where that is a person who is signed in, or their bot, and not a guest of that name."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: int | None
    player: str | None
    present: bool
    left: Departure | None
    colour: NotRequired[int]
    nth: NotRequired[int | None]
    account: NotRequired[bool]


class TablePayload(TypedDict):
    """A game and its seats."""

    id: str
    preset: str
    options: Options
    players: int
    status: Status
    created: str
    seats: list[SeatAtTablePayload]
    seq: int
    ply: int
    clock: Annotated[MoveClock | DaysClock | BankClock, ToldApartBy("kind")] | None
    clocks: ShownClocks | None
    aids: Aids
    shuffle: Literal["secret", "known"]
    commitment: str | None
    seed: str | None
    offer: Offer | None
    rematch_offer: RematchOffer | None
    rematch: Rematch | None
    result: Result | None
    takebacks: NotRequired[list[int]]
    watching: NotRequired[int]
    origin: NotRequired[Origin]
    differences: NotRequired[list[DifferencePayload]]
    boxes: NotRequired[list[str]]
    hints: NotRequired[list[int]]
    lot: NotRequired[int]
    rated: NotRequired[bool]
    match: NotRequired[str]
    late: NotRequired[int]


def table_payload(
    setup: GameSetup,
    standing: GameStanding,
    seats: list[SeatAtTablePayload],
    seq: int,
    ply: int,
    now: float,
    takebacks: list[int],
    watching: int,
    hints: list[int],
) -> TablePayload:
    """Return a game as everybody sees it; its seed is revealed when it is over.

    `takebacks` says by seat how often tiles were seen and put back, `watching` how many look on without a seat, `hints`
    how many hints each seat has taken.
    """
    over = standing.status == "over"
    payload: TablePayload = {
        "id": setup.id,
        "preset": setup.rules.preset,
        "options": options_payload(setup.rules),
        "players": setup.rules.players,
        "status": standing.status,
        "created": setup.created,
        "seats": seats,
        "seq": seq,
        "ply": ply,
        "clock": setup.clock,
        "clocks": None if standing.clocks is None else clocks.shown(standing.clocks, now),
        "aids": setup.aids,
        "shuffle": setup.shuffle,
        "commitment": setup.commitment,
        "seed": str(setup.seed) if over and setup.seed is not None else None,
        "offer": None if over else cast("Offer | None", standing.offer),
        "rematch_offer": rematch_offer(standing),
        "rematch": standing.rematch,
        "result": standing.result,
        "takebacks": takebacks,
        "watching": watching,
        "differences": differences_payload(setup.rules),
        "boxes": boxes_payload(setup.rules),
        "hints": hints,
    }
    lot = dict(setup.tags).get(LOT_TAG, "")
    if lot.isdecimal() and int(lot) < setup.rules.players:
        payload["lot"] = int(lot)
    if setup.rated:
        payload["rated"] = True
    if setup.match_id is not None:
        payload["match"] = setup.match_id
    if setup.origin is not None:
        payload["origin"] = setup.origin
    return payload


def rematch_offer(standing: GameStanding) -> RematchOffer | None:
    """Return the rematch that is offered: an offer of a game that is over, until the rematch has begun."""
    open_to_offers = standing.status == "over" and standing.rematch is None
    return cast("RematchOffer | None", standing.offer) if open_to_offers else None


def seat_payloads(seats: list[Seat], present: Collection[int]) -> list[SeatAtTablePayload]:
    """Return the seats; a bot is always present, a person while a client has said hello for the seat."""
    colours = colours_of(seats)
    return [_seat_payload(seat, number in present, colours[number]) for number, seat in enumerate(seats)]


def _seat_payload(seat: Seat, here: bool, colour: int) -> SeatAtTablePayload:
    payload: SeatAtTablePayload = {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "player": seat.player,
        "present": seat.kind == "bot" or here,
        "left": seat.left,
        "colour": colour,
        "nth": nth_of_level(seat),
    }
    if seat.person is not None and seat.name != NOBODY:
        payload["account"] = True
    return payload
