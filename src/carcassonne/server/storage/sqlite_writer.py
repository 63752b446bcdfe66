"""The writer of a SQLite file: a batch of games in one transaction and one step of a thread of its own.

Every move is written here. Through SQLAlchemy each statement would be a step of its own, at several times the cost.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from carcassonne.server.games.model import GameStanding, LogEntry
from carcassonne.server.games.stores import Conflict, PendingWrite
from carcassonne.server.storage.rows import SEATED, seated_row

STANDING = GameStanding.__slots__
SET_STANDING = (
    f"UPDATE game SET {', '.join(f'{name} = ?' for name in (*STANDING, 'due', 'holder'))}, "
    "version = version + 1, failures = 0 WHERE id = ? AND version = ?"
)
ENTRY = ("game_id", "seq", "kind", "seat", "ply", "action", "draws", "reason", "move_id", "parts", "at")
INSERT_ENTRY = f"INSERT INTO entry ({', '.join(ENTRY)}) VALUES ({', '.join('?' * len(ENTRY))})"
SET_DEPARTED = "UPDATE seat SET departed = ? WHERE game_id = ? AND number = ?"
SET_SEATED = f"UPDATE seat SET {', '.join(f'{name} = ?' for name in SEATED)} WHERE game_id = ? AND number = ?"
SET_SNAPSHOT = "INSERT OR REPLACE INTO snapshot (game_id, seq, drawn, state) VALUES (?, ?, ?, ?)"


class SqliteWriter:
    """Writes batches; nothing is opened before the first."""

    def __init__(self, file: str, busy_milliseconds: int) -> None:
        self._file = file
        self._busy = busy_milliseconds
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[PendingWrite]) -> None:
        """Write a batch, all or nothing; raises Conflict, or sqlite3.Error."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def run(self, statement: str, values: tuple[Any, ...]) -> None:
        """Write by one statement, a transaction of its own; raises sqlite3.Error."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, statement, values)

    def _run(self, statement: str, values: tuple[Any, ...]) -> None:
        self._opened().execute(statement, values)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, timeout=self._busy / 1000, isolation_level=None)
            connection.execute("PRAGMA synchronous=FULL")  # a move that was answered survives a power cut
            connection.execute("PRAGMA foreign_keys=ON")
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, batch: Sequence[PendingWrite]) -> None:
        connection = self._opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            _write_games(connection, batch)
            connection.execute("COMMIT")
        except BaseException as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(fault, sqlite3.IntegrityError):
                raise Conflict from fault
            raise


def _write_games(connection: sqlite3.Connection, batch: Sequence[PendingWrite]) -> None:
    if connection.executemany(SET_STANDING, map(_standing_row, batch)).rowcount != len(batch):
        raise Conflict
    rows = [_entry_row(each.game_id, entry) for each in batch for entry in each.entries]
    connection.executemany(INSERT_ENTRY, rows)
    for each in batch:
        for entry in each.entries:
            if entry.kind == "left":
                connection.execute(SET_DEPARTED, (entry.reason, each.game_id, entry.seat))
        for number, seat in each.seated.items():
            seated = [_json(value) if isinstance(value, list) else value for value in seated_row(seat).values()]
            connection.execute(SET_SEATED, (*seated, each.game_id, number))
        if each.snapshot is not None:
            kept = each.snapshot
            connection.execute(SET_SNAPSHOT, (each.game_id, kept.seq, kept.drawn, kept.state))


def _standing_row(pending: PendingWrite) -> tuple[Any, ...]:
    standing = [getattr(pending.standing, name) for name in STANDING]
    values = [_json(value) if isinstance(value, dict) else value for value in standing]
    return (*values, pending.due, pending.holder, pending.game_id, pending.version)


def _entry_row(game_id: str, entry: LogEntry) -> tuple[Any, ...]:
    action, draws = _json(entry.action), json.dumps(entry.draws)
    what = (entry.kind, entry.seat, entry.ply, action, draws)
    return (game_id, entry.seq, *what, entry.reason, entry.move_id, entry.parts, entry.at)


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)
