"""Route of the examples that the rules pages draw."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from carcassonne.engine.rules import PRESETS
from carcassonne.server.http.openapi.answers import Examples
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import SIGHT
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.routes.dependencies import json_response
from carcassonne.server.site.rule_examples import rule_examples

router = APIRouter(tags=["rules"])
ROAD = {"preset": "modern", "sight": SIGHT, "lit": [[1, 0, "E"]], "events": [], "points": [4, 0]}
Preset = Annotated[str, Path(description="A preset's name.", examples=["modern"])]


@router.get(
    "/examples/{preset}",
    summary="The examples of a rules page",
    responses=json_responses("By name.", {"examples": {"road": ROAD}}, Examples) | problem_responses("not_found"),
)
def examples(preset: Preset) -> Response:
    """By name: the position to draw, the feature to highlight, the events that follow and the points by seat."""
    if preset not in PRESETS:
        raise Problem("not_found", f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
    return json_response({"examples": rule_examples(preset)})
