"""Routes of what can be chosen: players and presets."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.server.commands import offers
from carcassonne.server.commands.offers import PlayersPayload, PresetsPayload
from carcassonne.server.http.openapi.responses import json_responses
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response

router = APIRouter(prefix=PREFIX, tags=["offers"])


@router.get(
    "/players",
    summary="Who can be played against",
    responses=json_responses("Levels and bots.", offers.players([]), PlayersPayload),
)
async def players(registry: TheRegistry) -> Response:
    """The levels, weakest first, and the operator's bots by name."""
    return json_response(offers.players(registry.settings.bots))


@router.get(
    "/presets",
    summary="What can be played",
    responses=json_responses("Presets and choices.", offers.presets(), PresetsPayload),
)
async def presets() -> Response:
    """Every preset with its options, its modules and the most players; and the values that each option may take."""
    return json_response(offers.presets())
