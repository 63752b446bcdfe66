"""The API under `/api/v1`, a router a subject (docs/server.md)."""

from __future__ import annotations

from fastapi import APIRouter

from carcassonne.server.http.routes import examples, games, moves, offers, streams, study

PREFIX = "/api/v1"


def api_router() -> APIRouter:
    """Everything under `/api/v1`."""
    router = APIRouter(prefix=PREFIX)
    for part in (games, moves, streams, study, offers, examples):
        router.include_router(part.router)
    return router
