"""Promise 9: what is oversized, unknown, too much, too slow or foreign is refused or inert; others do not notice."""

from __future__ import annotations

import base64
import json
import os
import socket as sockets
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from support.frames import entries_until, frames_of, open_socket
from support.problems import fault_in
from support.serving import Serving
from support.visitor import HUMANS, Seated, Visitor, bearer, chosen, visiting

Json = dict[str, Any]
BODY_LIMIT, RECORD_LIMIT = 64 * 1024, 1024 * 1024
MEGABYTE = 1 << 20
FRIENDS = "https://friends.example"
"""A page that the operator lets in."""


# --- size -------------------------------------------------------------------------------------------------------------
def test_a_body_over_the_limit_is_refused_and_nothing_changes(guest: Visitor) -> None:
    seated = guest.new_game()
    before, (ply, actions) = guest.get(seated.id), guest.legal(seated.id)
    body = {"ply": ply, "move_id": "x" * BODY_LIMIT, "actions": [chosen(actions, guest.dice)]}
    answer = guest.post(seated.id, "moves", body, seated.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert fault_in(answer) == ""
    assert guest.get(seated.id) == before


def test_a_body_that_does_not_say_its_length_is_refused_as_soon_as_it_is_too_long(guest: Visitor) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        yield b'{"preset":"'
        while sent < 64 * MEGABYTE:
            sent += MEGABYTE
            yield b"x" * MEGABYTE

    try:
        answer = guest.http.post("/api/v1/games", content=endless(), headers={"Content-Type": "application/json"})
    except httpx.TransportError:
        pass  # cut off in the middle
    else:
        assert answer.status_code == 413
    assert sent < 64 * MEGABYTE or answer.status_code == 413


def test_a_record_may_be_longer_than_a_move_but_not_without_end(guest: Visitor) -> None:
    for size, status in ((BODY_LIMIT + 1000, 400), (RECORD_LIMIT + 1000, 413)):
        answer = guest.http.post(
            "/api/v1/games/import", content=b"# " + b"x" * size, headers={"Content-Type": "text/plain"}
        )
        assert answer.status_code == status, answer.text
        assert fault_in(answer) == ""


def test_an_oversized_frame_closes_its_own_socket_and_no_other(guest: Visitor, plain: Serving) -> None:
    seated = guest.new_game(HUMANS, seed=1)
    with open_socket(plain.url, seated.id, 0) as quiet, open_socket(plain.url, seated.id, 0) as loud:
        assert closed_by(loud, lambda: loud.send("x" * MEGABYTE)) in (1009, 1008, CUT)
        guest.play_to(seated, 3)
        assert [frame["seq"] for frame in entries_until(frames_of(quiet), 3)] == [1, 2, 3]


CUT = 1006
"""No code: a server that closes while the other side still sends may be heard no more."""


def closed_by(socket: ClientConnection, deed: Callable[[], None]) -> int:
    """The code a socket is closed with, sooner or later, if something is done again and again."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            deed()
            socket.recv(timeout=0.05)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else CUT
    raise AssertionError("the socket is still open")


@pytest.mark.parametrize(
    "message",
    ["", "hello", "[]", "null", '{"type":"hello"}', '{"type":"hello","tokens":"x"}', '{"type":"hello","tokens":[1]}',
     '{"type":"hello","tokens":["%s"]}' % ("A" * 43), '{"type":"move","ply":0}',
     '{"type":"hello","tokens":[],"more":1}', "{" * 5000, b"\x00\xff\x00"],
    ids=lambda message: repr(message[:30]),
)  # fmt: skip
def test_a_strange_message_on_a_socket_harms_nobody(guest: Visitor, plain: Serving, message: str | bytes) -> None:
    """The socket is closed with a reason or goes on; the game and its other listeners do."""
    seated = guest.new_game(HUMANS, seed=1)
    with open_socket(plain.url, seated.id, 0) as quiet, open_socket(plain.url, seated.id, 0) as odd:
        odd.send(message)
        guest.play_to(seated, 3)
        assert [frame["seq"] for frame in entries_until(frames_of(quiet), 3)] == [1, 2, 3]
        entries_until(frames_of(odd), 3)
        assert odd.close_code in (None, 1003, 1007, 1008, 1009)
    assert "Traceback" not in plain.log


def test_a_token_shown_on_a_socket_makes_its_seat_present_and_leaving_makes_it_absent(
    guest: Visitor, plain: Serving
) -> None:
    seated = guest.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
    secret = seated.links[1].partition("#")[2]
    seated.tokens[1] = guest.post(seated.id, "join", {"name": "Bram"}, secret).json()["token"]
    assert presence(guest, seated) == [False, False]
    with open_socket(plain.url, seated.id, 0) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [seated.tokens[1]]}))
        eventually(lambda: presence(guest, seated) == [False, True])
    eventually(lambda: presence(guest, seated) == [False, False])


def test_who_watches_is_counted_and_hears_what_a_seat_says_but_not_too_often(guest: Visitor, plain: Serving) -> None:
    seated = guest.new_game()
    with open_socket(plain.url, seated.id, 0) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": []}))
        eventually(lambda: guest.table(seated.id)["watching"] == 1)
        assert guest.post(seated.id, "emotes", {"emote": "nice"}, seated.tokens[1]).status_code == 200
        again = guest.post(seated.id, "emotes", {"emote": "nice"}, seated.tokens[1])
        assert (again.status_code, again.json()["code"]) == (429, "too_many_requests")
        assert guest.post(seated.id, "emotes", {"emote": "rubbish"}, seated.tokens[0]).status_code == 400
        frames = [json.loads(socket.recv(timeout=5)) for _ in range(3)]
    assert {"type": "emote", "seat": 1, "emote": "nice"} in frames
    eventually(lambda: guest.table(seated.id)["watching"] == 0)


def presence(guest: Visitor, seated: Seated) -> list[bool]:
    return [seat["present"] for seat in guest.table(seated.id)["seats"]]


def eventually(holds: Any, seconds: float = 5.0) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# --- unknown fields ---------------------------------------------------------------------------------------------------
def test_unknown_members_are_refused_everywhere(guest: Visitor) -> None:
    seated = guest.new_game(HUMANS, seed=2)
    ply, actions = guest.legal(seated.id)
    action = chosen(actions, guest.dice)
    wrong: dict[str, Json] = {
        "moves": {"ply": ply, "move_id": "a", "actions": [action], "extra": 1},
        "preview": {"ply": ply, "actions": [action | {"extra": 1}]},
        "resign": {"extra": 1},
        "undo": {"ply": 0, "extra": 1},
        "undo/answer": {"accept": True, "extra": 1},
        "rematch": {"same_tiles": True, "extra": 1},
        "again": {"ply": 0, "seat": 0, "extra": 1},
        "join": {"name": "x", "extra": 1},
    }
    before = guest.get(seated.id)
    for what, body in wrong.items():
        answer = guest.post(seated.id, what, body, seated.tokens[0])
        assert (answer.status_code, answer.json()["code"]) in ((400, "bad_request"), (403, "wrong_token")), (
            what,
            answer.text,
        )
    assert guest.http.post("/api/v1/games/find", json={"tokens": [], "extra": 1}).status_code == 400
    assert guest.get(seated.id) == before


# --- floods -----------------------------------------------------------------------------------------------------------
def test_a_flood_is_told_to_come_back_later_and_a_game_elsewhere_goes_on(own: Serving) -> None:
    """Elsewhere is another address: the limit is a window, and the flooder has to wait for it to pass."""
    own.environment |= {"CARCASSONNE_RATE": "10", "CARCASSONNE_BURST": "60"}  # a busy machine floods slowly
    own.start()
    with visiting(own.url) as visitor, visiting(own.url, "127.0.0.2") as elsewhere:
        seated = visitor.new_game(HUMANS, seed=3)
        answers = [visitor.http.get(f"/api/v1/games/{seated.id}") for _ in range(300)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert {answer.status_code for answer in answers} == {200, 429}
        assert all(int(answer.headers["Retry-After"]) >= 1 for answer in late)
        assert fault_in(late[0]) == ""
        assert visitor.http.get("/healthz").status_code == 200, "an overseer is never turned away"
        elsewhere.play_to(seated, 4)


def test_one_address_cannot_hold_sockets_without_end_though_its_origin_is_allowed(own: Serving) -> None:
    own.environment |= {"CARCASSONNE_SOCKETS": "8", "CARCASSONNE_ORIGINS": FRIENDS}
    own.start()
    with visiting(own.url) as visitor:
        seated = visitor.new_game(HUMANS, seed=3)
        held = [open_socket(own.url, seated.id, 0, origin=FRIENDS) for _ in range(8)]
        for one in held:
            assert one.__enter__().recv(timeout=5)
        assert not can_listen(own.url, seated.id)
        visitor.play_to(seated, 2)
        for one in held:
            one.__exit__(None, None, None)
        eventually(lambda: can_listen(own.url, seated.id))


def can_listen(url: str, game: str) -> bool:
    try:
        with open_socket(url, game, 0) as socket:
            return bool(socket.recv(timeout=5))
    except (InvalidStatus, ConnectionClosed):
        return False


def test_while_many_knock_at_once_another_player_is_answered_in_time(guest: Visitor, plain: Serving) -> None:
    seated, stop = guest.new_game(HUMANS, seed=4), threading.Event()

    def flood() -> None:
        with visiting(plain.url) as other:
            while not stop.is_set():
                other.http.post("/api/v1/games", content=b"{" * 60_000, headers={"Content-Type": "application/json"})

    calm = median_of_moves(guest, seated)
    threads = [threading.Thread(target=flood) for _ in range(6)]
    for thread in threads:
        thread.start()
    busy = median_of_moves(guest, seated)
    stop.set()
    for thread in threads:
        thread.join()
    assert busy < max(2.0, 20 * calm)


def median_of_moves(guest: Visitor, seated: Seated) -> float:
    """Seconds for a move, looking at the table before it, in the middle of a dozen."""
    times = []
    for _ in range(12):
        began = time.monotonic()
        assert guest.play_one(seated) is not None
        times.append(time.monotonic() - began)
    return statistics.median(times)


# --- slow readers -----------------------------------------------------------------------------------------------------
def deaf_socket(serving: Serving, path: str, *, upgrade: bool) -> sockets.socket:
    """A connection that asks to listen and then never reads a byte."""
    one = sockets.socket()
    one.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", serving.port))
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{serving.port}"]
    if upgrade:
        key = base64.b64encode(os.urandom(16)).decode()
        lines += ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    one.sendall("\r\n".join([*lines, "", ""]).encode())
    return one


def test_readers_that_never_read_cost_little_and_nobody_notices(own: Serving) -> None:
    """Sixty sockets and sixty streams at a game of 70 tiles: what they do not read would be hundreds of megabytes."""
    own.environment |= {"CARCASSONNE_QUEUE": "32"}
    own.start()
    with visiting(own.url) as visitor:
        warm = visitor.new_game(HUMANS, seed=5)
        visitor.play_out(warm)
        seated = visitor.new_game(HUMANS, seed=5)
        path = f"/api/v1/games/{seated.id}"
        deaf = [deaf_socket(own, f"{path}/socket?after=0", upgrade=True) for _ in range(60)]
        deaf += [deaf_socket(own, f"{path}/stream?after=0", upgrade=False) for _ in range(60)]
        before = own.memory()
        with open_socket(own.url, seated.id, 0) as socket:
            began = time.monotonic()
            last = visitor.play_out(seated)
            seconds = time.monotonic() - began
            heard = entries_until(frames_of(socket), last["ply"])
        grown = own.memory() - before
        for one in deaf:
            one.close()
    assert [frame["seq"] for frame in heard] == list(range(1, last["ply"] + 1))
    assert grown < 150 * MEGABYTE, f"{grown / MEGABYTE:.0f} MB for readers that do not read"
    assert seconds / last["ply"] < 0.5


# --- foreign origins --------------------------------------------------------------------------------------------------
def test_a_page_of_another_origin_can_neither_play_nor_listen(guest: Visitor, plain: Serving) -> None:
    seated = guest.new_game(HUMANS, seed=6)
    before = guest.get(seated.id)
    for origin in (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{plain.port + 1}",
        f"https://127.0.0.1:{plain.port}",
    ):
        headers = bearer(seated.tokens[0]) | {"Origin": origin}
        answer = guest.http.post(f"/api/v1/games/{seated.id}/resign", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), origin
        assert "access-control-allow-origin" not in answer.headers
        with pytest.raises(InvalidStatus) as refused, open_socket(plain.url, seated.id, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    assert guest.get(seated.id) == before


def test_our_own_page_can_play_and_listen(guest: Visitor, plain: Serving) -> None:
    seated = guest.new_game(HUMANS, seed=6)
    headers = bearer(seated.tokens[0]) | {"Origin": plain.url}
    with open_socket(plain.url, seated.id, origin=plain.url) as socket:
        assert json.loads(socket.recv(timeout=5))["type"] == "table"
    assert guest.http.post(f"/api/v1/games/{seated.id}/resign", json={}, headers=headers).status_code == 200


# --- names ------------------------------------------------------------------------------------------------------------
MARKUP = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "]]>",
    "' OR 1=1 --",
    "%s%n",
    '[Result "99 0"]',
]
CONTROL = ["a\x00b", "a\nb", "a\r\nSet-Cookie: x=1", "\x1b[31mred", "a\u202eb", "\u0007", "a\u2028b"]


@pytest.mark.parametrize("name", MARKUP)
def test_markup_in_a_name_is_text_and_nothing_else(guest: Visitor, name: str) -> None:
    seated = guest.new_game([{"kind": "human", "name": name}, {"kind": "open"}])
    secret = seated.links[1].partition("#")[2]
    joined = guest.post(seated.id, "join", {"name": name}, secret)
    assert joined.status_code == 200
    answer = guest.http.get(f"/api/v1/games/{seated.id}")
    assert [seat["name"] for seat in answer.json()["table"]["seats"]] == [name, f"{name} 2"]  # told apart
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    record = guest.http.get(f"/api/v1/games/{seated.id}/record")
    assert record.headers["content-type"].startswith("text/plain")
    from carcassonne.notation.record import parse_record

    assert parse_record(record.text).names == (name, f"{name} 2")


@pytest.mark.parametrize("name", CONTROL, ids=ascii)
def test_control_characters_in_a_name_are_refused_or_taken_out(guest: Visitor, plain: Serving, name: str) -> None:
    body = {"preset": "modern", "seats": [{"kind": "human", "name": name}, {"kind": "bot", "level": 1}]}
    answer = guest.http.post("/api/v1/games", json=body)
    if answer.status_code == 201:
        kept = answer.json()["table"]["seats"][0]["name"]
        assert kept.isprintable()
    else:
        assert fault_in(answer) == ""
    assert "\x1b" not in plain.log
    assert "\x00" not in plain.log


@pytest.mark.parametrize("name", ["", "   ", "x" * 1000])
def test_a_name_that_is_empty_or_endless_is_refused(guest: Visitor, name: str) -> None:
    body = {"preset": "modern", "seats": [{"kind": "human", "name": name}, {"kind": "bot", "level": 1}]}
    answer = guest.http.post("/api/v1/games", json=body)
    assert answer.status_code == 400
    assert fault_in(answer) == ""


def test_the_page_may_run_no_script_but_its_own(guest: Visitor) -> None:
    answer = guest.http.get("/")
    policy = answer.headers.get("content-security-policy", "")
    assert "default-src 'self'" in policy or "script-src 'self'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]
