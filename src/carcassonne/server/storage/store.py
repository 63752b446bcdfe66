"""The store of games: a database. Two unique keys decide every race, also between processes: (game, seq) and
(game, move id).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import bindparam, delete, event, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carcassonne.server.games.model import GameStanding, LogEntry, Rematch, Seat, StoredGame
from carcassonne.server.storage import schema
from carcassonne.server.storage.batch_writer import BatchWriter, Conflict, PendingWrite
from carcassonne.server.storage.rows import entry_of, entry_row, game_row, seat_of, seat_row, setup_of, standing_of
from carcassonne.server.storage.shield import Shield, shielded

BUSY_MILLISECONDS = 10_000
__all__ = ["FAULTS", "Conflict", "Store", "Unavailable"]
FAULTS = (SQLAlchemyError, OSError, TimeoutError)
"""What may be raised where a database cannot be reached."""

SET_STANDING = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("of_game"))
    .values({name: bindparam(f"now_{name}") for name in GameStanding.__slots__})
)


class Unavailable(Exception):
    """The database failed; nothing that was asked of it may be taken for done."""


class Store:
    """A database of games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shield = Shield()
        self._sqlite = engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()
        self._batch_writer = BatchWriter(self._write_batch)

    @classmethod
    def at(cls, address: str) -> Store:
        """Return the store at a database's address; nothing is opened yet."""
        if address.startswith("sqlite"):
            engine = create_async_engine(address, pool_size=4, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
        else:
            engine = create_async_engine(
                address, pool_size=8, pool_pre_ping=True, connect_args={"timeout": 5, "command_timeout": 20}
            )
        return cls(engine)

    async def close(self) -> None:
        """Close the database when everything that was asked of it is done."""
        await self.shield.drain()
        await self.engine.dispose()

    @shielded
    async def ping(self) -> None:
        """Raise Unavailable if the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    # --- writing ------------------------------------------------------------------------------------------------------
    @shielded
    async def create(self, game: StoredGame) -> None:
        """Store a new game."""
        async with self._transaction() as connection:
            await _insert_game(connection, game)

    @shielded
    async def append(self, game_id: str, entries: Sequence[LogEntry], standing: GameStanding) -> None:
        """Store entries and how the game stands after them, all or nothing; raises Conflict if another was faster."""
        await self._batch_writer.write(PendingWrite(game_id, entries, standing))

    async def _write_batch(self, batch: Sequence[PendingWrite]) -> None:
        """Store what several games have to write in one transaction."""
        rows = [entry_row(each.game_id, entry) for each in batch for entry in each.entries]
        gone = [(each.game_id, entry) for each in batch for entry in each.entries if entry.kind == "left"]
        async with self._transaction() as connection:
            if rows:
                await connection.execute(insert(schema.entry), rows)
            for game_id, entry in gone:
                await connection.execute(_seat(game_id, entry.seat).values(departed=entry.reason))
            await connection.execute(SET_STANDING, [_standing_row(each.game_id, each.standing) for each in batch])

    @shielded
    async def take_seat(self, game_id: str, number: int, seat: Seat, standing: GameStanding) -> bool:
        """Store who has taken an open seat; False if it is not open any more."""
        async with self._transaction() as connection:
            open_seat = _seat(game_id, number).where(schema.seat.c.kind == "open")
            values = {"kind": seat.kind, "name": seat.name, "owner": seat.owner, "token_hash": seat.token_hash}
            taken = await connection.execute(open_seat.values(values))
            if taken.rowcount != 1:
                return False
            await connection.execute(update(schema.game).where(schema.game.c.id == game_id).values(asdict(standing)))
            return True

    @shielded
    async def create_rematch(self, old_id: str, rematch: Rematch, game: StoredGame) -> None:
        """Store the game that follows another; raises Conflict if one does already."""
        async with self._transaction() as connection:
            first = update(schema.game).where(schema.game.c.id == old_id, schema.game.c.rematch.is_(None))
            if (await connection.execute(first.values(rematch=rematch))).rowcount != 1:
                raise Conflict
            await _insert_game(connection, game)

    @shielded
    async def save_analysis(self, game_id: str, edition: str, document: str) -> None:
        """Store a game's analysis in place of any other; raises Conflict if another process does so too."""
        async with self._transaction() as connection:
            await connection.execute(delete(schema.analysis).where(schema.analysis.c.game_id == game_id))
            row = {"game_id": game_id, "edition": edition, "document": document}
            await connection.execute(insert(schema.analysis).values(row))

    # --- reading ------------------------------------------------------------------------------------------------------
    @shielded
    async def read(self, game_id: str) -> StoredGame | None:
        """Return a whole game; None if there is none."""
        async with self._reading() as connection:
            of_game = select(schema.game).where(schema.game.c.id == game_id)
            found = (await connection.execute(of_game)).mappings().first()
            if found is None:
                return None
            of_seats = select(schema.seat).where(schema.seat.c.game_id == game_id).order_by(schema.seat.c.number)
            seats = (await connection.execute(of_seats)).mappings().all()
            of_log = select(schema.entry).where(schema.entry.c.game_id == game_id).order_by(schema.entry.c.seq)
            log = (await connection.execute(of_log)).mappings().all()
        sitting = [seat_of(row) for row in seats]
        return StoredGame(setup_of(found), standing_of(found), sitting, [entry_of(row) for row in log])

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
        async with self._reading() as connection:
            return [(row[0], row[1]) for row in (await connection.execute(query)).all()]

    @shielded
    async def games_to_resume(self) -> list[str]:
        """Return the games that go on without a request: a bot is to act, or a clock runs."""
        unattended = or_(schema.game.c.by_bot, schema.game.c.clock.is_not(None))
        query = select(schema.game.c.id).where(schema.game.c.status == "playing", unattended)
        async with self._reading() as connection:
            return list((await connection.execute(query.order_by(schema.game.c.created.desc()))).scalars())

    @shielded
    async def read_analysis(self, game_id: str, edition: str) -> str | None:
        """Return the stored analysis of a game; None if there is none of this edition."""
        of_edition = (schema.analysis.c.game_id == game_id, schema.analysis.c.edition == edition)
        async with self._reading() as connection:
            found = await connection.execute(select(schema.analysis.c.document).where(*of_edition))
            document: str | None = found.scalar()
            return document

    # --- connections --------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAULTS as fault:
            raise Unavailable(_in_a_line(fault)) from fault

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. SQLite has one writer at a time, and waiting here is cheaper than in its library."""
        try:
            if self._sqlite:
                async with self._writing, self.engine.begin() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError as reason:
            raise Conflict from reason
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


async def _insert_game(connection: AsyncConnection, game: StoredGame) -> None:
    game_id = game.setup.id
    await connection.execute(insert(schema.game).values(game_row(game.setup) | asdict(game.standing)))
    seats = [seat_row(game_id, number, seat) for number, seat in enumerate(game.seats)]
    await connection.execute(insert(schema.seat), seats)
    if game.entries:
        await connection.execute(insert(schema.entry), [entry_row(game_id, entry) for entry in game.entries])


def _standing_row(game_id: str, standing: GameStanding) -> dict[str, Any]:
    return {"of_game": game_id, **{f"now_{name}": getattr(standing, name) for name in GameStanding.__slots__}}


def _seat(game_id: str, number: int) -> Any:
    return update(schema.seat).where(schema.seat.c.game_id == game_id, schema.seat.c.number == number)
