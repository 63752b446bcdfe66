"""A player of one's own takes a seat at a table of a server by a link, and plays to the end."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from carcassonne.cli.commands.lend import TOKEN
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.store import Store
from cli.sessions import carcassonne_here
from support.people import Somebody, somebody
from support.serving import Serving, sqlite_in
from support.visitor import visiting

FIRST_LEGAL = """\
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""
SILLY = FIRST_LEGAL.replace('json.loads(line)["legal"][0]', '{"type": "place", "x": 99, "y": 99, "rotation": 0}')


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("lend")
    served = Serving(folder, sqlite_in(folder))
    served.start()
    yield served
    served.close()


def table_with_an_open_seat(serving: Serving) -> tuple[dict[str, Any], str]:
    with visiting(serving.url) as visitor:
        wanted = {"draw": ["V", "U", "E", "L"], "seats": [{"kind": "bot", "level": 1}, {"kind": "open"}]}
        made = visitor.http.post("/api/v1/games", json=wanted).json()
    return made, f"{serving.url}{made['links']['1']}"


def program(folder: Path, text: str) -> str:
    (folder / "mybot.py").write_text(text, encoding="utf-8")
    return f"cmd:{sys.executable} {folder / 'mybot.py'}"


def test_a_program_plays_a_game_to_its_end_and_is_called_a_bot(serving: Serving, tmp_path: Path) -> None:
    made, link = table_with_an_open_seat(serving)
    done = carcassonne_here("lend", link, program(tmp_path, FIRST_LEGAL), "--name", "Robin")
    assert (done.returncode, done.stdout.startswith("the game is over (finished): ")) == (0, True), done.stderr
    with visiting(serving.url) as visitor:
        table = visitor.http.get(f"/api/v1/games/{made['id']}").json()["table"]
    assert (table["status"], table["seats"][1]["name"]) == ("over", "Robin (bot)")


def test_a_program_that_does_what_is_not_allowed_resigns(serving: Serving, tmp_path: Path) -> None:
    made, link = table_with_an_open_seat(serving)
    done = carcassonne_here("lend", link, program(tmp_path, SILLY))
    assert done.returncode == 1
    assert "resigns: it " in done.stderr
    with visiting(serving.url) as visitor:
        assert visitor.http.get(f"/api/v1/games/{made['id']}").json()["table"]["result"]["reason"] == "resigned"


def test_a_seat_that_is_taken_and_a_link_that_is_none_get_a_sentence(serving: Serving) -> None:
    _, link = table_with_an_open_seat(serving)
    with visiting(serving.url) as visitor:
        address, secret = link.removeprefix(serving.url).split("#")
        joining = f"/api/v1/games/{address.rsplit('/', 1)[1]}/join"
        visitor.http.post(joining, json={"name": "Anna"}, headers={"Authorization": f"Bearer {secret}"})
    taken = carcassonne_here("lend", link, "random")
    assert (taken.returncode, "the server says no: " in taken.stderr) == (2, True)
    wrong = carcassonne_here("lend", "https://play.example.org/g/abc", "random")
    assert (wrong.returncode, "is no link to a seat" in wrong.stderr) == (2, True)
    nobody = carcassonne_here("lend", "http://127.0.0.1:1/join/abc#secret", "random")
    assert (nobody.returncode, "there is no answer from http://127.0.0.1:1: " in nobody.stderr) == (2, True)


def test_a_program_is_lent_to_a_server_and_plays_with_whoever_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite_in(tmp_path)
    served = Serving(tmp_path, database, {"CARCASSONNE_ACCOUNTS": "localhost"})
    served.start()
    try:
        bot, guest = asyncio.run(a_bot_of_somebody(database)), secrets.token_urlsafe(32)
        command = [sys.executable, "-m", "carcassonne", "lend", "--server", served.url, "1", "--presets", "modern"]
        with (
            subprocess.Popen(
                command, env=os.environ | {TOKEN: bot.token}, stderr=subprocess.PIPE, text=True
            ) as lending,
            visiting(served.url) as visitor,
            ExitStack() as leaving,
        ):
            leaving.callback(lending.kill)  # what fails below must not wait for it for ever
            assert lending.stderr is not None
            assert "Robin-bot plays modern with whoever likes" in lending.stderr.readline()
            wanted = {"token": guest, "name": "Anna"}
            made = visitor.http.post("/api/v1/bots/Robin-bot/games", json=wanted).json()
            game = f"/api/v1/games/{made['game']}"
            with visitor.http.stream("GET", f"{game}/stream") as lines:
                for _ in lines.iter_lines():
                    now = visitor.http.get(game).json()
                    if now["table"]["ply"] >= 4:  # the bot has decided
                        break
                    if now["state"]["to_act"] == made["seat"]:
                        action = visitor.http.get(f"{game}/legal").json()["actions"][0]
                        body = {"ply": now["table"]["ply"], "move_id": f"m{now['table']['ply']}", "actions": [action]}
                        visitor.http.post(f"{game}/moves", json=body, headers={"Authorization": f"Bearer {guest}"})
            lending.send_signal(signal.SIGINT)
            assert lending.wait(30) == 0
            assert "lent no more" in lending.stderr.read()
        for further, said in (
            (["1"], "say where"),
            (["--server", "nowhere", "1"], "is no server"),
            (["--server", "http://127.0.0.1:1", "nobody"], "nobody"),
        ):
            monkeypatch.setenv(TOKEN, bot.token)
            wrong = carcassonne_here("lend", *further)
            assert (wrong.returncode, said in wrong.stderr) == (2, True), wrong.stderr
        monkeypatch.setenv(TOKEN, "")
        tokenless = carcassonne_here("lend", "--server", served.url, "1")
        assert (tokenless.returncode, TOKEN in tokenless.stderr) == (2, True)
    finally:
        served.close()


async def a_bot_of_somebody(database: str) -> Somebody:
    store = Store.at(database_address(Settings(database_url=database)))
    try:
        anna = await somebody(store, "Anna")
        return await somebody(store, "Robin-bot", ["bot"], owner=anna.id)
    finally:
        await store.close()
