"""Moderators read what was reported and judge it, each time with a reason; nobody else does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.people.model import Case
from support.people import HOST, Somebody, people_in, signed_in, somebody
from support.tables import House, a_house, run

Json = dict[str, Any]
FIGURES = '{"games": 8, "decisions": 240, "lost": [0.1, 1.1], "agreed": [0.95, 0.4], "seconds": 3.0, "deviations": 5.2}'


async def a_case(house: House, about: Somebody, reporter: Somebody | None = None, case_id: str = "c1") -> str:
    reason, words = ("plays_above", FIGURES) if reporter is None else ("leaving", "left four times")
    by = None if reporter is None else reporter.id
    made = Case(case_id, "report", "open", about.id, reason, "2026-11-19T20:00:00.000Z", by, "Zl8fWtT0v2mXq3Rk", words)
    await people_in(house.store).put_case(made)
    return case_id


async def judge(house: House, who: Somebody, case: str, **verdict: Any) -> Json:
    answer = await house.http.post(f"/api/v1/cases/{case}/verdict", json=verdict, headers=who.headers)
    found: Json = answer.json()
    return found


def test_only_a_moderator_reads_cases_and_no_program(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna", role="moderator")
            bram, carla = await somebody(house.store, "Bram"), await somebody(house.store, "Carla", role="organiser")
            program = await signed_in(house.store, anna.person, ["play", "organise"])
            case = await a_case(house, bram, carla)
            for who, code in ((bram, "not_allowed"), (carla, "not_allowed"), (program, "no_scope")):
                for way in ("/cases", f"/cases/{case}"):
                    assert (await house.http.get(f"/api/v1{way}", headers=who.headers)).json()["code"] == code
                assert (await judge(house, who, case, what="nothing", reason="because"))["code"] == code
            (found,) = (await house.http.get("/api/v1/cases", headers=anna.headers)).json()["cases"]
            assert (found["about"], found["reporter"], found["words"]) == ("Bram", "Carla", "left four times")

    run(work())


@pytest.mark.parametrize(
    ("verdict", "kept_from"),
    [
        ({"what": "nothing"}, None),
        ({"what": "warn"}, None),
        ({"what": "no_rated", "days": 7}, "unrated_until"),
        ({"what": "close", "days": 30}, "closed_until"),
        ({"what": "rename", "name": "Dirk"}, None),
    ],
)
def test_a_verdict_closes_the_case_and_is_read_by_whom_it_is_about(
    tmp_path: Path, verdict: Json, kept_from: str | None
) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna", role="moderator"), await somebody(house.store, "Bram")
            case = await a_case(house, bram)
            open_one = (await house.http.get(f"/api/v1/cases/{case}", headers=anna.headers)).json()["case"]
            assert (open_one["words"], open_one["figures"]["lost"]) == ("", [0.1, 1.1])
            for _ in range(2):  # an answer that was lost is asked for again
                told = await judge(house, anna, case, reason="I have looked at six games", **verdict)
                assert told["case"]["state"] == "closed"
            assert len(told["others"]) == (verdict["what"] != "nothing")
            for name in ("closed_until", "unrated_until"):
                until = told["person"][name]
                assert until == 0 or abs(until - time.time() - verdict["days"] * 86400) < 60
                assert (until > 0) == (name == kept_from)
            account = (await house.http.get("/api/v1/me/account", headers=bram.headers)).json()
            decided = [] if verdict["what"] == "nothing" else [(verdict["what"], "I have looked at six games")]
            assert [(each["reason"], each["answer"]) for each in account["cases"]] == decided
            assert account["me"]["name"] == verdict.get("name", "Bram")
            again = await judge(house, anna, case, reason="something else", **verdict)
            assert again["code"] == "result_set"
            assert not (await house.http.get("/api/v1/cases", headers=anna.headers)).json()["cases"]

    run(work())


def test_what_cannot_be_decided_leaves_the_case_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna", role="moderator"), await somebody(house.store, "Bram")
            other = await somebody(house.store, "Carla", role="moderator")
            case, own, theirs = [
                await a_case(house, who, bram, f"c{number}") for number, who in enumerate((bram, anna, other))
            ]
            refused: list[tuple[str, Json, str]] = [
                (case, {"what": "close"}, "bad_request"),
                (case, {"what": "warn", "days": 3}, "bad_request"),
                (case, {"what": "rename"}, "bad_request"),
                (case, {"what": "rename", "name": "Carla"}, "name_taken"),
                (case, {"what": "rename", "name": "admin"}, "name_refused"),
                (case, {"what": "banish"}, "bad_request"),
                (case, {"what": "warn", "reason": "   -   "}, "bad_request"),
                (own, {"what": "nothing"}, "not_allowed"),
                (theirs, {"what": "close", "days": 1}, "not_allowed"),
                ("gone", {"what": "nothing"}, "not_found"),
            ]
            for at, verdict, code in refused:
                said = await judge(house, anna, at, **({"reason": "because of that"} | verdict))
                assert said["code"] == code, (verdict, said)
            assert len((await house.http.get("/api/v1/cases", headers=anna.headers)).json()["cases"]) == 3
            assert (await people_in(house.store).person(bram.id)) == bram.person

    run(work())


def test_of_two_moderators_one_judges(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, carla = [await somebody(house.store, name, role="moderator") for name in ("Anna", "Carla")]
            bram = await somebody(house.store, "Bram")
            case = await a_case(house, bram)
            said = await asyncio.gather(
                judge(house, anna, case, what="warn", reason="the first"),
                judge(house, carla, case, what="close", days=3, reason="the second"),
            )
            assert sorted(each.get("code", "done") for each in said) == ["done", "result_set"]
            assert len(await people_in(house.store).cases(about=bram.id)) == 2

    run(work())
