"""Who may do what: the table in docs/server.md, asked of the server line by line."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path

import pytest

from support.people import HOST, Somebody, people_in, signed_in, somebody
from support.tables import House, a_house, run

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"
ROW = re.compile(r"^\| `(GET|PUT|POST|PATCH|DELETE) (/\S+)` \| (.+) \|$", re.MULTILINE)
ASKERS = ("guest", "play", "bot", "organise", "browser", "closed")
REFUSED = {"not_signed_in", "no_scope", "account_closed"}
"""With which somebody is refused for who they are; whatever else is said, they may ask."""


def matrix() -> dict[tuple[str, str], list[bool]]:
    """Who may ask each request, in the order of the askers."""
    part = DOCUMENT.read_text(encoding="utf-8").partition("### Who may do what")[2].partition("\n## ")[0]
    assert f"| request | {' | '.join(ASKERS)} |" in part
    rows = ROW.findall(part)
    return {(method, path): [cell == "yes" for cell in cells.split(" | ")] for method, path, cells in rows}


async def askers(house: House) -> list[Somebody | None]:
    """Somebody for each column."""
    anna = await somebody(house.store, "Anna")
    programs = [await signed_in(house.store, anna.person, [scope]) for scope in ("play", "bot", "organise")]
    closed = await somebody(house.store, "Bram")
    await people_in(house.store).change(replace(closed.person, closed_until=time.time() + 1e6))
    return [None, *programs, anna, closed]


def test_everybody_may_do_what_the_table_says_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            who = await askers(house)
            for (method, path), may in matrix().items():
                for column, asker, allowed in zip(ASKERS, who, may, strict=True):
                    headers = {} if asker is None else asker.headers
                    address = f"/api/v1{re.sub(r'{[^}]+}', 'Clara', path)}"
                    answer = await house.http.request(method, address, json=body_of(path), headers=headers)
                    code = answer.json().get("code") if answer.status_code >= 400 else None
                    assert (code not in REFUSED) == allowed, f"{column}: {method} {path}: {code}"

    run(work())


def body_of(path: str) -> dict[str, object] | None:
    """What a request is sent with; one that cannot be read would be refused before anybody looks who asks."""
    shown = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "x"}}
    bodies: dict[str, dict[str, object]] = {
        "/people/challenge": {"purpose": "sign_in"},
        "/me/passkeys": {"credential": shown},
        "/me": {"credential": shown},
        "/me/recovery": {},
        "/me/tokens": {"label": "x", "scopes": ["play"], "token_id": "x" * 16},
        "/me/claim": {"tokens": []},
        "/cases": {"about": "Clara", "reason": "name"},
    }
    return bodies.get(path)


def test_every_request_about_people_stands_in_the_table() -> None:
    from support.schemas import described

    entering = {("POST", "/people"), ("POST", "/sessions"), ("DELETE", "/sessions/{session_id}")}
    found = {
        (method.upper(), path.removeprefix("/api/v1"))
        for path, methods in described()["paths"].items()
        for method, operation in methods.items()
        if "people" in operation.get("tags", ())
    }
    assert found - entering == set(matrix())


@pytest.mark.parametrize("path", ["/me/games", "/me/account", "/cases", "/people/challenge"])
def test_the_table_has_a_column_for_everybody(path: str) -> None:
    assert all(len(may) == len(ASKERS) for (_, each), may in matrix().items() if each == path)
