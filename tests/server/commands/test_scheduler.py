"""What is due: bots move and flags fall, whatever else waits, and nobody's games keep another's waiting."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from carcassonne.server.commands import scheduler
from carcassonne.server.games.replay import PlayedDecision, Replay
from support.tables import FirstLegal, House, Json, a_house, run

DRAW = ["V", "U", "E", "W", "K", "D"]
AT_ONCE = 16
"""Games in hand of a server with one worker."""


class Undecided(FirstLegal):
    """Bots that think for ever."""

    async def play(self, *_: Any, **__: Any) -> PlayedDecision:
        await asyncio.sleep(1000)
        raise AssertionError


class Asked(FirstLegal):
    """Bots that remember whose games they were asked in."""

    def __init__(self) -> None:
        self.askers: dict[str, str] = {}

    async def play(self, replay: Replay, **given: Any) -> PlayedDecision:
        self.askers[replay.setup.id] = given["asker"]
        return await super().play(replay, **given)


async def all_moved(house: House, games: list[Json]) -> None:
    for made in games:
        await house.until(made["id"], lambda table: table["ply"] > 0, seconds=60)


def test_after_a_restart_what_is_due_is_taken_while_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with a_house(tmp_path, Undecided()) as house:
            games = [await house.new_game("bot", "human", draw=DRAW) for _ in range(3 * AT_ONCE)]
        monkeypatch.setattr(scheduler, "LOOK_SECONDS", 600.0)  # nothing but the room that is left makes it look again
        async with a_house(tmp_path, workers=1) as house:
            await all_moved(house, games)

    run(work())


def test_games_that_cannot_be_loaded_and_bots_that_think_keep_no_flag_from_falling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with a_house(tmp_path, Undecided()) as house:
            for _ in range(2 * AT_ONCE):
                await house.new_game("bot", "human", draw=DRAW)
            damaged = [await house.new_game("bot", "human", draw=DRAW) for _ in range(AT_ONCE)]
            clocked = await house.new_game("human", "human", draw=DRAW, clock={"kind": "move", "seconds": 60})
        with sqlite3.connect(tmp_path / "games.sqlite3") as database:
            names = [(made["id"],) for made in damaged]
            database.executemany("UPDATE game SET stack = '[\"X\"]', due = due - 1000 WHERE id = ?", names)
            flag = (
                "UPDATE game SET due = due - 70, clocks = json_set(clocks, '$.left', json('[0.0, 60.0]')) WHERE id = ?"
            )
            database.execute(flag, (clocked["id"],))
        database.close()
        monkeypatch.setattr(scheduler, "LOOK_SECONDS", 600.0)
        async with a_house(tmp_path, Undecided(), workers=1) as house:
            await house.store.ping()
            async with asyncio.timeout(60):
                while True:
                    with sqlite3.connect(tmp_path / "games.sqlite3") as database:
                        found = database.execute("SELECT status FROM game WHERE id = ?", (clocked["id"],)).fetchone()
                    database.close()
                    if found == ("over",):
                        break
                    await asyncio.sleep(0.05)

    run(work())


def test_a_game_whose_people_have_all_left_stops(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, Undecided()) as house:
            made = await house.new_game("human", "bot", "bot", "bot", "bot")
            left = (await house.post(made["id"], "resign", {}, made["tokens"]["0"])).json()["table"]
            assert left["status"] == "over"
            assert left["result"] == {"reason": "resigned", "scores": [0] * 5, "winners": [1, 2, 3, 4]}
            three = await house.new_game("human", "human", "bot")
            for seat, status in (("0", "playing"), ("1", "over")):
                table = (await house.post(three["id"], "resign", {}, three["tokens"][seat])).json()["table"]
                assert table["status"] == status

    run(work())


def test_bots_are_told_whose_game_it_is_without_an_address(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Asked()
        async with a_house(tmp_path, bots) as house:
            here = [await house.new_game("bot", "human", draw=DRAW) for _ in range(2)]
            transport = httpx.ASGITransport(house.app, client=("203.0.113.9", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as other:
                there = House(house.app, other, house.registry, house.store)
                elsewhere = await there.new_game("bot", "human", draw=DRAW)
                await all_moved(there, [elsewhere])
            await all_moved(house, here)
        one, same, other_one = (bots.askers[made["id"]] for made in (*here, elsewhere))
        assert one == same != other_one
        assert re.fullmatch("[0-9a-f]{16}", other_one)

    run(work())
