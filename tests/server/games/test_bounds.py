"""Bounded work: what a move, an undo, a load and a page of the log cost does not grow with what was taken back."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from carcassonne.engine.game import Game
from carcassonne.server.commands.undo import MOST_TAKEN_BACK
from carcassonne.server.games.line_of_play import Line
from carcassonne.server.games.model import LogEntry
from carcassonne.server.games.replay import SNAPSHOT_EVERY, DamagedLog, Replay, Walk
from support.tables import House, Json, a_house, run

SEED = 5


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many decisions have been played by the rules, whoever played them."""
    count, decide = [0], Game._decide

    def counted(self: Game, *given: Any) -> Any:
        count[0] += 1
        return decide(self, *given)

    monkeypatch.setattr(Game, "_decide", counted)
    return count


async def worn(house: House, times: int, ply: int = 30) -> Json:
    """A game in which somebody has played and taken back the last decision many times."""
    made = await house.new_game("human", "human", seed=SEED)
    for _ in range(ply):
        await house.play(made)
    for number in range(times):
        await house.play(made, f"again{number}")
        answer = await house.post(made["id"], "undo", {"ply": ply}, made["tokens"]["0"])
        assert answer.status_code == 200, answer.text
    return made


def test_loading_and_reading_a_game_plays_what_is_in_force_and_no_more(tmp_path: Path, played: list[int]) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await worn(house, 60)
            before = await house.get(made["id"])
            whole = await house.get(made["id"], "log")
        async with a_house(tmp_path) as house:
            played[0] = 0
            assert await house.get(made["id"]) == before
            assert played[0] <= 30 + SNAPSHOT_EVERY, "60 takebacks cost a load nothing"
            played[0] = 0
            assert await house.get(made["id"], "log") == whole
            assert played[0] <= 30 + 60
            pages: list[Json] = []
            after: int | None = -1
            while after is not None:
                played[0] = 0
                page = await house.get(made["id"], f"log?after={after}&limit=25")
                assert len(page["entries"]) <= 25
                assert played[0] <= 30 + 25, "a page costs what is in force before it, and itself"
                pages += page["entries"]
                after = page["next"]
            assert pages == whole["entries"]

    run(work())


def test_a_game_is_loaded_from_its_snapshot(tmp_path: Path, played: list[int]) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await worn(house, 0, ply=45)
            before = [await house.get(made["id"], what) for what in ("", "log", "legal", "position")]
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
        async with a_house(tmp_path) as house:
            played[0] = 0
            first = await house.get(made["id"])
            assert played[0] <= SNAPSHOT_EVERY
            others = [await house.get(made["id"], what) for what in ("log", "legal", "position")]
            assert [first, *others] == before
            assert (await house.http.get(f"/api/v1/games/{made['id']}/record")).text == record
            (table,) = house.registry.loaded
            assert table.replay.game.actions == Replay(table.setup, table.entries).game.actions
            await house.post(made["id"], "undo", {"ply": 3}, made["tokens"]["0"])
            for _ in range(4):
                await house.play(made)
            there = await house.get(made["id"])
        async with a_house(tmp_path) as house:
            assert await house.get(made["id"]) == there, "the snapshot holds what was taken back since: it is not used"
        for damage in (b"", b"\xff" * 90, zlib.compress(b"\x01" + bytes(9000))):
            with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
                assert connection.execute("UPDATE snapshot SET state = ?", (damage,)).rowcount == 1
            connection.close()
            async with a_house(tmp_path) as house:
                assert await house.get(made["id"]) == there, "a snapshot of another version is not used either"

    run(work())


def test_takebacks_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carcassonne.server.commands.undo.MOST_TAKEN_BACK", 20)
    assert MOST_TAKEN_BACK <= 2000

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await worn(house, 10, ply=2)
            await house.play(made, "last")
            refused = await house.post(made["id"], "undo", {"ply": 2}, made["tokens"]["0"])
            assert (refused.status_code, refused.json()["code"]) == (409, "nothing_to_undo")
            assert "so much has been taken back" in refused.json()["detail"]

    run(work())


