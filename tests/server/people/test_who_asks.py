"""Who asks: a browser's cookie, a program's token, or a guest."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.games.stores import Conflict
from carcassonne.server.http.middleware import is_own_origin
from carcassonne.server.people.sessions import SECONDS, new_session
from carcassonne.server.storage.people_rows import PeopleRows
from support.people import HOST, somebody
from support.tables import House, a_house, run

ME = "/api/v1/me"


async def asked(house: House, headers: dict[str, str]) -> tuple[int, Any]:
    answer = await house.http.get(ME, headers=headers)
    return answer.status_code, answer.json()


def test_a_browser_and_a_program_are_told_who_they_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna", role="organiser")
            status, told = await asked(house, anna.headers)
            assert (status, told["name"], told["role"], told["scopes"]) == (200, "Anna", "organiser", None)
            robin = await somebody(house.store, "Robin", scopes=["bot"], owner=anna.id)
            status, told = await asked(house, robin.headers)
            assert (status, told["name"], told["kind"], told["scopes"]) == (200, "Robin", "bot", ["bot"])

    run(work())


def test_whoever_shows_nothing_or_something_else_is_a_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            cookies = ("__Host-carcassonne=nonsense", anna.headers["Cookie"][:-1])
            tokens = (anna.token, "ct_nonsense")
            shown = [{"Cookie": text} for text in cookies] + [{"Authorization": f"Bearer {text}"} for text in tokens]
            for headers in ({}, *shown):
                status, told = await asked(house, headers)
                assert (status, told["code"]) == (401, "not_signed_in"), headers

    run(work())


def test_a_session_ends_after_its_days(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            people = PeopleRows(house.store)
            token, session = new_session(anna.person, time.time() - SECONDS - 60, "long ago")
            await people.open_session(session)
            assert (await asked(house, {"Cookie": f"__Host-carcassonne={token}"}))[0] == 401
            assert (await asked(house, anna.headers))[0] == 200

    run(work())


def test_where_no_host_is_named_nobody_is_signed_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            anna = await somebody(house.store, "Anna")
            status, told = await asked(house, anna.headers)
            assert (status, told["code"]) == (404, "no_accounts")
            assert (await house.http.get("/api/v1/site")).json()["accounts"] is None

    run(work())


def test_a_page_of_another_site_asks_without_our_cookie() -> None:
    def scope(origin: str | None) -> dict[str, Any]:
        headers = [(b"host", b"play.example.org")] + ([(b"origin", origin.encode())] if origin else [])
        return {"type": "http", "scheme": "https", "headers": headers}

    assert is_own_origin(scope(None))
    assert is_own_origin(scope("https://play.example.org"))
    assert not is_own_origin(scope("https://evil.example.org"))
    assert not is_own_origin(scope("http://play.example.org"))


def test_a_name_is_had_by_one_person_and_a_token_by_one_session(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, people = await somebody(house.store, "Anna"), PeopleRows(house.store)
            with pytest.raises(Conflict):
                await somebody(house.store, "ANNA")
            bram = await somebody(house.store, "Bram")
            _, session = new_session(anna.person, time.time(), "a phone")
            await people.open_session(session)
            await people.open_session(replace(session, id="another"))  # the same again: the answer was lost
            with pytest.raises(Conflict):
                await people.open_session(replace(session, id="stolen", person=bram.id))
            assert await people.named("anna") == anna.person
            assert await people.named("Clara") is None
            assert await people.people([anna.id, bram.id, "nobody"]) == {anna.id: anna.person, bram.id: bram.person}

    run(work())
