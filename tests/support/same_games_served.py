"""The games of `same_games`, played through a server inside the test's own process, with bots that think here too."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from carcassonne.local import thinking
from carcassonne.local.thinkers import BrowserPool
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.workers.bots import Bots
from support.same_games import SECRET, draw_alike, play_all
from support.tables import House, a_house


async def play_served(folder: Path, games: int, patch: pytest.MonkeyPatch) -> list[Any]:
    """Play by HTTP and WebSocket; return every answer."""
    import secrets

    for name in ("token_urlsafe", "token_hex", "randbits", "randbelow"):
        patch.setattr(secrets, name, getattr(secrets, name))
    think = thinking.open(lambda told: None)

    async def ask_bot(line: str, told: object) -> str:
        return think(line)

    pool = BrowserPool(ask_bot)
    bots = Bots(1, command=lambda nice, threads: [], pool=lambda size, command: pool)
    async with a_house(folder, bots) as house:
        patch.setattr(Timekeeper, "secret", property(lambda _: SECRET, lambda _, given: None), raising=False)
        draw_alike()
        return await play_all(Served(house).request, Served(house).listen, games)


class Served:
    """Asks a server."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def request(self, method: str, path: str, headers: dict[str, str], body: str | None) -> Any:
        content = None if body is None else body.encode("utf-8", "replace")
        answer: httpx.Response = await self._house.http.request(method, path, headers=headers, content=content)
        return answer.status_code, dict(answer.headers), answer.text

    async def listen(self, path: str, count: int) -> list[str]:
        return await listened(self._house.app, path, count)


async def listened(app: FastAPI, path: str, count: int) -> list[str]:
    """So many frames of a WebSocket of an application."""
    texts: list[str] = []
    enough = asyncio.Event()
    messages = [{"type": "websocket.connect"}]

    async def receive() -> Any:
        if not messages:
            await enough.wait()
            return {"type": "websocket.disconnect", "code": 1000}
        return messages.pop()

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send" and len(texts) < count:
            texts.append(message["text"])
        if len(texts) >= count or message["type"] == "websocket.close":
            enough.set()

    address, _, query = path.partition("?")
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "scheme": "ws",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "headers": [(b"host", b"table.test")],
        "client": ("127.0.0.1", 1),
        "server": ("table.test", 80),
        "subprotocols": [],
    }
    await app(scope, receive, send)
    return texts


def differences(one: list[Any], other: list[Any]) -> str:
    """The first answers that are not the same, as lines."""
    wrong = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]][:5]
    return "\n".join(f"{json.dumps(each)}" for pair in wrong for each in pair)
