"""Who may do what: the table in docs/rights.md, asked of the server line by line."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from support.people import HOST, Somebody, people_in, signed_in, somebody
from support.schemas import described, sample
from support.tables import House, a_house, run

DOCUMENT = Path(__file__).parents[3] / "docs" / "rights.md"
ROW = re.compile(r"^\| `(GET|PUT|POST|PATCH|DELETE) (/\S+)` \| (.+) \|$", re.MULTILINE)
ASKERS = ("guest", "play", "bot", "organise", "browser", "closed")
REFUSED = {"not_signed_in", "no_scope", "account_closed"}
"""With which somebody is refused for who they are; whatever else is said, they may ask."""
WITHOUT_A_SEAT = {"no_token", "wrong_token"}
ENDLESS = ("GET", "/games/{game_id}/stream"), ("GET", "/me/stream")
"""They go on until the client leaves."""


def matrix() -> dict[tuple[str, str], list[str]]:
    """What each request says to everybody, in the order of the askers."""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"| request | {' | '.join(ASKERS)} |" in text
    return {(method, path): cells.split(" | ") for method, path, cells in ROW.findall(text)}


def operations() -> dict[tuple[str, str], Mapping[str, Any]]:
    """Every request of the API, as the server describes it."""
    return {
        (method.upper(), path.removeprefix("/api/v1")): operation
        for path, methods in described()["paths"].items()
        if path.startswith("/api/v1/")
        for method, operation in methods.items()
    }


async def askers(house: House) -> list[Somebody | None]:
    """Somebody for each column."""
    anna = await somebody(house.store, "Anna")
    play, organise = [await signed_in(house.store, anna.person, [scope]) for scope in ("play", "organise")]
    bot = await somebody(house.store, "Robin-bot", ["bot"], owner=anna.id)
    closed = await somebody(house.store, "Bram")
    await people_in(house.store).change(replace(closed.person, closed_until=time.time() + 1e6))
    return [None, play, bot, organise, anna, closed]


async def things(house: House) -> dict[str, str]:
    """What addresses name: a game with an open seat, a match and an event of others, and so on."""
    carla, dirk = await somebody(house.store, "Carla", role="organiser"), await somebody(house.store, "Dirk")
    game = (await house.new_game("human", "open"))["id"]
    match = sample(operations()["POST", "/matches"]) | {"opponent": "Dirk", "times": [a_quarter_from_now()]}
    made = (await house.http.post("/api/v1/matches", json=match, headers=carla.headers)).json()["id"]
    event = sample(operations()["POST", "/events"])
    announced = (await house.http.post("/api/v1/events", json=event, headers=carla.headers)).json()["id"]
    puzzle = (await house.http.get("/api/v1/puzzles/today")).json()["id"]
    found = {"game_id": game, "match_id": made, "event_id": announced, "puzzle_id": puzzle, "name": dirk.person.name}
    return found | {
        "case_id": "x",
        "number": "0",
        "pool": "base-2",
        "preset": "modern",
        "passkey_id": "x",
        "session_id": "x",
    }


def a_quarter_from_now() -> str:
    quarter = (int(time.time()) // 900 + 4) * 900
    return time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(quarter))


def test_everybody_may_do_what_the_table_says_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            who, named = await askers(house), await things(house)
            wrong = []
            for (method, path), cells in matrix().items():
                operation = operations()[method, path]
                body = sample(operation) if "requestBody" in operation else None
                address = f"/api/v1{path.format(**named)}"
                for column, asker, cell in zip(ASKERS, who, cells, strict=True):
                    if (method, path) in ENDLESS and cell == "yes":
                        continue
                    said = await answered(house, method, address, body, asker)
                    if said != cell:
                        wrong.append(f"{method} {path}: {column}: {said}, not {cell}")
            assert not wrong, "\n".join(wrong)

    run(work())


async def answered(house: House, method: str, address: str, body: Any, asker: Somebody | None) -> str:
    """What somebody is told: yes, no, or that it takes a seat's token."""
    sent = {} if body is None else {"content": body} if isinstance(body, str) else {"json": body}
    headers = ({} if asker is None else asker.headers) | ({"Content-Type": "text/plain"} if "content" in sent else {})
    answer = await house.http.request(method, address, headers=headers, **sent)
    assert answer.status_code < 500, f"{method} {address}: {answer.text}"
    code = answer.json().get("code") if answer.status_code >= 400 else None
    return "no" if code in REFUSED else "seat" if code in WITHOUT_A_SEAT else "yes"


def test_every_request_stands_in_the_table_once() -> None:
    assert sorted(matrix()) == sorted(operations())
