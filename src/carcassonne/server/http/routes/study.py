"""Study: hints for who is asked, the analysis of a finished game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response

from carcassonne.server.commands import moves, records
from carcassonne.server.http.openapi.answers import Analysed, Analysing, Hint
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.requests import Nothing
from carcassonne.server.http.routes.parts import AllTables, GameId, SeatToken, StrictRoute, answer, example, problems
from carcassonne.server.workers.process import Fault
from carcassonne.server.workers.study import Study

router = APIRouter(tags=["study"], route_class=StrictRoute)
RETRY_AFTER = 5
PLACE = {"type": "place", "x": 1, "y": 0, "rotation": 2}
HINT = {
    "action": PLACE,
    "actions": [PLACE, {"type": "follower", "feature": "city", "at": "N"}],
    "reason": "It claims a city of 2 tiles, 4 points when finished.",
    "reasons": [{"key": "claims", "values": {"feature": "city", "tiles": 2, "points": 4}}],
    "margin": 3.2,
    "win": 0.61,
}
RUNNING = {"status": "running", "done": 3, "of": 140}
ANALYSIS = {"status": "done", "analysis": {"analysis": 1, "level": 5, "decisions": [], "draws": [], "summaries": []}}


def _study(request: Request) -> Study:
    study: Study = request.app.state.study
    return study


TheStudy: TypeAlias = Annotated[Study, Depends(_study)]


@router.post(
    "/games/{game_id}/hint",
    summary="Ask what to do",
    responses=example("The best decision found, and why.", HINT, Hint)
    | problems(
        "bad_json", "no_token", "wrong_token", "not_allowed", "no_game", "waiting", "game_over", "not_your_turn"
    ),
)
async def hint(game_id: GameId, _: Nothing, token: SeatToken, tables: AllTables, study: TheStudy) -> Response:
    """Looks at the table as everybody sees it, never at the order of the undrawn tiles."""
    async with tables.at(game_id) as table:
        seat = table.seat_of(token)
        if not table.setup.aids["hints"]:
            raise Problem("not_allowed", "this table plays without hints")
        moves.check_turn(table, seat, table.ply)
        game, names = table.replay.game.rehearsal(), table.names
    try:
        return answer(await study.hints.of(game, names))
    except Fault as fault:
        raise Problem("unavailable", f"there is no hint to be had: {fault}", retry_after=RETRY_AFTER) from fault


@router.post(
    "/games/{game_id}/analysis",
    summary="Analyse a finished game",
    responses=example("The analysis.", ANALYSIS, Analysed)
    | example("It is being made: ask again.", RUNNING, Analysing, 202)
    | problems("bad_json", "no_game", "not_over"),
)
async def analysis(game_id: GameId, _: Nothing, tables: AllTables, study: TheStudy) -> Response:
    """Who asks first starts it, once for everybody. The members are those of `carcassonne analyse --json`."""
    async with tables.at(game_id) as table:
        if table.standing.status != "over":
            raise table.problem("not_over", "only a game that is over is analysed")
        if not table.replay.line:
            raise Problem("bad_request", "there is no decision in this game: nothing to analyse")
        found = await study.analyses.of(game_id, lambda: records.export(table))
    return answer(found, 200 if found["status"] == "done" else 202)
