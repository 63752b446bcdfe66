"""Study: hints and analyses come from worker processes; when those fail the answer says so."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from sqlalchemy import String

from carcassonne.ai.analysis import analyse, hint
from carcassonne.ai.analysis.report.json_report import analysis_to_json, hint_to_json
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.json import Json, action_from_json
from carcassonne.notation.record import parse_record, print_record, record_of
from carcassonne.server.games.fanout import FanoutListener, NoFanout
from carcassonne.server.games.model import GameSetup, GameStanding, Seat, StoredGame, now_text
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.problems import Problem
from carcassonne.server.storage import schema
from carcassonne.server.storage.job_rows import JobRows
from carcassonne.server.storage.service import ServiceRows
from carcassonne.server.workers import process
from carcassonne.server.workers.analyses import MOST_OF_ONE, Analyses, analysis_workshop, edition
from carcassonne.server.workers.analysis_payload import AnalysisDonePayload, AnalysisProgressPayload, HintPayload
from carcassonne.server.workers.hints import Hints
from carcassonne.server.workers.jobs import JobRunner, Jobs, Workshop
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command
from carcassonne.server.workers.study_answers import LEVEL
from support.schemas import schema_of
from support.tables import House, a_house, a_store, run

READY = "print('{\"ready\":true}', flush=True)\nimport sys, time\nsys.stdin.readline()\n"
DRAW = ["V", "U", "E", "K", "X"]
GAME = "A" * 16


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not go by themselves are not waited for as long as usual."""
    monkeypatch.setattr(process, "STOP_TIMEOUT", 0.3)


def failing(script: str) -> WorkerPool:
    return WorkerPool(1, [sys.executable, "-c", READY + script])


def game_over() -> Game:
    game, dice = Game("modern", draw=DRAW), random.Random(3)
    while not game.over:
        game.play(dice.choice(game.legal_actions()))
    return game


@dataclass(frozen=True, slots=True)
class Study:
    """Hints and analyses of one process."""

    hints: Hints
    analyses: Analyses
    runner: JobRunner
    rows: JobRows


@asynccontextmanager
async def studying(folder: Path, pool: WorkerPool, games: Sequence[str] = (GAME,)) -> AsyncIterator[Study]:
    """Hints and analyses made in a pool, of games that a database has."""
    async with a_store(folder) as store:
        for game_id in games:
            setup = GameSetup(game_id, now_text(), Rules.of("modern"), tuple(DRAW))
            await store.create(
                StoredGame(setup, GameStanding("over"), [Seat("human", "Anna"), Seat("human", "Bram")], [])
            )
        rows, fanout, timekeeper = JobRows(store), NoFanout(), Timekeeper(ServiceRows(store), "server")
        await timekeeper.start()
        jobs = Jobs(rows, timekeeper, fanout)
        shops = {"hint": Workshop(pool, 60.0), "analysis": replace(analysis_workshop(1, store), pool=pool)}
        runner = JobRunner(rows, timekeeper, fanout, shops)

        def heard(job_id: str) -> None:
            jobs.heard(job_id)
            runner.nudge()

        await fanout.start(FanoutListener(lambda *_: None, lambda: None, heard, lambda *_: None, lambda *_: None))
        running = asyncio.create_task(runner.run())
        try:
            yield Study(Hints(jobs), Analyses(jobs, store), runner, rows)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await runner.close()


# --- hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_is_what_the_analysis_thinks_best_with_its_reason(tmp_path: Path) -> None:
    game = Game("modern", draw=["E", "V", "U", "K"])

    async def asked() -> HintPayload:
        async with studying(tmp_path, WorkerPool(1, worker_command())) as study:
            return await study.hints.of(game, ["Anna", "Bram"])

    found = run(asked())
    best = hint_to_json(hint(game, LEVEL, names=["Anna", "Bram"]))["best"]
    assert list(found) == ["action", "actions", "reason", "reasons", "margin", "win"]
    assert (found["actions"], found["margin"], found["win"]) == (best["actions"], best["margin"], best["win"])
    assert found["action"] == found["actions"][0]
    assert game.explain(action_from_json(found["action"])) is None
    assert found["reason"].endswith(".")
    assert found["reasons"] == best["reasons"]
    schema_of("Hint").validate(found)


