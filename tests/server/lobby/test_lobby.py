"""The lobby over HTTP: whoever looks for a game gets one, once, and is told where it is."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert

from carcassonne.server.storage.people_schema import block
from support.people import HOST, Somebody, somebody
from support.tables import House, a_house, run

Json = dict[str, Any]
TWO: Json = {"players": [2], "presets": ["modern"]}


def a_token() -> str:
    return secrets.token_urlsafe(32)


async def seek(
    house: House, token: str, name: str = "Anna", who: Somebody | None = None, **wanted: Any
) -> httpx.Response:
    headers = who.headers if who else {}
    return await house.http.post("/api/v1/seeks", json={"token": token, "name": name} | TWO | wanted, headers=headers)


async def withdraw(house: House, token: str) -> Json:
    answer = await house.http.delete("/api/v1/seeks", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def paired(house: House, token: str) -> Json:
    """What has become of a seek, once it has a game."""
    while True:
        answer = await seek(house, token)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        if found["game"]:
            return found


def test_two_who_accept_the_same_are_at_one_table_and_their_tokens_open_their_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            anna, bram = a_token(), a_token()
            assert (await seek(house, anna)).json()["game"] is None
            await seek(house, bram, "Bram")
            one, other = await paired(house, anna), await paired(house, bram)
            assert one["game"] == other["game"]
            assert {one["seat"], other["seat"]} == {0, 1}
            table = (await house.get(one["game"]))["table"]
            assert (table["status"], table["aids"]["hints"]) == ("playing", False)
            assert table["seats"][one["seat"]]["name"] == "Anna"
            made = {"id": one["game"], "tokens": {str(one["seat"]): anna, str(other["seat"]): bram}}
            assert (await house.play(made))["seq"] == 1

    run(work())


def test_the_same_token_again_is_the_same_seek(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            token = a_token()
            first = (await seek(house, token)).json()
            again = (await seek(house, token, "Anna 2")).json()
            assert first == again
            assert (await house.http.get("/api/v1/lobby")).json()["open"] == 1

    run(work())


def test_who_withdraws_is_not_found_and_who_was_paired_meanwhile_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            gone, anna, bram = a_token(), a_token(), a_token()
            await seek(house, gone, players=[5])
            assert await withdraw(house, gone) == {"seek": None, "game": None, "seat": None}
            assert await withdraw(house, gone) == {"seek": None, "game": None, "seat": None}
            for token in (anna, bram):
                await seek(house, token)
            game = (await paired(house, anna))["game"]
            assert (await withdraw(house, bram))["game"] == game

    run(work())


def test_the_lobby_shows_who_waits_and_the_games_that_began_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            waits, anna, bram = a_token(), a_token(), a_token()
            await seek(house, waits, "Chris", players=[5])
            for token in (anna, bram):
                await seek(house, token)
            game = (await paired(house, anna))["game"]
            await house.new_game("human", "human")
            shown = (await house.http.get("/api/v1/lobby")).json()
            assert [(row["name"], row["players"]) for row in shown["seeks"]] == [("Chris", [5])]
            assert [each["id"] for each in shown["games"]] == [game]

    run(work())


def test_what_cannot_come_true_is_refused_by_its_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            for wrong, field in (
                ({"presets": ["chess"]}, "presets"),
                ({"presets": ["modern"], "players": [6]}, "players"),
                ({"clocks": ["sandglass"]}, "clocks.0"),
                ({"token": "short"}, "token"),
                ({"name": " "}, "name"),
            ):
                answer = await seek(house, **{"token": a_token()} | wrong)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), answer.text
                assert answer.json()["field"] == field
            missing = await house.http.delete("/api/v1/seeks")
            assert missing.json()["code"] == "no_token"
            assert (await house.http.get("/api/v1/lobby")).json()["open"] == 0

    run(work())


def test_one_address_looks_for_so_many_games_a_minute(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, quotas={"seeks": "2/minute"}) as house:
            answers = [(await seek(house, a_token())).status_code for _ in range(3)]
            assert answers == [201, 201, 429]

    run(work())


def test_a_person_is_called_as_they_are_and_those_who_block_one_another_never_meet(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram, chris = [await somebody(house.store, name) for name in ("Anna", "Bram", "Chris")]
            async with house.store.transaction() as connection:
                await connection.execute(insert(block).values(person=bram.id, other=anna.id, created="now"))
            one, other, third = a_token(), a_token(), a_token()
            await seek(house, one, "Somebody else", anna)
            await seek(house, other, "Bram", bram)
            shown = (await house.http.get("/api/v1/lobby")).json()["seeks"]
            assert sorted(row["name"] for row in shown) == ["Anna", "Bram"]
            await seek(house, third, "Chris", chris)
            game = (await paired(house, third))["game"]
            names = {each["name"] for each in (await house.get(game))["table"]["seats"]}
            assert "Chris" in names
            assert names != {"Anna", "Bram"}
            alone = one if "Bram" in names else other
            assert (await seek(house, alone, "Somebody", anna if alone == one else bram)).json()["game"] is None

    run(work())


def test_a_guest_says_a_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            answer = await house.http.post("/api/v1/seeks", json={"token": a_token()})
            assert answer.json()["field"] == "name"

    run(work())
