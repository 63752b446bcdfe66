"""The API describes itself: every request with its refusals and an example."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.server.app import create_app
from carcassonne.server.http.problems import MEDIA_TYPE, STATUS
from carcassonne.server.http.requests import GameWanted
from carcassonne.server.settings import Settings
from support.tables import FirstLegal


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return create_app(Settings(), FirstLegal()).openapi()


def operations(described: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if path.startswith("/api/v1")
    ]


def test_every_request_says_what_it_does_and_shows_an_answer(described: dict[str, Any]) -> None:
    assert len(operations(described)) >= 22
    for method, path, operation in operations(described):
        assert operation["summary"], path
        good = operation["responses"].get("200") or operation["responses"]["201"]
        (content,) = good["content"].values()
        assert content["example"], f"{method} {path}"


def test_every_refusal_is_a_problem_with_a_code(described: dict[str, Any]) -> None:
    for _, path, operation in operations(described):
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                examples = answer["content"][MEDIA_TYPE]["examples"]
                assert {STATUS[code] for code in examples} == {int(status)}, path


def test_the_examples_of_a_new_game_can_be_asked_for(described: dict[str, Any]) -> None:
    for example in described["components"]["schemas"]["GameWanted"]["examples"]:
        assert GameWanted.model_validate(example)


def test_no_page_is_offered_that_needs_another_site(described: dict[str, Any]) -> None:
    app = create_app(Settings(), FirstLegal())
    assert app.docs_url is None
    assert app.redoc_url is None