@pytest.mark.parametrize("script", ["sys.exit(1)", "print('{}', flush=True); time.sleep(9)", "print('hm', flush=True)"])
@pytest.mark.usefixtures("impatient")
def test_a_worker_that_fails_gives_no_hint(tmp_path: Path, script: str) -> None:
    async def asked() -> None:
        async with studying(tmp_path, failing(script)) as study:
            with pytest.raises(WorkerFailure):
                await study.hints.of(Game("modern", draw=DRAW))

    run(asked())


# --- analyses ---------------------------------------------------------------------------------------------------------
async def finished(analyses: Analyses, record: str) -> tuple[AnalysisDonePayload, list[AnalysisProgressPayload]]:
    """Ask until it is done; what was said on the way."""
    said: list[AnalysisProgressPayload] = []
    while (answer := await analyses.of(GAME, lambda: record))["status"] != "done":
        said.append(answer)
        await asyncio.sleep(0.02)
    return answer, said


def test_an_analysis_is_made_once_with_progress_and_is_that_of_the_command(tmp_path: Path) -> None:
    text = print_record(record_of(game_over(), ("Anna", "Bram")))

    async def work() -> None:
        async with studying(tmp_path, WorkerPool(1, worker_command())) as study:
            analyses = study.analyses
            assert await analyses.of(GAME, lambda: text) == {"status": "running", "done": 0, "of": 0}
            both = await asyncio.gather(finished(analyses, text), finished(analyses, "never read"))
            assert both[0][0] == both[1][0]
            assert both[0][0]["analysis"] == analysis_to_json(analyse(parse_record(text), LEVEL))
            schema_of("AnalysisDone").validate(both[0][0])
            counts = [(each["done"], each["of"]) for each in both[0][1]]
            assert counts == sorted(counts)
            assert counts[-1][1] > 0

    run(work())


def test_an_analysis_that_failed_says_so_once_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with studying(tmp_path, WorkerPool(1, worker_command())) as study:
            with pytest.raises(Problem, match="the analysis failed"):
                await finished(study.analyses, "no record")
            answer, _ = await finished(study.analyses, print_record(record_of(game_over(), ("Anna", "Bram"))))
            assert answer["status"] == "done"

    run(work())


@pytest.mark.usefixtures("impatient")
def test_only_so_many_games_wait_and_closing_ends_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carcassonne.server.workers.analyses.MOST_WAITING", MOST_OF_ONE + 2)

    async def work() -> None:
        async with studying(tmp_path, failing("time.sleep(1000)")) as study:
            for number in range(MOST_OF_ONE):
                asked = await study.analyses.of(f"{number:016}", lambda: "a record", "Anna")
                assert asked["status"] == "running"
            with pytest.raises(Problem, match="of yours") as refused:
                await study.analyses.of("one more", lambda: "a record", "Anna")
            assert refused.value.code == "too_many_requests"
            for name in ("Bram", "Carl"):
                assert (await study.analyses.of(name, lambda: "a record", name))["status"] == "running"
            with pytest.raises(Problem, match="too many"):
                await study.analyses.of("Dora", lambda: "a record", "Dora")
            began = time.monotonic()
            await study.runner.close()
            assert time.monotonic() - began < 10

    run(work())


def test_askers_take_turns_and_the_jobs_of_a_dead_process_are_taken_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            rows = JobRows(store)
            for number in range(6):
                await rows.add(f"a{number}", "analysis", "Anna", "{}", float(number))
            await rows.add("b0", "analysis", "Bram", "{}", 100.0)
            await rows.add("b0", "analysis", "Bram", "{}", 200.0)
            first = await rows.claim("analysis", "one", {"one", "two"}, 2)
            assert sorted(job.id for job in first) == ["a0", "b0"], "Bram's one does not wait behind Anna's six"
            assert not {"a0", "b0"} & {job.id for job in await rows.claim("analysis", "two", {"one", "two"}, 9)}
            again = await rows.claim("analysis", "two", {"two"}, 9)
            assert [(job.id, job.tries) for job in again if job.id in ("a0", "b0")] != []
            assert {job.tries for job in again} == {2}

    run(work())


