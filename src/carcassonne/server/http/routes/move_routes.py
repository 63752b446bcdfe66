"""Routes of moves: decide, preview, resign, undo."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.server.commands import changing, moves, undo
from carcassonne.server.commands.answers import (
    GamePositionPayload,
    MovedPayload,
    MovedPositionPayload,
    PreviewedPayload,
    PreviewedPositionPayload,
    TableChangedPayload,
)
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import EVENTS, MOVED, POSITION, TABLE
from carcassonne.server.http.requests import EmptyRequest, MoveRequest, PreviewRequest, UndoReply, UndoRequest
from carcassonne.server.http.routes.dependencies import (
    PREFIX,
    GameId,
    SeatRoute,
    SeatToken,
    TheRegistry,
    WithPosition,
    json_response,
)

router = APIRouter(prefix=PREFIX, tags=["moves"], route_class=SeatRoute)
SEATED = ("bad_json", "no_token", "wrong_token", "no_game", "waiting", "game_over")
THE_TABLE = json_responses("The table afterwards.", {"table": TABLE}, TableChangedPayload, GamePositionPayload)


@router.post(
    "/games/{game_id}/moves",
    summary="Decide",
    responses=json_responses("What happened.", MOVED, MovedPayload, MovedPositionPayload)
    | problem_responses(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def play(
    game_id: GameId, wanted: MoveRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """One to four decisions of one seat, all or none. The same `move_id` again gets the same answer."""
    moved = await moves.play(registry, game_id, token, wanted)
    return json_response(moved.rendered(position))


@router.post(
    "/games/{game_id}/preview",
    summary="Try decisions",
    responses=json_responses(
        "What would happen.", {"events": EVENTS, "sight": POSITION}, PreviewedPayload, PreviewedPositionPayload
    )
    | problem_responses(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def preview(
    game_id: GameId, wanted: PreviewRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Nothing is stored and no tile is drawn."""
    return json_response(await moves.preview(registry, game_id, token, wanted, position))


@router.post("/games/{game_id}/resign", summary="Resign", responses=THE_TABLE | problem_responses(*SEATED))
async def resign(
    game_id: GameId, _: EmptyRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """With two players the game is over; with more a bot plays on in the seat."""
    return json_response(await changing.resign(registry, game_id, token, position))


@router.post(
    "/games/{game_id}/undo",
    summary="Ask to take decisions back",
    responses=THE_TABLE | problem_responses(*SEATED, "nothing_to_undo"),
)
async def ask_undo(
    game_id: GameId, wanted: UndoRequest, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Done at once when nobody else is to be asked; else the table shows the offer."""
    return json_response(await undo.ask(registry, game_id, token, wanted.ply, position))


@router.post(
    "/games/{game_id}/undo/answer",
    summary="Agree to taking back, or not",
    responses=THE_TABLE | problem_responses(*SEATED, "no_offer"),
)
async def answer_undo(
    game_id: GameId, said: UndoReply, token: SeatToken, registry: TheRegistry, position: WithPosition = False
) -> Response:
    """Done when everybody who was asked agrees; over when one does not."""
    return json_response(await undo.answer(registry, game_id, token, said.accept, position))
