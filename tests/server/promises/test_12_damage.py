"""Promise 12: bad input stops a start with a sentence: a damaged or newer database, odd settings, old records."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from support.postgres import Postgres
from support.problems import fault_in
from support.serving import Serving, free_port
from support.tables import a_house, run
from support.visitor import Visitor

SECONDS = 60.0


def refusal(serving: Serving, *arguments: str) -> str:
    """What a server says that refuses to start: one line and exit status 2."""
    serving.launch(*arguments)
    assert serving.process is not None
    code = serving.process.wait(timeout=SECONDS)
    serving.process = None
    said = serving.log.strip()
    assert code in (1, 2), f"{code}: {said}"
    assert "Traceback" not in said
    lines = [line for line in said.splitlines() if line.strip()]
    assert len(lines) == 1, said
    assert len(lines[0]) < 500
    return lines[0]


def file_of(serving: Serving) -> Path:
    return Path(serving.database.removeprefix("sqlite:///"))


def with_a_game(serving: Serving) -> str:
    """Make a database with a game in it; its id."""

    async def work() -> str:
        async with a_house(serving.folder, database_url=serving.database) as house:
            made = await house.new_game("human", "human", seed=1)
            for _ in range(6):
                await house.play(made)
            return str(made["id"])

    return run(work())


def ply_of(serving: Serving, game: str) -> int:
    """How far a game has come, by its database."""

    async def work() -> int:
        async with a_house(serving.folder, database_url=serving.database) as house:
            return int((await house.get(game))["state"]["ply"])

    return run(work())


def test_a_file_that_is_no_database_is_named_and_left_as_it_was(own: Serving) -> None:
    path = file_of(own)
    path.write_bytes(b"this is no database\n" * 500)
    before = path.read_bytes()
    said = refusal(own)
    assert path.name in said
    assert "database" in said
    assert path.read_bytes() == before


def test_a_damaged_database_is_told_and_left_as_it_was(own: Serving) -> None:
    with_a_game(own)
    path = file_of(own)
    whole = path.read_bytes()
    page = 4096
    path.write_bytes(whole[: page // 2] + b"\xa5" * (3 * page) + whole[page // 2 + 3 * page :])
    before = path.read_bytes()
    assert "database" in refusal(own).lower()
    assert path.read_bytes() == before


def test_a_database_cut_short_is_told_and_left_as_it_was(own: Serving) -> None:
    with_a_game(own)
    path = file_of(own)
    path.write_bytes(path.read_bytes()[: 3 * 4096])
    before = path.read_bytes()
    assert "database" in refusal(own).lower()
    assert path.read_bytes() == before


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_was(
    fresh: Serving, request: pytest.FixtureRequest
) -> None:
    game = with_a_game(fresh)
    set_version(fresh, request, "9999_of_the_future")
    said = refusal(fresh)
    assert "newer" in said.lower() or "9999_of_the_future" in said
    set_version(fresh, request, None)
    assert ply_of(fresh, game) == 6


VERSIONS: dict[str, str] = {}


def set_version(serving: Serving, request: pytest.FixtureRequest, version: str | None) -> None:
    """Write another version into the database, or (None) the one that was there."""
    if serving.database.startswith("sqlite"):
        with sqlite3.connect(file_of(serving)) as connection:
            VERSIONS.setdefault(
                serving.database, connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            )
            connection.execute("UPDATE alembic_version SET version_num = ?", (version or VERSIONS[serving.database],))
        connection.close()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    VERSIONS.setdefault(
        serving.database, postgres.ask(serving.database, "SELECT version_num FROM alembic_version").strip()
    )
    wanted = version or VERSIONS[serving.database]
    postgres.ask(serving.database, f"UPDATE alembic_version SET version_num = '{wanted}'")


BAD_SETTINGS = [
    ("CARCASSONNE_DATABASE_URL", "nonsense"),
    ("CARCASSONNE_DATABASE_URL", "mysql://localhost/x"),
    ("CARCASSONNE_DATABASE_URL", "sqlite:///:memory:"),
    ("CARCASSONNE_DATABASE_URL", "sqlite:////no/such/folder/at/all/games.sqlite3"),
    ("CARCASSONNE_WORKERS", "many"),
    ("CARCASSONNE_WORKERS", "0"),
    ("CARCASSONNE_BOT_SECONDS", "nan"),
    ("CARCASSONNE_BOT_PAUSE", "-1"),
    ("CARCASSONNE_RATE", "-1"),
    ("CARCASSONNE_PAGE", "/no/such/page"),
    ("CARCASSONNE_ORIGINS", "evil"),
    ("CARCASSONNE_BOTS", "nameless"),
    ("CARCASSONNE_BOTS", "x=cmd:/no/such/program"),
    ("CARCASSONNE_LOG_LEVEL", "loud"),
]


@pytest.mark.parametrize(("name", "value"), BAD_SETTINGS)
def test_a_setting_that_makes_no_sense_is_refused_in_one_line_that_names_it(
    own: Serving, name: str, value: str
) -> None:
    if "no/such/folder" in value and sys.platform == "linux":
        value = "sqlite:////proc/no/games.sqlite3"  # where not even root can make a folder
    own.environment[name] = value
    said = refusal(own)
    assert name in said or "database" in said.lower()


def test_a_port_that_is_taken_or_none_is_refused_in_one_line(own: Serving, plain: Serving) -> None:
    own.port = plain.port
    assert str(plain.port) in refusal(own)
    for wrong in ("99999", "http"):
        command = [sys.executable, "-m", "carcassonne", "serve", "--port", wrong]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()


def test_a_postgres_that_is_not_there_is_told_in_one_line_without_the_password(own: Serving) -> None:
    own.database = f"postgresql://anna:hunter2@127.0.0.1:{free_port()}/games"
    said = refusal(own)
    assert "hunter2" not in said
    assert "database" in said.lower()


# --- records ----------------------------------------------------------------------------------------------------------
RECORD = """[Carcassonne "1"]
[Preset "modern"]
[Players "2"]
[Deck "U"]
[Result "0 0"]

draw U
1. 0: U 1,0
2. 0: -
= 0 0
"""
DAMAGES: dict[str, Callable[[str], str]] = {
    "newer version": lambda text: text.replace('"1"', '"99"', 1),
    "no version": lambda text: text.replace('[Carcassonne "1"]\n', ""),
    "no preset": lambda text: text.replace('[Preset "modern"]\n', ""),
    "unknown preset": lambda text: text.replace("modern", "atlantis"),
    "illegal move": lambda text: text.replace("1,0", "7,7"),
    "wrong result": lambda text: text.replace("0 0", "9 9"),
    "no end": lambda text: text.partition("= ")[0],
    "not a record": lambda _: "hello",
    "empty": lambda _: "",
    "a page": lambda _: "<html></html>",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_record_that_cannot_be_read_is_refused_with_the_reason_and_makes_no_game(guest: Visitor, damage: str) -> None:
    whole = guest.http.post("/api/v1/games/import", content=RECORD, headers={"Content-Type": "text/plain"})
    assert whole.status_code == 201, whole.text
    answer = guest.http.post(
        "/api/v1/games/import", content=DAMAGES[damage](RECORD), headers={"Content-Type": "text/plain"}
    )
    assert answer.status_code in (400, 422)
    assert fault_in(answer) == ""
    if damage == "newer version":
        assert "99" in answer.json()["detail"]


def test_a_record_that_is_no_text_is_refused(guest: Visitor) -> None:
    answer = guest.http.post("/api/v1/games/import", content=b"\xff\xfe\x00", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400
    assert fault_in(answer) == ""
