"""Routes of streams: the frames of a game as lines of JSON, or over a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, WebSocket
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect, WebSocketState

from carcassonne.server.commands import attendance
from carcassonne.server.commands.answers import TableChangedPayload
from carcassonne.server.commands.attendance import Attendance, read_hello
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.subscriber import GOING_DOWN, REFUSED, Subscriber
from carcassonne.server.games.table import Table
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.openapi.samples import FRAME, TABLE
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.requests import EmoteRequest
from carcassonne.server.http.routes.dependencies import (
    PREFIX,
    GameId,
    Have,
    SeatToken,
    TheRegistry,
    WithPosition,
    json_response,
)
from carcassonne.server.http.routes.who_asks import Seen, TheSeen
from carcassonne.server.json_text import json_text
from carcassonne.server.problems import Problem
from carcassonne.server.streams.stream import check_after, frames, subscription

router = APIRouter(prefix=PREFIX, tags=["streams"])
HELLO_SECONDS = 5.0
"""For which a socket waits to learn whether a game that is shown late is looked at by a player."""
CLOSE_TIMEOUT = 2.0
"""Seconds for a client to take the end of its stream."""
After = Annotated[int, Query(ge=-1, le=1_000_000, description="The last entry known; -1 for the opening too.")]


class FrameLines(Response):
    """Frames as lines of JSON, for as long as the client reads. One that does not even read the end is cut off."""

    media_type = "application/x-ndjson"

    def __init__(
        self,
        registry: Registry,
        seen: Seen,
        limits: RateLimits,
        address: str,
        game_id: str,
        after: int,
        positions: bool,
        have: int | None,
    ) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"
        self._registry, self._seen, self._limits, self._address = registry, seen, limits, address
        self._game_id, self._after, self._positions, self._have = game_id, after, positions, have

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._registry.pinned(self._game_id) as found:
            table = await self._seen.of(found) if found.setup.late else found
            with (
                self._limits.stream(self._address),
                subscription(table, self._registry.settings.queue, self._positions, self._have) as subscriber,
            ):
                if self._registry.closing:
                    raise Problem("unavailable", "the server is going down")
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                sending = asyncio.create_task(self._send(table, subscriber, send))
                leaving = asyncio.create_task(disconnected(receive))
                await first_of(sending, leaving, subscriber)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send(self, table: Table, subscriber: Subscriber, send: Send) -> None:
        async for text in frames(table, subscriber, self._after, self._registry.settings.ping):
            await send({"type": "http.response.body", "body": f"{text}\n".encode(), "more_body": True})


async def disconnected(receive: Receive) -> None:
    """Wait until the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def first_of(sending: asyncio.Task[None], other: asyncio.Task[None], subscriber: Subscriber) -> None:
    """Wait until everything is sent, the client has left, or the subscriber is dropped; end both tasks."""
    ending = asyncio.create_task(_ended(subscriber, sending))
    done, waiting = await asyncio.wait((sending, other, ending), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        if not task.cancelled() and isinstance(task.exception(), Exception):
            fault = task.exception()
            if not isinstance(fault, OSError | RuntimeError | WebSocketDisconnect):
                raise fault  # type: ignore[misc]


async def _ended(subscriber: Subscriber, sending: asyncio.Task[None]) -> None:
    """Wait for the subscriber's end, and a moment longer for the frames that are being sent."""
    await subscriber.ended.wait()
    await asyncio.wait((sending,), timeout=0.5)


@router.get(
    "/games/{game_id}/stream",
    summary="The stream of a game",
    response_class=Response,
    responses=text_responses("One frame per line.", json_text(FRAME), "application/x-ndjson")
    | problem_responses("no_game"),
)
async def stream(
    game_id: GameId,
    request: Request,
    registry: TheRegistry,
    seen: TheSeen,
    after: After = -1,
    position: WithPosition = False,
    have: Have = None,
) -> Response:
    """The table, every entry after the given one, then new frames until the client leaves."""
    async with seen.current(game_id) as table:
        check_after(table, after)
    limits: RateLimits = request.app.state.limits
    address = request.client.host if request.client else ""
    return FrameLines(registry, seen, limits, address, game_id, after, position, have)


@router.post(
    "/games/{game_id}/emotes",
    summary="Say something to the others",
    responses=json_responses("The table.", {"table": TABLE}, TableChangedPayload)
    | problem_responses("bad_json", "no_token", "wrong_token", "no_game"),
)
async def emote(game_id: GameId, said: EmoteRequest, token: SeatToken, registry: TheRegistry) -> Response:
    """One of a few things, as a frame to whoever listens; nothing of it is kept."""
    return json_response(await attendance.emote(registry, game_id, token, said.emote))


@router.websocket("/games/{game_id}/socket")
async def socket(
    websocket: WebSocket, game_id: str, after: After = -1, position: WithPosition = False, have: Have = None
) -> None:
    """The same frames over a WebSocket. It reads at all times: that is how a client's leaving is noticed."""
    registry: Registry = websocket.app.state.registry
    limits: RateLimits = websocket.app.state.limits
    address = websocket.client.host if websocket.client else ""
    async with registry.current(game_id) as found:
        if registry.closing:
            raise Problem("unavailable", "the server is going down")
        table = await Seen(websocket).of(found) if found.setup.late else found
        heard: Message | None = None
        if table is not found:  # a player says so by a hello, which a watcher sends as well
            await websocket.accept()
            heard = await _first_words(websocket)
            tokens = read_hello((heard or {}).get("text")) or []
            table = found if any(found.opened_by(token) for token in tokens) else table
            if after > table.seq:
                return await websocket.close(REFUSED)
        check_after(table, after)
        with limits.stream(address), subscription(table, registry.settings.queue, position, have) as subscriber:
            if websocket.application_state is WebSocketState.CONNECTING:
                await websocket.accept()
            sending = asyncio.create_task(_send(websocket, table, subscriber, after, registry.settings.ping))
            receiving = asyncio.create_task(_receive(websocket, registry, found, table, subscriber, heard))
            await first_of(sending, receiving, subscriber)
    with suppress(OSError, TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await websocket.close(subscriber.code)


async def _send(websocket: WebSocket, table: Table, subscriber: Subscriber, after: int, ping: float) -> None:
    async for text in frames(table, subscriber, after, ping):
        await websocket.send_text(text)


async def _first_words(websocket: WebSocket) -> Message | None:
    """Return the first message of a client; None where it says nothing for a while."""
    with suppress(TimeoutError):
        async with asyncio.timeout(HELLO_SECONDS):
            return await websocket.receive()
    return None


async def _receive(
    websocket: WebSocket, registry: Registry, table: Table, shown: Table, subscriber: Subscriber, heard: Message | None
) -> None:
    """Receive one hello, unless it was heard before; anything else a client sends ends the socket.

    A player who says so only after having been shown the game late comes again.
    """
    there = Attendance(registry, table)
    try:
        while True:
            message = heard or await websocket.receive()
            heard = None
            if message["type"] == "websocket.disconnect":
                return
            if not await there.hear(message.get("text")):
                return subscriber.end(REFUSED)
            if there.seats and shown is not table:
                return subscriber.end(GOING_DOWN)
    finally:
        there.leave()
