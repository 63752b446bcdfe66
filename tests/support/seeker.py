"""Somebody who looks for a game: asks for one over HTTP and hears by a socket what becomes of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from support.serving import PLAINLY
from support.visitor import bearer

Json = dict[str, Any]
ONLY_TWO: Json = {"players": [2], "presets": ["modern"]}


@dataclass(slots=True)
class Seeker:
    """A person with a token that nobody else has."""

    name: str = "Anna"
    wishes: Json = field(default_factory=lambda: dict(ONLY_TWO))
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))

    def seek(self, url: str) -> Json:
        """Look for a game by a server; the answer says what has become of it."""
        wanted = {"token": self.token, "name": self.name} | self.wishes
        answer = httpx.post(f"{url}/api/v1/seeks", json=wanted, timeout=30.0, **PLAINLY)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def withdraw(self, url: str) -> Json:
        """Look no longer."""
        answer = httpx.delete(f"{url}/api/v1/seeks", headers=bearer(self.token), timeout=30.0, **PLAINLY)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @contextmanager
    def listening(self, url: str) -> Iterator[ClientConnection]:
        """A socket of the lobby that says hello with the token."""
        with connect(f"ws{url.removeprefix('http')}/api/v1/lobby/socket", proxy=None) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
            yield socket


def told(socket: ClientConnection, kind: str, timeout: float = 40.0) -> Json:
    """The next frame of a kind."""
    while True:
        frame: Json = json.loads(socket.recv(timeout=timeout))
        if frame["type"] == kind:
            return frame


def called(socket: ClientConnection, timeout: float = 40.0) -> Json:
    """The frame that says which seat of which game was found."""
    while True:
        frame = told(socket, "seek", timeout)
        if frame["game"] is not None:
            return frame
