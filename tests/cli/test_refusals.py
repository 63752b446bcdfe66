"""What the referee refuses: every error code, and the game goes on as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carcassonne.referee import Referee
from cli.sessions import Ask, Json, code, new

BAD_JSON: list[str | bytes] = [
    "", " ", "{", '{"cmd":"state"', "{'cmd':'state'}", "NaN", '{"cmd":"new","seed":Infinity}', "-NaN",
    '{"cmd":"state","cmd":"state"}', '{"cmd":"state"} {}', b'{"cmd":"\xff"}', b"\xef\xbb\xbf{}", b"\x00",
    "[" * 100_000, '{"a":' * 50_000, '{"cmd":"new","seed":' + "9" * 10_000 + "}", "[" * 200 + "]" * 200,
]  # fmt: skip


@pytest.mark.parametrize("line", BAD_JSON, ids=range(len(BAD_JSON)))
def test_what_cannot_be_read_is_bad_json(referee: Referee, line: str | bytes) -> None:
    answer = referee.answer(line)
    assert answer is not None
    assert answer.isascii()
    assert code(json.loads(answer)) == "bad_json"


@pytest.mark.parametrize("cmd", ["nwe", "", "New", None, 1, True, ["new"], {"cmd": "new"}, "\ud800"])
def test_a_command_that_does_not_exist(ask: Ask, cmd: Any) -> None:
    assert code(ask({"cmd": cmd})) == "unknown_command"


@pytest.mark.parametrize("line", ["[]", "1", "null", '"new"', "{}", '{"CMD":"new"}'])
def test_a_request_is_an_object_with_a_command(referee: Referee, line: str) -> None:
    assert code(json.loads(referee.answer(line) or "")) == "bad_request"


@pytest.mark.parametrize(
    "members",
    [
        {"preset": "gothic"}, {"preset": None}, {"preset": ["modern"]}, {"preset": {"modern": 1}},
        {"players": 1}, {"players": 6}, {"players": True}, {"players": 2.0}, {"players": "2"}, {"players": None},
        {"players": 10**4000}, {"players": -3},
        {"options": []}, {"options": None}, {"options": {"tiny_city": "3"}}, {"options": {"speed": 1}},
        {"options": {"wheel": 1}}, {"options": {"followers": 0}}, {"options": {"followers": 10**40}},
        {"options": {"start": ["tile_D"]}}, {"options": {"tiny_city": [4]}}, {"options": {"wheel": {}}},
        {"draw": "V"}, {"draw": None}, {"draw": [1]}, {"draw": ["V", None]}, {"draw": ["v"]}, {"draw": ["W29"]},
        {"draw": ["\ud800"]}, {"draw": ["V"] * 251}, {"draw": [["V"]]}, {"draw": {"V": 1}},
        {"dice": 1}, {"dice": None}, {"dice": ["1"]}, {"dice": [True]}, {"dice": [1]},
        {"seed": "1"}, {"seed": 1.5}, {"seed": None}, {"seed": True}, {"seed": []},
        {"colour": "red"}, {"action": {"type": "skip"}},
    ],
    ids=lambda members: json.dumps(members)[:40],
)  # fmt: skip
def test_a_game_that_cannot_be_played_is_refused_and_the_old_one_goes_on(ask: Ask, members: Json) -> None:
    before = new(ask, "V", "U")
    assert code(ask({"cmd": "new", **members})) == "bad_request"
    assert ask({"cmd": "state"}) == before


@pytest.mark.parametrize("cmd", ["state", "legal", "undo", "play", "explain"])
def test_without_a_game(ask: Ask, cmd: str) -> None:
    action = {"action": {"type": "skip"}} if cmd in ("play", "explain") else {}
    assert code(ask({"cmd": cmd, **action})) == "no_game"


@pytest.mark.parametrize("cmd", ["state", "legal", "undo", "quit", "play", "explain"])
def test_an_unknown_member_is_refused(referee: Referee, ask: Ask, cmd: str) -> None:
    new(ask, "V")
    assert code(ask({"cmd": cmd, "force": True})) == "bad_request"


MALFORMED: list[Any] = [
    None, 1, "skip", [], {}, {"type": None}, {"type": "jump"}, {"type": ["skip"]}, {"type": "skip", "x": 1},
    {"type": "place"}, {"type": "place", "x": 1, "y": 0}, {"type": "place", "x": "1", "y": 0, "rotation": 0},
    {"type": "place", "x": True, "y": 0, "rotation": 0}, {"type": "place", "x": 1.0, "y": 0, "rotation": 0},
    {"type": "place", "x": None, "y": 0, "rotation": 0}, {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": 1},
    {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": {"x": 1, "y": 0}},
    {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": {"x": 1, "y": 0, "axis": "EW"}},
    {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": {"x": 1, "y": 0, "axis": ["NS"]}},
    {"type": "follower", "feature": "river", "at": "N"}, {"type": "follower", "feature": {}, "at": "N"},
    {"type": "follower", "feature": "city", "at": 1}, {"type": "castle", "build": 1}, {"type": "bid", "points": "3"},
    {"type": "bid", "points": {"min": 1, "max": 99}}, {"type": "auction", "tile": 5, "bid": 0},
]  # fmt: skip


@pytest.mark.parametrize("action", MALFORMED, ids=lambda action: json.dumps(action)[:60])
@pytest.mark.parametrize("cmd", ["play", "explain"])
def test_a_malformed_action_is_a_bad_request(ask: Ask, cmd: str, action: Any) -> None:
    before = new(ask, "V", "U")
    assert code(ask({"cmd": cmd, "action": action})) == "bad_request"
    assert ask({"cmd": "state"}) == before


ILLEGAL: list[Json] = [
    {"type": "place", "x": 5, "y": 5, "rotation": 0}, {"type": "place", "x": 10**30, "y": 0, "rotation": 0},
    {"type": "place", "x": 0, "y": 0, "rotation": 0}, {"type": "place", "x": 1, "y": 0, "rotation": 4},
    {"type": "place", "x": 1, "y": 0, "rotation": -1}, {"type": "skip"}, {"type": "decline"}, {"type": "buy"},
    {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": {"x": 1, "y": 0, "axis": "NS"}},
    {"type": "place", "x": 1, "y": 0, "rotation": 0, "bridge": {"x": 2**70, "y": 0, "axis": "NS"}},
    {"type": "bid", "points": 100}, {"type": "bid", "points": -1}, {"type": "crown", "segment": "tax"},
    {"type": "crown", "segment": "\ud800"}, {"type": "auction", "tile": "V", "bid": 0}, {"type": "draw", "tile": "V"},
    {"type": "follower", "feature": "city", "at": "N"}, {"type": "plague", "x": 0, "y": 0, "feature": "castle"},
    {"type": "castle_project", "x": 0, "y": 0, "feature": "cloister"}, {"type": "castle", "build": True},
]  # fmt: skip


@pytest.mark.parametrize("action", ILLEGAL, ids=lambda action: json.dumps(action)[:60])
def test_a_well_formed_action_that_is_not_allowed_is_illegal(ask: Ask, action: Json) -> None:
    before = new(ask, "V", "U")
    assert code(ask({"cmd": "play", "action": action})) == "illegal_action"
    answer = ask({"cmd": "explain", "action": action})
    assert answer["legal"] is False
    assert answer["reason"]
    assert ask({"cmd": "state"}) == before


def test_playing_when_the_game_is_over_is_illegal(ask: Ask) -> None:
    new(ask)
    for action in ({"type": "skip"}, {"type": "bid", "points": 100}):
        answer = ask({"cmd": "play", "action": action})
        assert code(answer) == "illegal_action"
        assert "over" in answer["error"]["message"]


def test_a_message_never_echoes_a_whole_novel(referee: Referee) -> None:
    answer = referee.answer(json.dumps({"cmd": "x" * 100_000}))
    assert answer is not None
    assert len(answer) < 2500
