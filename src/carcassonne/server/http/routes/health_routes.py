"""Routes for overseers, liveness and readiness, and for operators alone: metrics, and what addresses have used."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from fastapi import APIRouter, Depends, FastAPI, Request
from starlette.responses import JSONResponse, Response
from typing_extensions import TypedDict

from carcassonne.server import metrics
from carcassonne.server.addresses import is_loopback
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Conflict
from carcassonne.server.http.error_handlers import install_error_handlers
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.problems import Problem
from carcassonne.server.storage.store import FAULTS, Store
from carcassonne.server.upkeep.watch import count_what_waits

router = APIRouter(tags=["health"])
PROBE_SECONDS = 3.0
"""How long the database may take to answer."""
log = structlog.get_logger()


async def from_this_machine(request: Request) -> None:
    """Raise Problem unless a request comes from this machine, and operators have no port of their own."""
    if request.app.state.operators_port or not is_loopback(request.client.host if request.client else ""):
        raise Problem("not_allowed", "this is for the operator of the server")


numbers = APIRouter(include_in_schema=False, dependencies=[Depends(from_this_machine)])
operators = APIRouter(include_in_schema=False, dependencies=[Depends(from_this_machine)])


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
    """`{"status":"ready"}`, or 503 while nothing can be written to the database or the server is going down."""
    registry: Registry = request.app.state.registry
    if registry.closing:
        raise Problem("unavailable", "the server is going down")
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await registry.timekeeper.checked_now()  # a beat is a write like any other, committed every second
    except (*FAULTS, Conflict) as fault:
        log.error("nothing can be written to the database", fault=str(fault) or type(fault).__name__)
        raise Problem("unavailable", "nothing can be written to the database", retry_after=2) from fault
    return JSONResponse({"status": "ready"})


# --- for operators alone ----------------------------------------------------------------------------------------------
@numbers.get("/metrics")
async def prometheus(request: Request) -> Response:
    """Counters and times for Prometheus, as text."""
    registry: Registry = request.app.state.registry
    store: Store = request.app.state.store
    metrics.TABLES.set(len(registry.loaded))
    with suppress(*FAULTS):  # numbers of the process are there without a database too
        async with asyncio.timeout(PROBE_SECONDS):
            await store.shield.run(count_what_waits(store.engine, registry.timekeeper.now()))
    body, media_type = metrics.exposition()
    return Response(body, headers={"Content-Type": media_type})


@operators.get("/operators/addresses")
async def addresses(request: Request) -> Response:
    """What each address has used of its quotas, and how many streams it has open."""
    limits: RateLimits = request.app.state.limits
    return JSONResponse({"addresses": await limits.used()})


@operators.post("/operators/addresses/{address:path}/forgive")
async def forgive(request: Request, address: str) -> Response:
    """Let an address begin anew."""
    limits: RateLimits = request.app.state.limits
    await limits.forgive(address)
    return JSONResponse({"status": "forgiven"})


def operators_app(app: FastAPI) -> FastAPI:
    """Return what answers at the operators' own port, about the same server."""
    own = _own_app(numbers, operators)
    own.state = app.state
    return own


def worker_app(store: Store, registry: Registry) -> FastAPI:
    """Return what answers at a worker's port: how it is, and its numbers."""
    own = _own_app(router, numbers)
    own.state.store, own.state.registry, own.state.operators_port = store, registry, True
    install_error_handlers(own)
    return own


def _own_app(*routers: APIRouter) -> FastAPI:
    own = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    for each in routers:
        own.include_router(each)
    own.dependency_overrides[from_this_machine] = lambda: None
    return own
