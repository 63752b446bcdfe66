"""Promise 3: seat tokens of 256 bits, stored hashed, compared in constant time, in no log and no address."""

from __future__ import annotations

import ast
import base64
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import carcassonne.server
from support.frames import open_socket
from support.postgres import Postgres
from support.serving import Serving
from support.visitor import Seated, Visitor, a_move_id, bearer, chosen, visiting

SERVER = Path(carcassonne.server.__file__).parent
ACTIONS = ("moves", "preview", "resign", "undo", "undo/answer", "rematch", "rematch/answer", "hint", "emotes", "colour")


def bodies(visitor: Visitor, seated: Seated) -> dict[str, object]:
    """A body for each request that needs a token, which would be accepted from the right seat."""
    ply, actions = visitor.legal(seated.id)
    action = chosen(actions, visitor.dice)
    return {
        "moves": {"ply": ply, "move_id": a_move_id(), "actions": [action]},
        "preview": {"ply": ply, "actions": [action]},
        "resign": {},
        "undo": {"ply": max(0, ply - 1)},
        "undo/answer": {"accept": True},
        "rematch": {"same_tiles": False},
        "rematch/answer": {"accept": True},
        "hint": {},
        "emotes": {"emote": "hello"},
        "colour": {"colour": 4},
    }


def with_guest(visitor: Visitor) -> tuple[Seated, list[str]]:
    """A game that somebody has joined by link, a few moves on; and every secret in it."""
    seated = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
    secret = seated.links[1].partition("#")[2]
    seated.tokens[1] = visitor.post(seated.id, "join", {"name": "Bram"}, secret).json()["token"]
    visitor.play_to(seated, 4)
    return seated, [*seated.tokens.values(), secret]


def test_a_token_is_256_bits_in_43_characters(guest: Visitor) -> None:
    _, secrets = with_guest(guest)
    assert all(re.fullmatch("[A-Za-z0-9_-]{43}", secret) for secret in secrets)
    assert all(len(base64.urlsafe_b64decode(secret + "=")) == 32 for secret in secrets)
    assert len(set(secrets)) == len(secrets)


@pytest.mark.parametrize("what", ACTIONS)
def test_a_missing_token_gets_401_and_a_wrong_one_403_and_nothing_changes(visitor: Visitor, what: str) -> None:
    seated, _ = with_guest(visitor)
    other = visitor.new_game()
    before, body = visitor.get(seated.id), bodies(visitor, seated)[what]
    missing = visitor.post(seated.id, what, body)
    assert (missing.status_code, missing.json()["code"]) == (401, "no_token")
    for wrong in (other.tokens[0], "A" * 43, "x", seated.tokens[0][:-1], seated.tokens[0] + "A", "é" * 10):
        refused = visitor.http.post(
            f"/api/v1/games/{seated.id}/{what}", json=body, headers={b"Authorization": f"Bearer {wrong}".encode()}
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_token"), (wrong, refused.text)
    assert visitor.get(seated.id) == before


@pytest.mark.parametrize("header", ["", "Bearer", "Basic QWxhZGRpbg==", "bearer\tx y z", "Token x"])
def test_a_header_that_holds_no_token_is_answered_by_401_or_403(guest: Visitor, header: str) -> None:
    seated = guest.new_game()
    answer = guest.http.post(f"/api/v1/games/{seated.id}/resign", json={}, headers={"Authorization": header})
    assert (answer.status_code, answer.json()["code"]) in ((401, "no_token"), (403, "wrong_token"))
    assert guest.table(seated.id)["status"] == "playing"


def test_a_seat_cannot_decide_for_another(guest: Visitor) -> None:
    seated, _ = with_guest(guest)
    state, (ply, actions) = guest.state(seated.id), guest.legal(seated.id)
    other = seated.tokens[1 - state["to_act"]]
    answer = guest.move(seated.id, other, ply, chosen(actions, guest.dice))
    assert (answer.status_code, answer.json()["code"]) == (409, "not_your_turn")
    assert guest.state(seated.id) == state


def test_a_token_in_the_address_is_no_token(guest: Visitor) -> None:
    seated = guest.new_game()
    answer = guest.http.post(f"/api/v1/games/{seated.id}/resign?token={seated.tokens[0]}", json={})
    assert answer.status_code in (400, 401)
    assert guest.table(seated.id)["status"] == "playing"


def test_a_join_secret_opens_one_seat_once_and_is_no_seat_token(guest: Visitor) -> None:
    seated = guest.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}])
    one, two = (seated.links[seat].partition("#")[2] for seat in (1, 2))
    assert guest.post(seated.id, "resign", {}, one).status_code == 403
    assert guest.post(seated.id, "join", {"name": "Eve"}, seated.tokens[0]).status_code == 403
    first = guest.post(seated.id, "join", {"name": "Bram"}, one)
    assert (first.status_code, first.json()["seat"]) == (200, 1)
    again = guest.post(seated.id, "join", {"name": "Eve"}, one)
    assert (again.status_code, again.json()["code"]) == (409, "seat_taken")
    assert guest.post(seated.id, "join", {"name": "Cleo"}, two).json()["seat"] == 2
    assert [seat["name"] for seat in guest.table(seated.id)["seats"]] == ["Anna", "Bram", "Cleo"]


def test_secrets_are_in_no_frame_and_no_document_but_the_answer_they_are_given_in(
    visitor: Visitor, shared: Serving
) -> None:
    seated, secrets = with_guest(visitor)
    told = [visitor.http.get(f"/api/v1/games/{seated.id}{what}").text for what in ("", "/log", "/sight", "/record")]
    with open_socket(shared.url, seated.id) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [seated.tokens[0]]}))
        told += [str(socket.recv(timeout=5)) for _ in range(6)]
    told.append(visitor.http.get("/metrics").text)
    assert not [secret for secret in secrets for text in told if secret in text]


def test_neither_log_nor_database_holds_a_secret(
    fresh: Serving, request: pytest.FixtureRequest, addresses: Callable[[str], str]
) -> None:
    with visiting(fresh.start().url) as visitor:
        seated, secrets = with_guest(visitor)
        visitor.http.post(f"/api/v1/games/{seated.id}/resign", json={}, headers=bearer("wrong" * 8 + "abc"))
        visitor.http.get(f"/api/v1/games/{seated.id}?token={seated.tokens[0]}")
        visitor.http.post("/api/v1/games/find", json={"tokens": [seated.tokens[0]]})
        # what is in the address by a client's own fault is not repeated either
    fresh.end()
    kept = contents(fresh, request)
    for secret in secrets:
        assert secret not in fresh.log
        assert secret.encode() not in kept
        assert base64.urlsafe_b64decode(secret + "=") not in kept
    assert seated.id.encode() in kept, "the game itself must be there, or nothing was looked at"


def contents(serving: Serving, request: pytest.FixtureRequest) -> bytes:
    """Everything a database holds, as bytes."""
    if serving.database.startswith("sqlite"):
        path = Path(serving.database.removeprefix("sqlite:///"))
        return b"".join(file.read_bytes() for file in sorted(path.parent.glob(path.name + "*")))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.dump(serving.database).encode()


def test_tokens_are_compared_in_constant_time() -> None:
    """What time tells cannot be measured in a test; that `compare_digest` is what decides can be read."""
    calls = [
        node
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "compare_digest"
    ]
    assert calls
