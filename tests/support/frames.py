"""Listening to a game: the frames of a stream or a socket, as they come."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.serving import PLAINLY

Json = dict[str, Any]
ENTRIES = ("opening", "move", "undo", "left")


def is_entry(frame: Json) -> bool:
    """Whether a frame is an entry of the log."""
    return frame["type"] in ENTRIES


def socket_address(
    url: str, game: str, after: int | None = None, positions: bool = False, have: int | None = None
) -> str:
    """Where the game's socket is."""
    asked = ([] if after is None else [f"after={after}"]) + (["position=true"] if positions else [])
    asked += [] if have is None else [f"have={have}"]
    query = f"?{'&'.join(asked)}" if asked else ""
    return f"ws{url.removeprefix('http')}/api/v1/games/{game}/socket{query}"


@contextmanager
def open_socket(
    url: str,
    game: str,
    after: int | None = None,
    positions: bool = False,
    have: int | None = None,
    **options: Any,
) -> Iterator[ClientConnection]:
    """A WebSocket that listens to a game.

    It sends no pings: while a test plays and does not read, their answers lie behind the frames and come too late.
    """
    options = {"max_size": None, "proxy": None, "ping_interval": None} | options
    with connect(socket_address(url, game, after, positions, have), **options) as socket:
        yield socket


def frames_of(socket: ClientConnection, timeout: float = 120.0) -> Iterator[Json]:
    """The frames of a socket until it is silent for too long (an error) or closed."""
    while True:
        try:
            yield json.loads(socket.recv(timeout=timeout))
        except ConnectionClosed:
            return


@contextmanager
def open_stream(url: str, game: str, after: int | None = None) -> Iterator[Iterator[Json]]:
    """The NDJSON stream of a game, frame by frame."""
    query = {} if after is None else {"after": after}
    with (
        httpx.Client(base_url=url, timeout=10.0, **PLAINLY) as http,
        http.stream("GET", f"/api/v1/games/{game}/stream", params=query) as answer,
    ):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield (json.loads(line) for line in answer.iter_lines() if line)


def entries_until(frames: Iterable[Json], seq: int) -> list[Json]:
    """The entries up to one, in the order they came."""
    found = []
    for frame in frames:
        if is_entry(frame):
            found.append(frame)
            if frame["seq"] >= seq:
                break
    return found


def entries_by_socket(url: str, game: str, after: int | None, seq: int) -> list[Json]:
    """What a WebSocket from `after` tells up to `seq`."""
    with open_socket(url, game, after) as socket:
        return entries_until(frames_of(socket), seq)


def entries_by_stream(url: str, game: str, after: int | None, seq: int) -> list[Json]:
    """What the NDJSON stream from `after` tells up to `seq`."""
    with open_stream(url, game, after) as frames:
        return entries_until(frames, seq)
