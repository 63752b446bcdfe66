"""The route that tells what kind of server this is: its version, what it can do, the operator's pages."""

from __future__ import annotations

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

import carcassonne
from carcassonne.server.http.openapi.responses import json_responses
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response
from carcassonne.server.notices import sending
from carcassonne.server.site.engine import engine_bytes
from carcassonne.server.site.operator_pages import operator_page

router = APIRouter(prefix=PREFIX, tags=["site"])


class SitePayload(TypedDict):
    """What kind of server this is."""

    version: str
    notices: bool
    along: int | None
    accounts: str | None
    imprint: str | None
    privacy: str | None


EXAMPLE: SitePayload = {
    "version": "1.1.0",
    "notices": True,
    "along": 4240000,
    "accounts": "play.example.org",
    "imprint": "/imprint",
    "privacy": "https://club.example.org/privacy",
}


@router.get(
    "/site",
    summary="What kind of server this is",
    responses=json_responses("Its version, and what it has.", dict(EXAMPLE), SitePayload),
)
async def site(registry: TheRegistry) -> Response:
    """Whether notices can be sent when the page is closed, how many bytes a page fetches to play without a network, the
    name under which people have accounts, and where the operator says who they are; null: there is no such thing."""
    told: SitePayload = {
        "version": carcassonne.__version__,
        "notices": sending.installed(),
        "along": engine_bytes(registry.settings.page),
        "accounts": registry.settings.accounts or None,
        "imprint": operator_page(registry.settings, "imprint"),
        "privacy": operator_page(registry.settings, "privacy"),
    }
    return json_response(told)
