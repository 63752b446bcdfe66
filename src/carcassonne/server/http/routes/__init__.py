"""The routes under `/api/v1`, one router per subject (docs/server.md)."""

from __future__ import annotations

from fastapi import APIRouter

from carcassonne.server.http.routes import analysis, games, moves, offers, rule_examples, streams

PREFIX = "/api/v1"


def api_router() -> APIRouter:
    """Return the router of everything under `/api/v1`."""
    router = APIRouter(prefix=PREFIX)
    for part in (games, moves, streams, analysis, offers, rule_examples):
        router.include_router(part.router)
    return router
