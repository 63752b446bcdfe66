"""Migrations: a database is made, brought up to date, or refused in one line and left as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from carcassonne.server.storage import migrate, schema
from carcassonne.server.storage.migrate import NEWEST_STEP, DatabaseError, alembic_config, prepare
from carcassonne.server.storage.store import Store
from support.tables import a_house, a_store, run

OLD = Path(__file__).parents[2] / "data" / "database-0001.sql"


async def prepared(file: Path) -> None:
    store = Store.at(f"sqlite+aiosqlite:///{file}")
    try:
        await prepare(store)
    finally:
        await store.close()


def refusal(file: Path) -> str:
    """The line with which a database is refused; it must be unchanged."""
    before = file.read_bytes()
    with pytest.raises(DatabaseError) as refused:
        run(prepared(file))
    assert file.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_database_is_made_with_its_folder_and_prepared_again_without_harm(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "games.sqlite3"
    for _ in range(3):
        run(prepared(file))
    with sqlite3.connect(file) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert tables == {*schema.metadata.tables, "alembic_version"}


def test_the_steps_lead_to_the_schema_that_a_new_database_gets(tmp_path: Path) -> None:
    def shape(connection: Connection) -> dict[str, Any]:
        found = inspect(connection)
        return {
            table: (
                [(each["name"], str(each["type"]), each["nullable"]) for each in found.get_columns(table)],
                sorted((each["name"], each["column_names"], each["unique"]) for each in found.get_indexes(table)),
                sorted(each["column_names"] for each in found.get_unique_constraints(table)),
                found.get_pk_constraint(table)["constrained_columns"],
                sorted((each["constrained_columns"], each["referred_table"]) for each in found.get_foreign_keys(table)),
            )
            for table in sorted(found.get_table_names())
        }

    def by_steps(connection: Connection) -> dict[str, Any]:
        command.upgrade(alembic_config(connection), "head")
        assert MigrationContext.configure(connection).get_current_revision() == NEWEST_STEP
        return shape(connection)

    async def work() -> None:
        async with a_store(tmp_path) as new:
            stepped = Store.at(f"sqlite+aiosqlite:///{tmp_path}/stepped.sqlite3")
            async with new.reading() as made, stepped.transaction() as connection:
                assert await connection.run_sync(by_steps) == await made.run_sync(shape)
            await stepped.close()

    run(work())


def test_games_of_an_older_database_go_on_where_they_were(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()

    async def work() -> None:
        async with a_house(tmp_path) as house:
            over, going = "A" * 16, "B" * 16
            assert (await house.get(over))["table"]["result"]["reason"] == "finished"
            assert len((await house.get(over, "log"))["entries"]) == 11
            assert (await house.get(going))["table"]["offer"] == {"by": 0, "ply": 1, "agreed": [0], "asked": [1]}
            agreed = await house.post(going, "undo/answer", {"accept": True}, "Bram, 0001")
            assert agreed.json()["table"]["ply"] == 1
            moved = await house.play({"id": going, "tokens": {"0": "Anna, 0001"}}, "anew")
            assert (moved["seq"], moved["ply"]) == (4, 2)
            assert (await house.post(over, "analysis", {})).status_code == 202

    run(work())


def test_the_log_says_which_steps_were_taken_and_how_long_they_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    said: list[dict[str, Any]] = []
    monkeypatch.setattr(migrate.log, "info", lambda event, **more: said.append({"event": event} | more), raising=False)

    async def work() -> None:
        async with a_store(tmp_path):
            assert [line["step"] for line in said] == [
                f"{step:04}" for step in range(2, int(NEWEST_STEP) + 1) for _ in ("begun", "done")
            ]
            assert all(
                "what" in begun and done["seconds"] >= 0 for begun, done in zip(said[::2], said[1::2], strict=True)
            )
            said.clear()
        async with a_store(tmp_path):
            assert said == []

    run(work())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"these are my holiday notes\n" * 400)
    assert "not a database" in refusal(file)


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    run(prepared(file))
    whole = bytearray(file.read_bytes())
    for page in range(1, len(whole) // 4096):
        whole[page * 4096 : page * 4096 + 512] = b"\xa5" * 512
    file.write_bytes(whole)
    assert "damaged" in refusal(file) or "malformed" in refusal(file)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    run(prepared(file))
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version" in refusal(file)


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE game (id INTEGER)")
    connection.close()
    assert "somebody else" in refusal(file)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="is no file"):
        run(prepared(tmp_path))


def test_a_server_that_is_not_there_is_refused_in_a_line() -> None:
    async def work() -> None:
        store = Store.at("postgresql+asyncpg://nobody:secret@127.0.0.1:1/none")
        try:
            await prepare(store)
        finally:
            await store.close()

    with pytest.raises(DatabaseError) as refused:
        run(work())
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
