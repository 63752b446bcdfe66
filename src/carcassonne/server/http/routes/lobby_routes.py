"""Routes of the lobby: looking for somebody to play with, and a socket that tells what becomes of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from carcassonne.server.commands.attendance import read_hello
from carcassonne.server.games.frames import PING
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Unavailable
from carcassonne.server.games.subscriber import GOING_DOWN, REFUSED, Subscriber
from carcassonne.server.http.lobby_requests import SeekWanted
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import TABLE
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.routes.dependencies import PREFIX, SeatToken, TheAsker, json_response
from carcassonne.server.http.routes.stream_routes import CLOSE_TIMEOUT, first_of
from carcassonne.server.http.routes.who_asks import MaybePerson
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.lobby.lobby import Lobby
from carcassonne.server.lobby.payloads import LobbyPayload, MySeekPayload, SeekPayload
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["lobby"], route_class=StrictRoute)
HELLOS = 100
"""How often one socket may say whose it is."""
ROW: SeekPayload = {
    "id": "Zl8fWtT0v2mXq3Rk",
    "name": "Anna",
    "presets": ["modern"],
    "players": [2],
    "clocks": ["usual"],
    "since": 1763200000.0,
}
MINE: MySeekPayload = {"seek": ROW, "game": None, "seat": None}


async def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


TheLobby: TypeAlias = Annotated[Lobby, Depends(_lobby)]


@router.get(
    "/lobby",
    summary="The lobby",
    responses=json_responses(
        "Who looks for a game, and games that may be watched.",
        {"seeks": [ROW], "open": 1, "games": [{"id": TABLE["id"], "table": TABLE}]},
        LobbyPayload,
    ),
)
async def look(lobby: TheLobby) -> Response:
    """Those who wait longest first, 100 at most; `open` says how many there are, of a crowd
    about how many. Games are of those who met here."""
    return json_response(await lobby.shown())


@router.post(
    "/seeks",
    status_code=201,
    summary="Look for somebody to play with",
    responses=json_responses("What has become of it.", dict(MINE), MySeekPayload, status=201)
    | problem_responses("bad_json", "not_signed_in", "no_scope", "account_closed"),
)
async def seek(wanted: SeekWanted, lobby: TheLobby, asker: TheAsker, person: MaybePerson) -> Response:
    """Whoever accepts the same is paired at once; what is accepted widens within half a minute. Keep a socket open
    that says hello with the token: without one for 15 seconds the seek is void. The same token again is the same seek,
    and opens the seat that was found."""
    if person is None and wanted.name is None:
        raise Problem("bad_request", "a guest says what they are called", field="name")
    await asker.spend("seeks")
    found = await lobby.seek(wanted.token, wanted.name or "", wanted.wishes(), person, asker.alias)
    return json_response(found, 201)


@router.delete(
    "/seeks",
    summary="Look no longer",
    responses=json_responses("What has become of it.", dict(MINE), MySeekPayload) | problem_responses("no_token"),
)
async def withdraw(token: SeatToken, lobby: TheLobby) -> Response:
    """With the token of the seek. Whoever has been paired meanwhile is told the game and the seat."""
    return json_response(await lobby.withdraw(token))


@router.websocket("/lobby/socket")
async def socket(websocket: WebSocket) -> None:
    """The lobby, a frame a second at most; and at once what becomes of the seek whose token a hello names."""
    registry: Registry = websocket.app.state.registry
    lobby: Lobby = websocket.app.state.lobby
    limits: RateLimits = websocket.app.state.limits
    address = websocket.client.host if websocket.client else ""
    if registry.closing:
        raise Problem("unavailable", "the server is going down")
    subscriber = Subscriber(registry.settings.queue)
    with limits.stream(address), lobby.sockets.listening(subscriber):
        await websocket.accept()
        sending = asyncio.create_task(_send(websocket, subscriber, registry.settings.ping))
        receiving = asyncio.create_task(_receive(websocket, lobby, subscriber))
        await first_of(sending, receiving, subscriber)
    with suppress(OSError, TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await websocket.close(subscriber.code)


async def _send(websocket: WebSocket, subscriber: Subscriber, ping: float) -> None:
    while True:
        queued = await subscriber.next(ping)
        if queued is None and subscriber.ended.is_set():
            return
        await websocket.send_text(PING if queued is None else queued)


async def _receive(websocket: WebSocket, lobby: Lobby, subscriber: Subscriber) -> None:
    """Receive hellos with the token of a seek; anything else a client sends ends the socket."""
    seeks: set[str] = set()
    try:
        for _ in range(HELLOS):
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            tokens = read_hello(message.get("text"))
            if tokens is None or len(tokens) != 1:
                break
            seek = await lobby.greet(subscriber, tokens[0])
            if seek is not None:
                seeks.add(seek)
        subscriber.end(REFUSED)
    except Unavailable:
        subscriber.end(GOING_DOWN)  # the client comes back, here or to a process that reaches the database
    finally:
        for seek in seeks:
            lobby.leave(subscriber, seek)
