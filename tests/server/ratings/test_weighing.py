"""Rated games are weighed afterwards, once each and whoever dies; what is unusual is a case for a person."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from carcassonne.server.people.decisions import close_case
from carcassonne.server.people.model import Case
from carcassonne.server.ratings.counting import Counting
from carcassonne.server.ratings.rating_rows import RatingRows
from carcassonne.server.ratings.unusual import ENOUGH
from carcassonne.server.ratings.weighing import GIVES_UP, PLAYS_ABOVE, WeighedRows, Weighing
from carcassonne.server.storage.leisure_schema import looked_at, weighed_seat
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.leisure import Leisure, LookedAt, Task
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion
from carcassonne.server.workers.process import WorkerFailure
from support.people import HOST, people_in, somebody
from support.rated import at_a_rated_table, everybody_decides
from support.tables import House, a_house, a_store, run


class Worker:
    """A pool that answers what a test says, or fails."""

    def __init__(self, *said: WorkerAnswer | BaseException) -> None:
        self.pids: list[int] = []
        self.said = list(said)
        self.asked: list[Any] = []
        self.closed = 0

    async def ask(self, question: WorkerQuestion, *_: Any, **__: Any) -> WorkerAnswer:
        self.asked.append(question)
        answer = self.said.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    async def warm_up(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        self.closed += 1


def weighed(*given_up: float | None) -> WorkerAnswer:
    seats: Any = [
        {"seat": seat, "decisions": 30, "lost": 20.0, "agreed": 12, "seconds": 300.0, "given_up": chance}
        for seat, chance in enumerate(given_up)
    ]
    return {"weighed": seats}


async def a_rated_game(house: House) -> dict[str, Any]:
    """A rated game that the first seat gave up, and that was counted."""
    anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
    made = await at_a_rated_table(house, anna, bram)
    await everybody_decides(house, made)
    await house.post(made["id"], "resign", {}, made["tokens"]["0"])
    await Counting(house.registry, RatingRows(house.store)).sweep()
    return made


def leisure(house: House, worker: Worker, idle: bool = True) -> Leisure:
    async def is_idle() -> bool:
        return idle

    purposes = [Weighing(house.registry, WeighedRows(house.store))]
    return Leisure(LookedAt(house.store), house.registry.timekeeper, purposes, is_idle, lambda: worker)


async def rows(store: Store, table: Any) -> list[Any]:
    async with store.reading() as connection:
        return list((await connection.execute(select(table))).mappings().all())


def test_a_rated_game_is_weighed_once_whoever_dies_in_the_middle(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            made = await a_rated_game(house)
            busy = Worker()
            await leisure(house, busy, idle=False).work()
            assert not busy.asked
            killed = Worker(asyncio.CancelledError())
            with pytest.raises(asyncio.CancelledError):
                await leisure(house, killed).work()
            assert killed.closed == 1
            assert not await rows(house.store, looked_at)
            worker = Worker(weighed(0.9, None))
            for _ in range(2):
                await leisure(house, worker).work()
            (asked,) = worker.asked
            assert (asked["do"], asked["level"], list(asked["resigned"])) == ("weigh", 6, ["0"])
            async with house.registry.pinned(made["id"]) as table:
                assert len(asked["seconds"]) == asked["resigned"]["0"]
                assert len(asked["seconds"]) == sum(entry.kind == "move" for entry in table.entries)
                people = [seat.person for seat in table.seats]
            found = sorted(await rows(house.store, weighed_seat), key=lambda row: row["seat"])
            assert [(row["person"], row["given_up"], row["rating"]) for row in found] == [
                (people[0], 0.9, 1500),
                (people[1], None, 1500),
            ]

    run(work())


def test_a_game_that_cannot_be_weighed_is_left_with_the_reason(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            await a_rated_game(house)
            worker = Worker(WorkerFailure("no answer within 900 s"))
            for _ in range(2):
                await leisure(house, worker).work()
            (row,) = await rows(house.store, looked_at)
            assert (row["purpose"], row["fault"]) == ("fair play", "no answer within 900 s")
            assert not await rows(house.store, weighed_seat)

    run(work())


async def play(store: Store, person: str, games: Sequence[tuple[float, float, float | None]]) -> None:
    """Store games as weighed: points lost a decision, the share that agrees, what was given up."""
    before = len(await rows(store, weighed_seat))
    values = [
        {"game": f"game {before + number}", "seat": 0, "person": person, "at": time.time(), "rating": 1500.0}
        | {"decisions": 30, "lost": 30 * lost, "agreed": int(30 * agreed), "seconds": 90.0, "given_up": given_up}
        for number, (lost, agreed, given_up) in enumerate(games)
    ]
    async with store.transaction() as connection:
        await connection.execute(insert(weighed_seat), values)


async def look(store: Store, game: str) -> None:
    """What follows from a game."""
    weighing = Weighing(None, WeighedRows(store))  # type: ignore[arg-type]
    await weighing.stored(Task(game, {"do": "puzzles", "record": ""}, _nothing), time.time())


async def _nothing(*_: Any) -> None:
    pass


async def cases(store: Store) -> list[Case]:
    return await people_in(store).cases()


def test_unusual_play_is_one_case_and_judged_games_are_not_held_against_anybody_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            for number in range(12):
                other = await somebody(store, f"Other {number}")
                await play(store, other.id, [(1.0 + number / 60, 0.4, None)] * 8)
            anna = await somebody(store, "Anna")
            await play(store, anna.id, [(0.1, 0.95, None)] * 6)
            await look(store, "game 96")
            assert not await cases(store)  # 180 decisions: too few
            await play(store, anna.id, [(0.1, 0.95, None)] * 2)
            for _ in range(2):
                await look(store, "game 103")
            (case,) = await cases(store)
            assert (case.about, case.reason, case.state, case.reporter) == (anna.id, PLAYS_ABOVE, "open", None)
            figures = json.loads(case.words)
            assert figures["decisions"] >= ENOUGH
            assert figures["lost"][0] < figures["lost"][1]
            await close_case(people_in(store), case, "she played over the board beside it")
            await look(store, "game 103")
            assert len(await cases(store)) == 1

    run(work())


def test_who_gives_up_three_times_what_they_were_winning_is_looked_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            anna = await somebody(store, "Anna")
            await play(store, anna.id, [(1.0, 0.4, 0.9), (1.0, 0.4, 0.81), (1.0, 0.4, 0.6), (1.0, 0.4, None)])
            await look(store, "game 1")
            assert not await cases(store)
            await play(store, anna.id, [(1.0, 0.4, 0.85)])
            await look(store, "game 4")
            (case,) = await cases(store)
            assert (case.reason, json.loads(case.words)) == (GIVES_UP, {"times": 3, "games": 5})
            await people_in(store).change(replace(anna.person, name="Anne"))
            await look(store, "game 4")
            assert len(await cases(store)) == 1

    run(work())
