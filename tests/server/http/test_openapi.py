"""The API describes itself: every request with its refusals and an example, every object by a schema."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.notation.json import action_to_json, actions_to_json, event_to_json, view_to_json
from carcassonne.server.app import create_app
from carcassonne.server.games.model import ALL_AIDS
from carcassonne.server.games.position_payload import position_payload
from carcassonne.server.http.requests import GameWanted
from carcassonne.server.openapi import document_text
from carcassonne.server.problems import MEDIA_TYPE, STATUS
from carcassonne.server.settings import Settings
from support.schemas import described, schema_of, validator
from support.tables import FirstLegal

PAGE_COPY = Path(__file__).parents[3] / "web" / "openapi.json"
RENEW = "python -m carcassonne.server.openapi > web/openapi.json"


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, methods in described()["paths"].items()
        for method, operation in methods.items()
        if path.startswith("/api/v1")
    ]


def test_every_request_says_what_it_does_and_shows_an_answer() -> None:
    assert len(operations()) >= 22
    for method, path, operation in operations():
        assert operation["summary"], path
        good = operation["responses"].get("200") or operation["responses"]["201"]
        (content,) = good["content"].values()
        drawn = content["schema"].get("format") == "binary"
        assert drawn or content["example"], f"{method} {path}"


def test_every_refusal_is_a_problem_with_a_code() -> None:
    for _, path, operation in operations():
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                examples = answer["content"][MEDIA_TYPE]["examples"]
                assert {STATUS[code] for code in examples} == {int(status)}, path


def test_the_examples_of_a_new_game_can_be_asked_for() -> None:
    for example in described()["components"]["schemas"]["GameWanted"]["examples"]:
        assert GameWanted.model_validate(example)


def test_no_page_is_offered_that_needs_another_site() -> None:
    app = create_app(Settings(), FirstLegal())
    assert app.docs_url is None
    assert app.redoc_url is None


def test_the_page_has_the_description_of_this_server() -> None:
    assert PAGE_COPY.read_text(encoding="utf-8") == document_text(), f"the API has changed: {RENEW}"


# --- schemas ----------------------------------------------------------------------------------------------------------
def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def test_every_example_is_of_its_schema() -> None:
    for _, _, operation in operations():
        for answer in operation["responses"].values():
            for content in answer["content"].values():
                for example in [content["example"]] if "example" in content else []:
                    validator(content["schema"]).validate(example)
                for example in content.get("examples", {}).values():
                    validator(content["schema"]).validate(example["value"])


def test_a_schema_names_every_member_and_has_no_name_of_ours_in_it() -> None:
    schemas = described()["components"]["schemas"]
    assert not [name for name in schemas if name.startswith("_") or name.endswith("Payload")]
    for name, found in schemas.items():
        if found.get("type") == "object":
            assert found.get("additionalProperties") is False or name == "Problem", name
            assert set(found.get("required", [])) <= set(found.get("properties", {})), name
    assert "x-protocol" not in json.dumps(described())


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_whatever_happens_in_a_game_is_of_its_schema(preset: str) -> None:
    """The schemas are derived from the engine's dataclasses; what is sent is written by the notation."""
    actions, legal, events, states, positions = (
        schema_of(name) for name in ("Action", "LegalAction", "Event", "State", "Position")
    )
    for seed in range(4):
        game, dice = Game(Rules.of(preset, 2 + seed % 3), seed=seed), random.Random(seed)
        for event in game.opening_events:
            events.validate(as_json(event_to_json(event)))
        while not game.over:
            choices = game.legal_actions()
            for each in actions_to_json(choices):
                legal.validate(as_json(each))
            action = dice.choice(choices)
            actions.validate(as_json(action_to_json(action)))
            for event in game.play(action):
                events.validate(as_json(event_to_json(event)))
            states.validate(as_json(view_to_json(game.view())))
        positions.validate(as_json(position_payload(game, game.ply, ALL_AIDS)))


def test_an_action_with_a_member_too_many_or_too_few_is_not_of_its_schema() -> None:
    actions = schema_of("Action")
    assert actions.is_valid({"type": "place", "x": 1, "y": 0, "rotation": 2})
    for wrong in (
        {"type": "place", "x": 1, "y": 0},
        {"type": "place", "x": 1, "y": 0, "rotation": 2, "tile": "V"},
        {"type": "place", "x": "1", "y": 0, "rotation": 2},
        {"type": "swim"},
        {"type": "fly", "x": 1},
        {"type": "draw", "tile": "V"},
        {},
    ):
        assert not actions.is_valid(wrong), wrong
