"""Notices by Web Push, against a push service on this machine that reads what it is sent."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from carcassonne.server.games.tokens import hash_of
from carcassonne.server.notices import caller, sending
from carcassonne.server.notices.subscriptions import Subscription
from support.dripping import Dripping, dripping
from support.tables import House, Json, a_house, run

KEYS = {
    "p256dh": "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class PushService:
    """What a browser and its push service hold: an endpoint, the device's keys, the messages that came."""

    port: int
    private_key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))
    status: int = 201
    received: list[tuple[Json, dict[str, str]]] = field(default_factory=list)

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/device"

    @property
    def wanted(self) -> Json:
        point = self.private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self.secret)}}

    def read(self, body: bytes, headers: dict[str, str]) -> None:
        plain = http_ece.decrypt(body, private_key=self.private_key, auth_secret=self.secret, version="aes128gcm")
        self.received.append((json.loads(plain), headers))

    async def until(self, messages: int) -> None:
        async with asyncio.timeout(60):
            while len(self.received) < messages:
                await asyncio.sleep(0.02)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if service.status < 300:
                service.read(body, dict(self.headers))
            self.send_response(service.status)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def _subscribe(house: House, service: PushService, tokens: list[str]) -> Json:
    answer = await house.http.post("/api/v1/push/subscribe", json=service.wanted | {"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def _game_of_two(house: House) -> tuple[Json, str]:
    made = await house.new_game("human", "open", draw=["V", "U", "E", "W"])
    secret = made["links"]["1"].partition("#")[2]
    bram = (await house.post(made["id"], "join", {"name": "Bram"}, secret)).json()["token"]
    made["tokens"]["1"] = bram
    return made, bram


def test_who_is_away_is_called_once_a_turn_and_only_by_the_server_with_the_key(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        async with a_house(tmp_path, push_local=True) as house:
            made, bram = await _game_of_two(house)
            assert await _subscribe(house, service, [bram, "nobody's"]) == {"seats": 1}
            key = (await house.http.get("/api/v1/push/key")).json()["key"]
            while (await house.get(made["id"]))["state"]["to_act"] == 0:
                await house.play(made)
            await service.until(1)
            message, headers = service.received[0]
            assert message == {"game": made["id"], "names": ["Anna"]}
            assert headers["Authorization"].endswith(f"k={key}")
            signed, _, signature = headers["Authorization"].partition("t=")[2].partition(",")[0].rpartition(".")
            assert signed
            assert signature
            while (await house.get(made["id"]))["state"]["to_act"] == 1:
                await house.play(made)
            while (await house.get(made["id"]))["table"]["status"] == "playing" and len(service.received) < 2:
                await house.play(made)
                if (await house.get(made["id"]))["state"]["to_act"] == 1:
                    await service.until(2)
            assert len(service.received) == 2
        async with a_house(tmp_path, push_local=True) as house:
            assert (await house.http.get("/api/v1/push/key")).json()["key"] == key, "the key outlives the server"

    with push_service() as service:
        run(work(service))


def test_a_device_that_is_gone_is_forgotten_and_one_that_leaves_is_called_no_more(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        async with a_house(tmp_path, push_local=True) as house:
            made, bram = await _game_of_two(house)
            for status, left in ((410, False), (201, True)):
                service.status = status
                await _subscribe(house, service, [bram, made["tokens"]["0"]])
                if left:
                    await house.http.post("/api/v1/push/unsubscribe", json={"endpoint": service.endpoint})
                before = (await house.get(made["id"]))["state"]["to_act"]
                while (await house.get(made["id"]))["state"]["to_act"] == before:
                    await house.play(made)
                caller = house.app.state.caller
                await asyncio.gather(*caller._tasks)
                assert await caller._subscriptions.claim({hash_of(bram): "any"}) == []
            assert service.received == []

    with push_service() as service:
        run(work(service))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/device",
        "https://push.example.org:8443/device",
        "https://anna:secret@push.example.org/device",
        "https:///device",
        "https://push.example.org:port/",
        "file:///etc/passwd",
        "http://127.0.0.1:80/",
        "https://püsh.example.org/",
        "https://[x",
        "https://[::1",
        "https://exa℀mple.com/",
        "https://push.example.org/a device",
    ],
)
def test_an_endpoint_that_no_push_service_has_is_refused(tmp_path: Path, endpoint: str) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            wanted = {"endpoint": endpoint, "keys": KEYS, "tokens": []}
            answer = await house.http.post("/api/v1/push/subscribe", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), answer.text

    run(work())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]", "[fd00::1]"])
def test_nothing_is_sent_into_a_private_network(host: str) -> None:
    device = Subscription(f"https://{host}/device", KEYS["p256dh"], KEYS["auth"])
    with pytest.raises(sending.PushError, match="public network"):
        run(sending.send(device, {"game": "g"}, sending.new_key(), "mailto:anna@example.org", local=False))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("192.0.0.192", False),
        ("100.64.0.1", False),
        ("239.1.1.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::808:808", False),
        ("2002:a00:1::1", False),
        ("fec0::1", False),
        ("::ffff:10.0.0.1", False),
        ("::8.8.8.8", False),
        ("2001:0:a00:1::1", False),
        ("fe80::1%eth0", False),
    ],
)
def test_only_addresses_of_the_public_network_are_called(address: str, public: bool) -> None:
    assert sending.is_public(address) is public


