"""Clocks: who loses which seconds, when."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.games import clocks
from carcassonne.server.games.model import BankClock, DaysClock, MoveClock
from carcassonne.server.games.stores import Outage, Unavailable
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.storage.service import ServiceRows
from support.tables import a_house, a_store, run

BANK: BankClock = {"kind": "bank", "seconds": 600, "increment": 10}
MOVE: MoveClock = {"kind": "move", "seconds": 60}


def test_a_clock_runs_for_the_seat_that_is_asked_alone() -> None:
    ticking = clocks.started(BANK, 2, 0, 1000.0)
    assert clocks.left_now(ticking, 1030.0) == [570.0, 600.0]
    assert clocks.shown(ticking, 1030.04) == {"left": [570.0, 600.0], "running": 0, "begins_in": 0.0}


def test_the_increment_comes_when_the_turn_is_over_and_not_before() -> None:
    ticking = clocks.started(BANK, 2, 0, 0.0)
    placed = clocks.passed_on(BANK, ticking, 0, False, 20.0)
    assert placed["left"] == [580.0, 600.0]
    done = clocks.passed_on(BANK, placed, 1, True, 25.0)
    assert done == {"left": [585.0, 600.0], "running": 1, "since": 25.0}


def test_a_clock_for_each_move_is_full_again_at_the_next_turn() -> None:
    ticking = clocks.started(MOVE, 2, 0, 0.0)
    placed = clocks.passed_on(MOVE, ticking, 0, False, 50.0)
    assert clocks.left_now(placed, 55.0) == [5.0, 60.0]
    assert clocks.passed_on(MOVE, placed, 1, True, 55.0)["left"] == [60.0, 60.0]


def test_a_clock_of_days_is_full_again_at_the_next_turn() -> None:
    week: DaysClock = {"kind": "days", "days": 7}
    ticking = clocks.started(week, 2, 0, 0.0)
    assert clocks.left_now(ticking, 86400.0) == [6 * 86400.0, 7 * 86400.0]
    assert clocks.passed_on(week, ticking, 1, True, 86400.0)["left"] == [7 * 86400.0, 7 * 86400.0]


def test_a_clock_is_on_hold_until_its_player_has_seen_the_table() -> None:
    held = clocks.started(BANK, 2, 0, 1000.0, unseen=[0, 1])
    assert clocks.left_now(held, 1100.0) == [600.0, 600.0]
    assert clocks.shown(held, 1100.0) == {"left": [600.0, 600.0], "running": 0, "begins_in": clocks.HOLD - 100}
    begun = clocks.seen(held, [0], 1100.0)
    assert clocks.left_now(begun, 1130.0) == [570.0, 600.0]
    other = clocks.passed_on(BANK, begun, 1, True, 1130.0)
    assert clocks.left_now(other, 1200.0) == [580.0, 600.0]
    assert clocks.left_now(clocks.seen(other, [1], 1200.0), 1210.0) == [580.0, 590.0]


def test_a_hold_does_not_last_for_ever_and_a_decision_ends_it() -> None:
    held = clocks.started(MOVE, 2, 0, 0.0, unseen=[0])
    assert clocks.deadline(held) == clocks.HOLD + 60
    decided = clocks.passed_on(MOVE, held, 0, False, 50.0)
    assert decided == {"left": [60.0, 60.0], "running": 0, "since": 50.0}


def test_time_never_falls_below_nothing_nor_runs_backwards() -> None:
    ticking = clocks.started(MOVE, 2, 1, 100.0)
    assert clocks.left_now(ticking, 1000.0) == [60.0, 0.0]
    assert clocks.left_now(ticking, 50.0) == [60.0, 60.0]


def test_nobody_loses_the_time_in_which_the_server_was_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            timekeeper = Timekeeper(ServiceRows(store), "server")
        timekeeper.outages = [Outage(0.0, 50.0), Outage(90.0, 140.0), Outage(200.0, 5000.0), Outage(5001.0, 5002.0)]
        for since, left in ((100.0, 537.0), (95.0, 537.0), (210.0, 597.0), (5001.5, 598.0), (6000.0, 600.0)):
            ticking = timekeeper.resumed(clocks.started(BANK, 2, 0, since))
            assert clocks.left_now(ticking, 5004.0) == [left, 600.0]
        assert clocks.deadline(timekeeper.resumed(clocks.started(BANK, 2, 0, 210.0))) == 5601.0

    run(work())


def test_the_services_time_never_runs_back_and_what_it_jumps_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        wall = [1_000_000.0]
        monkeypatch.setattr("carcassonne.server.storage.service.time.time", lambda: wall[0])
        async with a_store(tmp_path) as store:
            rows = ServiceRows(store)

            async def told(first: bool = False) -> tuple[float, list[Outage]]:
                beat = await rows.beat("me", "server", 0, first)
                return beat.now, list(beat.outages)

            now, outages = await told(first=True)
            assert (now, outages) == (1_000_000.0, [Outage(0.0, 1_000_000.0)])
            wall[0] += 1
            assert await told() == (1_000_001.0, outages)
            wall[0] -= 3600
            assert await told() == (1_000_001.0, outages), "set back: the time stands still for a moment"
            wall[0] += 2
            assert await told() == (1_000_003.0, outages), "and goes on from there"
            wall[0] += 7200
            outages.append(Outage(1_000_003.0, 1_007_203.0))
            assert await told() == (1_007_203.0, outages), "set forward: nobody's clock has run"
            wall[0] += 0.5
            outages.append(Outage(1_007_203.0, 1_007_203.5))
            assert await told(first=True) == (1_007_203.5, outages), "a start, however soon: nobody was there before"

    run(work())


def test_a_flag_that_fell_while_the_database_was_away_falls_and_no_late_move_is_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", clock={"kind": "move", "seconds": 2})
            store, write = house.registry.store, house.registry.store.write

            async def fails(*_: Any) -> None:
                raise Unavailable("it is away")

            store.write = fails  # type: ignore[assignment,method-assign]
            decision, _ = await house.next_turn(made["id"])
            await asyncio.sleep(2.3)
            late = await house.post(made["id"], "moves", decision, made["tokens"]["0"])
            assert late.status_code == 503
            store.write = write  # type: ignore[method-assign]
            late = await house.post(made["id"], "moves", decision, made["tokens"]["0"])
            assert (late.status_code, late.json()["code"]) == (409, "game_over")
            table = await house.until(made["id"], lambda table: table["status"] == "over")
            assert table["result"]["reason"] == "timeout"

    run(work())


def test_a_flag_falls_although_nobody_holds_the_game_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, tables=1) as house:
            games = [await house.new_game("human", "human", clock={"kind": "move", "seconds": 3}) for _ in range(6)]
            assert len(house.registry.loaded) <= 2, "clocks keep nothing in memory"
            for made in games:
                await house.until(made["id"], lambda table: table["status"] == "over")

    run(work())


def test_no_clock_runs_for_the_stand_in_of_somebody_who_left() -> None:
    assert clocks.runs_for(1, [None, "resigned"]) is None
    assert clocks.runs_for(0, [None, "resigned"]) == 0
    assert clocks.deadline(clocks.stopped(clocks.started(BANK, 2, 0, 0.0), 1.0)) is None


def test_who_lets_the_time_run_out_has_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", clock={"kind": "move", "seconds": 1})
            table = await house.until(made["id"], lambda table: table["status"] == "over")
            assert table["result"] == {"reason": "timeout", "scores": [0, 0], "winners": [1]}
            assert table["seats"][0]["left"] == "timeout"
            assert (await house.get(made["id"], "log"))["entries"][-1]["reason"] == "timeout"

    run(work())


def test_a_clock_that_ran_while_the_server_was_away_goes_on_from_the_start(tmp_path: Path) -> None:
    away = 3.0

    async def work() -> None:
        began = time.monotonic()
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", clock={"kind": "move", "seconds": 100})
        await asyncio.sleep(away)
        async with a_house(tmp_path) as house:
            left = (await house.get(made["id"]))["table"]["clocks"]["left"][0]
            assert left >= 100 - (time.monotonic() - began - away) - 0.2

    run(work())


def test_a_turn_that_takes_too_long_uses_up_the_grace_before_it_loses() -> None:
    gracious: MoveClock = {"kind": "move", "seconds": 60, "grace": 30}
    ticking = clocks.started(gracious, 2, 0, 0.0)
    assert clocks.deadline(ticking) == 90.0
    assert clocks.run_out(ticking, 75.0) is None
    assert clocks.shown(ticking, 75.0) == {"left": [0.0, 60.0], "running": 0, "begins_in": 0.0, "grace": [15.0, 30.0]}
    assert clocks.deadline(clocks.counted_up_to(ticking, 75.0)) == 90.0
    done = clocks.passed_on(gracious, ticking, 1, True, 75.0)
    assert (done["left"], done["grace"]) == ([60.0, 60.0], [15.0, 30.0])
    back = clocks.passed_on(gracious, done, 0, True, 80.0)
    assert clocks.deadline(back) == 80.0 + 60.0 + 15.0
    assert clocks.run_out(back, 155.0) == 0
    held = clocks.started(gracious, 2, 0, 0.0, unseen=[0])
    assert clocks.seen(held, [0], 5.0)["grace"] == [30.0, 30.0]
