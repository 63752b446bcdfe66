"""Answers: the payloads with which commands and reads are answered (docs/server.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired

from typing_extensions import TypedDict

from carcassonne.server.games.frames import LogEntryPayload
from carcassonne.server.games.position_payload import PositionChangesPayload, PositionPayload, RenderedPosition
from carcassonne.server.games.protocol_payloads import EventPayload, LegalActionPayload, StatePayload
from carcassonne.server.games.table import Table
from carcassonne.server.games.table_payload import TablePayload
from carcassonne.server.json_text import Rendered, json_object


class GameMadePayload(TypedDict):
    """A new game: the creator's tokens by seat, and the links to the open seats."""

    id: str
    tokens: dict[str, str]
    links: dict[str, str]
    watch: str
    table: TablePayload


class GameStatePayload(TypedDict):
    """A game as it stands."""

    table: TablePayload
    state: StatePayload


class GamePositionPayload(TypedDict):
    """A game as it stands, as the page draws it."""

    table: TablePayload
    position: PositionPayload


class InvitationPayload(TypedDict):
    """The seat behind a link."""

    seat: int
    table: TablePayload


class SeatTakenPayload(InvitationPayload):
    """A seat that was taken, with the token that opens it from now on."""

    token: str


class TableChangedPayload(TypedDict):
    """The table after a change."""

    table: TablePayload


class GameFoundPayload(TypedDict):
    """A game that one of the tokens opens."""

    id: str
    seat: int
    to_act: int | None
    table: TablePayload


class GameSeenPayload(TypedDict):
    """A game that was asked for by its id."""

    id: str
    table: TablePayload


class GamesFoundPayload(TypedDict):
    """Newest first; those that were asked for by id in that order."""

    games: list[GameFoundPayload]
    even: NotRequired[str]
    """The player between two levels that is as strong as the asker's last games against levels say."""
    others: NotRequired[list[GameSeenPayload]]


class MyGamePayload(TypedDict):
    """A game in which the person has a seat, with the token that opens it on any device of theirs."""

    id: str
    seat: int
    token: str
    to_act: int | None
    table: TablePayload


class MyGamesPayload(TypedDict):
    """Newest first."""

    games: list[MyGamePayload]


class LegalActionsPayload(TypedDict):
    """What is allowed at a ply; numbers may come as a range."""

    ply: int
    actions: list[LegalActionPayload]


class LinePayload(TypedDict):
    """A position as one line of text (docs/notation.md)."""

    seq: int
    ply: int
    line: str


class ShufflePayload(TypedDict):
    """The seed of a game that is over, what was promised of it, and the tiles as it deals them, first drawn first."""

    seed: str
    commitment: str | None
    stack: list[str]


class LogPayload(TypedDict):
    """What happened; `next` is the `after` of the entries that follow, null where there are none."""

    entries: list[LogEntryPayload]
    next: NotRequired[int | None]


class MovedPayload(TypedDict):
    """What a move has brought."""

    seq: int
    ply: int
    events: list[EventPayload]
    state: StatePayload


class MovedPositionPayload(TypedDict):
    """What a move has brought, with the position as the page draws it."""

    seq: int
    ply: int
    events: list[EventPayload]
    position: PositionPayload


class MovedChangesPayload(TypedDict):
    """What a move has brought, for a client that has the position before: what has changed, or a whole position."""

    seq: int
    ply: int
    events: list[EventPayload]
    changes: NotRequired[PositionChangesPayload]
    position: NotRequired[PositionPayload]


class PreviewedPayload(TypedDict):
    """What decisions would bring."""

    events: list[EventPayload]
    sight: PositionPayload


class PreviewedPositionPayload(TypedDict):
    """What decisions would bring, with the position as the page draws it."""

    events: list[EventPayload]
    position: PositionPayload


class PreviewedChangesPayload(TypedDict):
    """What decisions would bring, for a client that says which position it has.

    `changes` begin with that position, where the game is still there; otherwise `position` is whole. `next` tells what
    each answer in `legal` would bring, null where more would be asked after it; it is empty where they are many.
    """

    events: list[EventPayload]
    changes: NotRequired[PositionChangesPayload]
    next: NotRequired[list[list[EventPayload] | None]]
    position: NotRequired[PositionPayload]


@dataclass(frozen=True, slots=True)
class Moved:
    """The answer to a move."""

    seq: int
    ply: int
    events: list[EventPayload]
    position: RenderedPosition

    def rendered(self, positions: bool, have: int | None = None) -> Rendered:
        """Return the answer with the position, with what has changed since the one the client has, or the state."""
        shown = self.position.since(have) if positions or have is not None else {"state": self.position.state}
        return json_object({"seq": self.seq, "ply": self.ply, "events": self.events, **shown})


def table_answer(table: Table, positions: bool) -> Rendered:
    """Return the table after a change, with the position where it is asked for."""
    shown = {"position": table.position.payload} if positions else {}
    return json_object({"table": table.payload(), **shown})
