"""Route of rules: what a preset with changed options comes to, before there is a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from typing_extensions import TypedDict

from carcassonne.engine.differences import boxes_played, closest_preset
from carcassonne.engine.position.line import rules_of
from carcassonne.engine.rules import CHOICES, NUMBERS, PRESETS, SWITCHES, Rules
from carcassonne.errors import NotationError
from carcassonne.server.games.rules_payload import DifferencePayload, Options, differences_payload
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, json_response
from carcassonne.server.problems import Problem

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


class NamedRulesPayload(TypedDict):
    """Rules by a preset's name: the options that `POST /games` needs besides, and what differs."""

    preset: str
    options: Options
    differences: list[DifferencePayload]


class RulesPayload(NamedRulesPayload):
    """Rules with the value of every option, the boxes played with, and the preset that is closest to them."""

    values: Options
    boxes: list[str]
    most_players: int
    closest: NamedRulesPayload


def rules_wanted(preset: str, options: str) -> Rules:
    """Return the rules of an address. Raises Problem."""
    if preset not in PRESETS:
        raise Problem("not_found", f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
    try:
        return rules_of(preset, 2, options.split())
    except NotationError as reason:
        raise Problem("bad_request", str(reason), field="options") from reason


def _named(rules: Rules) -> NamedRulesPayload:
    return {"preset": rules.preset, "options": rules.options, "differences": differences_payload(rules)}


def _rules(rules: Rules) -> RulesPayload:
    return {
        **_named(rules),
        "values": {name: rules.values[name] for name in (*CHOICES, *SWITCHES, *NUMBERS)},
        "boxes": [box.name for box in boxes_played(rules)],
        "most_players": rules.most_players,
        "closest": _named(closest_preset(rules)),
    }


@router.get(
    "/rules/{preset}",
    summary="What differs from a preset",
    responses=json_responses("The rules.", _rules(Rules.of("modern", options={"river": True})), RulesPayload)
    | problem_responses("not_found", "bad_request"),
)
async def rules(preset: Preset, options: ChangedOptions = "") -> Response:
    """The value of every option, the boxes on the table, what differs, and the preset that is closest to it all."""
    return json_response(_rules(rules_wanted(preset, options)))
