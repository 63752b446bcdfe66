"""What routes depend on: the registry of games, the token of a request, the way answers are written.

Each is a coroutine, though none waits: FastAPI calls a plain function in a thread, which costs more than all it does.
"""

from __future__ import annotations

import inspect
import json
from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Path, Query, Request, Response, Security
from fastapi.security import HTTPBearer
from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Scope, Send

from carcassonne.server.games.registry import Registry
from carcassonne.server.games.tokens import bearer
from carcassonne.server.http.headers import header
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.strict_json import StrictRoute, read_json, replayed
from carcassonne.server.json_text import json_text

PREFIX = "/api/v1"
"""What the address of every route of the API begins with."""
_scheme = HTTPBearer(auto_error=False, description="A seat's token, or the secret of a join link.")


async def _registry(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def _token(request: Request, _: Annotated[object, Security(_scheme)]) -> str:
    return bearer(request.headers.get("authorization"))


class Asker:
    """The address that a request comes from, and what it may still ask for."""

    def __init__(self, request: Request) -> None:
        self._address = request.client.host if request.client else ""
        self._limits: RateLimits = request.app.state.limits

    async def spend(self, quota: str) -> None:
        """Count something that has a quota; raises Problem if it is used up."""
        await self._limits.spend(quota, self._address)


async def _asker(request: Request) -> Asker:
    return Asker(request)


TheAsker: TypeAlias = Annotated[Asker, Depends(_asker)]
TheRegistry: TypeAlias = Annotated[Registry, Depends(_registry)]
SeatToken: TypeAlias = Annotated[str, Depends(_token)]
GameId: TypeAlias = Annotated[str, Path(description="The game's id.", examples=["Zl8fWtT0v2mXq3Rk"])]
WithPosition: TypeAlias = Annotated[
    bool, Query(description="Whether to answer with the position as the page draws it (docs/server.md).")
]


def json_response(value: object, status: int = 200) -> Response:
    """Return a JSON answer; it comes from our own state and is not validated again."""
    return Response(json_text(value), status, media_type="application/json")


class SeatRoute(StrictRoute):
    """A route of a seat in its game: a function of game, body, token, registry and whether to show the position.

    A request in good order goes straight to it: FastAPI's way there costs more than a move. Whatever else is sent goes
    that way, and is told what is wrong.
    """

    POSITION_WANTED = {b"": False, b"position=true": True, b"position=false": False}  # noqa: RUF012

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        _, body, *_ = inspect.signature(self.endpoint, eval_str=True).parameters.values()
        self._body: type[BaseModel] = body.annotation

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive() if scope["method"] == "POST" else {}
        try:
            if message.get("more_body"):
                raise ValueError("more is to come")
            wanted = self._body.model_validate(read_json(message["body"]))
            token = bearer(header(scope, b"authorization"))
            position = self.POSITION_WANTED[scope["query_string"]]
        except (KeyError, ValidationError, json.JSONDecodeError, ValueError, Problem):
            return await super().handle(scope, replayed(message, receive) if message else receive, send)
        answer: Response = await self.endpoint(
            scope["path_params"]["game_id"], wanted, token, scope["app"].state.registry, position
        )
        await answer(scope, receive, send)
