"""What an operator decides about somebody holds at once, and is told to them with its reason."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carcassonne.cli.main import main
from support.authenticator import Authenticator
from support.browser import Browser
from support.people import HOST, Somebody, somebody
from support.tables import House, a_house, run

Json = dict[str, Any]


class Operator:
    """Somebody with the command line of a server's machine."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._at = ["--data", str(folder), "--settings", str(folder / "settings.env")]
        (folder / "settings.env").write_text(f"CARCASSONNE_ACCOUNTS={HOST}\n", encoding="utf-8")
        self._capsys = capsys

    async def __call__(self, *words: str, status: int = 0) -> str:
        """What `carcassonne admin …` says: on standard output, or where it refuses on standard error."""
        self._capsys.readouterr()
        assert await asyncio.to_thread(main, ["admin", *words, *self._at]) == status
        said = self._capsys.readouterr()
        return said.err if status else said.out


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(tmp_path, capsys)


async def told(house: House, who: Somebody) -> list[tuple[str, str]]:
    """What somebody reads of the operator's decisions on their page."""
    account = (await house.http.get("/api/v1/me/account", headers=who.headers)).json()
    return [(case["reason"], case["answer"]) for case in account["cases"]]


async def seek(house: House, who: Somebody, **wanted: Any) -> Json:
    wished = {"token": "x" * 43, "players": [2], "presets": ["modern"]} | wanted
    found: Json = (await house.http.post("/api/v1/seeks", json=wished, headers=who.headers)).json()
    return found


def test_a_warning_is_read_by_whom_it_is_for(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            assert "--reason" in await operator("person", "Anna", "--warn", status=2)
            assert await told(house, anna) == []
            assert "warn: Anna" in await operator("person", "Anna", "--warn", "--reason", "do not leave")
            assert await told(house, anna) == [("warn", "do not leave")]

    run(work())


def test_whoever_may_play_no_rated_games_is_told_so_and_plays_others(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            await somebody(house.store, "Bram")
            await operator("person", "anna", "--no-rated", "7", "--reason", "left eleven games")
            refused = await seek(house, anna, rated_only=True)
            assert refused["code"] == "not_allowed"
            assert "no rated games until" in refused["detail"]
            assert (await seek(house, anna))["seek"] is not None
            times = ["2100-01-01T12:00:00Z"]
            wanted = {"opponent": "Bram", "request_id": "r" * 16, "times": times, "rated": True}
            answer = await house.http.post("/api/v1/matches", json=wanted, headers=anna.headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), answer.text
            assert await told(house, anna) == [("no_rated", "left eleven games")]
            assert "no rated games until" in await operator("person", "Anna")
            assert "no rated games until" not in await operator("person", "Anna", "--open")
            assert (await seek(house, anna, rated_only=True))["seek"] is not None

    run(work())


def test_a_closed_account_reads_why_and_does_nothing_else(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            await operator("person", "Anna", "--close", "0.5", "--reason", "two accounts")
            assert (await seek(house, anna))["code"] == "account_closed"
            assert await told(house, anna) == [("close", "two accounts")]
            assert (await house.http.get("/api/v1/me/export", headers=anna.headers)).status_code == 200
            await operator("person", "Anna", "--open")
            assert (await seek(house, anna))["seek"] is not None

    run(work())


def test_a_link_opens_an_account_once_whose_keys_are_lost(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            await Browser(house).register("Anna", Authenticator(HOST))
            link = (await operator("person", "Anna", "--recover")).strip()
            home, _, code = link.partition("#code=")
            assert home == f"https://{HOST}/me"
            again = Browser(house)
            assert (await again.ask("POST", "/sessions", {"code": code})).json()["name"] == "Anna"
            assert (await again.ask("GET", "/me")).json()["name"] == "Anna"
            stolen = await Browser(house).ask("POST", "/sessions", {"code": code})
            assert stolen.json()["code"] == "wrong_code"

    run(work())


def test_a_new_name_stands_at_every_table_and_is_nobody_elses(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            await somebody(house.store, "Bram")
            seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 1}]
            made = await house.http.post("/api/v1/games", json={"seats": seats}, headers=anna.headers)
            why = ("--reason", "names must not offend")
            assert "somebody is called" in await operator("person", "Anna", "--rename", "BRAM", *why, status=2)
            assert "3 to 20" in await operator("person", "Anna", "--rename", "A", *why, status=2)
            assert "Carla: a person" in await operator("person", "Anna", "--rename", "Carla", *why)
            assert (await house.http.get("/api/v1/me", headers=anna.headers)).json()["name"] == "Carla"
            while (await house.get(made.json()["id"]))["table"]["seats"][0]["name"] != "Carla":
                await asyncio.sleep(0.05)
            assert "nobody here is called Anna" in await operator("person", "Anna", status=2)

    run(work())


def test_organisers_are_named_by_the_operator(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            for role in ("organiser", "none"):
                await operator("person", "Anna", "--role", role)
                shown = (await house.http.get("/api/v1/me", headers=anna.headers)).json()["role"]
                assert shown == (None if role == "none" else role)

    run(work())


def test_what_was_reported_is_listed_until_it_is_closed(tmp_path: Path, operator: Operator) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            bram = await somebody(house.store, "Bram")
            report = {"about": "Bram", "reason": "leaving", "words": "every time"}
            case = (await house.http.post("/api/v1/cases", json=report, headers=anna.headers)).json()["id"]
            assert f"{case}  " in await operator("cases")
            shown = await operator("cases", case)
            assert "leaving: Bram, by Anna" in shown
            assert "every time" in shown
            assert "answer: talked to" in await operator("cases", case, "--close", "talked to")
            assert await operator("cases") == "0 cases open\n"
            assert case in await operator("cases", "--all")
            assert "was closed" in await operator("cases", case, "--close", "again", status=2)
            assert "no case" in await operator("cases", "nothing", status=2)
            assert await told(house, bram) == []

    run(work())


def test_no_server_starts_for_accounts_whose_passkeys_nobody_could_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARCASSONNE_ACCOUNTS", "localhost")
    monkeypatch.setattr(
        "carcassonne.cli.commands.configuration.find_spec", lambda name: None if name == "fido2" else name
    )
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert "carcassonne[accounts]" in capsys.readouterr().err
