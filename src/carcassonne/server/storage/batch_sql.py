"""The statements of a batch: many games are written by a few statements, whichever database it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import GameStanding
from carcassonne.server.games.stores import Conflict, PendingWrite
from carcassonne.server.storage import schema
from carcassonne.server.storage.rows import entry_row, seated_row

SET_STANDING = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("of_game"), schema.game.c.version == bindparam("of_version"))
    .values(
        {name: bindparam(f"now_{name}") for name in (*GameStanding.__slots__, "due", "holder")}
        | {"version": schema.game.c.version + 1, "failures": 0}
    )
)
STANDING_TYPES = {
    "status": "text",
    "to_act": "int",
    "by_bot": "bool",
    "clocks": "json",
    "offer": "json",
    "rematch": "json",
    "result": "json",
    "due": "float8",
    "holder": "text",
}
SET_STANDINGS = text(
    f"UPDATE game AS g SET version = g.version + 1, failures = 0, {', '.join(f'{n} = v.{n}' for n in STANDING_TYPES)} "
    f"FROM json_to_recordset(CAST(:rows AS json)) "
    f"AS v(id text, seen int, {', '.join(f'{name} {kind}' for name, kind in STANDING_TYPES.items())}) "
    "WHERE g.id = v.id AND g.version = v.seen"
)
ENTRY_TYPES = {
    "game_id": "text",
    "seq": "int",
    "kind": "text",
    "seat": "int",
    "ply": "int",
    "action": "json",
    "draws": "json",
    "reason": "text",
    "move_id": "text",
    "parts": "int",
    "at": "text",
}
INSERT_ENTRIES = text(
    f"INSERT INTO entry ({', '.join(ENTRY_TYPES)}) SELECT {', '.join(ENTRY_TYPES)} "
    f"FROM json_to_recordset(CAST(:rows AS json)) "
    f"AS v({', '.join(f'{name} {kind}' for name, kind in ENTRY_TYPES.items())})"
)
"""PostgreSQL takes all rows of a batch as one document: one statement, whose count of rows shows every conflict."""


async def write_games(connection: AsyncConnection, batch: Sequence[PendingWrite]) -> None:
    """Write what changes in some games; raises Conflict where one is at another version."""
    postgres = connection.dialect.name == "postgresql"
    if postgres:
        rows = [{"id": each.game_id, "seen": each.version, **_standing(each)} for each in batch]
        raised = await connection.execute(SET_STANDINGS, {"rows": json.dumps(rows)})
    else:
        raised = await connection.execute(SET_STANDING, [_bound(each) for each in batch])
    if raised.rowcount != len(batch):
        raise Conflict
    entries = [entry_row(each.game_id, entry) for each in batch for entry in each.entries]
    if entries and postgres:
        await connection.execute(INSERT_ENTRIES, {"rows": json.dumps(entries)})
    elif entries:
        await connection.execute(insert(schema.entry), entries)
    for each in batch:
        await _write_seats(connection, each)
        if each.snapshot is not None:
            row = {"seq": each.snapshot.seq, "drawn": each.snapshot.drawn, "state": each.snapshot.state}
            await connection.execute(delete(schema.snapshot).where(schema.snapshot.c.game_id == each.game_id))
            await connection.execute(insert(schema.snapshot).values(game_id=each.game_id, **row))


def _standing(pending: PendingWrite) -> dict[str, Any]:
    standing = {name: getattr(pending.standing, name) for name in GameStanding.__slots__}
    return standing | {"due": pending.due, "holder": pending.holder}


def _bound(pending: PendingWrite) -> dict[str, Any]:
    named = {f"now_{name}": value for name, value in _standing(pending).items()}
    return {"of_game": pending.game_id, "of_version": pending.version, **named}


async def _write_seats(connection: AsyncConnection, pending: PendingWrite) -> None:
    """Write who has left, and who has sat down."""
    for entry in pending.entries:
        if entry.kind == "left":
            await connection.execute(_seat(pending.game_id, entry.seat).values(departed=entry.reason))
    for number, seat in pending.seated.items():
        await connection.execute(_seat(pending.game_id, number).values(seated_row(seat)))


def _seat(game_id: str, number: int) -> Any:
    return update(schema.seat).where(schema.seat.c.game_id == game_id, schema.seat.c.number == number)
