"""Routes of bots by the API: those that are lent, a game with one, and the stream by which a program lends one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.types import Receive, Scope, Send
from typing_extensions import TypedDict

from carcassonne.server.games.frames import PING
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.subscriber import Subscriber
from carcassonne.server.http.lobby_requests import BotGameWanted
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.openapi.samples import MADE
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.routes.dependencies import PREFIX, TheAsker, TheRegistry, json_response
from carcassonne.server.http.routes.stream_routes import CLOSE_TIMEOUT, disconnected, first_of
from carcassonne.server.http.routes.who_asks import MaybePlayer, TheBot, ThePeople
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.lobby.lending import MOST_GAMES, Lending
from carcassonne.server.lobby.wishes import USUAL_PRESETS
from carcassonne.server.people.model import Person
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["bots"], route_class=StrictRoute)
LINES = '{"type":"turn","game":"Zl8fWtT0v2mXq3Rk","seat":0,"ply":0}'
Presets = Annotated[
    list[Annotated[str, Query(max_length=64)]],
    Query(max_length=20, description="What it plays, each named once."),
]


class LentBotPayload(TypedDict):
    """A bot that somebody lends just now: what it plays, and whether another game can begin."""

    name: str
    owner: str
    presets: list[str]
    games: int
    free: bool


class LentBotsPayload(TypedDict):
    """The bots that are lent, by name."""

    bots: list[LentBotPayload]


class BotGamePayload(TypedDict):
    """The game, and one's own seat there."""

    game: str
    seat: int


ROBIN: LentBotPayload = {"name": "Robin-bot", "owner": "Anna", "presets": ["modern"], "games": 1, "free": True}


async def _lending(request: Request, _: ThePeople) -> Lending:
    lending: Lending = request.app.state.lending
    return lending


TheLending: TypeAlias = Annotated[Lending, Depends(_lending)]


class BotLines(Response):
    """What concerns a bot as lines of JSON, for as long as its program reads."""

    media_type = "application/x-ndjson"

    def __init__(self, registry: Registry, lending: Lending, limits: RateLimits, address: str, bot: Person,
                 presets: list[str]) -> None:  # fmt: skip
        super().__init__()
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"
        self._registry, self._lending, self._limits, self._address = registry, lending, limits, address
        self._bot, self._presets = bot, presets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._limits.stream(self._address), self._lending.stream(self._bot, self._presets) as subscriber:
            if self._registry.closing:
                raise Problem("unavailable", "the server is going down")
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            sending = asyncio.create_task(self._send(subscriber, send))
            leaving = asyncio.create_task(disconnected(receive))
            await first_of(sending, leaving, subscriber)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send(self, subscriber: Subscriber, send: Send) -> None:
        while True:
            queued = await subscriber.next(self._registry.settings.ping)
            if queued is None and subscriber.ended.is_set():
                return
            line = PING if queued is None else queued
            await send({"type": "http.response.body", "body": f"{line}\n".encode(), "more_body": True})


@router.get(
    "/me/stream",
    summary="Lend a bot: its games, turns and matches",
    response_class=Response,
    responses=text_responses("One line of JSON each.", LINES, "application/x-ndjson")
    | problem_responses("not_signed_in", "no_scope", "account_closed", "no_accounts"),
)
async def stream(
    bot: TheBot,
    lending: TheLending,
    registry: TheRegistry,
    request: Request,
    presets: Presets = list(USUAL_PRESETS),  # noqa: B006 - FastAPI copies it
) -> Response:
    """As long as it is read, anybody may begin a game with the bot, four at a time. Moves are sent as anybody's are."""
    limits: RateLimits = request.app.state.limits
    address = request.client.host if request.client else ""
    return BotLines(registry, lending, limits, address, bot, list(dict.fromkeys(presets)))


@router.get(
    "/bots",
    summary="Bots that are lent",
    responses=json_responses("By name.", {"bots": [ROBIN]}, LentBotsPayload) | problem_responses("no_accounts"),
)
async def listed(lending: TheLending, people: ThePeople) -> Response:
    """Programs of people, which keep a stream open and play with whoever likes."""
    found = await lending.listed()
    owners = await people.store.people({each.bot.owner for each in found if each.bot.owner})
    bots: list[LentBotPayload] = [
        {
            "name": each.bot.name,
            "owner": owners[each.bot.owner].name,
            "presets": list(each.presets),
            "games": each.games,
            "free": each.games < MOST_GAMES,
        }
        for each in found
        if each.bot.owner in owners
    ]
    return json_response({"bots": bots})


@router.post(
    "/bots/{name}/games",
    status_code=201,
    summary="Play with a bot that is lent",
    responses=json_responses("Where to play.", {"game": MADE["id"], "seat": 0}, BotGamePayload, status=201)
    | problem_responses(
        "bad_json", "not_signed_in", "no_scope", "account_closed", "no_accounts", "no_person", "not_allowed", "bot_away"
    ),
)
async def play(name: str, wanted: BotGameWanted, lending: TheLending, asker: TheAsker, player: MaybePlayer) -> Response:
    """At once, for two. The same token again is the same game, and opens the seat. Rated where it is asked for: the
    bot's rating moves, a person's stays as it is."""
    if player is None and wanted.name is None:
        raise Problem("bad_request", "a guest says what they are called", field="name")
    await asker.spend("games")
    game, seat = await lending.begin(
        name, wanted.token, player, wanted.name or "", wanted.preset, wanted.clock, wanted.rated, asker.alias
    )
    return json_response({"game": game, "seat": seat}, 201)
