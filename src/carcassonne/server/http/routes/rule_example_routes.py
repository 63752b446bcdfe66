"""Route of the examples that the rules pages draw."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.server.commands.offers import rules_wanted
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import POSITION
from carcassonne.server.http.routes.dependencies import PREFIX, WithPosition, json_response
from carcassonne.server.http.routes.rules_routes import ChangedOptions, Preset
from carcassonne.server.site.rule_examples import (
    RuleExamplesPayload,
    RuleExamplesPositionPayload,
    examples_payload,
)

router = APIRouter(prefix=PREFIX, tags=["rules"])
ROAD = {"preset": "modern", "sight": POSITION, "lit": [[1, 0, "E"]], "events": [], "points": [4, 0]}


@router.get(
    "/examples/{preset}",
    summary="The examples of a rules page",
    responses=json_responses("By name.", {"examples": {"road": ROAD}}, RuleExamplesPayload, RuleExamplesPositionPayload)
    | problem_responses("not_found", "bad_request"),
)
def examples(preset: Preset, position: WithPosition = False, options: ChangedOptions = "") -> Response:
    """By name: the position to draw, the feature to highlight, the events that follow and the points by seat.

    With `options` they are those of the boxes then played with, and of the points that they give then.
    """
    return json_response(examples_payload(rules_wanted(preset, options), position))
