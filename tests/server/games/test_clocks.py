"""Clocks: who loses which seconds, when."""

from __future__ import annotations

import asyncio
from pathlib import Path

from carcassonne.server.games import clocks
from carcassonne.server.games.model import BankClock, MoveClock
from support.tables import a_house, run

BANK: BankClock = {"kind": "bank", "seconds": 600, "increment": 10}
MOVE: MoveClock = {"kind": "move", "seconds": 60}


def test_a_clock_runs_for_the_seat_that_is_asked_alone() -> None:
    ticking = clocks.started(BANK, 2, 0, 1000.0)
    assert clocks.left_now(ticking, 1030.0) == [570.0, 600.0]
    assert clocks.shown(ticking, 1030.04) == {"left": [570.0, 600.0], "running": 0}


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


def test_time_never_falls_below_nothing_nor_runs_backwards() -> None:
    ticking = clocks.started(MOVE, 2, 1, 100.0)
    assert clocks.left_now(ticking, 1000.0) == [60.0, 0.0]
    assert clocks.left_now(ticking, 50.0) == [60.0, 60.0]


def test_nobody_loses_the_time_in_which_the_server_was_away() -> None:
    ticking = clocks.started(BANK, 2, 0, 100.0)
    assert clocks.left_now(clocks.resumed(ticking, 5000.0), 5001.0) == [599.0, 600.0]
    assert clocks.deadline(clocks.resumed(ticking, 5000.0)) == 5600.0


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
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", clock={"kind": "move", "seconds": 2})
        await asyncio.sleep(1.2)
        async with a_house(tmp_path) as house:
            assert (await house.get(made["id"]))["table"]["clocks"]["left"][0] > 1.2
            await house.until(made["id"], lambda table: table["status"] == "over")

    run(work())
