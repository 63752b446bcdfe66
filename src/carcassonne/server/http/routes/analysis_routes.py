"""Routes of analysis: hints during a game, and the analysis of a finished one."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response

from carcassonne.server.addresses import network_of
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.requests import EmptyRequest
from carcassonne.server.http.routes.dependencies import PREFIX, GameId, SeatToken, TheRegistry, json_response
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.ratings.fair_play import FairPlay
from carcassonne.server.workers import study_answers
from carcassonne.server.workers.analyses import Analyses
from carcassonne.server.workers.analysis_payload import (
    AnalysisDonePayload,
    AnalysisMissingPayload,
    AnalysisProgressPayload,
    HintPayload,
)
from carcassonne.server.workers.hints import Hints

router = APIRouter(prefix=PREFIX, tags=["study"], route_class=StrictRoute)
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
THRESHOLDS = {
    "inaccuracy": {"points": 2, "win": 0.05},
    "mistake": {"points": 5, "win": 0.1},
    "blunder": {"points": 10, "win": 0.2},
}
ANALYSIS = {
    "status": "done",
    "analysis": {
        "analysis": 1,
        "preset": "modern",
        "players": 2,
        "options": {},
        "names": ["Anna", "Bram"],
        "result": [81, 74],
        "level": 5,
        "seed": 0,
        "tiles": 71,
        "thresholds": THRESHOLDS,
        "decisions": [],
        "draws": [],
        "summaries": [],
    },
}


def _hints(request: Request) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


def _analyses(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


def _asker(request: Request) -> str:
    """Return who asks: workers serve many askers in turn."""
    return network_of(request.client.host if request.client else "")


async def _fair_play(request: Request) -> FairPlay:
    fair_play: FairPlay = request.app.state.fair_play
    return fair_play


TheFairPlay: TypeAlias = Annotated[FairPlay, Depends(_fair_play)]
TheHints: TypeAlias = Annotated[Hints, Depends(_hints)]
TheAnalyses: TypeAlias = Annotated[Analyses, Depends(_analyses)]


@router.post(
    "/games/{game_id}/hint",
    summary="Ask for a hint",
    responses=json_responses("The best decision found, and why.", HINT, HintPayload)
    | problem_responses(
        "bad_json", "no_token", "wrong_token", "not_allowed", "no_game", "waiting", "game_over", "not_your_turn"
    ),
)
async def hint(
    game_id: GameId,
    _: EmptyRequest,
    token: SeatToken,
    request: Request,
    registry: TheRegistry,
    hints: TheHints,
    fair_play: TheFairPlay,
) -> Response:
    """It is made from the position as everybody sees it, never from the order of the undrawn tiles.

    The table's `hints` count it, for everybody to see. What lies in a rated game that is being played gets none.
    """
    await fair_play.check_open_to_help(game_id)
    return json_response(await study_answers.hint(registry, game_id, token, hints, _asker(request)))


@router.get(
    "/games/{game_id}/analysis",
    summary="Look for an analysis",
    responses=json_responses(
        "The analysis, or that there is none.", ANALYSIS, AnalysisDonePayload, AnalysisMissingPayload
    )
    | json_responses("It is being made: ask again.", RUNNING, AnalysisProgressPayload, status=202)
    | problem_responses("no_game", "not_allowed"),
)
async def find_analysis(
    game_id: GameId, registry: TheRegistry, analyses: TheAnalyses, fair_play: TheFairPlay
) -> Response:
    """As it stands: nothing is started."""
    await fair_play.check_open_to_help(game_id)
    status, found = await study_answers.find_analysis(registry, game_id, analyses)
    return json_response(found, status)


@router.post(
    "/games/{game_id}/analysis",
    summary="Analyse a finished game",
    responses=json_responses("The analysis.", ANALYSIS, AnalysisDonePayload)
    | json_responses("It is being made: ask again.", RUNNING, AnalysisProgressPayload, status=202)
    | problem_responses("bad_json", "no_game", "not_over", "not_allowed"),
)
async def analysis(
    game_id: GameId,
    _: EmptyRequest,
    request: Request,
    registry: TheRegistry,
    analyses: TheAnalyses,
    fair_play: TheFairPlay,
) -> Response:
    """The first request starts it, once for everybody. Its members are those of `carcassonne analyse --json`.

    What lies in a rated game that is being played gets none, however it was imported."""
    await fair_play.check_open_to_help(game_id)
    status, found = await study_answers.analysis(registry, game_id, analyses, _asker(request))
    return json_response(found, status)
