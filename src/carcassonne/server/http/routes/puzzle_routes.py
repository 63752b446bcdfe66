"""Routes of puzzles: the one of the day, another one, those of a game, trying an answer and giving it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import EVENTS, POSITION
from carcassonne.server.http.requests import PuzzleAnswer
from carcassonne.server.http.routes.analysis_routes import TheFairPlay
from carcassonne.server.http.routes.dependencies import PREFIX, GameId, json_response
from carcassonne.server.http.routes.who_asks import MaybeSignedIn, now_of
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.people.model import Person
from carcassonne.server.puzzles import answering
from carcassonne.server.puzzles.choosing import puzzle_after, puzzle_for, puzzle_of_day
from carcassonne.server.puzzles.found import FoundRows
from carcassonne.server.puzzles.mistakes import PLY, Mistakes
from carcassonne.server.puzzles.payloads import (
    GamePuzzlesPayload,
    PuzzleAttemptPayload,
    PuzzlePayload,
    PuzzlePreviewPayload,
    SolverPayload,
)
from carcassonne.server.puzzles.posed import Posed, posed, shipped
from carcassonne.server.puzzles.solvers import SolverRows
from carcassonne.server.ratings.model import Rating

router = APIRouter(prefix=PREFIX, tags=["puzzles"], route_class=StrictRoute)
PLACE = {"type": "place", "x": 1, "y": 0, "rotation": 0}
PUZZLE: dict[str, Any] = {
    "id": "0cd19e4a",
    "day": None,
    "rating": 1400,
    "mistake": None,
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
    "rated": {"rating": 1512, "change": 12, "provisional": True, "tried": 3},
}
OF_GAME = {"analysed": True, "puzzles": [{"id": "Zl8fWtT0v2mXq3Rk-42", "ply": 42, "seat": 0, "loss": 5.2}]}


async def _mistakes(request: Request) -> Mistakes:
    mistakes: Mistakes = request.app.state.mistakes
    return mistakes


async def _solvers(request: Request) -> SolverRows | None:
    """Return where answers are counted; None where nobody has an account."""
    return None if request.app.state.people is None else SolverRows(request.app.state.store)


async def _solver(request: Request, who: MaybeSignedIn) -> Person | None:
    """Return whose answers are counted: a person's who may play; anybody else's are judged all the same."""
    if who is None or not who.may("play") or who.person.kind != "person" or who.person.closed_until > now_of(request):
        return None
    return who.person


async def _found(request: Request) -> FoundRows:
    found: FoundRows = request.app.state.found
    return found


TheFound: TypeAlias = Annotated[FoundRows, Depends(_found)]
TheMistakes: TypeAlias = Annotated[Mistakes, Depends(_mistakes)]
Solvers: TypeAlias = Annotated[SolverRows | None, Depends(_solvers)]
MaybeSolver: TypeAlias = Annotated[Person | None, Depends(_solver)]


async def _posed(
    puzzle_id: Annotated[str, Path(description="The puzzle's id.", max_length=24, examples=["0cd19e4a"])],
    mistakes: TheMistakes,
    fair_play: TheFairPlay,
    found: TheFound,
) -> Posed:
    if PLY not in puzzle_id:
        known = (await found.all()).get(puzzle_id)
        return shipped(puzzle_id) if known is None else posed(known)
    mistake = await mistakes.posed(puzzle_id)
    await fair_play.check_open_to_help(puzzle_id.rpartition(PLY)[0])
    return mistake


ThePuzzle: TypeAlias = Annotated[Posed, Depends(_posed)]


@router.get(
    "/puzzles/today",
    summary="The puzzle of the day",
    responses=json_responses("The puzzle.", PUZZLE | {"day": "2026-11-18"}, PuzzlePayload) | problem_responses(),
)
async def today(solvers: Solvers) -> Response:
    """The same for everybody, from midnight UTC on."""
    day = datetime.now(UTC).date()
    return json_response(await _shown(shipped(puzzle_of_day(day).id), solvers, day))


@router.get(
    "/puzzles/next",
    summary="Another puzzle",
    responses=json_responses("The puzzle.", PUZZLE, PuzzlePayload) | problem_responses(),
)
async def another(
    solvers: Solvers,
    who: MaybeSolver,
    found: TheFound,
    after: Annotated[str | None, Query(max_length=16, description="The puzzle that was shown before.")] = None,
) -> Response:
    """The one that follows `after`, round and round; for somebody who is signed in one of their strength, not tried
    before."""
    further = await found.all()
    chosen = puzzle_after(after, further)
    if who is not None and solvers is not None:
        solver, tried = await solvers.solver(who.id), await solvers.tried(who.id)
        strength = (Rating() if solver is None else solver.rating).shown
        chosen = puzzle_for(strength, tried | ({after} if after else set()), await solvers.proved(), further)
    return json_response(await _shown(posed(chosen), solvers))


@router.get(
    "/puzzles/{puzzle_id}",
    summary="A puzzle by its id",
    responses=json_responses("The puzzle.", PUZZLE, PuzzlePayload) | problem_responses("not_found", "not_allowed"),
)
async def puzzle(shown: ThePuzzle, solvers: Solvers) -> Response:
    """To come back to it, or to show it to somebody; `GET /games/{game_id}/puzzles` tells those of a game."""
    return json_response(await _shown(shown, solvers))


@router.post(
    "/puzzles/{puzzle_id}/preview",
    summary="Try an answer",
    responses=json_responses(
        "What would happen.", {"events": EVENTS, "position": POSITION, "next": []}, PuzzlePreviewPayload
    )
    | problem_responses("bad_json", "not_found", "illegal_action", "not_allowed"),
)
async def preview(shown: ThePuzzle, wanted: PuzzleAnswer) -> Response:
    """As the preview of a game: nothing is stored and no tile is drawn."""
    return json_response(answering.preview(shown, wanted.actions))


@router.post(
    "/puzzles/{puzzle_id}/attempts",
    summary="Answer a puzzle",
    responses=json_responses("Whether it is right.", ATTEMPT, PuzzleAttemptPayload)
    | problem_responses("bad_json", "not_found", "illegal_action", "not_allowed"),
)
async def attempt(
    shown: ThePuzzle, wanted: PuzzleAnswer, solvers: Solvers, who: MaybeSolver, request: Request
) -> Response:
    """Every option within one point of the best is right. All that were weighed are told, with what they are worth.

    The first answer of somebody who is signed in is rated: the solver against the puzzle.
    """
    found = answering.judged(shown, wanted.actions)
    rated: SolverPayload | None = None
    if who is not None and solvers is not None and shown.mistake is None:
        right = found is not None and found.right
        rated = await solvers.count(who.id, shown.puzzle, right, now_of(request))
    return json_response(answering.attempt(shown, wanted.actions, rated))


@router.get(
    "/games/{game_id}/puzzles",
    summary="The puzzles of a game",
    responses=json_responses("Decisions that were mistakes.", OF_GAME, GamePuzzlesPayload)
    | problem_responses("no_game", "not_allowed"),
)
async def of_game(game_id: GameId, mistakes: TheMistakes, fair_play: TheFairPlay) -> Response:
    """Of a game that was analysed; no analysis is started. Each is a puzzle by its id."""
    await fair_play.check_open_to_help(game_id)
    return json_response(await mistakes.of_game(game_id))


async def _shown(posed: Posed, solvers: SolverRows | None, day: date | None = None) -> PuzzlePayload:
    """Return a puzzle as it is shown, with how hard it has proved to be."""
    proved = {} if solvers is None or posed.mistake else await solvers.proved([posed.id])
    return answering.puzzle_payload(posed, day, proved.get(posed.id))
