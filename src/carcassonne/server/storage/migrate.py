"""Migration: the database is brought up to date at the start, or refused with a sentence that says why."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, make_url

from carcassonne.errors import CarcassonneError
from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage import schema
from carcassonne.server.storage.store import FAULTS, Store

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST_STEP = "0016"
"""The step of the migrations that leads to the schema: a database that is there, or new, does without Alembic."""
STEP = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
LOCK = 0x0CA6CA55
"""PostgreSQL's advisory lock for migrations: of two servers that start at once one waits."""
log = structlog.get_logger()
LARGEST_TO_CHECK = 256 * 1024 * 1024
"""Bytes: a SQLite file up to this size is checked as a whole at every start."""


class DatabaseError(CarcassonneError):
    """A database that the server cannot use; it has not been changed."""


async def prepare(store: Store) -> None:
    """Create the database if it is missing and run the migrations that are; raises DatabaseError."""
    name = store.engine.url.render_as_string(hide_password=True)
    file = make_file(store)
    try:
        async with store.transaction() as connection:
            await connection.run_sync(_upgrade, name, file)
        if file is not None:
            await _use_write_ahead_log(store)
    except DatabaseError:
        raise
    except (*FAULTS, Conflict) as fault:
        raise DatabaseError(f"the database {name} cannot be used: {fault}") from fault


async def _use_write_ahead_log(store: Store) -> None:
    """Let SQLite's readers go on beside its writer. Set last: a database that is refused stays as it was."""
    async with store.reading() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection  # it cannot be set in a transaction
        await driver.execute("PRAGMA journal_mode=WAL")


def _sqlite_file(store: Store) -> Path | None:
    url = make_url(store.engine.url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def make_file(store: Store) -> Path | None:
    """Make the file of a SQLite database, with its folder, if it is not there, and return it; raises DatabaseError.

    SQLite's own message would not say why it cannot be opened, and would let everybody read it.
    """
    file = _sqlite_file(store)
    if file is None:
        return None
    if file.exists() and not file.is_file():
        raise DatabaseError(f"the database {file} is no file")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # tokens' hashes, undrawn tiles: nobody else's business
    except OSError as reason:
        raise DatabaseError(f"the database {file} cannot be opened: {reason.strerror}") from reason
    return file


def _upgrade(connection: Connection, name: str, file: Path | None) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    elif file is not None and file.stat().st_size <= LARGEST_TO_CHECK:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise DatabaseError(f"the database {name} is damaged: {' '.join(str(found).split())}")
    here = _step(connection)
    if here is None:
        _check_is_empty(connection, name)
        _create(connection)
    elif here != NEWEST_STEP:
        _run_steps(connection, name, here)


def _step(connection: Connection) -> str | None:
    """Return the step that a database is at; None if it has none of our tables."""
    if not sa.inspect(connection).has_table(STEP.name):
        return None
    step: str | None = connection.execute(sa.select(STEP.c.version_num)).scalar()
    return step


def _create(connection: Connection) -> None:
    """Make the newest tables at once: the steps lead to the same (a test compares them)."""
    log.info("the database is new", step=NEWEST_STEP)
    schema.metadata.create_all(connection)
    STEP.metadata.create_all(connection)
    connection.execute(sa.insert(STEP).values(version_num=NEWEST_STEP))


def _run_steps(connection: Connection, name: str, here: str) -> None:
    from alembic import command  # takes longer to import than a start should
    from alembic.script import ScriptDirectory

    config = alembic_config(connection)
    steps = list(ScriptDirectory.from_config(config).walk_revisions())  # the newest first
    known = [step.revision for step in steps]
    if here not in known:
        raise DatabaseError(f"the database {name} was made by a newer version of this program (step {here})")
    for step in reversed(steps[: known.index(here)]):
        log.info("the database is being brought up to date", step=step.revision, what=step.doc)
        began = time.monotonic()
        command.upgrade(config, step.revision)
        log.info("a step is done", step=step.revision, seconds=round(time.monotonic() - began, 3))


def alembic_config(connection: Connection) -> Config:
    """Return what Alembic needs to migrate over a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _check_is_empty(connection: Connection, name: str) -> None:
    """Raise DatabaseError where another program has tables of the same names."""
    taken = set(sa.inspect(connection).get_table_names()) & set(schema.metadata.tables)
    if taken:
        raise DatabaseError(f"the database {name} has tables of somebody else: {', '.join(sorted(taken))}")
