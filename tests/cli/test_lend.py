"""A player of one's own takes a seat at a table of a server by a link, and plays to the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.sessions import carcassonne_here
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
