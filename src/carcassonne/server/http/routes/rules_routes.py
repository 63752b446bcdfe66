"""Route of rules: what a preset with changed options comes to, before there is a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from carcassonne.engine.rules import Rules
from carcassonne.server.commands.offers import RulesPayload, rules_payload, rules_wanted
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, json_response

router = APIRouter(prefix=PREFIX, tags=["rules"])
Preset = Annotated[str, Path(description="A preset's name.", examples=["modern"])]
ChangedOptions = Annotated[
    str,
    Query(
        max_length=1000,
        description="Options that differ from the preset's, written as in a record.",
        examples=["inns_cathedrals=true followers=5"],
    ),
]


@router.get(
    "/rules/{preset}",
    summary="What differs from a preset",
    responses=json_responses("The rules.", rules_payload(Rules.of("modern", options={"river": True})), RulesPayload)
    | problem_responses("not_found", "bad_request"),
)
async def rules(preset: Preset, options: ChangedOptions = "") -> Response:
    """The value of every option, the boxes on the table, what differs, and the preset that is closest to it all."""
    return json_response(rules_payload(rules_wanted(preset, options)))
