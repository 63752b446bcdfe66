"""Study: hints and analyses come from worker processes; when those fail the answer says so."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path

import pytest

from carcassonne.ai.analysis import analyse, hint
from carcassonne.ai.analysis.document import analysis_to_json, hint_to_json
from carcassonne.game import Game
from carcassonne.notation.json import Json, action_from_json
from carcassonne.notation.record import parse_record, print_record, record_of
from carcassonne.server.analyses import LEVEL, MOST_WAITING, Analyses
from carcassonne.server.hints import Hints
from carcassonne.server.lane import Lane
from carcassonne.server.pipe import Fault, worker_command
from carcassonne.server.problems import Problem
from support.tables import a_house, run

READY = "print('{\"ready\":true}', flush=True)\nimport sys, time\nsys.stdin.readline()\n"
DRAW = ["V", "U", "E", "K", "X"]


def failing(script: str) -> Lane:
    return Lane(1, [sys.executable, "-c", READY + script])


def game_over() -> Game:
    game, dice = Game("modern", draw=DRAW), random.Random(3)
    while not game.over:
        game.play(dice.choice(game.legal_actions()))
    return game


# --- hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_is_what_the_analysis_thinks_best_with_its_reason() -> None:
    game = Game("modern", draw=["E", "V", "U", "K"])

    async def asked() -> Json:
        hints = Hints(Lane(1, worker_command()))
        try:
            return await hints.of(game, ["Anna", "Bram"])
        finally:
            await hints.close()

    found = asyncio.run(asked())
    best = hint_to_json(hint(game, LEVEL, names=["Anna", "Bram"]))["best"]
    assert list(found) == ["action", "actions", "reason", "reasons", "margin", "win"]
    assert (found["actions"], found["margin"], found["win"]) == (best["actions"], best["margin"], best["win"])
    assert found["action"] == found["actions"][0]
    assert game.explain(action_from_json(found["action"])) is None
    assert found["reason"].endswith(".")
    assert found["reasons"] == best["reasons"]


@pytest.mark.parametrize("script", ["sys.exit(1)", "print('{}', flush=True); time.sleep(9)", "print('hm', flush=True)"])
def test_a_worker_that_fails_gives_no_hint(script: str) -> None:
    async def asked() -> None:
        hints = Hints(failing(script))
        try:
            with pytest.raises(Fault):
                await hints.of(Game("modern", draw=DRAW))
        finally:
            await hints.close()

    asyncio.run(asked())


# --- analyses ---------------------------------------------------------------------------------------------------------
async def finished(analyses: Analyses, game_id: str, record: str) -> tuple[Json, list[Json]]:
    """Ask until it is done; what was said on the way."""
    said = []
    while (answer := analyses.of(game_id, lambda: record))["status"] != "done":
        said.append(answer)
        await asyncio.sleep(0.02)
    return answer, said


def test_an_analysis_is_made_once_with_progress_and_is_that_of_the_command() -> None:
    record = record_of(game_over(), ("Anna", "Bram"))

    async def asked() -> None:
        analyses = Analyses(Lane(1, worker_command()))
        text = print_record(record)
        try:
            assert analyses.of("a", lambda: text) == {"status": "running", "done": 0, "of": 0}
            both = await asyncio.gather(finished(analyses, "a", text), finished(analyses, "a", "never read"))
            assert both[0][0] == both[1][0]
            assert both[0][0]["analysis"] == analysis_to_json(analyse(parse_record(text), LEVEL))
            counts = [(each["done"], each["of"]) for each in both[0][1]]
            assert counts == sorted(counts)
            assert counts[-1][1] > 0
        finally:
            await analyses.close()

    asyncio.run(asked())


def test_an_analysis_that_failed_says_so_once_and_can_be_asked_for_again() -> None:
    async def asked() -> None:
        analyses = Analyses(Lane(1, worker_command()))
        try:
            with pytest.raises(Problem, match="the analysis failed"):
                await finished(analyses, "a", "no record")
            answer, _ = await finished(analyses, "a", print_record(record_of(game_over())))
            assert answer["status"] == "done"
        finally:
            await analyses.close()

    asyncio.run(asked())


def test_only_so_many_games_wait_and_closing_ends_them_all() -> None:
    async def asked() -> None:
        analyses = Analyses(failing("time.sleep(1000)"))
        for number in range(MOST_WAITING):
            assert analyses.of(str(number), lambda: "a record")["status"] == "running"
        with pytest.raises(Problem, match="too many") as refused:
            analyses.of("one more", lambda: "a record")
        assert refused.value.code == "too_many_requests"
        began = time.monotonic()
        await analyses.close()
        assert time.monotonic() - began < 10

    asyncio.run(asked())


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


def test_a_game_is_analysed_when_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            early = await house.post(made["id"], "analysis", {})
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            await house.play(made)
            assert (await house.post(made["id"], "resign", {}, made["tokens"]["1"])).status_code == 200
            statuses = set()
            while (answer := await house.post(made["id"], "analysis", {})).status_code == 202:
                statuses.add(answer.json()["status"])
                await asyncio.sleep(0.05)
            assert (answer.status_code, answer.json()["status"], statuses) == (200, "done", {"running"})
            analysis = answer.json()["analysis"]
            assert analysis["names"] == [seat["name"] for seat in made["table"]["seats"]]
            assert len(analysis["decisions"]) == 1

    run(work())


def test_a_game_without_a_decision_is_not_analysed(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            refused = await house.post(made["id"], "analysis", {})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")

    run(work())
