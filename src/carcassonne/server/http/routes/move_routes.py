"""Routes of moves: decide, preview, resign, undo."""

from __future__ import annotations

import inspect
import re
from typing import NamedTuple

from fastapi import APIRouter, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carcassonne.server.commands import changing, moves, undo
from carcassonne.server.commands.answers import (
    GamePositionPayload,
    MovedChangesPayload,
    MovedPayload,
    MovedPositionPayload,
    PreviewedChangesPayload,
    PreviewedPayload,
    PreviewedPositionPayload,
    TableChangedPayload,
)
from carcassonne.server.games.tokens import bearer
from carcassonne.server.http.headers import header
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import EVENTS, MOVED, POSITION, TABLE
from carcassonne.server.http.requests import EmptyRequest, MoveRequest, PreviewRequest, UndoReply, UndoRequest
from carcassonne.server.http.routes.dependencies import (
    PREFIX,
    GameId,
    Have,
    SeatToken,
    TheRegistry,
    WithPosition,
    json_response,
)
from carcassonne.server.http.strict_json import StrictRoute, replayed
from carcassonne.server.json_text import read_json
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["moves"], route_class=StrictRoute)
SEATED = ("bad_json", "no_token", "wrong_token", "no_game", "waiting", "game_over")
THE_TABLE = json_responses("The table afterwards.", {"table": TABLE}, TableChangedPayload, GamePositionPayload)


@router.post(
    "/games/{game_id}/moves",
    summary="Decide",
    responses=json_responses("What happened.", MOVED, MovedPayload, MovedPositionPayload, MovedChangesPayload)
    | problem_responses(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def play(
    game_id: GameId,
    wanted: MoveRequest,
    token: SeatToken,
    registry: TheRegistry,
    position: WithPosition = False,
    have: Have = None,
) -> Response:
    """One to four decisions of one seat, all or none. The same `move_id` again gets the same answer."""
    moved = await moves.play(registry, game_id, token, wanted.plain())
    return json_response(moved.rendered(position, have))


@router.post(
    "/games/{game_id}/preview",
    summary="Try decisions",
    responses=json_responses(
        "What would happen.",
        {"events": EVENTS, "sight": POSITION},
        PreviewedPayload,
        PreviewedPositionPayload,
        PreviewedChangesPayload,
    )
    | problem_responses(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def preview(
    game_id: GameId,
    wanted: PreviewRequest,
    token: SeatToken,
    registry: TheRegistry,
    position: WithPosition = False,
    have: Have = None,
) -> Response:
    """Nothing is stored and no tile is drawn."""
    return json_response(await moves.preview(registry, game_id, token, wanted.plain(), position, have))


@router.post("/games/{game_id}/resign", summary="Resign", responses=THE_TABLE | problem_responses(*SEATED))
async def resign(
    game_id: GameId, _: EmptyRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """With two players the game is over; with more a bot plays on in the seat."""
    return json_response(await changing.resign(registry, game_id, token, position))


@router.post(
    "/games/{game_id}/claim",
    summary="Claim the game of somebody who is away",
    responses=THE_TABLE | problem_responses(*SEATED, "not_allowed"),
)
async def claim(
    game_id: GameId, _: EmptyRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Who is away for two minutes at their own turn has left it, in games among strangers and in matches."""
    return json_response(await changing.claim(registry, game_id, token, position))


@router.post(
    "/games/{game_id}/undo",
    summary="Ask to take decisions back",
    responses=THE_TABLE | problem_responses(*SEATED, "nothing_to_undo"),
)
async def ask_undo(
    game_id: GameId, wanted: UndoRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Done at once when nobody else is to be asked; else the table shows the offer."""
    return json_response(await undo.ask(registry, game_id, token, wanted.ply, position))


@router.post(
    "/games/{game_id}/undo/answer",
    summary="Agree to taking back, or not",
    responses=THE_TABLE | problem_responses(*SEATED, "no_offer"),
)
async def answer_undo(
    game_id: GameId, said: UndoReply, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Done when everybody who was asked agrees; over when one does not."""
    return json_response(await undo.answer(registry, game_id, token, said.accept, position))


class _Asked(NamedTuple):
    """A request of a seat in good order: the route's function takes these, and the registry before what is wanted."""

    game_id: str
    body: BaseModel
    token: str
    wanted: tuple[bool | int, ...]
    """Whether a position; of routes that take it, too, which one the client has."""


class ShortWay:
    """Leads requests in good order straight to the routes above: FastAPI's way there costs more than a move.

    Whatever else is sent goes FastAPI's way, which says what is wrong with it.
    """

    GAMES = f"{PREFIX}/games/"
    POSITION = {b"": False, b"position=true": True, b"position=false": False}  # noqa: RUF012
    HAVE = re.compile(rb"have=([0-9]{1,6})")

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._routes = {
            route.path.removeprefix(f"{self.GAMES}{{game_id}}/"): (route, *_taken_by(route))
            for route in router.routes
            if isinstance(route, APIRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            return await self._app(scope, receive, send)
        game_id, _, name = scope["path"].removeprefix(self.GAMES).partition("/")
        route, body, takes_have = self._routes.get(name, (None, BaseModel, False))
        if route is None or not game_id:
            return await self._app(scope, receive, send)
        message = await receive()
        asked = self._read(scope, message, game_id, body, takes_have)
        if asked is None:
            return await self._app(scope, replayed(message, receive), send)
        scope["route"] = route
        answer = await route.endpoint(
            asked.game_id, asked.body, asked.token, scope["app"].state.registry, *asked.wanted
        )
        await answer(scope, receive, send)

    def _read(
        self, scope: Scope, message: Message, game_id: str, body: type[BaseModel], takes_have: bool
    ) -> _Asked | None:
        """Return what is asked for; None where anything about it is unusual."""
        wanted = self._wanted(scope["query_string"], takes_have)
        if not wanted or message["type"] != "http.request" or message.get("more_body"):
            return None
        try:
            read = body.model_validate(read_json(message["body"]))
            return _Asked(game_id, read, bearer(header(scope, b"authorization")), wanted)
        except (ValueError, Problem):  # of JSON and of pydantic too
            return None

    def _wanted(self, query: bytes, takes_have: bool) -> tuple[bool | int, ...]:
        """Return what the query asks for, as a route takes it; nothing where it is unusual."""
        have = self.HAVE.fullmatch(query) if takes_have else None
        if have is not None:
            return False, int(have[1])
        return (self.POSITION[query],) if query in self.POSITION else ()


def _taken_by(route: APIRoute) -> tuple[type[BaseModel], bool]:
    """Return the model of a route's body, the second thing that its function takes, and whether it takes `have`."""
    taken = inspect.signature(route.endpoint, eval_str=True).parameters
    game_id, body, *others = taken
    usual = ["game_id", "token", "registry", "position"]
    assert [game_id, *others] in (usual, [*usual, "have"]), f"{route.path} takes other things"
    found: type[BaseModel] = taken[body].annotation
    return found, "have" in others
