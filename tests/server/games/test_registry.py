"""Games in memory: what a process remembers counts only as far as the database agrees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.games import registry
from carcassonne.server.storage.service import LIFE_SECONDS
from carcassonne.server.storage.store import Store, Unavailable
from carcassonne.server.upkeep.retention import remove_games
from support.tables import a_house, run


def test_a_process_cut_off_from_the_database_neither_refuses_nor_answers_from_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> dict[str, int]:
        raise Unavailable("cut off")

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open", draw=["V", "U", "E"])
            game, anna = made["id"], made["tokens"]["0"]
            secret = made["links"]["1"].partition("#")[2]
            assert (await house.post(game, "join", {"name": "Bram"}, secret)).status_code == 200
            turn, _ = await house.next_turn(game)
            monkeypatch.setattr(house.registry.store, "shared", True)  # as if other processes wrote there, too
            monkeypatch.setattr(house.registry.store, "versions", away)
            monkeypatch.setattr(house.registry.timekeeper, "_at", house.registry.timekeeper._at - 2 * LIFE_SECONDS)
            asked = {
                "a move that another process has taken": await house.post(game, "moves", turn | {"ply": 7}, anna),
                "a guest whom another process has seated": await house.post(game, "moves", turn, "somebody" * 4),
                "a guest who asks again": await house.post(game, "join", {"name": "Bram"}, secret),
                "a preview": await house.post(game, "preview", {"ply": turn["ply"], "actions": []}, anna),
                "the game": await house.http.get(f"/api/v1/games/{game}"),
                "its record": await house.http.get(f"/api/v1/games/{game}/record"),
                "its picture": await house.http.get(f"/api/v1/games/{game}/picture.svg"),
            }
            assert {what: answer.status_code for what, answer in asked.items()} == dict.fromkeys(asked, 503)

    run(work())


@pytest.mark.parametrize("shared", [False, True])
def test_a_game_that_an_operator_removes_is_forgotten_by_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    async def work() -> None:
        monkeypatch.setattr(registry, "LOOK_SECONDS", 0.05)
        async with a_house(tmp_path) as house:
            monkeypatch.setattr(house.registry.store, "shared", shared)
            made, kept = await house.new_game("human", "human"), await house.new_game("human", "human")
            stream = asyncio.create_task(house.http.get(f"/api/v1/games/{made['id']}/stream"))
            while not any(table.subscribers for table in house.registry.loaded):
                await asyncio.sleep(0.01)
            admin = Store.at(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
            assert await remove_games(admin, [made["id"]]) == [made["id"]]
            await admin.close()
            assert (await stream).status_code == 200, "it ends"
            answer = await house.http.get(f"/api/v1/games/{made['id']}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_game")
            assert await house.get(kept["id"])
            assert [table.id for table in house.registry.loaded] == [kept["id"]]

    run(work())
