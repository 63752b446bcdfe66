"""The application: routes, refusals, and what starts and ends with the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import carcassonne
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.resuming import resume
from carcassonne.server.games.scheduler import tend
from carcassonne.server.http.middleware import Gate, refusal
from carcassonne.server.http.openapi.document import description_of
from carcassonne.server.http.problems import Problem, field_of
from carcassonne.server.http.rate_limits import Limits
from carcassonne.server.http.routes import PREFIX, api_router, health
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.site.artwork import mount_art
from carcassonne.server.site.page import mount_page
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.store import Store, Unavailable
from carcassonne.server.workers.bots import Bots
from carcassonne.server.workers.study import Study
from carcassonne.server.workers.thinking import AnyBots

log = structlog.get_logger()
CODES = {404: "not_found", 405: "wrong_method", 413: "too_large", 415: "unsupported_type"}


def create_app(settings: Settings, bots: AnyBots | None = None) -> FastAPI:
    """The server as an ASGI application; `bots` takes the place of those in worker processes."""
    app = FastAPI(
        title="Carcassonne",
        version=carcassonne.__version__,
        description="Games of Carcassonne: docs/server.md describes the whole, docs/protocol.md actions and states.",
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # the pages that FastAPI makes load their scripts from elsewhere
        redoc_url=None,
        lifespan=_life(settings, bots),
    )
    app.state.limits = Limits(settings.rate, settings.burst, settings.sockets)
    app.include_router(api_router())
    app.include_router(health.router)
    mount_art(app)
    mount_page(app, settings.page)
    _refuse_in_words(app)
    app.openapi = lambda: description_of(app)  # type: ignore[method-assign]
    app.add_middleware(Gate, settings=settings, limits=app.state.limits)
    return app


def _life(settings: Settings, given: AnyBots | None) -> Any:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store.at(database_address(settings))
        study = app.state.study = Study(settings.workers, store)
        bots = given
        try:
            await prepare(store)
            if bots is None:
                bots = Bots(settings.workers, settings.bots)
                await bots.start()
            tables = app.state.tables = Tables(store, bots, settings, tend)
            tables.spawn(resume(tables))
            yield
            await tables.close()
        finally:
            await study.close()
            if bots is not None:
                await bots.close()
            await store.close()

    return life


# --- refusals ---------------------------------------------------------------------------------------------------------
def _refuse_in_words(app: FastAPI) -> None:
    """Every refusal is a problem with a code."""

    @app.exception_handler(Problem)
    async def problem(asked: Request | WebSocket, reason: Problem) -> Response | None:
        if isinstance(asked, WebSocket):
            await asked.send_denial_response(refusal(reason))
            return None
        return refusal(reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, reason: RequestValidationError) -> Response:
        return refusal(_problem_of(reason))

    @app.exception_handler(HTTPException)
    async def http(_: Request, reason: HTTPException) -> Response:
        return refusal(Problem(CODES.get(reason.status_code, "bad_request"), str(reason.detail)))

    @app.exception_handler(Unavailable)
    async def away(asked: Request | WebSocket, reason: Unavailable) -> Response | None:
        log.error("the database cannot be reached", fault=str(reason))
        return await problem(asked, Problem("unavailable", "the database cannot be reached", retry_after=2))

    @app.exception_handler(Exception)
    async def bug(_: Request, reason: Exception) -> Response:
        return refusal(Problem("internal_error", "a bug of ours; nothing has changed"))


def _problem_of(reason: RequestValidationError) -> Problem:
    """The first thing wrong with a request, without repeating what was sent: it may be a secret."""
    first = reason.errors()[0]
    if first["type"] == "json_invalid":
        return Problem("bad_json", f"the body is not JSON: {first.get('ctx', {}).get('error', '')}")
    part, *where = first["loc"]
    sent = reason.body if part == "body" else dict.fromkeys(where)
    field = field_of(where, sent, missing=first["type"] == "missing")
    return Problem("bad_request", f"{field or part}: {first['msg']}", **({"field": field} if field else {}))
