"""A bot as strong as its player: the levels that somebody has won and lost against say which one it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.tables import House, a_house, run

HUMAN = {"kind": "human", "name": "Ann"}
Json = dict[str, Any]


def seats(*bots: Json) -> list[Json]:
    return [HUMAN, *({"kind": "bot"} | bot for bot in bots)]


async def begun(house: House, *bots: Json, **more: Any) -> Json:
    answer = await house.http.post("/api/v1/games", json={"seats": seats(*bots)} | more)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def resigned(house: House, *bots: Json, **more: Any) -> str:
    """Ann's token of a game that she has given up."""
    made = await begun(house, *bots, **more)
    answer = await house.post(made["id"], "resign", {}, made["tokens"]["0"])
    assert answer.status_code == 200, answer.text
    return str(made["tokens"]["0"])


async def even(house: House, tokens: list[str]) -> str | None:
    answer = await house.http.post("/api/v1/games/find", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: str | None = answer.json().get("even")
    return found


def test_who_loses_is_offered_a_weaker_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            first = await resigned(house, {"level": 3})
            second = await resigned(house, {"player": "2.6"})
            once, twice = await even(house, [first]), await even(house, [first, second])
            assert once is not None
            assert twice is not None
            assert 1 <= float(twice) < float(once) < 3

    run(work())


def test_games_that_tell_nothing_do_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            going = await begun(house, {"level": 3})
            known = await resigned(house, {"level": 3}, seed=7)
            three = await resigned(house, {"level": 3}, {"level": 3})
            helped = await begun(house, {"level": 3})
            async with house.registry.pinned(helped["id"]) as table:
                table.seats[0].hints = (1,)
            await house.post(helped["id"], "resign", {}, helped["tokens"]["0"])
            mine = [going["tokens"]["0"], known, three, helped["tokens"]["0"]]
            assert await even(house, mine) is None

    run(work())


def test_a_bot_between_two_levels_sits_down_and_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await begun(house, {"player": "3.4"})
            bot = made["table"]["seats"][1]
            assert (bot["name"], bot["level"], bot["player"]) == ("level 3.4", None, "3.4")
            await house.play(made)

    run(work())


def test_a_number_that_is_no_level_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            for player in ("8.1", "0.5", "3,4"):
                answer = await house.http.post("/api/v1/games", json={"seats": seats({"player": player})})
                assert (answer.status_code, answer.json()["field"]) == (400, "seats.1.player")

    run(work())
