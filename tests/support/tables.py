"""A server inside the test's own process: the application on a database file, asked without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI

from carcassonne.notation.json import actions_to_json
from carcassonne.server.app import create_app
from carcassonne.server.commands.scheduler import BotService
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import PlayedDecision, Replay
from carcassonne.server.settings import Settings
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.store import Store

Json = dict[str, Any]
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine, for some minutes at most."""
    return asyncio.run(asyncio.wait_for(work, 240))


class FirstLegal:
    """Bots that play the first action on the list, for tests that are not about bots."""

    async def play(
        self, replay: Replay, *, level: int | None, player: str | None, seed: int, seconds: float, asker: str = ""
    ) -> PlayedDecision:
        return replay.decide(replay.game.legal_actions()[0])

    async def close(self) -> None:
        pass


@dataclass(slots=True)
class House:
    """A running application and a client of it."""

    app: FastAPI
    http: httpx.AsyncClient
    registry: Registry
    store: Store

    async def new_game(self, *kinds: str, **wanted: Any) -> Json:
        """A game with seats `human`, `bot` or `open`."""
        further: dict[str, Json] = {"human": {"name": "Anna"}, "bot": {"level": 1}, "open": {}}
        seats = [{"kind": kind} | further[kind] for kind in kinds]
        answer = await self.http.post("/api/v1/games", json={"seats": seats} | wanted)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def post(self, game: str, what: str, body: Any, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.post(f"/api/v1/games/{game}/{what}", json=body, headers=headers)

    async def get(self, game: str, what: str = "") -> Json:
        answer = await self.http.get(f"/api/v1/games/{game}{what and '/'}{what}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def next_turn(self, game: str, move_id: str = "") -> tuple[Json, int | None]:
        """The first legal action as a client would send it, the lowest of bids, and whose it is."""
        async with self.registry.pinned(game) as table:
            ply, to_act = table.ply, table.replay.game.to_act
            actions = actions_to_json(table.replay.game.legal_actions())[:1]
        for action in actions:
            for member in ("bid", "points"):
                if isinstance(action.get(member), dict):
                    action[member] = action[member]["min"]
        return {"ply": ply, "move_id": move_id or f"m{ply}-{len(str(actions))}", "actions": actions}, to_act

    async def play(self, made: Json, move_id: str = "") -> Json:
        """The first legal action for whoever is asked."""
        decision, to_act = await self.next_turn(made["id"], move_id)
        answer = await self.post(made["id"], "moves", decision, made["tokens"][str(to_act)])
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def until(self, game: str, holds: Any, seconds: float = 10.0) -> Json:
        """The table, as soon as something holds of it."""
        async with asyncio.timeout(seconds):
            while True:
                table: Json = (await self.get(game))["table"]
                if holds(table):
                    return table
                await asyncio.sleep(0.01)


@asynccontextmanager
async def a_store(folder: Path) -> AsyncIterator[Store]:
    """A store on the database in a folder, brought up to date."""
    store = Store.at(f"sqlite+aiosqlite:///{folder}/games.sqlite3")
    try:
        await prepare(store)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def a_house(folder: Path, bots: BotService | None = None, **settings: Any) -> AsyncIterator[House]:
    """An application on a database in a folder; its bots play the first legal action at once."""
    usual: Json = {"database_url": f"sqlite:///{folder}/games.sqlite3", "bot_pause": 0.0, "rate": 0.0, "quotas": {}}
    app = create_app(Settings(**(usual | settings)), bots or FirstLegal())
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as http:
            yield House(app, http, app.state.registry, app.state.store)
