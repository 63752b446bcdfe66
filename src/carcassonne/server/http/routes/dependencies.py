"""What routes depend on: the registry of games, the token of a request, the way answers are written.

Each is a coroutine, though none waits: FastAPI calls a plain function in a thread, which costs more than all it does.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Query, Request, Response, Security
from fastapi.security import HTTPBearer

from carcassonne.server.addresses import network_of
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.tokens import bearer
from carcassonne.server.http.rate_limits import RateLimits
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

    @property
    def network(self) -> str:
        """What the address is counted under: workers serve many askers in turn."""
        return network_of(self._address)

    @property
    def alias(self) -> str:
        """A name for the address that may be stored: nobody can tell the address by it."""
        return self._limits.alias(self._address)

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
Have: TypeAlias = Annotated[
    int | None,
    Query(
        ge=-1,
        le=1_000_000,
        description="The entry (`seq`) after which the client has the position, -1 for none: it is told what has "
        "changed since then, and gets a whole position only where it needs one (docs/server.md).",
    ),
]


def json_response(value: object, status: int = 200) -> Response:
    """Return a JSON answer; it comes from our own state and is not validated again."""
    return Response(json_text(value), status, media_type="application/json")
