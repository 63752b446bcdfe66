"""Playing without a server when something goes wrong: a sentence each time, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import carcassonne.local
from carcassonne.local import thinking
from carcassonne.local.home import Home
from carcassonne.local.kept import Unreadable
from support.same_games import Heard
from support.tables import run

Json = dict[str, Any]


class Browser:
    """The storage and the worker of a browser, as they are when they fail, too."""

    def __init__(self) -> None:
        self.rows: Json = {}
        self.secret = ""
        self.full = False
        self.dying = 0
        self.asked = 0
        self._think = thinking.open(lambda told: None)

    async def keep(self, text: str) -> str | None:
        """Keep, as the page does: each game only where it follows what is kept."""
        if self.full:
            raise RuntimeError("QuotaExceededError: the disk is full")
        told = json.loads(text)
        self.secret = told.get("secret") or self.secret
        for name, rows in told["games"].items():
            before = self.rows.get(name)
            if rows is not None and before is not None and before["game"]["version"] != rows["game"]["version"] - 1:
                return json.dumps({"schema": 1, "games": {name: before}})
        for name, rows in told["games"].items():
            self.rows[name] = rows
            if rows is None:
                del self.rows[name]
        return None

    async def ask_bot(self, line: str, told: Any) -> str:
        self.asked += 1
        if self.dying:
            self.dying -= 1
            raise RuntimeError("the worker was terminated")
        return self._think(line)

    @property
    def kept(self) -> str:
        return json.dumps({"schema": 1, "secret": self.secret, "games": self.rows})

    @asynccontextmanager
    async def page(self, kept: str | None = None) -> AsyncIterator[Home]:
        home = await carcassonne.local.open(
            self.kept if kept is None else kept, self.keep, self.ask_bot, '{"bot_pause":0}'
        )
        try:
            yield home
        finally:
            await home.close()


async def ask(home: Home, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Json]:
    headers = json.dumps({"Authorization": f"Bearer {token}"} if token else {})
    sent = body if isinstance(body, str) else json.dumps(body or {})
    status, _, text = await home.request(method, f"/api/v1{path}", headers, sent if method == "POST" else None)
    found: Json = json.loads(text)
    return status, found


async def new_game(home: Home, *others: Json) -> tuple[str, str]:
    seats = [{"kind": "human", "name": "Anna"}, *(others or [{"kind": "human", "name": "Bram"}])]
    status, made = await ask(home, "POST", "/games", {"seats": seats, "seed": 3})
    assert status == 201
    return made["id"], made["tokens"]["0"]


async def move(home: Home, game: str, token: str, name: str = "") -> tuple[int, Json]:
    _, legal = await ask(home, "GET", f"/games/{game}/legal")
    sent = {"ply": legal["ply"], "move_id": f"m{legal['ply']}{name}", "actions": legal["actions"][:1]}
    return await ask(home, "POST", f"/games/{game}/moves", sent, token)


async def ply_of(home: Home, game: str) -> int:
    _, found = await ask(home, "GET", f"/games/{game}")
    return int(found["state"]["ply"])


def test_a_game_is_there_again_after_a_reload() -> None:
    async def work() -> None:
        browser = Browser()
        async with browser.page() as home:
            game, token = await new_game(home)
            assert (await move(home, game, token))[0] == 200
            ply = await ply_of(home, game)
        async with browser.page() as home:
            assert await ply_of(home, game) == ply > 0
            assert (await move(home, game, token))[0] == 200

    run(work())


def test_a_storage_that_refuses_is_told_and_the_move_can_be_made_again() -> None:
    async def work() -> None:
        browser = Browser()
        async with browser.page() as home:
            game, token = await new_game(home)
            browser.full = True
            status, refused = await move(home, game, token)
            assert (status, refused["code"]) == (503, "unavailable")
            assert "the disk is full" in refused["detail"]
            assert await ply_of(home, game) == 0
            browser.full = False
            assert (await move(home, game, token))[0] == 200

    run(work())


def test_of_two_tabs_one_makes_the_move_and_the_other_sees_it() -> None:
    async def work() -> None:
        browser = Browser()
        async with browser.page() as one:
            game, token = await new_game(one)
            async with browser.page() as other:
                assert (await move(one, game, token, "one"))[0] == 200
                status, refused = await move(other, game, token, "other")
                assert (status, refused["code"]) == (409, "stale_ply")
                assert await ply_of(other, game) == await ply_of(one, game)
                assert (await move(other, game, token, "again"))[0] == 200

    run(work())


def test_a_worker_that_dies_is_asked_again_and_then_stood_in_for() -> None:
    async def work() -> None:
        for deaths in (1, 2, 50):
            browser = Browser()
            async with browser.page() as home:
                browser.dying = deaths
                game, token = await new_game(home, {"kind": "bot", "level": 5})
                heard = Heard(6)
                line = home.open_line(f"/api/v1/games/{game}/socket?after=-1", heard)
                while (await ask(home, "GET", f"/games/{game}"))[1]["state"]["to_act"] == 0:
                    assert (await move(home, game, token))[0] == 200
                await heard.enough.wait()
                line.close()
                assert browser.asked > 1

    run(work())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"schema":1,"games":{"', "only a part of one"),
        ("[]", "does not say what it holds"),
        ('{"games":{}}', "does not say what it holds"),
        ('{"schema":2,"games":{}}', "another edition"),
        ('{"schema":1,"games":{},"secret":"mine"}', "its secret is none"),
        ("<html>", "no file of games"),
    ],
)
def test_a_text_that_is_not_ours_is_refused_in_a_sentence(text: str, said: str) -> None:
    async def work() -> None:
        browser = Browser()
        with pytest.raises(Unreadable, match=said):
            async with browser.page(text):
                pass
        async with browser.page() as home:
            game, _ = await new_game(home)
            with pytest.raises(Unreadable, match=said):
                await home.take_in(text)
            assert await ply_of(home, game) == 0

    run(work())


def test_one_damaged_game_keeps_no_other_from_being_played() -> None:
    async def work() -> None:
        browser = Browser()
        async with browser.page() as home:
            sound, token = await new_game(home)
            damaged, _ = await new_game(home)
            broken, _ = await new_game(home)
        del browser.rows[damaged]["seats"]
        browser.rows[broken]["entries"] = [{"seq": 2}]
        before = json.dumps(browser.rows)
        async with browser.page() as home:
            told = {each["id"] for each in json.loads(home.damaged())}
            assert told == {damaged, broken}
            status, refused = await ask(home, "GET", f"/games/{damaged}")
            assert (status, refused["code"]) == (503, "unavailable")
            assert "damaged" in refused["detail"]
            assert json.dumps(browser.rows) == before, "what cannot be read is left as it is"
            assert (await move(home, sound, token))[0] == 200
            await home.remove(json.dumps([damaged, broken]))
            assert set(browser.rows) == {sound}

    run(work())


def test_a_log_that_leads_elsewhere_is_told() -> None:
    async def work() -> None:
        browser = Browser()
        async with browser.page() as home:
            game, token = await new_game(home)
            assert (await move(home, game, token))[0] == 200
        browser.rows[game]["entries"][0]["ply"] = 7
        async with browser.page() as home:
            status, refused = await ask(home, "GET", f"/games/{game}")
            assert (status, refused["code"]) == (503, "unavailable")

    run(work())


def test_games_go_to_another_device_as_a_file() -> None:
    async def work() -> None:
        browser, other = Browser(), Browser()
        async with browser.page() as home, other.page() as there:
            game, token = await new_game(home)
            assert (await move(home, game, token))[0] == 200
            told = json.loads(await there.take_in(home.export()))
            assert told == {"games": [game], "known": 0, "damaged": []}
            assert json.loads(await there.take_in(home.export()))["known"] == 1
            assert await ply_of(there, game) == await ply_of(home, game)
            assert set(other.rows) == {game}

    run(work())


def test_a_damaged_record_is_refused_in_a_sentence() -> None:
    async def work() -> None:
        async with Browser().page() as home:
            for text in ("", "[Carcassonne", "\N{SNOWMAN}" * 400_000):
                status, refused = await ask(home, "POST", "/games/import", text)
                assert status in (400, 413)
                assert refused["detail"]

    run(work())


@pytest.mark.parametrize("path", ["/push/key", "/people", "/games/A/B/C", "/games/AAAAAAAAAAAAAAAA/picture.png"])
def test_what_needs_a_server_says_so(path: str) -> None:
    async def work() -> None:
        async with Browser().page() as home:
            status, refused = await ask(home, "GET", path)
            assert (status, refused["code"]) == (501, "needs_server")

    run(work())
