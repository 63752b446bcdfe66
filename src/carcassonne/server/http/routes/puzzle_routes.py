"""Routes of puzzles: the one of the day, another one, trying an answer and giving it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import EVENTS, POSITION
from carcassonne.server.http.requests import PuzzleAnswer
from carcassonne.server.http.routes.dependencies import PREFIX, json_response
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.puzzles import answering
from carcassonne.server.puzzles.choosing import puzzle_after, puzzle_named, puzzle_of_day
from carcassonne.server.puzzles.payloads import PuzzleAttemptPayload, PuzzlePayload, PuzzlePreviewPayload

router = APIRouter(prefix=PREFIX, tags=["puzzles"], route_class=StrictRoute)
PuzzleId = Annotated[str, Path(description="The puzzle's id.", examples=["0cd19e4a"])]
PLACE = {"type": "place", "x": 1, "y": 0, "rotation": 0}
PUZZLE: dict[str, Any] = {
    "id": "0cd19e4a",
    "day": None,
    "rating": 1400,
    "seat": 0,
    "preset": "modern",
    "options": {},
    "players": 2,
    "differences": [],
    "position": POSITION,
}
OPTION = {"actions": [PLACE, {"type": "skip"}], "text": "1,0 · -", "behind": 0.0, "right": True}
ATTEMPT = {
    "id": "0cd19e4a",
    "right": True,
    "behind": 0.0,
    "answer": OPTION["actions"],
    "options": [OPTION],
    "tempting": [PLACE, {"type": "follower", "feature": "road", "at": "E"}],
    "reasons": [{"key": "completes", "values": {"feature": "city", "points": 8}}],
}


@router.get(
    "/puzzles/today",
    summary="The puzzle of the day",
    responses=json_responses("The puzzle.", PUZZLE | {"day": "2026-11-18"}, PuzzlePayload) | problem_responses(),
)
async def today() -> Response:
    """The same for everybody, from midnight UTC on."""
    day = datetime.now(UTC).date()
    return json_response(answering.puzzle_payload(puzzle_of_day(day), day))


@router.get(
    "/puzzles/next",
    summary="Another puzzle",
    responses=json_responses("The puzzle.", PUZZLE, PuzzlePayload) | problem_responses(),
)
async def another(
    after: Annotated[str | None, Query(max_length=16, description="The puzzle that was shown before.")] = None,
) -> Response:
    """The one that follows `after`, round and round."""
    return json_response(answering.puzzle_payload(puzzle_after(after)))


@router.get(
    "/puzzles/{puzzle_id}",
    summary="A puzzle by its id",
    responses=json_responses("The puzzle.", PUZZLE, PuzzlePayload) | problem_responses("not_found"),
)
async def puzzle(puzzle_id: PuzzleId) -> Response:
    """To come back to it, or to show it to somebody."""
    return json_response(answering.puzzle_payload(puzzle_named(puzzle_id)))


@router.post(
    "/puzzles/{puzzle_id}/preview",
    summary="Try an answer",
    responses=json_responses(
        "What would happen.", {"events": EVENTS, "position": POSITION, "next": []}, PuzzlePreviewPayload
    )
    | problem_responses("bad_json", "not_found", "illegal_action"),
)
async def preview(puzzle_id: PuzzleId, wanted: PuzzleAnswer) -> Response:
    """As the preview of a game: nothing is stored and no tile is drawn."""
    return json_response(answering.preview(puzzle_id, wanted.actions))


@router.post(
    "/puzzles/{puzzle_id}/attempts",
    summary="Answer a puzzle",
    responses=json_responses("Whether it is right.", ATTEMPT, PuzzleAttemptPayload)
    | problem_responses("bad_json", "not_found", "illegal_action"),
)
async def attempt(puzzle_id: PuzzleId, wanted: PuzzleAnswer) -> Response:
    """Every option within one point of the best is right. All that were weighed are told, with what they are worth."""
    return json_response(answering.attempt(puzzle_id, wanted.actions))
