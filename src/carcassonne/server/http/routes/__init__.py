"""The routes under `/api/v1`, one router per subject (docs/server.md)."""

from __future__ import annotations

from fastapi import APIRouter

from carcassonne.server.http.routes import (
    analysis_routes,
    game_routes,
    move_routes,
    offer_routes,
    picture_routes,
    push_routes,
    rule_example_routes,
    stream_routes,
)

PREFIX = "/api/v1"


def api_router() -> APIRouter:
    """Return the router of everything under `/api/v1`."""
    router = APIRouter(prefix=PREFIX)
    for part in (
        game_routes,
        move_routes,
        stream_routes,
        analysis_routes,
        offer_routes,
        picture_routes,
        push_routes,
        rule_example_routes,
    ):
        router.include_router(part.router)
    return router
