"""Backups: every game of a database in one file, from which it is restored into an empty one of either kind.

The file is gzip of lines of JSON: a heading with the step of the migrations, rows by table, and an end that tells how
many there were. It is read in one transaction, so that games go on meanwhile and what is saved fits together.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, insert, inspect, select

from carcassonne.errors import CarcassonneError
from carcassonne.server.games.model import now_text
from carcassonne.server.storage import schema
from carcassonne.server.storage.migrate import alembic_config
from carcassonne.server.storage.store import Store

FORMAT = 1
ROWS = 200
"""Rows in a line."""
PASSING = frozenset({"process", "job"})
"""Tables of what runs just now: it is begun again."""


class BackupError(CarcassonneError):
    """A backup that cannot be written or read, or a database that it cannot be restored into."""


# --- saving -----------------------------------------------------------------------------------------------------------
async def save(store: Store, file: Path) -> int:
    """Write a backup of a database; return how many rows it has. A file that was there is replaced when it is whole."""
    partly = file.with_name(f"{file.name}.part")
    async with store.engine.connect() as connection:
        if store.engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        try:
            partly.unlink(missing_ok=True)
            partly.touch(mode=0o600)  # undrawn tiles are nobody else's business
            rows: int = await connection.run_sync(_save, partly)
            os.replace(partly, file)
        finally:
            partly.unlink(missing_ok=True)
    return rows


def _save(connection: Connection, file: Path) -> int:
    step = MigrationContext.configure(connection).get_current_revision()
    if step is None:
        raise BackupError("there are no games in this database")
    count = 0
    with gzip.open(file, "wt", encoding="utf-8", compresslevel=6) as out:
        _write(out, {"carcassonne": "backup", "format": FORMAT, "step": step, "made": now_text()})
        for table in _tables(connection):
            found = connection.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for rows in found.partitions(ROWS):
                _write(out, {"table": table.name, "rows": [_plain(dict(row)) for row in rows]})
                count += len(rows)
        _write(out, {"end": count})
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return count


def _tables(connection: Connection) -> list[Table]:
    """Return our tables as this database has them, those first that others refer to."""
    ours = (set(schema.metadata.tables) & set(inspect(connection).get_table_names())) - PASSING
    found = MetaData()
    found.reflect(connection, only=sorted(ours))
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name in ours]


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {"base64": base64.b64encode(value).decode("ascii")} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _write(out: IO[str], line: dict[str, Any]) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


# --- restoring --------------------------------------------------------------------------------------------------------
async def restore(store: Store, file: Path) -> int:
    """Restore a backup into an empty database, and bring it up to date; return how many rows it has."""
    lines = _lines(file)
    heading = next(lines, {})
    if heading.get("carcassonne") != "backup":
        raise BackupError(f"{file} is no backup of this program")
    if heading.get("format") != FORMAT:
        raise BackupError(f"{file} is a backup of a newer version of this program")
    async with store.transaction() as connection:
        rows: int = await connection.run_sync(_restore, str(heading["step"]), lines, file)
    return rows


def _restore(connection: Connection, step: str, lines: Iterator[dict[str, Any]], file: Path) -> int:
    if set(inspect(connection).get_table_names()) & {*schema.metadata.tables, "alembic_version"}:
        raise BackupError("the database is not empty: a backup is restored into a new one")
    config = alembic_config(connection)
    if step not in {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}:
        raise BackupError(f"{file} was made by a newer version of this program (step {step})")
    command.upgrade(config, step)
    tables = {table.name: table for table in _tables(connection)}
    count = 0
    for line in lines:
        if "end" in line:
            if line["end"] != count:
                break
            command.upgrade(config, "head")
            return count
        table = tables.get(str(line.get("table")))
        if table is None:
            raise BackupError(f"{file} has a table {line.get('table')!r} that step {step} does not know")
        connection.execute(insert(table), [_stored(table, row) for row in line["rows"]])
        count += len(line["rows"])
    raise BackupError(f"{file} is not whole")


def _stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value["base64"])
        if isinstance(table.c[name].type, LargeBinary) and value is not None
        else value
        for name, value in row.items()
    }


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            for line in text:
                yield json.loads(line)
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError, ValueError) as reason:
        raise BackupError(f"{file} is damaged, or no backup of this program") from reason