# --- the API ----------------------------------------------------------------------------------------------------------
def test_who_is_asked_gets_a_hint_and_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            hinted = await house.post(made["id"], "hint", {}, made["tokens"]["0"])
            assert hinted.status_code == 200, hinted.text
            assert hinted.json()["action"]["type"] == "place"
            others = await house.post(made["id"], "hint", {}, made["tokens"]["1"])
            assert (others.status_code, others.json()["code"]) == (409, "not_your_turn")
            assert (await house.post(made["id"], "hint", {})).status_code == 401
            assert (await house.post(made["id"], "hint", {}, "x" * 43)).status_code == 403

    run(work())


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    aids = {"features": True, "fields": True, "remaining": True, "holes": True, "hints": False}

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", aids=aids)
            refused = await house.post(made["id"], "hint", {}, made["tokens"]["0"])
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")

    run(work())


async def over_after_a_move(house: House) -> Json:
    """A game that is soon analysed."""
    made = await house.new_game("human", "human", draw=DRAW)
    await house.play(made)
    assert (await house.post(made["id"], "resign", {}, made["tokens"]["1"])).status_code == 200
    return made


async def analysed(house: House, game: str) -> tuple[Json, bool]:
    """The analysis, and whether it had to be waited for."""
    waited = False
    while (answer := await house.post(game, "analysis", {})).status_code == 202:
        assert answer.json()["status"] == "running"
        waited = True
        await asyncio.sleep(0.02)
    assert (answer.status_code, answer.json()["status"]) == (200, "done")
    found: Json = answer.json()["analysis"]
    return found, waited


def test_a_game_is_analysed_when_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            playing = await house.new_game("human", "human")
            early = await house.post(playing["id"], "analysis", {})
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            made = await over_after_a_move(house)
            for _ in range(2):
                assert await house.get(made["id"], "analysis") == {"status": "none"}, "looking starts nothing"
            analysis, waited = await analysed(house, made["id"])
            assert waited
            assert await house.get(made["id"], "analysis") == {"status": "done", "analysis": analysis}
            assert analysis["names"] == [seat["name"] for seat in made["table"]["seats"]]
            assert len(analysis["decisions"]) == 1

    run(work())


def test_an_analysis_outlives_the_server_and_one_that_was_under_way_is_begun_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            game = (await over_after_a_move(house))["id"]
            assert (await house.post(game, "analysis", {})).status_code == 202
        async with a_house(tmp_path) as house:
            made, waited = await analysed(house, game)
            assert waited
        async with a_house(tmp_path) as house:
            assert await analysed(house, game) == (made, False)

    run(work())


DAMAGE = {
    "cut off": "document = substr(document, 1, 50)",
    "no text": "document = CAST(x'ff00' AS TEXT)",
    "not an object": "document = '[]'",
    "an object of somebody else's": "document = '{\"a\":1}'",
    "another edition": "edition = 'level 1, 0123456789abcdef'",
}


def changed_in(file: Path, change: str) -> None:
    """Change the one stored analysis behind the server's back."""
    with sqlite3.connect(file) as connection:
        assert connection.execute(f"UPDATE analysis SET {change}").rowcount == 1
    connection.close()


def test_a_kept_analysis_that_is_damaged_or_of_another_edition_is_made_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            game = (await over_after_a_move(house))["id"]
            whole, _ = await analysed(house, game)
            for damage, change in DAMAGE.items():
                await asyncio.to_thread(changed_in, tmp_path / "games.sqlite3", change)  # the server goes on meanwhile
                assert await analysed(house, game) == (whole, True), damage
                assert await analysed(house, game) == (whole, False), damage

    run(work())


def test_the_edition_fits_its_column_and_changes_with_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    now = edition()
    column = schema.analysis.c.edition.type
    assert isinstance(column, String)
    assert len(now) <= (column.length or 0)
    monkeypatch.setattr("carcassonne.server.workers.analyses.fingerprint", lambda *_: "0" * 16)
    assert edition() != now


def test_a_game_without_a_decision_is_not_analysed(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            refused = await house.post(made["id"], "analysis", {})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")

    run(work())
