"""Backups: every game of a database in one file, from which it is restored into an empty one of either kind.

The file is gzip of lines of JSON: a heading with the step of the migrations, rows by table, and an end that tells how
many there were. It is read in one transaction, so that games go on meanwhile and what is saved fits together.
"""

from __future__ import annotations

import base64
import gzip
import json
import math
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    LargeBinary,
    MetaData,
    Numeric,
    String,
    Table,
    insert,
    inspect,
    select,
)

from carcassonne.errors import CarcassonneError
from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage import schema
from carcassonne.server.storage.migrate import alembic_config, make_file
from carcassonne.server.storage.store import Store

FORMAT = 1
ROWS = 200
"""Rows in a line."""
LONGEST = 200
"""Signs of what was found in a file, where a sentence repeats it."""
PASSING = frozenset({"process", "job", "challenge", "lease", "seek"})
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
            own = [column for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
            query = select(table).order_by(*(column.is_not(None) for column in own))  # a bot comes after its owner
            found = connection.execution_options(yield_per=ROWS).execute(query).mappings()
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
    """Restore a backup into an empty database, and bring it up to date; return how many rows it has.

    Raises BackupError that says what is wrong with the file; the database is left as it was.
    """
    lines = _lines(file)
    heading = next(lines, {})
    if heading.get("carcassonne") != "backup":
        raise BackupError(f"{file} is no backup of this program")
    if heading.get("format") != FORMAT:
        raise BackupError(f"{file} is a backup of a newer version of this program")
    make_file(store)
    try:
        async with store.transaction() as connection:
            rows: int = await connection.run_sync(_restore, str(heading.get("step")), lines, file)
    except Conflict as reason:
        raise BackupError(f"{file} is damaged: its rows do not fit together ({str(reason)[:LONGEST]})") from reason
    return rows


def _restore(connection: Connection, step: str, lines: Iterator[dict[str, Any]], file: Path) -> int:
    if set(inspect(connection).get_table_names()) & {*schema.metadata.tables, "alembic_version"}:
        raise BackupError("the database is not empty: a backup is restored into a new one")
    config = alembic_config(connection)
    if step not in {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}:
        raise BackupError(f"{file} was made by a newer version of this program (step {step[:LONGEST]})")
    command.upgrade(config, step)
    tables = {table.name: table for table in _tables(connection)}
    count = 0
    for line in lines:
        if "end" in line:
            if line["end"] != count:
                break
            command.upgrade(config, "head")
            return count
        named, rows = str(line.get("table")), line.get("rows")
        if named not in tables:
            raise BackupError(f"{file} has a table {named[:LONGEST]!r} that step {step} does not know")
        if not isinstance(rows, list) or not rows:
            raise BackupError(f"{file} is damaged: a line of table {named} has no rows")
        try:
            connection.execute(insert(tables[named]), [_stored(tables[named], row) for row in rows])
        except (ValueError, OverflowError) as reason:
            raise BackupError(f"{file} is damaged: table {named}: {str(reason)[:LONGEST]}") from reason
        count += len(rows)
    raise BackupError(f"{file} is not whole")


def _stored(table: Table, row: Any) -> dict[str, Any]:
    """Return a row as it is stored; raises ValueError where it is none of this table."""
    if not isinstance(row, dict) or set(row) != set(table.c.keys()):
        raise ValueError("a row has other columns than the table")
    return {name: _value(table.c[name], value) for name, value in row.items()}


def _value(column: Column[Any], value: Any) -> Any:
    """Return a value as it is stored; raises ValueError where it is not of its column. (SQLite would take anything.)"""
    kind = column.type
    if value is None or isinstance(kind, JSON):
        return value
    if isinstance(kind, LargeBinary):
        packed = value.get("base64") if isinstance(value, dict) else None
        if not isinstance(packed, str):
            raise ValueError(f"column {column.name} must be bytes")
        return base64.b64decode(packed, validate=True)
    wanted = str if isinstance(kind, String) else bool if isinstance(kind, Boolean) else int
    if isinstance(kind, Numeric | Float) and type(value) in (int, float) and math.isfinite(value):
        return value
    if type(value) is not wanted:
        raise ValueError(f"column {column.name} holds what does not belong there")
    return value


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a backup; raises BackupError where one cannot be read."""
    damaged = f"{file} is damaged, or no backup of this program"
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            for line in text:
                found = json.loads(line)
                if not isinstance(found, dict):
                    raise BackupError(damaged)
                yield found
    except (EOFError, gzip.BadGzipFile, zlib.error, RecursionError, ValueError) as reason:
        raise BackupError(damaged) from reason
