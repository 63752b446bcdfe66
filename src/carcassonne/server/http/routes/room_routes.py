"""Routes of the waiting room and of colours."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.server.commands import rooms
from carcassonne.server.commands.answers import GamePositionPayload, TableChangedPayload
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import TABLE
from carcassonne.server.http.requests import ColourRequest, EmptyRequest, FillRequest
from carcassonne.server.http.routes.dependencies import (
    PREFIX,
    GameId,
    SeatToken,
    TheRegistry,
    WithPosition,
    json_response,
)
from carcassonne.server.http.strict_json import StrictRoute

router = APIRouter(prefix=PREFIX, tags=["games"], route_class=StrictRoute)
THE_TABLE = json_responses("The table.", {"table": TABLE}, TableChangedPayload, GamePositionPayload)
SEATED = ("bad_json", "no_token", "wrong_token", "not_allowed", "no_game")


@router.post(
    "/games/{game_id}/cancel",
    summary="Call a game off that has not begun",
    responses=THE_TABLE | problem_responses(*SEATED, "not_waiting"),
)
async def cancel(
    game_id: GameId, _: EmptyRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """With a token of whoever made the game. It is over then, with the reason `cancelled`, and nobody has won."""
    return json_response(await rooms.cancel(registry, game_id, token, position))


@router.post(
    "/games/{game_id}/fill",
    summary="Let a bot take an open seat",
    responses=THE_TABLE | problem_responses(*SEATED, "bad_request", "not_waiting", "seat_taken"),
)
async def fill(
    game_id: GameId, wanted: FillRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """With a token of whoever made the game. The seat's link opens nothing any more; the last seat begins the game."""
    filled = await rooms.fill(registry, game_id, token, wanted.seat, wanted.level, wanted.player, position)
    return json_response(filled)


@router.post(
    "/games/{game_id}/colour",
    summary="Choose a colour",
    responses=THE_TABLE | problem_responses(*SEATED, "colour_taken"),
)
async def colour(
    game_id: GameId, wanted: ColourRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Everybody sees it. Bots give theirs up, people do not; once a tile is laid among several, colours stay."""
    return json_response(await rooms.take_colour(registry, game_id, token, wanted.colour, position))
