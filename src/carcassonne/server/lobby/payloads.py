"""What is told of the lobby: to whoever asks, and over its sockets."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from carcassonne.server.commands.answers import GameSeenPayload
from carcassonne.server.lobby.seek_rows import Seek
from carcassonne.server.lobby.wishes import ClockName


class SeekPayload(TypedDict):
    """Somebody who looks for a game, `since` so many seconds of the epoch; `account` where they are signed in."""

    id: str
    name: str
    presets: list[str]
    players: list[int]
    clocks: list[ClockName]
    since: float
    account: NotRequired[bool]


class MySeekPayload(TypedDict):
    """What has become of a seek: null where it is not there (any more); with a game and a seat once it is paired."""

    seek: SeekPayload | None
    game: str | None
    seat: int | None


class LobbyPayload(TypedDict):
    """Who looks for a game, those who wait longest first, how many they are, and games that may be watched."""

    seeks: list[SeekPayload]
    open: int
    games: list[GameSeenPayload]


class LobbyFramePayload(TypedDict):
    """The lobby as it is."""

    type: Literal["lobby"]
    seeks: list[SeekPayload]
    open: int
    now: float


class LobbyChangesFramePayload(TypedDict):
    """What has changed in the lobby: who has come, and whose seeks are there no more."""

    type: Literal["changes"]
    came: list[SeekPayload]
    gone: list[str]
    open: int


class MySeekFramePayload(MySeekPayload):
    """What a socket is told of its own seek."""

    type: Literal["seek"]


def seek_payload(seek: Seek) -> SeekPayload:
    """Return a seek as everybody sees it."""
    payload: SeekPayload = {
        "id": seek.id,
        "name": seek.name,
        "presets": list(seek.wishes.presets),
        "players": list(seek.wishes.players),
        "clocks": list(seek.wishes.clocks),
        "since": round(seek.created, 3),
    }
    if seek.person is not None:
        payload["account"] = True
    return payload


def my_seek_payload(seek: Seek | None) -> MySeekPayload:
    """Return what its seeker is told of a seek."""
    if seek is None:
        return {"seek": None, "game": None, "seat": None}
    return {"seek": seek_payload(seek), "game": seek.game, "seat": seek.seat}
