"""Listening to a game: lines of JSON, or a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, WebSocket
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from carcassonne.server.games.registry import Tables
from carcassonne.server.games.table import Table, written
from carcassonne.server.games.tokens import seats_opened_by
from carcassonne.server.http.openapi.samples import FRAME
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.rate_limits import Limits
from carcassonne.server.http.requests import Hello
from carcassonne.server.http.routes.parts import AllTables, GameId, example_text, problems, read_json
from carcassonne.server.streams.stream import frames, listening
from carcassonne.server.streams.subscriber import REFUSED, Listener

router = APIRouter(tags=["streams"])
LARGEST_FRAME = 4096
FAREWELL_SECONDS = 2.0
"""How long a reader may take to hear that it is dropped."""
After = Annotated[int, Query(ge=-1, le=1_000_000, description="The last entry known; -1 for the opening too.")]


class Lines(Response):
    """Frames as lines of JSON, for as long as the client reads. A reader too slow to be told is cut off."""

    media_type = "application/x-ndjson"

    def __init__(self, tables: Tables, limits: Limits, address: str, game_id: str, after: int) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"
        self._tables, self._limits, self._address = tables, limits, address
        self._game_id, self._after = game_id, after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._tables.at(self._game_id) as table:
            with self._limits.stream(self._address), listening(table, self._tables.settings.queue) as listener:
                if self._tables.closing:
                    raise Problem("unavailable", "the server is going down")
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                telling = asyncio.create_task(self._tell(table, listener, send))
                leaving = asyncio.create_task(_left(receive))
                await _first_of(telling, leaving, listener)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, table: Table, listener: Listener, send: Send) -> None:
        async for text in frames(table, listener, self._after, self._tables.settings.ping):
            await send({"type": "http.response.body", "body": f"{text}\n".encode(), "more_body": True})


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _first_of(telling: asyncio.Task[None], other: asyncio.Task[None], listener: Listener) -> None:
    """Wait until everything is told, the client has left, or the listener is dropped; end both tasks."""
    ending = asyncio.create_task(_ended(listener, telling))
    done, waiting = await asyncio.wait((telling, other, ending), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        if not task.cancelled() and isinstance(task.exception(), Exception):
            fault = task.exception()
            if not isinstance(fault, OSError | RuntimeError | WebSocketDisconnect):
                raise fault  # type: ignore[misc]


async def _ended(listener: Listener, telling: asyncio.Task[None]) -> None:
    """The listener's end, with a moment for the frames that are on their way."""
    await listener.ended.wait()
    await asyncio.wait((telling,), timeout=0.5)


@router.get(
    "/games/{game_id}/stream",
    summary="Listen to a game",
    response_class=Response,
    responses=example_text("A frame a line.", written(FRAME), "application/x-ndjson") | problems("no_game"),
)
async def stream(game_id: GameId, request: Request, tables: AllTables, after: After = -1) -> Response:
    """The table, every entry after one, then whatever comes, until the client leaves."""
    async with tables.at(game_id) as table:
        _check_after(table, after)
    limits: Limits = request.app.state.limits
    return Lines(tables, limits, request.client.host if request.client else "", game_id, after)


def _check_after(table: Table, after: int) -> None:
    if after > table.seq:
        raise table.problem("bad_request", f"there is no entry {after} yet: the last is {table.seq}")


@router.websocket("/games/{game_id}/socket")
async def socket(websocket: WebSocket, game_id: str, after: After = -1) -> None:
    """The same frames over a WebSocket; it always reads too, so that it notices who leaves."""
    tables: Tables = websocket.app.state.tables
    limits: Limits = websocket.app.state.limits
    address = websocket.client.host if websocket.client else ""
    async with tables.at(game_id) as table:
        _check_after(table, after)
        if tables.closing:
            raise Problem("unavailable", "the server is going down")
        with limits.stream(address), listening(table, tables.settings.queue) as listener:
            await websocket.accept()
            telling = asyncio.create_task(_send(websocket, table, listener, after, tables.settings.ping))
            hearing = asyncio.create_task(_hear(websocket, table, listener))
            await _first_of(telling, hearing, listener)
    with suppress(OSError, TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await websocket.close(listener.code)


async def _send(websocket: WebSocket, table: Table, listener: Listener, after: int, ping: float) -> None:
    async for text in frames(table, listener, after, ping):
        await websocket.send_text(text)


async def _hear(websocket: WebSocket, table: Table, listener: Listener) -> None:
    """Hear one hello; anything else a client says ends the socket."""
    seats: list[int] = []
    said = False
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            hello = None if said else _hello(message.get("text"))
            if hello is None:
                return listener.end(REFUSED)
            said = True
            hashes = [seat.token_hash for seat in table.seats]
            seats = sorted({seat for token in hello.tokens for seat in seats_opened_by(token, hashes)})
            table.note_presence(seats, 1)
    finally:
        table.note_presence(seats, -1)


def _hello(text: str | None) -> Hello | None:
    """The one thing a client may say; None if it is something else."""
    if text is None or len(text) > LARGEST_FRAME:
        return None
    try:
        return Hello.model_validate(read_json(text))
    except (ValidationError, ValueError):
        return None
