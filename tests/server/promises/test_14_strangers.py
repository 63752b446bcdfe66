"""Promise 14: strangers who send half a request, or an endless one, keep nobody out and cost next to nothing."""

from __future__ import annotations

import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress

import httpx
import pytest

from support.frames import entries_until, frames_of, open_socket
from support.serving import PLAINLY, Serving, free_port
from support.visitor import HUMANS, Visitor, visiting

MEGABYTE = 1 << 20
FEW_FILES = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
sys.argv[0] = "carcassonne"
runpy.run_module("carcassonne", run_name="__main__", alter_sys=True)
"""
"""A server on a system that gives it 256 file descriptors."""
HALF = b"POST /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: "
SLOW_BODY = (
    b"POST /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)


@contextmanager
def knocking(serving: Serving, count: int, half: bytes, source: str = "127.0.0.1") -> Iterator[list[sockets.socket]]:
    """Connections that send half a request and wait."""
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            one = stack.enter_context(closing(sockets.socket()))
            one.settimeout(10)
            one.bind((source, 0))
            with suppress(OSError):  # a server that has no room for it may refuse it
                one.connect(("127.0.0.1", serving.port))
                one.sendall(half)
            opened.append(one)
        yield opened


def closed(one: sockets.socket, seconds: float = 20.0) -> bytes:
    """What a connection still says before it is closed by the server."""
    one.settimeout(seconds)
    said = b""
    with suppress(ConnectionError):
        while part := one.recv(65536):
            said += part
    return said


def cut_off(one: sockets.socket, data: bytes, pause: float = 0.0) -> bool:
    """Whether a client that sends the same for ever is not listened to any more."""
    deadline = time.monotonic() + 20
    try:
        while time.monotonic() < deadline:
            one.sendall(data)
            time.sleep(pause)
    except OSError:  # a reset, or a broken pipe
        return True
    return False


def test_half_sent_requests_lock_nobody_out(own: Serving) -> None:
    own.program = ("-c", FEW_FILES)
    own.start()
    with visiting(own.url) as inside:
        seated = inside.new_game(HUMANS, seed=1)
        for round_number, half in enumerate((HALF, SLOW_BODY, b""), 1):
            with open_socket(own.url, seated.id, 0) as socket, knocking(own, 400, half):
                with visiting(own.url) as newcomer:
                    assert newcomer.http.get("/api/v1/presets").status_code == 200
                    newcomer.new_game()
                inside.play_to(seated, 4 * round_number)
                seen = [frame["seq"] for frame in entries_until(frames_of(socket), 4 * round_number)]
                assert seen == list(range(1, 4 * round_number + 1))


def test_who_does_not_finish_a_request_is_let_go(own: Serving) -> None:
    own.environment |= {"CARCASSONNE_HEADER_SECONDS": "0.5", "CARCASSONNE_BODY_SECONDS": "0.5"}
    own.start()
    with knocking(own, 1, HALF) as [head], knocking(own, 1, SLOW_BODY) as [body], knocking(own, 1, b"") as [silent]:
        assert closed(head).startswith(b"HTTP/1.1 408 ")
        assert b'"too_slow"' in closed(body)
        assert closed(silent) == b""
    with knocking(own, 1, HALF) as [dripping]:
        assert cut_off(dripping, b"x", 0.05)


def test_one_address_does_not_take_all_the_connections(own: Serving) -> None:
    own.environment |= {"CARCASSONNE_CONNECTIONS_PER_ADDRESS": "8"}
    own.start()
    with knocking(own, 8, HALF, "127.0.0.2"), knocking(own, 1, HALF, "127.0.0.2") as [ninth]:
        assert closed(ninth).startswith(b"HTTP/1.1 429 ")
        with visiting(own.url) as other:
            other.new_game()


# --- endless heads ----------------------------------------------------------------------------------------------------
def endless(kind: str) -> Iterator[bytes]:
    """A request of 64 MB, a megabyte at a time."""
    if kind == "target":
        yield b"GET /"
        yield from (b"x" * MEGABYTE for _ in range(64))
    elif kind == "header":
        yield b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "
        yield from (b"x" * MEGABYTE for _ in range(64))
    else:
        yield b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        yield from (b"a: b\r\n" * (MEGABYTE // 6) for _ in range(64))


@pytest.mark.parametrize(
    ("kind", "status"), [("target", b"414"), ("header", b"431"), ("headers", b"431")], ids=["target", "header", "many"]
)
def test_an_endless_head_is_refused_early_and_costs_nothing(
    guest: Visitor, plain: Serving, kind: str, status: bytes
) -> None:
    before, sent = plain.memory(), 0
    with knocking(plain, 1, b"") as [one]:
        with suppress(OSError):
            for part in endless(kind):
                one.sendall(part)
                sent += len(part)
        assert sent < 60 * MEGABYTE, "all of it was taken"
        said = closed(one)
        assert said == b"" or said.startswith(b"HTTP/1.1 " + status), said[:200]
    assert plain.memory() - before < 30 * MEGABYTE
    assert guest.http.get("/api/v1/presets").status_code == 200


@pytest.mark.parametrize(
    ("request_head", "status", "code"),
    [
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", 414, "target_too_long"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"a: b\r\n" * 120 + b"\r\n", 431, "headers_too_large"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nA: " + b"x" * 40_000, 431, "headers_too_large"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", 400, "bad_request"),
        (b"EHLO there\r\n\r\n", 400, "bad_request"),
    ],
    ids=["target", "headers", "half", "tls", "smtp"],
)
def test_a_refused_head_gets_a_problem(plain: Serving, request_head: bytes, status: int, code: str) -> None:
    with knocking(plain, 1, request_head) as [one]:
        head, _, body = closed(one).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    answer = httpx.Response(status, headers={"content-type": "application/problem+json"}, content=body)
    assert answer.json()["code"] == code
    assert b"application/problem+json" in head


def test_who_asks_on_without_reading_is_cut_off(guest: Visitor, plain: Serving) -> None:
    seated = guest.new_game(HUMANS, seed=1)
    stream = f"GET /api/v1/games/{seated.id}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    before = plain.memory()
    with knocking(plain, 1, stream) as [one]:
        assert cut_off(one, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
    assert plain.memory() - before < 50 * MEGABYTE


# --- behind a proxy ---------------------------------------------------------------------------------------------------
def test_behind_a_proxy_each_client_has_limits_of_its_own(own: Serving) -> None:
    own.environment |= {"CARCASSONNE_QUOTAS": "games=1/hour", "CARCASSONNE_PROXIES": "127.0.0.3"}
    own.start()
    wanted = {"seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]}

    def asked(source: str, client: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), **PLAINLY) as http:
            headers = {"X-Forwarded-For": client}
            return http.post(f"{own.url}/api/v1/games", json=wanted, headers=headers).status_code

    assert [asked("127.0.0.3", client) for client in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [201, 201, 429]
    assert [asked("127.0.0.3", f"2001:db8:0:1::{number}") for number in (1, 2)] == [201, 429]
    assert [asked("127.0.0.4", f"192.0.2.{number}") for number in (3, 4)] == [201, 429], "nobody's word but a proxy's"


def test_operators_have_a_port_of_their_own(own: Serving) -> None:
    port = free_port()
    own.environment |= {"CARCASSONNE_METRICS": f"127.0.0.1:{port}"}
    own.start()
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", **PLAINLY)
    assert "carcassonne_connections" in told.text
    assert httpx.get(f"{own.url}/metrics", **PLAINLY).status_code == 403


def test_who_asks_ahead_and_leaves_ends_what_was_asked_for(own: Serving) -> None:
    own.environment["CARCASSONNE_PING"] = "0.1"
    with visiting(own.start().url) as visitor:
        seated = visitor.new_game(HUMANS, seed=1)
        head = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n"
        find = b"POST /api/v1/games/find HTTP/1.1\r\n" + head + b'{"tokens":[]}'
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        socket = b"GET /api/v1/games/%s/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n" % seated.id.encode()
        socket += upgrade + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        stream = b"GET /api/v1/games/%s/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % seated.id.encode()
        for ahead in (find * 3, socket):
            with closing(sockets.create_connection(("127.0.0.1", own.port), 10)) as one:
                one.sendall(stream)
                assert one.recv(4096).startswith(b"HTTP/1.1 200")
                one.sendall(ahead)
                one.recv(4096)
            deadline = time.monotonic() + 30
            while "carcassonne_listeners 0.0" not in visitor.http.get("/metrics").text:
                assert time.monotonic() < deadline, "the stream goes on"
                time.sleep(0.1)
    assert "a bug of ours" not in own.log
