"""The store of games: a database. The version of a game decides every race, also between processes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carcassonne.server.games.model import StoredGame
from carcassonne.server.games.stores import Conflict, PendingWrite, Unavailable
from carcassonne.server.storage import schema
from carcassonne.server.storage.batch_sql import write_games
from carcassonne.server.storage.batch_writer import BatchWriter
from carcassonne.server.storage.rows import (
    entry_of,
    entry_row,
    game_row,
    seat_of,
    seat_row,
    setup_of,
    snapshot_of,
    standing_of,
)
from carcassonne.server.storage.shield import Shield, shielded
from carcassonne.server.storage.sqlite_writer import SqliteWriter

BUSY_MILLISECONDS = 10_000
CONNECT_SECONDS, STATEMENT_SECONDS, POOL_SECONDS = 3, 5, 3
"""How long PostgreSQL may take to let us in, to answer a statement, and a free connection to turn up."""
FAULTS = (Unavailable, SQLAlchemyError, OSError, TimeoutError)
"""What may be raised where a database cannot be reached."""


class Store:
    """A database of games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shield = Shield()
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may be writing too."""
        self._writing = asyncio.Lock()
        self._batch_writer = BatchWriter(self._write_batch)
        file = engine.url.database
        self._sqlite_writer = None if self.shared or not file else SqliteWriter(file, BUSY_MILLISECONDS)
        self.sole = self._sqlite_writer is not None
        """Whether nobody else writes: this process has a SQLite file."""

    @classmethod
    def at(cls, address: str) -> Store:
        """Return the store at a database's address; nothing is opened yet."""
        if address.startswith("sqlite"):
            engine = create_async_engine(address, pool_size=4, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
        else:
            engine = create_async_engine(
                address,
                pool_size=8,
                pool_pre_ping=True,
                pool_timeout=POOL_SECONDS,
                connect_args={"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS},
            )
        return cls(engine)

    async def close(self) -> None:
        """Close the database when everything that was asked of it is done."""
        await self.shield.drain()
        await self._batch_writer.drain()
        if self._sqlite_writer is not None:
            await self._sqlite_writer.close()
        await self.engine.dispose()

    @shielded
    async def ping(self) -> None:
        """Raise Unavailable if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    # --- writing ------------------------------------------------------------------------------------------------------
    @shielded
    async def create(self, game: StoredGame) -> None:
        """Store a new game."""
        async with self.transaction() as connection:
            await insert_game(connection, game)

    async def write(self, pending: PendingWrite) -> None:
        """Store what changes in a game, all or nothing; raises Conflict where another write came first."""
        await self._batch_writer.write(pending)

    async def _write_batch(self, batch: Sequence[PendingWrite]) -> None:
        """Store what several games have to write in one transaction."""
        if self._sqlite_writer is not None and not any(each.following for each in batch):
            async with self._alone():
                return await self._sqlite_writer.write(batch)
        async with self.transaction() as connection:
            await write_games(connection, batch)
            for each in batch:
                if each.following is not None:
                    await insert_game(connection, each.following)

    @shielded
    async def run_on_sqlite(self, statement: str, *values: Any) -> None:
        """Write by one statement to a SQLite file, without SQLAlchemy's dozen steps to its thread and back."""
        assert self._sqlite_writer is not None
        async with self._alone():
            await self._sqlite_writer.run(statement, values)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Be the one who writes to a SQLite file; raises Unavailable."""
        try:
            async with self._writing:
                yield
        except sqlite3.Error as fault:
            raise Unavailable(_in_a_line(fault)) from fault

    @shielded
    async def save_analysis(self, game_id: str, edition: str, document: str, names: Sequence[str]) -> None:
        """Store a game's analysis in place of any other; raises Conflict if another process does so too.

        So it does where the players are no longer called as they were when it was begun: somebody has left since.
        """
        async with self.transaction() as connection:
            game, seat = schema.game.c, schema.seat.c
            await connection.execute(select(game.id).where(game.id == game_id).with_for_update())  # nobody leaves now
            called = select(seat.name).where(seat.game_id == game_id).order_by(seat.number)
            found = (await connection.execute(called)).scalars()
            if any(now and now != before for now, before in zip(found, names, strict=False)):
                raise Conflict("its players are called otherwise by now")
            await connection.execute(delete(schema.analysis).where(schema.analysis.c.game_id == game_id))
            row = {"game_id": game_id, "edition": edition, "document": document}
            await connection.execute(insert(schema.analysis).values(row))

    # --- reading ------------------------------------------------------------------------------------------------------
    @shielded
    async def read(self, game_id: str, after: int = 0) -> StoredGame | None:
        """Return a game with its entries after one, with a snapshot if all are asked for; None if there is none."""
        async with self.reading() as connection:
            of_game = select(schema.game).where(schema.game.c.id == game_id)
            found = (await connection.execute(of_game)).mappings().first()
            if found is None:
                return None
            of_seats = select(schema.seat).where(schema.seat.c.game_id == game_id).order_by(schema.seat.c.number)
            seats = (await connection.execute(of_seats)).mappings().all()
            of_log = select(schema.entry).where(schema.entry.c.game_id == game_id, schema.entry.c.seq > after)
            log = (await connection.execute(of_log.order_by(schema.entry.c.seq))).mappings().all()
            of_snapshot = select(schema.snapshot).where(schema.snapshot.c.game_id == game_id)
            kept = None if after else (await connection.execute(of_snapshot)).mappings().first()
        return StoredGame(
            setup_of(found),
            standing_of(found),
            [seat_of(row) for row in seats],
            [entry_of(row) for row in log],
            found["version"],
            None if kept is None else snapshot_of(kept),
            found["due"],
            found["holder"],
        )

    @shielded
    async def versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """Return the versions at which games are."""
        query = select(schema.game.c.id, schema.game.c.version).where(schema.game.c.id.in_(game_ids))
        async with self.reading() as connection:
            return {row[0]: row[1] for row in (await connection.execute(query)).all()}

    @shielded
    async def find_seats(self, token_hashes: Sequence[str], most: int = 200) -> list[tuple[str, int]]:
        """Return the games and seats that these tokens open, newest first."""
        query = (
            select(schema.seat.c.game_id, schema.seat.c.number)
            .join(schema.game)
            .where(schema.seat.c.token_hash.in_(token_hashes))
            .order_by(schema.game.c.created.desc(), schema.game.c.id, schema.seat.c.number)
            .limit(most)
        )
        async with self.reading() as connection:
            return [(row[0], row[1]) for row in (await connection.execute(query)).all()]

    @shielded
    async def read_analysis(self, game_id: str, edition: str) -> str | None:
        """Return the stored analysis of a game; None if there is none of this edition."""
        of_edition = (schema.analysis.c.game_id == game_id, schema.analysis.c.edition == edition)
        async with self.reading() as connection:
            found = await connection.execute(select(schema.analysis.c.document).where(*of_edition))
            document: str | None = found.scalar()
            return document

    # --- connections --------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read from; raises Unavailable."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAULTS as fault:
            raise Unavailable(_in_a_line(fault)) from fault

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes. Every one is opened here: on SQLite it begins as a writer.

        One that read first would be refused where another has written meanwhile. There is one writer at a time, and
        waiting here is cheaper than in SQLite's library.
        """
        try:
            if self.shared:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self._writing, self.engine.connect() as plain:
                    connection = await plain.execution_options(immediate=True)
                    async with connection.begin():
                        yield connection
        except IntegrityError as reason:
            raise Conflict(_in_a_line(reason)) from reason
        except FAULTS as fault:
            raise Unavailable(_in_a_line(fault)) from fault


def _in_a_line(fault: BaseException) -> str:
    """Return a fault in one line, without the statement and its values: they may hold secrets."""
    said = str(fault.orig if isinstance(fault, DBAPIError) else fault) or type(fault).__name__
    return said.strip().splitlines()[0][:300]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Make commits durable: a move that was answered survives a power cut. (`migrate` sets the write-ahead log.)"""
    connection.isolation_level = None  # transactions are begun here, also those that define tables
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("immediate") else "BEGIN")


async def insert_game(connection: AsyncConnection, game: StoredGame) -> None:
    """Store a new game in a transaction that is open."""
    game_id = game.setup.id
    row = game_row(game.setup) | asdict(game.standing) | {"due": game.due, "holder": game.holder}
    await connection.execute(insert(schema.game).values(row))
    seats = [seat_row(game_id, number, seat) for number, seat in enumerate(game.seats)]
    await connection.execute(insert(schema.seat), seats)
    if game.entries:
        await connection.execute(insert(schema.entry), [entry_row(game_id, entry) for entry in game.entries])