def test_a_long_log_is_read_while_others_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered, follow = Event(), Walk.follow

    def waiting(self: Walk, entry: LogEntry) -> Any:
        assert answered.wait(20), "whoever replays keeps everybody waiting"
        return follow(self, entry)

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await worn(house, 2, ply=4)
            monkeypatch.setattr(Walk, "follow", waiting)
            reading = asyncio.create_task(house.get(made["id"], "log"))
            await asyncio.sleep(0.1)
            assert (await house.http.get("/healthz")).status_code == 200
            assert not reading.done()
            answered.set()
            assert len((await reading)["entries"]) == 1 + 4 + 4

    run(work())


def test_a_walk_sees_every_entry_as_a_replay_from_the_opening_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", preset="bridges-castles-bazaars", seed=4)
            for back in (0, 7, 3, 11):
                for _ in range(12):
                    await house.play(made)
                if back:
                    ply = (await house.get(made["id"]))["table"]["ply"] - back
                    await house.post(made["id"], "undo", {"ply": ply}, made["tokens"]["0"])
            (table,) = house.registry.loaded
            for after in range(len(table.entries) + 1):
                assert Walk(table.setup, table.entries, after).game == Replay(table.setup, table.entries[:after]).game
            walk, replay = Walk(table.setup, table.entries), Replay(table.setup)
            for entry in table.entries:
                assert walk.follow(entry) == replay.follow(entry)
                assert walk.game == replay.game
            with pytest.raises(DamagedLog):
                walk.follow(LogEntry(99, "undo", 0, 500))

    run(work())


# --- takebacks past a draw --------------------------------------------------------------------------------------------
def test_who_has_seen_tiles_and_put_them_back_is_told_at_the_table_and_in_the_record(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "bot", draw=["V", "U", "E", "W"])
            place, skip = {"type": "place", "x": 1, "y": 0, "rotation": 1}, {"type": "skip"}
            token = made["tokens"]["0"]
            await house.post(made["id"], "moves", {"ply": 0, "move_id": "a", "actions": [place]}, token)
            placed = (await house.post(made["id"], "undo", {"ply": 0}, token)).json()["table"]
            assert placed["takebacks"] == [0, 0], "a placement tells nothing of the tiles"
            await house.post(made["id"], "moves", {"ply": 0, "move_id": "b", "actions": [place, skip]}, token)
            await house.until(made["id"], lambda table: table["ply"] >= 4)
            seen = (await house.post(made["id"], "undo", {"ply": 0}, token)).json()["table"]
            assert seen["takebacks"] == [1, 0]
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert '[Takebacks "1 0"]' in record
        async with a_house(tmp_path) as house:
            assert (await house.get(made["id"]))["table"]["takebacks"] == [1, 0]

    run(work())


def test_a_line_is_the_log_without_what_was_taken_back() -> None:
    line = Line([LogEntry(seq, "move", 0, seq) for seq in (1, 2, 3)])
    line.follow(LogEntry(4, "undo", 0, 1))
    line.follow(LogEntry(5, "move", 1, 2))
    assert [entry.seq for entry in line.moves] == [1, 5]
    line.follow(LogEntry(6, "undo", 0, 0))
    assert line.moves == []


# --- memory -----------------------------------------------------------------------------------------------------------
def test_the_limit_on_tables_holds_whatever_is_clocked_and_while_games_are_created(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, tables=4) as house:
            for _ in range(80):
                await house.new_game("human", "human", draw=["V"], clock={"kind": "move", "seconds": 3600})
            assert len(house.registry.loaded) <= 5

    run(work())


# --- sitting down -----------------------------------------------------------------------------------------------------
def test_whoever_asks_again_for_his_seat_gets_the_same_answer_and_nobody_else_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open")
            secret = made["links"]["1"].partition("#")[2]
            mine = {"name": "Bram", "join_id": "an id that I made".replace(" ", "-")}
            first, *again = [(await house.post(made["id"], "join", mine, secret)).json() for _ in range(3)]
            assert [answer["token"] for answer in again] == [first["token"]] * 2
            others = await house.post(made["id"], "join", mine | {"join_id": "somebody-elses-id"}, secret)
            assert (others.status_code, others.json()["code"]) == (409, "seat_taken")
            assert (await house.post(made["id"], "join", {"name": "Bram"}, secret)).status_code == 409
            short = await house.post(made["id"], "join", {"name": "Bram", "join_id": "short"}, secret)
            assert (short.status_code, short.json()["field"]) == (400, "join_id")
            await house.play(made | {"tokens": made["tokens"] | {"1": first["token"]}})

    run(work())
