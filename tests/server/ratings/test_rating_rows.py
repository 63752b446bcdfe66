"""Rated games: each is counted once, and counting them all again gives the same ratings, bit for bit."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from carcassonne.cli.commands import admin
from carcassonne.server.games.outcome import Outcome
from carcassonne.server.ratings.counting import Counting
from carcassonne.server.ratings.faults import DAY
from carcassonne.server.ratings.rating_rows import RatedGame, RatingRows
from carcassonne.server.storage.lobby_schema import rated_game
from support.later import Later
from support.people import HOST, somebody
from support.rated import TWO, at_a_rated_table, everybody_decides
from support.tables import a_house, run


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def a_result(game: str, people: list[str], places: list[int], at: float = 1.0) -> RatedGame:
    return RatedGame(game, "base-2", people, Outcome("counted", places), at)


def test_two_people_who_are_paired_play_a_rated_game_that_counts_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            made = await at_a_rated_table(house, anna, bram)
            table = (await house.get(made["id"]))["table"]
            assert table["rated"] is True
            assert {name for name, on in table["aids"].items() if not on} == {"remaining", "holes", "hints"}
            await house.play(made)
            refused = await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
            await everybody_decides(house, made)
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            winner = table["seats"][1]["name"]
            rows = RatingRows(house.store)
            counting = Counting(house.registry, rows)
            for _ in range(2):
                await counting.sweep()
            shown = {}
            for name in ("Anna", "Bram"):
                (shown[name],) = (await house.http.get(f"/api/v1/people/{name}/ratings")).json()["ratings"]
            loser = next(name for name in shown if name != winner)
            assert shown[winner]["rating"] > 1500 > shown[loser]["rating"]
            assert {each["games"] for each in shown.values()} == {1}
            assert all(each["provisional"] for each in shown.values())

    run(work())


def test_a_game_that_everybody_counts_at_once_is_counted_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows, people = RatingRows(house.store), [(await somebody(house.store, name)).id for name in ("Ann", "Bob")]
            first = await asyncio.gather(*[rows.count(a_result("g", people, [1, 2])) for _ in range(8)])
            assert sorted(first) == [False] * 7 + [True]
            assert {standing.games for standing in (await rows.standings(people)).values()} == {1}

    run(work())


def test_counting_again_gives_the_same_bit_for_bit(tmp_path: Path, capsys: Any) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            dice, rows = random.Random(24), RatingRows(house.store)
            people = [(await somebody(house.store, f"Person {number}")).id for number in range(5)]
            for number in range(120):
                pool = dice.choice(["base-2", "boxes-2"])
                outcome = Outcome("counted", dice.choice([[1, 2], [2, 1], [1, 1]]))
                await rows.count(RatedGame(f"g{number}", pool, dice.sample(people, 2), outcome, float(number)))  # type: ignore[arg-type]
            await rows.count(RatedGame("void", "base-2", people[:2], Outcome("void", faults={0: "absent"}), 121.0))
            before = await rows.standings(people)
            assert await rows.replay() == (120, 0)
            assert await rows.standings(people) == before
            async with house.store.reading() as connection:
                assert (await connection.execute(select(func.count()).select_from(rated_game))).scalar() == 121

    run(work())
    database = f"sqlite:///{tmp_path}/games.sqlite3"
    for deed, said in (
        ("--replay", "120 results counted again with edition 1; 0 ratings were different"),
        ("--fit", "beta"),
    ):
        args = admin.parser().parse_args(["ratings", deed, "--database", database])
        assert admin.run(args) == 0
        assert said in capsys.readouterr().out


def test_of_one_pair_ten_games_a_day_count_and_faults_close_the_lobby(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows, now = RatingRows(house.store), house.registry.timekeeper.now()
            anna, bram, chris = [await somebody(house.store, name) for name in ("Anna", "Bram", "Chris")]
            for number in range(10):
                await rows.count(a_result(f"g{number}", [anna.id, bram.id], [1, 2], now))
            assert await rows.played_enough([anna.id, bram.id, chris.id], now) == {
                anna.id: {bram.id},
                bram.id: {anna.id},
            }
            made = await at_a_rated_table(house, anna, bram)
            assert "rated" not in (await house.get(made["id"]))["table"]
            for number in range(2):
                left = Outcome("counted", [1, 2], faults={1: "left"})
                await rows.count(RatedGame(f"f{number}", "base-2", [anna.id, chris.id], left, now))
            body = {"token": secrets.token_urlsafe(32)} | TWO
            refused = await house.http.post("/api/v1/seeks", json=body, headers=chris.headers)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
            assert int(refused.headers["retry-after"]) > 250

    run(work())


def test_the_top_list_shows_who_has_played_enough_and_lately(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows, now = RatingRows(house.store), house.registry.timekeeper.now()
            anna, bram, chris = [(await somebody(house.store, name)).id for name in ("Anna", "Bram", "Chris")]
            for number in range(20):
                await rows.count(a_result(f"g{number}", [anna, bram], [1, 2], now))
            await rows.count(a_result("one", [chris, bram], [1, 2], now))
            top = (await house.http.get("/api/v1/top/base-2")).json()["people"]
            assert [(each["rank"], each["name"]) for each in top] == [(1, "Anna"), (2, "Bram")]
            assert (await house.http.get("/api/v1/top/chess")).status_code == 400

    run(work())


def test_operators_see_what_came_of_rated_games_and_how_surprising_they_were(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows, now = RatingRows(house.store), house.registry.timekeeper.now()
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            assert (await rows.loss_of_week(now)).results == 0
            await rows.count(a_result("old", [anna.id, bram.id], [1, 2], now - 8 * DAY))
            made = await at_a_rated_table(house, anna, bram)
            await everybody_decides(house, made)
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            counting = Counting(house.registry, rows)
            await counting.sweep()
            await counting.tell_loss()
            found = await rows.loss_of_week(now)
            assert (found.results, round(found.coin, 3)) == (1, 0.693)
            assert abs(found.ratings - found.coin) < 0.2
            told = (await house.http.get("/metrics")).text
            for line in ('rated_games_total{outcome="', 'faults_total{fault="', 'rating_log_loss{to="coin"} 0.69'):
                assert f"carcassonne_{line}" in told, line

    run(work())


def test_who_leaves_before_everybody_has_decided_calls_the_game_off_and_it_counts_for_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows, now = RatingRows(house.store), house.registry.timekeeper.now()
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            made = await at_a_rated_table(house, anna, bram)
            await house.play(made)
            answer = await house.post(made["id"], "resign", {}, made["tokens"]["1"])
            result = answer.json()["table"]["result"]
            assert result == {"reason": "aborted", "scores": [0, 0], "winners": [], "fault": 1}
            await Counting(house.registry, rows).sweep()
            assert await rows.standings([anna.id, bram.id]) == {}
            async with house.registry.pinned(made["id"]) as table:
                faulty, other = table.seats[1].person, table.seats[0].person
            assert [fault for _, fault in await rows.faults(str(faulty), now)] == [True]
            assert [fault for _, fault in await rows.faults(str(other), now)] == [False]

    run(work())


def test_who_makes_no_first_decision_within_a_minute_was_not_there(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            made = await at_a_rated_table(
                house, await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            )
            clocks = (await house.get(made["id"]))["table"]["clocks"]
            assert 50 < clocks["decide_in"] <= 60
            assert min(clocks["left"]) > 890, "the bank is for the whole game"
            later.by(50)
            while (await house.get(made["id"]))["table"]["clocks"]["running"] == 0:
                await house.play(made)
            later.by(50)
            assert (await house.get(made["id"]))["table"]["status"] == "playing"
            later.by(20)
            table = await house.until(made["id"], lambda table: table["status"] == "over")
            assert table["result"] == {
                "reason": "aborted",
                "scores": table["result"]["scores"],
                "winners": [],
                "fault": 1,
                "absent": True,
            }

    run(work())