def test_a_push_service_that_drips_keeps_nobody_waiting_and_is_let_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: PushService, slow: Dripping) -> None:
        async with a_house(tmp_path, push_local=True) as house:
            made, bram = await _game_of_two(house)
            await _subscribe(house, service, [bram])
            for number in range(6):  # the newest are called first
                wanted = service.wanted | {"endpoint": slow.endpoint(f"{number}"), "tokens": [bram]}
                assert (await house.http.post("/api/v1/push/subscribe", json=wanted)).status_code == 200
            while (await house.get(made["id"]))["state"]["to_act"] == 0:
                await house.play(made)
            await service.until(1)
            await asyncio.to_thread(slow.wait_for, caller.AT_ONCE_TO_ONE)
            assert len(slow.connections) == caller.AT_ONCE_TO_ONE

            monkeypatch.setattr(sending, "SECONDS", 0.3)
            calling, device = house.app.state.caller, Subscription(slow.endpoint("7"), **service.wanted["keys"])
            with pytest.raises(TimeoutError):
                await sending.send(device, {"game": "g"}, await calling._key(), "mailto:anna@example.org", local=True)
            sent = []

            async def counted(*values: Any) -> bool:
                sent.append(values)
                return await send(*values)

            send = sending.send
            monkeypatch.setattr(sending, "send", counted)
            another = replace(device, endpoint=device.endpoint.replace("127.0.0.1:", "127.0.0.1:0"))  # as services go
            for _ in range(caller.MISSES + 2):
                await calling._send(another, {})
            assert len(sent) == caller.MISSES

    with push_service() as service, dripping() as slow:
        run(work(service, slow))


def test_a_redirect_is_not_followed_and_is_no_success() -> None:
    with push_service() as service:
        service.status = 302
        device = Subscription(service.endpoint, **service.wanted["keys"])
        with pytest.raises(sending.PushError, match="302"):
            run(sending.send(device, {"game": "g"}, sending.new_key(), "mailto:anna@example.org", local=True))


def test_keys_that_encrypt_nothing_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            wanted = {"endpoint": "https://push.example.org/d", "keys": {"p256dh": "x", "auth": "y"}, "tokens": []}
            answer = await house.http.post("/api/v1/push/subscribe", json=wanted)
            assert "keys" in answer.json()["detail"]

    run(work())


def test_a_server_that_cannot_encrypt_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            answer = await house.http.get("/api/v1/push/key")
            assert answer.status_code == 503
            assert "carcassonne[push]" in answer.json()["detail"]

    monkeypatch.setattr(sending, "installed", lambda: False)
    run(work())
