"""Whether the server lives, and whether it can do its work."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from carcassonne.server import metrics
from carcassonne.server.games.registry import Tables
from carcassonne.server.http.openapi.answers import Status
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.routes.parts import example, example_text, problems
from carcassonne.server.storage.store import Unavailable

router = APIRouter(tags=["health"])


@router.get("/healthz", summary="Whether the process lives", responses=example("It does.", {"status": "ok"}, Status))
async def healthz() -> Response:
    """Always `{"status":"ok"}`."""
    return JSONResponse({"status": "ok"})


@router.get(
    "/readyz",
    summary="Whether games can be played",
    responses=example("They can.", {"status": "ready"}, Status) | problems("unavailable"),
)
async def readyz(request: Request) -> Response:
    """`{"status":"ready"}`, or 503 while the database is away or the server goes down."""
    tables: Tables = request.app.state.tables
    if tables.closing:
        raise Problem("unavailable", "the server is going down")
    try:
        await tables.store.ping()
    except Unavailable as fault:
        raise Problem("unavailable", "the database cannot be reached") from fault
    return JSONResponse({"status": "ready"})


@router.get(
    "/metrics",
    summary="Numbers for Prometheus",
    response_class=Response,
    responses=example_text("Counters and times.", "carcassonne_tables 3.0", "text/plain"),
)
async def numbers(request: Request) -> Response:
    """Counters and times, as text."""
    metrics.TABLES.set(len(request.app.state.tables.loaded))
    text, media_type = metrics.exposition()
    return Response(text, headers={"Content-Type": media_type})
