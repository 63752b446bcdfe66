"""Routes for operators: liveness, readiness and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response
from typing_extensions import TypedDict

from carcassonne.server import metrics
from carcassonne.server.games.registry import Registry
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Unavailable

router = APIRouter(tags=["health"])


class HealthPayload(TypedDict):
    """How the server is."""

    status: str


@router.get(
    "/healthz",
    summary="Whether the process is alive",
    responses=json_responses("It is.", {"status": "ok"}, HealthPayload),
)
async def healthz() -> Response:
    """Always `{"status":"ok"}`."""
    return JSONResponse({"status": "ok"})


@router.get(
    "/readyz",
    summary="Whether games can be played",
    responses=json_responses("They can.", {"status": "ready"}, HealthPayload) | problem_responses("unavailable"),
)
async def readyz(request: Request) -> Response:
    """`{"status":"ready"}`, or 503 while the database cannot be reached or the server is going down."""
    registry: Registry = request.app.state.registry
    if registry.closing:
        raise Problem("unavailable", "the server is going down")
    try:
        await registry.store.ping()
    except Unavailable as fault:
        raise Problem("unavailable", "the database cannot be reached") from fault
    return JSONResponse({"status": "ready"})


@router.get(
    "/metrics",
    summary="Metrics for Prometheus",
    response_class=Response,
    responses=text_responses("Counters and times.", "carcassonne_tables 3.0", "text/plain"),
)
async def prometheus(request: Request) -> Response:
    """Counters and times, as text."""
    metrics.TABLES.set(len(request.app.state.registry.loaded))
    text, media_type = metrics.exposition()
    return Response(text, headers={"Content-Type": media_type})
