"""What belongs to a person in the database: their seats, everything that is known of them, and how they leave.

Whoever leaves is found in every table by the columns that refer to a person, and by what each says becomes of its row
(`people_schema`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Column, LargeBinary, Table, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import now_text
from carcassonne.server.games.seats import NOBODY, told_apart
from carcassonne.server.people.model import Person
from carcassonne.server.people.names import folded
from carcassonne.server.people.sessions import new_person_id
from carcassonne.server.storage import people_schema, schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

SECRET = ("_hash", "folded", "binding", "handle", "answer_hash")
"""How columns end that are told nobody, not even the person."""


class Belongings:
    """What belongs to the people of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def claim_seats(self, person: Person, token_hashes: Sequence[str]) -> list[str]:
        """Give seats of a guest to a person, by whose name they are called then; return the games.

        In one game nobody gets two seats.
        """
        seat = schema.seat.c
        async with self._store.transaction() as connection:
            of_person = select(seat.game_id).where(seat.person == person.id)
            theirs = set((await connection.execute(of_person)).scalars())
            query = select(seat.game_id, seat.number, seat.name, seat.person, seat.kind)
            found = (await connection.execute(query.where(seat.token_hash.in_(token_hashes)))).all()
            by_game: dict[str, list[Any]] = {}
            for row in found:
                by_game.setdefault(row.game_id, []).append(row)
            games = []
            for game_id, rows in by_game.items():
                row = _own_seat(person, rows)
                if game_id not in theirs and row is not None and row.person is None and row.kind == "human":
                    of_seat = (seat.game_id == game_id, seat.number == row.number, seat.person.is_(None))
                    others = select(seat.name).where(seat.game_id == game_id, seat.number != row.number)
                    called = told_apart(person.name, [*(await connection.execute(others)).scalars()])
                    taken = update(schema.seat).where(*of_seat).values(person=person.id, name=called)
                    await connection.execute(taken)
                    games.append(game_id)
            await raise_versions(connection, games)
        return games

    @shielded
    async def seats_of(self, person_id: str, most: int = 200) -> list[tuple[str, int]]:
        """Return the games and seats of a person, the newest first."""
        seat = schema.seat.c
        query = select(seat.game_id, seat.number).join(schema.game).where(seat.person == person_id)
        query = query.order_by(schema.game.c.created.desc(), schema.game.c.id).limit(most)
        async with self._store.reading() as connection:
            return [(row[0], row[1]) for row in (await connection.execute(query)).all()]

    @shielded
    async def export(self, person_id: str) -> Mapping[str, list[dict[str, Any]]]:
        """Return every row about a person, by its table, without secrets."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._store.reading() as connection:
            for table in schema.metadata.sorted_tables:
                columns = [column for column in table.columns if referring(column)]
                if table is people_schema.person:
                    columns.append(table.c.id)
                if columns:
                    query = select(*filter(_may_be_told, table.columns)).where(
                        or_(*(column == person_id for column in columns))
                    )
                    rows = (await connection.execute(query)).mappings()
                    found[table.name] = [dict(row) for row in rows]
        return {name: rows for name, rows in found.items() if rows}

    @shielded
    async def remove(self, person_id: str) -> list[str]:
        """Remove a person with their bots; their seats become somebody's. Return the games that were changed."""
        async with self._store.transaction() as connection:
            bots = select(people_schema.person.c.id).where(people_schema.person.c.owner == person_id)
            games: list[str] = []
            for each in [*(await connection.execute(bots)).scalars(), person_id]:
                games += await _remove(connection, each)
            games = sorted(set(games))
            await raise_versions(connection, games)
        return games


def referring(column: Column[Any]) -> bool:
    """Return whether a column refers to a person."""
    return any(key.column.table is people_schema.person for key in column.foreign_keys)


def references() -> Iterator[tuple[Table, Column[Any], str]]:
    """Yield every column that refers to a person, those last that others need, with what becomes of its rows."""
    for table in reversed(schema.metadata.sorted_tables):
        for column in table.columns:
            if referring(column):
                yield table, column, column.info[people_schema.LEAVING]


def _may_be_told(column: Column[Any]) -> bool:
    return not column.name.endswith(SECRET) and not isinstance(column.type, LargeBinary)


def _own_seat(person: Person, rows: Sequence[Any]) -> Any:
    """Return the seat of a game that is the person's; None where several played at their device, none of that name."""
    if len(rows) == 1:
        return rows[0]
    return next((row for row in rows if folded(row.name) == folded(person.name)), None)


async def raise_versions(connection: AsyncConnection, games: Collection[str]) -> None:
    """Let processes that have these games in memory know that they are behind."""
    game = schema.game.c
    await connection.execute(update(schema.game).where(game.id.in_(games)).values(version=game.version + 1))


async def call_seats(connection: AsyncConnection, person_id: str, name: str) -> list[str]:
    """Let the seats of a person be called otherwise; return their games. Analyses go: they name players."""
    seat = schema.seat.c
    games = list((await connection.execute(select(seat.game_id).where(seat.person == person_id))).scalars())
    theirs = select(schema.game.c.id).where(schema.game.c.id.in_(games)).order_by(schema.game.c.id)
    await connection.execute(theirs.with_for_update())  # an analysis that is being stored is stored first
    await connection.execute(update(schema.seat).where(seat.person == person_id).values(name=name))
    await connection.execute(delete(schema.analysis).where(schema.analysis.c.game_id.in_(games)))
    jobs = (await connection.execute(select(schema.job.c.id).where(schema.job.c.kind == "analysis"))).scalars()
    naming = [job for job in jobs if job.split()[1] in games]
    await connection.execute(delete(schema.job).where(schema.job.c.id.in_(naming)))
    return games


async def _remove(connection: AsyncConnection, person_id: str) -> list[str]:
    """Remove a person; return the games in which they had a seat."""
    seat = schema.seat.c
    tokens = list((await connection.execute(select(seat.token_hash).where(seat.person == person_id))).scalars())
    games = await call_seats(connection, person_id, NOBODY)
    nobody = new_person_id()
    of_kind = select(people_schema.person.c.kind).where(people_schema.person.c.id == person_id)
    kind = (await connection.execute(of_kind)).scalar_one()  # results of bots are counted as a bot's for ever
    await connection.execute(insert(people_schema.person).values(id=nobody, kind=kind, created=now_text()))
    await connection.execute(delete(schema.push_seat).where(schema.push_seat.c.token_hash.in_(tokens)))
    await connection.execute(delete(people_schema.challenge).where(people_schema.challenge.c.handle == person_id))
    for table, column, leaving in references():
        if leaving == people_schema.GOES[people_schema.LEAVING]:
            await connection.execute(delete(table).where(column == person_id))
        else:
            await connection.execute(update(table).where(column == person_id).values({column.name: nobody}))
    await connection.execute(delete(people_schema.person).where(people_schema.person.c.id == person_id))
    return games
