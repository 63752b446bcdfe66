"""What every router needs: the tables, the token of a request, the way answers and problems are written."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Path, Request, Response, Security
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer

from carcassonne.notation.strict import parse_strictly
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.table import written
from carcassonne.server.games.tokens import bearer
from carcassonne.server.http.problems import MEDIA_TYPE, STATUS, Problem

_scheme = HTTPBearer(auto_error=False, description="A seat's token, or the secret of a join link.")


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _token(request: Request, _: Annotated[object, Security(_scheme)]) -> str:
    return bearer(request.headers.get("authorization"))


AllTables: TypeAlias = Annotated[Tables, Depends(_tables)]
SeatToken: TypeAlias = Annotated[str, Depends(_token)]
GameId: TypeAlias = Annotated[str, Path(description="The game's id.", examples=["Zl8fWtT0v2mXq3Rk"])]


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer; what goes out comes from our own state and needs no second check."""
    return Response(written(value), status, media_type="application/json")


Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""What OpenAPI says of the answers of a request."""


def problems(*codes: str) -> Responses:
    """What OpenAPI says of the refusals of a request."""
    found: Responses = {}
    for code in ("bad_request", "too_many_requests", "internal_error", "unavailable", *codes):
        status = STATUS[code]
        known = found.setdefault(status, {"description": "", "content": {MEDIA_TYPE: {"examples": {}}}})
        known["description"] = ", ".join(filter(None, (known["description"], code)))
        known["content"][MEDIA_TYPE]["schema"] = {"$ref": "#/components/schemas/Problem"}
        known["content"][MEDIA_TYPE]["examples"][code] = {"value": Problem(code, "…").to_json()}
    return found


def example(description: str, value: object, document: type, status: int = 200) -> Responses:
    """What OpenAPI says of a good answer: a document of `answers`, and one as it may come."""
    schema = {"$ref": f"#/components/schemas/{document.__name__}"}
    return {status: {"description": description, "content": {"application/json": {"schema": schema, "example": value}}}}


def example_text(description: str, value: str, media_type: str) -> Responses:
    """What OpenAPI says of a good answer that is text."""
    return {
        200: {"description": description, "content": {media_type: {"schema": {"type": "string"}, "example": value}}}
    }


# --- reading ----------------------------------------------------------------------------------------------------------
class _StrictRequest(Request):
    """A request whose JSON has no name twice, no NaN and no depths."""

    async def json(self) -> Any:
        if not hasattr(self, "_strict_json"):
            self._strict_json = read_json(await self.body())
        return self._strict_json


class StrictRoute(APIRoute):
    """A route that reads JSON strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await usual(_StrictRequest(request.scope, request.receive))

        return handler


def read_json(body: bytes | str) -> Any:
    """The JSON value of a body; raises JSONDecodeError for whatever it cannot be."""
    try:
        return parse_strictly(body)
    except json.JSONDecodeError:
        raise
    except ValueError as reason:  # nested too deeply, not UTF-8, a number of thousands of digits
        raise json.JSONDecodeError(str(reason)[:200], "", 0) from reason
