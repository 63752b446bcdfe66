"""Frames: what a stream carries. An entry of the log is rendered once for each kind of stream (docs/server.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.notation.json import event_to_json
from carcassonne.server.games.model import Departure, LogEntry
from carcassonne.server.games.position_payload import PositionChangesPayload, PositionPayload, RenderedPosition
from carcassonne.server.games.protocol_payloads import ActionPayload, EventPayload, StatePayload
from carcassonne.server.games.table_payload import TablePayload
from carcassonne.server.json_text import Rendered, json_object, json_text


class OpeningEntryPayload(TypedDict):
    """Entry 0: what happened before the first decision."""

    type: Literal["opening"]
    seq: int
    ply: int
    events: list[EventPayload]


class MoveEntryPayload(TypedDict):
    """A decision, and what it brought."""

    type: Literal["move"]
    seq: int
    ply: int
    seat: int
    action: ActionPayload
    events: list[EventPayload]
    at: str


class UndoEntryPayload(TypedDict):
    """Decisions after `ply` were taken back."""

    type: Literal["undo"]
    seq: int
    ply: int
    seat: int
    at: str


class LeftEntryPayload(TypedDict):
    """Somebody resigned or ran out of time."""

    type: Literal["left"]
    seq: int
    ply: int
    seat: int
    reason: Departure
    at: str


ChangedTable: TypeAlias = dict[str, Any]
"""Members of the table as they are now."""
LogEntryPayload: TypeAlias = OpeningEntryPayload | MoveEntryPayload | UndoEntryPayload | LeftEntryPayload


class OpeningFramePayload(OpeningEntryPayload):
    """Entry 0 in a stream, with the state unless the stream carries positions."""

    state: NotRequired[StatePayload]


class MoveFramePayload(MoveEntryPayload):
    """A decision in a stream, with the state, or with the position where it is the last of its request."""

    state: NotRequired[StatePayload]
    position: NotRequired[PositionPayload]


class UndoFramePayload(UndoEntryPayload):
    """An undo in a stream, with the state or the position."""

    state: NotRequired[StatePayload]
    position: NotRequired[PositionPayload]


class LeftFramePayload(LeftEntryPayload):
    """Somebody's leaving in a stream, with the state or the position."""

    state: NotRequired[StatePayload]
    position: NotRequired[PositionPayload]


class TableFramePayload(TypedDict):
    """The table; the first frame of a stream that carries positions has the position too."""

    type: Literal["table"]
    table: TablePayload
    position: NotRequired[PositionPayload]


class PingFramePayload(TypedDict):
    """Sent after a while without any other frame."""

    type: Literal["ping"]


Emote: TypeAlias = Literal["hello", "luck", "nice", "oops", "thinking", "thanks"]
"""What somebody at the table may say to the others; each page has its own words for it."""


class EmoteFramePayload(TypedDict):
    """Somebody at the table said one of a few things; it is kept nowhere."""

    type: Literal["emote"]
    seat: int
    emote: Emote


class ChangesFramePayload(TypedDict):
    """What one request has changed: its entries, members of the table as they are now, and the position.

    Only a client that says what it has gets such frames. The position is whole where it cannot be told otherwise.
    """

    type: Literal["changes"]
    entries: list[LogEntryPayload]
    table: ChangedTable
    changes: NotRequired[PositionChangesPayload]
    position: NotRequired[PositionPayload]


FramePayload: TypeAlias = (
    TableFramePayload
    | ChangesFramePayload
    | PingFramePayload
    | EmoteFramePayload
    | OpeningFramePayload
    | MoveFramePayload
    | UndoFramePayload
    | LeftFramePayload
)
PING = json_text({"type": "ping"})


class Frame:
    """An entry to be broadcast; each of its forms is rendered when a subscriber first wants it."""

    def __init__(self, entry: LogEntryPayload, position: RenderedPosition, newest: bool = True) -> None:
        self.entry = entry
        self.position = position
        self._newest = newest
        """Whether the position is still the game's when the frame is sent: others are not worth drawing."""

    def rendered(self, positions: bool) -> Rendered:
        """Return the frame for streams that carry positions, or for those that carry states."""
        return self._with_position if positions else self._with_state

    @cached_property
    def _with_state(self) -> Rendered:
        members = dict(self.entry)
        at = {"at": members.pop("at")} if "at" in members else {}
        return json_object({**members, "state": self.position.state, **at})

    @cached_property
    def _with_position(self) -> Rendered:
        return json_object({**self.entry, "position": self.position.payload}) if self._newest else json_text(self.entry)


def changes_frame(frames: Sequence[Frame], table: Mapping[str, Any]) -> Rendered:
    """Return what one request has changed as one frame: its entries, what is told of the table, and the position."""
    position = frames[-1].position.told if frames else {}
    return json_object({"type": "changes", "entries": [each.entry for each in frames], "table": table, **position})


def opening_payload(opening: Game) -> OpeningEntryPayload:
    """Return entry 0 of a game."""
    events = [event_to_json(event) for event in opening.opening_events]
    return {"type": "opening", "seq": 0, "ply": opening.ply, "events": events}


def entry_payload(entry: LogEntry, events: tuple[Event, ...] = ()) -> LogEntryPayload:
    """Return an entry of the log, with the events that it brought."""
    if entry.kind == "move":
        return move_payload(entry, events)
    seq, ply, seat, at = entry.seq, entry.ply, entry.seat, entry.at
    if entry.kind == "undo":
        return {"type": "undo", "seq": seq, "ply": ply, "seat": seat, "at": at}
    assert entry.reason is not None
    return {"type": "left", "seq": seq, "ply": ply, "seat": seat, "reason": entry.reason, "at": at}


def move_payload(entry: LogEntry, events: tuple[Event, ...]) -> MoveEntryPayload:
    """Return the entry of a decision."""
    assert entry.action is not None
    return {
        "type": "move",
        "seq": entry.seq,
        "ply": entry.ply,
        "seat": entry.seat,
        "action": entry.action,
        "events": [event_to_json(event) for event in events],
        "at": entry.at,
    }
