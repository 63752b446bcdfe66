"""Exception handlers: every refusal is answered with a problem and its code."""

from __future__ import annotations

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.http.problem_response import problem_response
from carcassonne.server.problems import Problem, bad_json, wrong_request

log = structlog.get_logger()
CODES = {404: "not_found", 405: "wrong_method", 413: "too_large", 415: "unsupported_type"}


def install_error_handlers(app: FastAPI) -> None:
    """Let the application answer every exception with a problem."""

    @app.exception_handler(Problem)
    async def refused(asked: Request | WebSocket, reason: Problem) -> Response | None:
        if isinstance(asked, WebSocket):
            await asked.send_denial_response(problem_response(reason))
            return None
        return problem_response(reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, reason: RequestValidationError) -> Response:
        return problem_response(_problem_of(reason))

    @app.exception_handler(HTTPException)
    async def http(request: Request, reason: HTTPException) -> Response:
        allow = _allowed(request) if reason.status_code == 405 else ""
        return problem_response(Problem(CODES.get(reason.status_code, "bad_request"), str(reason.detail), allow=allow))

    @app.exception_handler(Unavailable)
    async def unavailable(asked: Request | WebSocket, reason: Unavailable) -> Response | None:
        log.error("the database cannot be reached", fault=str(reason))
        return await refused(asked, Problem("unavailable", "the database cannot be reached", retry_after=2))

    @app.exception_handler(Conflict)
    async def conflict(asked: Request | WebSocket, _: Conflict) -> Response | None:
        return await refused(asked, Problem("unavailable", "another request came first: ask again", retry_after=1))


def _allowed(request: Request) -> str:
    """Return the methods of every route at an address; Starlette tells those of the first."""
    found: set[str] = set()
    for route in request.app.router.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(found))


def _problem_of(reason: RequestValidationError) -> Problem:
    """Return the first thing wrong with a request."""
    first = reason.errors()[0]
    if first["type"] == "json_invalid":
        return bad_json(first.get("ctx", {}).get("error", ""))
    part, *where = first["loc"]
    sent = reason.body if part == "body" else dict.fromkeys(where)
    return wrong_request(str(part), where, sent, first["msg"], missing=first["type"] == "missing")
