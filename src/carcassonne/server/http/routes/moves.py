"""Moves: deciding, trying, resigning, taking back."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.server.commands import leave, moves
from carcassonne.server.commands import undo as undoing
from carcassonne.server.http.openapi.answers import Changed, Moved, Previewed
from carcassonne.server.http.openapi.samples import EVENTS, MOVED, SIGHT, TABLE
from carcassonne.server.http.requests import Draft, Nothing, Turn, UndoAnswer, UndoWanted
from carcassonne.server.http.routes.parts import AllTables, GameId, SeatToken, StrictRoute, answer, example, problems

router = APIRouter(tags=["moves"], route_class=StrictRoute)
SEATED = ("bad_json", "no_token", "wrong_token", "no_game", "waiting", "game_over")
THE_TABLE = example("The table afterwards.", {"table": TABLE}, Changed)


@router.post(
    "/games/{game_id}/moves",
    summary="Decide",
    responses=example("What happened.", MOVED, Moved)
    | problems(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def play(game_id: GameId, turn: Turn, token: SeatToken, tables: AllTables) -> Response:
    """One to four decisions of one seat, all or none. The same `move_id` again gets the same answer."""
    return answer(await moves.play(tables, game_id, token, turn.ply, turn.move_id, turn.actions))


@router.post(
    "/games/{game_id}/preview",
    summary="Try decisions",
    responses=example("What would happen.", {"events": EVENTS, "sight": SIGHT}, Previewed)
    | problems(*SEATED, "stale_ply", "not_your_turn", "illegal_action"),
)
async def preview(game_id: GameId, draft: Draft, token: SeatToken, tables: AllTables) -> Response:
    """Nothing is kept and no tile is drawn."""
    return answer(await moves.preview(tables, game_id, token, draft.ply, draft.actions))


@router.post("/games/{game_id}/resign", summary="Resign", responses=THE_TABLE | problems(*SEATED))
async def resign(game_id: GameId, _: Nothing, token: SeatToken, tables: AllTables) -> Response:
    """With two players the game is over; with more a bot plays on in the seat."""
    return answer(await leave.resign(tables, game_id, token))


@router.post(
    "/games/{game_id}/undo",
    summary="Ask to take decisions back",
    responses=THE_TABLE | problems(*SEATED, "nothing_to_undo"),
)
async def undo(game_id: GameId, wanted: UndoWanted, token: SeatToken, tables: AllTables) -> Response:
    """Done at once when nobody else is to be asked; else the table shows the offer."""
    return answer(await undoing.ask(tables, game_id, token, wanted.ply))


@router.post(
    "/games/{game_id}/undo/answer",
    summary="Agree to taking back, or not",
    responses=THE_TABLE | problems(*SEATED, "no_offer"),
)
async def answer_undo(game_id: GameId, said: UndoAnswer, token: SeatToken, tables: AllTables) -> Response:
    """Done when everybody who was asked agrees; over when one does not."""
    return answer(await undoing.answer(tables, game_id, token, said.accept))
