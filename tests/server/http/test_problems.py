"""Problems: a code, a status, a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.problems import LONGEST_DETAIL, LONGEST_FIELD, STATUS, Problem, field_of
from support.tables import a_house, run
from support.visitor import HUMANS, bearer

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"


def test_a_problem_says_what_docs_promise() -> None:
    assert Problem("stale_ply", "the game is at ply 12", ply=12).to_json() == {
        "type": "about:blank",
        "title": "Conflict",
        "status": 409,
        "code": "stale_ply",
        "detail": "the game is at ply 12",
        "ply": 12,
    }


def test_a_flood_is_told_when_to_come_back() -> None:
    problem = Problem("too_many_requests", "too many", retry_after=3)
    assert problem.headers == {"Retry-After": "3"}
    assert "retry_after" not in problem.to_json()


def test_a_long_detail_is_cut() -> None:
    assert len(Problem("bad_request", "x" * 10_000).detail) == LONGEST_DETAIL


@pytest.mark.parametrize("code", STATUS)
def test_every_code_is_documented_with_its_status(code: str) -> None:
    rows = [row for row in DOCUMENT.read_text(encoding="utf-8").splitlines() if row.startswith(f"| {STATUS[code]} ")]
    assert any(f"`{code}`" in row for row in rows)


def test_the_document_names_no_code_that_there_is_not() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition("## Errors")[2]
    rows = re.findall(r"^\| ([0-9]{3}) (.*?) \|", text, re.MULTILINE)
    assert {code for _, codes in rows for code in re.findall(r"`(\w+)`", codes)} == set(STATUS)


def test_a_bug_of_ours_is_answered_in_words_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            (table,) = house.registry.loaded
            table.replay.game = None  # type: ignore[assignment]
            answer = await house.http.get(f"/api/v1/games/{made['id']}")
            assert answer.status_code == 500
            assert answer.json()["code"] == "internal_error"
            assert answer.headers["content-type"] == "application/problem+json"

    run(work())


PLAIN: dict[str, Any] = {"preset": "modern", "seats": HUMANS}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"preset": "poker", "seats": HUMANS}, "preset"),
    ({"preset": "modern"}, "seats"),
    ({"preset": "modern", "seats": HUMANS[:1]}, "seats"),
    ({"preset": "modern", "seats": HUMANS * 3}, "seats"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "human"}]}, "seats.1.name"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "human", "name": "\n"}]}, "seats.1.name"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "ghost"}]}, "seats.1"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "bot"}]}, "seats.1"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "bot", "level": 99}]}, "seats.1.level"),
    ({"preset": "modern", "seats": [HUMANS[0], {"kind": "bot", "player": "Nobody"}]}, "seats.1.player"),
    (PLAIN | {"clock": {"kind": "move", "seconds": 0}}, "clock.seconds"),
    (PLAIN | {"clock": {"kind": "bank"}}, "clock.seconds"),
    (PLAIN | {"clock": {"kind": "hourglass"}}, "clock"),
    (PLAIN | {"options": {"followers": []}}, "options.followers"),
    (PLAIN | {"options": {"followers": 900}}, "options"),
    (PLAIN | {"aids": {"hints": "yes"}}, "aids.hints"),
    (PLAIN | {"seed": 1, "draw": ["V"]}, "draw"),
    (PLAIN | {"draw": ["Mars"]}, "draw"),
    (PLAIN | {"colour": "red"}, "colour"),
]


def test_a_refusal_names_the_member_it_is_about(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            for wanted, field in WRONG:
                answer = await house.http.post("/api/v1/games", json=wanted)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), wanted
                assert answer.json().get("field") == field, answer.json()
            made = await house.new_game("human", "open")
            (link,) = made["links"].values()
            joining = f"/api/v1/games/{made['id']}/join"
            answer = await house.http.post(joining, json={"name": ""}, headers=bearer(link.partition("#")[2]))
            assert answer.json()["field"] == "name"
            answer = await house.http.get(f"/api/v1/games/{made['id']}/sight", params={"ply": "x"})
            assert answer.json()["field"] == "ply"
            answer = await house.http.post("/api/v1/games", content="no")
            assert "field" not in answer.json()

    run(work())


def test_a_long_way_to_a_member_is_cut() -> None:
    assert len(field_of(["x" * 1000], {"x" * 1000: 1})) == LONGEST_FIELD
