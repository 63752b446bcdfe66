"""The examples of docs/protocol.md and docs/server.md are what the referee and the server take and give."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from carcassonne.engine.rules import Rules
from carcassonne.notation.json import action_from_json
from carcassonne.referee import Referee
from support.pages import ROOT, blocks, documents, inline
from support.tables import a_house, run

PROTOCOL, SERVER = (ROOT / "docs" / name for name in ("protocol.md", "server.md"))
API = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
SCHEMAS: dict[str, Any] = API["components"]["schemas"]


def whole(page: Path) -> list[dict[str, Any]]:
    """The objects in the sentences of a page from which nothing is left out."""
    found = [json.loads(code) for code in inline(page) if code.startswith("{") and "…" not in code and code[1] == '"']
    return [each for each in found if isinstance(each, dict)]


# --- the protocol -----------------------------------------------------------------------------------------------------
def test_the_requests_of_the_protocol_are_answered() -> None:
    referee, asked = Referee(), []
    for request in whole(PROTOCOL):
        if "cmd" in request and request["cmd"] != "undo":  # nothing has been decided yet
            answer = referee.answer(json.dumps(request))
            assert answer is None or "error" not in json.loads(answer), request
            asked.append(request["cmd"])
    assert asked[:4] == ["new", "state", "legal", "quit"]


def test_the_actions_of_the_protocol_can_be_read() -> None:
    actions = [each for each in whole(PROTOCOL) if "type" in each]
    assert len(actions) > 15
    for action in actions:
        ranges = {name: value["min"] for name, value in action.items() if isinstance(value, dict) and "min" in value}
        action_from_json(action | ranges)


# --- the server -------------------------------------------------------------------------------------------------------
def test_every_request_is_on_the_page_and_every_one_on_the_page_exists() -> None:
    text = SERVER.read_text(encoding="utf-8")
    named = {(method, shape(path)) for method, path in re.findall(r"`(GET|POST|WS) (/[^`?\s]*)", text)}
    there = {
        (method.upper(), shape(path.removeprefix("/api/v1")))
        for path, methods in API["paths"].items()
        for method in methods
        if method in ("get", "post")
    }
    beside = {("GET", "/games/{}/picture.svg"), ("GET", "/readyz")}  # named without their method
    assert there - named == beside
    no_requests = {("WS", "/games/{}/socket"), ("WS", "/lobby/socket"), ("GET", "/openapi.json")}
    assert named - there == no_requests  # of OpenAPI


def shape(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def test_the_members_of_the_page_are_members_of_the_schemas() -> None:
    known = {name for schema in SCHEMAS.values() for name in schema.get("properties", {})} | {"0", "1"}
    known |= {*Rules.of("modern").values, "anchors", "regions"}  # options of a preset; the artwork is beside the API
    known |= {"feature", "points", "back", "road"}  # what a reason is about; an example
    text = SERVER.read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```json\n(.*?)```", text, re.DOTALL) + re.findall(r"`([^`\n]*\{[^`\n]*)`", text))
    unknown = set(re.findall(r'"(\w+)":', code)) - known
    assert unknown == set(), "members that no schema of the API has"


def test_the_new_game_of_the_page_can_be_made_and_the_documents_are_like_those_it_gets(tmp_path: Path) -> None:
    wanted, presets, table, _, frame, position, changes, seek, lobby, hint = map(documents, blocks(SERVER, "json"))

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.http.post("/api/v1/games", json=wanted[0])
            assert made.status_code == 201, made.text
            assert set(table[0]) <= set(made.json()["table"])
            offered = (await house.http.get("/api/v1/presets")).json()
            for name, value in presets[0]["choices"].items():
                assert offered["choices"][name] == value
            there = await house.get(made.json()["id"], "position")
            assert set(position[0]) <= set(there)
            assert set(frame[0]) <= set(SCHEMAS["ChangesFrame"]["properties"])
            assert set(changes[0]) <= set(SCHEMAS["PositionChanges"]["properties"])
            assert set(seek[0]) <= set(SCHEMAS["SeekWanted"]["properties"])
            told_by = ("LobbyFrame", "LobbyChangesFrame", "MySeekFrame", "MySeekFrame")
            for told, schema in zip(lobby, told_by, strict=False):
                assert set(told) <= set(SCHEMAS[schema]["properties"])
            assert set(hint[0]) <= set(SCHEMAS["Hint"]["properties"])

    run(work())
