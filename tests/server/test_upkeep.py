"""Upkeep: what is old goes, what is new stays; the operator sees what there is; a full disk is not called ready."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from carcassonne.cli.main import main
from carcassonne.server.games.stores import Unavailable
from carcassonne.server.upkeep.retention import Retention, purge
from support.tables import a_house, run

DRAW = ["V", "U"]


def age(folder: Path, game: str, days: int) -> None:
    """Make a game older than it is."""
    with sqlite3.connect(folder / "games.sqlite3") as connection:
        then = f"strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-{days} days')"
        connection.execute(f"UPDATE game SET created = {then} WHERE id = ?", (game,))
        connection.execute(f"UPDATE entry SET at = {then} WHERE game_id = ?", (game,))
    connection.close()


def test_games_are_kept_as_long_as_the_operator_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            games = [await house.new_game("human", "human", draw=DRAW) for _ in range(4)]
            for made in games[:2]:
                for _ in range(4):
                    await house.play(made)
            await house.play(games[2])
            ids = [made["id"] for made in games]
            age(tmp_path, ids[0], 40)
            age(tmp_path, ids[2], 40)
            store = house.store
            assert await purge(store, Retention()) == 0
            assert await purge(store, Retention(finished=50, abandoned=50)) == 0
            assert await purge(store, Retention(finished=30)) == 1
            assert await purge(store, Retention(abandoned=30)) == 1
        async with a_house(tmp_path) as house:
            there = [(await house.http.get(f"/api/v1/games/{game}")).status_code for game in ids]
            assert there == [404, 200, 404, 200]

    run(work())


def test_a_server_removes_what_is_old_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open")
        age(tmp_path, made["id"], 40)
        async with a_house(tmp_path, keep_abandoned=30.0) as house:
            async with asyncio.timeout(20):
                while await house.store.read(made["id"]) is not None:
                    await asyncio.sleep(0.02)

    run(work())


def test_an_operator_lists_and_removes_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> str:
        async with a_house(tmp_path) as house:
            return str((await house.new_game("human", "open"))["id"])

    game, at = run(work()), ["--data", str(tmp_path)]
    assert main(["admin", "games", *at]) == 0
    said = capsys.readouterr().out
    assert game in said
    assert "Anna, open" in said
    assert "1 waiting" in said
    assert main(["admin", "purge", *at]) == 2
    assert "--finished" in capsys.readouterr().err
    assert main(["admin", "purge", "--game", game, "--dry-run", *at]) == 0
    assert main(["admin", "purge", "--game", game, *at]) == 0
    assert main(["admin", "purge", "--game", game, *at]) == 2
    assert main(["admin", "games", "--json", *at]) == 0
    assert game not in capsys.readouterr().out.splitlines()[-1]
    assert main(["admin", "games", "--data", str(tmp_path / "none")]) == 2
    assert main(["admin", "addresses", "--server", "http://127.0.0.1:1"]) == 2
    assert "no server answers" in capsys.readouterr().err


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    """A beat of every second is the proof; whoever asks makes no write."""

    async def work() -> None:
        async with a_house(tmp_path) as house:
            store = house.store
            begun: list[object] = []
            event.listen(store.engine.sync_engine, "begin", begun.append)
            for _ in range(50):
                assert (await house.http.get("/readyz")).status_code == 200
            assert len(begun) < 50

            async def refuse(*_: object) -> None:
                raise Unavailable("the disk is full")

            store.run_on_sqlite = refuse  # type: ignore[assignment,method-assign]
            event.listen(store.engine.sync_engine, "begin", lambda one: one.exec_driver_sql("PRAGMA query_only=ON"))
            while (refused := await house.http.get("/readyz")).status_code == 200:
                await asyncio.sleep(0.1)
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            assert (await house.http.get("/healthz")).status_code == 200

    run(work())


def test_numbers_tell_of_the_loop_the_database_and_what_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            await house.new_game("human", "open")
            told = (await house.http.get("/metrics")).text
            for name in ("loop_lag_seconds_bucket", 'database_seconds_bucket{kind="insert"', "games_overdue 0.0",
                         "waiting 0.0", "connections "):  # fmt: skip
                assert f"carcassonne_{name}" in told, name

    run(work())
