"""Games in memory: what a process remembers counts only as far as the database agrees."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from carcassonne.notation.record import parse_record, print_record
from carcassonne.server.games import registry
from carcassonne.server.games.stores import LIFE_SECONDS, Unavailable
from carcassonne.server.games.table import TABLE_BYTES
from carcassonne.server.storage.store import Store
from carcassonne.server.streams.stream import subscription
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


def test_tables_in_memory_are_counted_by_their_bytes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(registry, "TABLE_SHARE", 30_000)
        async with a_house(tmp_path, tables=10) as house:
            games = [await house.new_game("human", "human") for _ in range(8)]
            assert len(house.registry.loaded) <= 300_000 // TABLE_BYTES
            for made in games:
                await house.play(made)
            held = house.registry.loaded
            assert 1 <= len(held) <= 300_000 // TABLE_BYTES
            assert house.registry._bytes == sum(table.size for table in held)

    run(work())


def test_the_tags_of_an_imported_game_are_bounded(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=["V", "U"])
            record = parse_record((await house.http.get(f"/api/v1/games/{made['id']}/record")).text)
            few = tuple((f"Tag{number}", "x" * 100) for number in range(64))
            for tags, status in ((few, 201), ((*few, ("One", "more")), 400), ((("Long", "x" * 900_000),), 400)):
                text = print_record(replace(record, tags=tags))
                answer = await house.http.post(
                    "/api/v1/games/import", content=text, headers={"Content-Type": "text/plain"}
                )
                assert answer.status_code == status, answer.text[:300]
                if status == 201:
                    kept = (await house.http.get(f"/api/v1/games/{answer.json()['id']}/record")).text
                    assert set(few) <= set(parse_record(kept).tags)
                else:
                    assert "further tags" in answer.json()["detail"]

    run(work())


def test_a_seat_says_no_more_by_asking_many_processes(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            table = house.registry.loaded[0]
            with subscription(table, 100, positions=False) as listener:
                for _ in range(3):
                    house.registry.heard_emote("another process", made["id"], 0, "nice")
                answer = await house.post(made["id"], "emotes", {"emote": "nice"}, made["tokens"]["0"])
                assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
                assert (
                    await house.post(made["id"], "emotes", {"emote": "oops"}, made["tokens"]["1"])
                ).status_code == 200
                said = [frame for frame in listener._queue if '"emote"' in frame]
                assert len(said) == 2

    run(work())


def test_made_up_games_of_one_address_keep_no_other_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            house.registry._drop(house.registry.loaded[0])
            read, looking, let = house.registry.store.read, set[str](), asyncio.Event()

            async def held(game_id: str, after: int = 0) -> Any:
                if game_id != made["id"]:
                    looking.add(game_id)
                    await let.wait()
                return await read(game_id, after)

            monkeypatch.setattr(house.registry.store, "read", held)
            asked = [asyncio.create_task(house.http.get(f"/api/v1/games/{number:016d}")) for number in range(40)]
            while len(looking) < registry.LOOKS_EACH:
                await asyncio.sleep(0.01)
            transport = httpx.ASGITransport(house.app, client=("203.0.113.9", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as other:
                assert (await other.get(f"/api/v1/games/{made['id']}")).status_code == 200
            assert len(looking) == registry.LOOKS_EACH
            let.set()
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {404}

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
