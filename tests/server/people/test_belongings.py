"""What belongs to a person: a guest's games, any device, everything that is known, and nothing once they have left."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.storage import people_schema, schema
from carcassonne.server.storage.belongings import referring
from carcassonne.server.storage.store import Store
from carcassonne.server.upkeep.backup import restore, save
from support.authenticator import Authenticator
from support.browser import Browser, code_of
from support.people import HOST, people_in, somebody
from support.tables import House, a_house, run

Json = dict[str, Any]
DRAW = ["V", "U", "E", "K"]


async def registered(house: House, name: str) -> tuple[Browser, Authenticator]:
    browser, key = Browser(house), Authenticator(HOST)
    await browser.register(name, key)
    return browser, key


def seat_row(folder: Path, game: str, number: int) -> tuple[Any, ...]:
    with sqlite3.connect(folder / "games.sqlite3") as connection:
        query = "SELECT name, person FROM seat WHERE game_id = ? AND number = ?"
        found: tuple[Any, ...] = connection.execute(query, (game, number)).fetchone()
    connection.close()
    return found


def test_a_guests_game_becomes_theirs_once_and_goes_on_at_every_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            made = await house.new_game("human", "open", draw=DRAW)
            joined = await house.post(made["id"], "join", {"name": "Bram"}, made["links"]["1"].partition("#")[2])
            here, key = await registered(house, "Anna")
            claimed = await here.ask("POST", "/me/claim", {"tokens": [made["tokens"]["0"], "x" * 43]})
            assert claimed.json() == {"games": [made["id"]]}
            again = await here.ask("POST", "/me/claim", {"tokens": [made["tokens"]["0"]]})
            assert again.json() == {"games": []}
            other, _ = await registered(house, "Clara")
            stolen = await other.ask("POST", "/me/claim", {"tokens": [made["tokens"]["0"]]})
            assert stolen.json() == {"games": []}
            phone = Browser(house, agent="Mozilla/5.0 (iPhone) Safari/605.1")
            await phone.sign_in(key)
            (mine,) = (await phone.ask("GET", "/me/games")).json()["games"]
            assert (mine["id"], mine["seat"]) == (made["id"], 0)
            assert mine["token"] != made["tokens"]["0"]
            await house.play(made | {"tokens": {"0": mine["token"]}})  # on the phone
            await house.play(made | {"tokens": {"1": joined.json()["token"], "0": made["tokens"]["0"]}})
            assert (await other.ask("GET", "/me/games")).json() == {"games": []}

    run(work())


def test_where_two_played_at_one_device_the_seat_of_the_persons_name_is_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            two = [{"kind": "human", "name": name} for name in ("Bram", "Anna")]
            made = (await house.http.post("/api/v1/games", json={"seats": two})).json()
            here, _ = await registered(house, "ANNA")
            assert (await here.ask("POST", "/me/claim", {"tokens": list(made["tokens"].values())})).json()["games"]
            assert seat_row(tmp_path, made["id"], 0)[1] is None
            assert seat_row(tmp_path, made["id"], 1)[1] is not None
            other, _ = await registered(house, "Clara")
            made = (await house.http.post("/api/v1/games", json={"seats": two})).json()
            nobody = await other.ask("POST", "/me/claim", {"tokens": list(made["tokens"].values())})
            assert nobody.json() == {"games": []}

    run(work())


def test_who_is_signed_in_sits_down_under_their_own_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            seats = [{"kind": "human", "name": "Grandma"}, {"kind": "open"}]
            made = (await house.http.post("/api/v1/games", json={"seats": seats}, headers=anna.headers)).json()
            joining = f"/api/v1/games/{made['id']}/join"
            secret = made["links"]["1"].partition("#")[2]
            headers = {"Authorization": f"Bearer {secret}", **bram.headers}
            joined = (await house.http.post(joining, json={"name": "Nobody"}, headers=headers)).json()
            assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "Bram"]
            assert [seat_row(tmp_path, made["id"], number)[1] for number in (0, 1)] == [anna.id, bram.id]

    run(work())


async def left_behind(house: House, folder: Path) -> tuple[str, Json]:
    """Anna, with everything that a person can have, who then leaves; returns her id, and the game she played."""
    here, key = await registered(house, "Annabella")
    person = await people_in(house.store).named("Annabella")
    assert person is not None
    bram = await somebody(house.store, "Bram")
    robin = await somebody(house.store, "Robin", scopes=["bot"], owner=person.id)
    seats = [{"kind": "human", "name": name} for name in ("Annabella", "Guest")]
    made: Json = (await here.ask("POST", "/games", {"seats": seats, "draw": DRAW[:2]})).json()
    while (await house.get(made["id"]))["table"]["status"] != "over":
        await house.play(made)
    await here.ask("PUT", "/me/blocks/Bram")
    await here.ask("PUT", "/me/follows/Robin")
    assert (await house.http.put("/api/v1/me/follows/Annabella", headers=bram.headers)).status_code == 200
    await here.ask("POST", "/cases", {"about": "Bram", "reason": "leaving"})
    await house.http.post("/api/v1/cases", json={"about": "Annabella", "reason": "name"}, headers=bram.headers)
    await here.ask("POST", f"/games/{made['id']}/analysis", {})
    told = (await here.ask("GET", "/me/export")).json()
    assert told["name"] == "Annabella"
    assert {"person", "passkey", "recovery", "session", "block", "follow", "case", "seat"} <= told["tables"].keys()
    assert "Annabella" in told["records"][made["id"]]
    assert "hash" not in json.dumps(told["tables"])
    refused = {"credential": Authenticator(HOST).show(await here.challenge("confirm"))}
    assert code_of(await here.ask("DELETE", "/me", refused)) == (403, "passkey_refused")
    confirmed = {"credential": key.show(await here.challenge("confirm"))}
    assert (await here.ask("DELETE", "/me", confirmed)).json() == {"done": True}
    assert await here.name() is None
    assert code_of(await Browser(house).sign_in(key)) == (403, "passkey_refused")
    assert (await house.http.get("/api/v1/me", headers=robin.headers)).status_code == 401
    return person.id, made


def test_who_leaves_leaves_neither_name_nor_id_and_the_others_keep_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            person, made = await left_behind(house, tmp_path)
            assert (await house.get(made["id"]))["table"]["seats"][0]["name"] == "somebody"
            name, nobody = seat_row(tmp_path, made["id"], 0)
            assert (name, nobody == person) == ("somebody", False)
            again, _ = await registered(house, "Annabella")  # the name is free
            assert (await again.ask("GET", "/me/games")).json() == {"games": []}
            assert (await again.ask("GET", "/me/account")).json()["cases"] == []
            bram = await people_in(house.store).named("Bram")
            assert bram is not None
            await people_in(house.store).remove((await people_in(house.store).named("Annabella")).id)  # type: ignore[union-attr]
        dump = "\n".join(sqlite3.connect(tmp_path / "games.sqlite3").iterdump())
        for trace in ("Annabella", "annabella", person, "Robin"):
            assert trace not in dump, trace

    run(work())


def test_every_column_that_refers_to_a_person_says_what_becomes_of_its_row() -> None:
    found = [(table.name, column.name, column.info.get(people_schema.LEAVING))
             for table in schema.metadata.sorted_tables for column in table.columns if referring(column)]  # fmt: skip
    assert len(found) >= 10
    assert {("seat", "person", "stays"), ("passkey", "person", "goes")} <= set(found)
    assert [each for each in found if each[2] not in ("goes", "stays")] == []


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_backup_takes_people_along(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, key = await registered(house, "Anna")
            person = await people_in(house.store).named("Anna")
            assert person is not None
            await somebody(house.store, "Aaron", owner=person.id)  # a row before its owner's, by id or by name
            await save(house.store, tmp_path / "backup.gz")
        (tmp_path / "again").mkdir()
        store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/again/games.sqlite3")
        await restore(store, tmp_path / "backup.gz")
        await store.close()
        async with a_house(tmp_path / "again", accounts=HOST) as house:
            assert (await Browser(house).sign_in(key)).status_code == 201
            here.house = house
            assert await here.name() == "Anna"

    run(work())
