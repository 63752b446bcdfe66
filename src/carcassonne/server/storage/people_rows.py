"""People in the database (`people.stores.PeopleStore`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import Table, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.people.model import Case, Person, Session, SignedIn
from carcassonne.server.people.names import folded
from carcassonne.server.people.stores import Relation
from carcassonne.server.storage import people_schema as schema
from carcassonne.server.storage.belongings import Belongings, call_seats, raise_versions
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.ways_in import PERSON, SESSION, WaysIn, person_row, session_row

SEEN_EVERY = 3600.0
"""Seconds between two notes that a session is in use."""

RELATIONS: dict[Relation, Table] = {"block": schema.block, "follow": schema.follow}


class PeopleRows(WaysIn, Belongings):
    """The people of a database."""

    # --- people -------------------------------------------------------------------------------------------------------
    @shielded
    async def add(self, person: Person) -> None:
        """Store a person; raises Conflict where somebody has the name, or one that looks like it."""
        async with self._store.transaction() as connection:
            await connection.execute(insert(schema.person).values(person_row(person)))

    @shielded
    async def change(self, person: Person) -> None:
        """Store what has changed of a person; raises Conflict where somebody else has the name."""
        async with self._store.transaction() as connection:
            row = update(schema.person).where(schema.person.c.id == person.id).values(person_row(person))
            await connection.execute(row)

    @shielded
    async def decide(self, person: Person, cases: Sequence[Case]) -> None:
        """Store what was decided about a person, with its cases, all or nothing; raises Conflict like `change`."""
        async with self._store.transaction() as connection:
            await _decide(connection, person, cases)

    @shielded
    async def settle(self, closed: Case, person: Person | None, cases: Sequence[Case]) -> None:
        """Close a case with what was decided about a person, all or nothing; raises Conflict where it is closed."""
        async with self._store.transaction() as connection:
            still = (schema.case.c.id == closed.id, schema.case.c.state == "open")
            done = await connection.execute(update(schema.case).where(*still).values(asdict(closed)))
            if done.rowcount != 1:
                raise Conflict(closed.id)
            if person is not None and cases:
                await _decide(connection, person, cases)

    @shielded
    async def person(self, person_id: str) -> Person | None:
        """Return a person by their id."""
        return await self._one(schema.person.c.id == person_id)

    @shielded
    async def named(self, name: str) -> Person | None:
        """Return the person who has a name, or one that looks like it."""
        return await self._one(schema.person.c.folded == folded(name))

    async def _one(self, where: Any) -> Person | None:
        async with self._store.reading() as connection:
            found = (await connection.execute(select(schema.person).where(where))).mappings().first()
        return None if found is None or found["name"] is None else person_of(found)

    @shielded
    async def bots_of(self, person_id: str) -> list[Person]:
        """Return the bots of a person, by name."""
        query = select(schema.person).where(schema.person.c.owner == person_id).order_by(schema.person.c.folded)
        async with self._store.reading() as connection:
            return [person_of(row) for row in (await connection.execute(query)).mappings()]

    @shielded
    async def people(self, person_ids: Collection[str]) -> dict[str, Person]:
        """Return those of some people that there are, by their ids. Somebody who has left has no name and is none."""
        person = schema.person.c
        query = select(schema.person).where(person.id.in_(person_ids), person.name.is_not(None))
        async with self._store.reading() as connection:
            return {row["id"]: person_of(row) for row in (await connection.execute(query)).mappings()}

    # --- sessions -----------------------------------------------------------------------------------------------------
    @shielded
    async def open_session(self, session: Session) -> None:
        """Store a session; the same again is stored once."""
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(schema.session).values(session_row(session)))
        except Conflict:
            kept = select(schema.session.c.person).where(schema.session.c.token_hash == session.token_hash)
            async with self._store.reading() as connection:
                if (await connection.execute(kept)).scalar() != session.person:
                    raise

    @shielded
    async def signed_in(self, token_hash: str, now: float) -> SignedIn | None:
        """Return who is signed in by a token, and note that they were seen."""
        session = schema.session.c
        of_session = [session[name].label(f"session_{name}") for name in (*SESSION, "scopes")]
        joined = schema.person.join(schema.session, schema.person.c.id == session.person)
        query = select(schema.person).add_columns(*of_session).select_from(joined)
        query = query.where(session.token_hash == token_hash, session.expires > now)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).mappings().first()
        if found is None:
            return None
        if now - found["session_seen"] > SEEN_EVERY:
            async with self._store.transaction() as connection:
                seen = update(schema.session).where(session.token_hash == token_hash)
                await connection.execute(seen.values(seen=now))
        return SignedIn(person_of(found), _session_of(found))

    @shielded
    async def sessions(self, person_id: str, now: float) -> list[Session]:
        """Return the sessions of a person and of their bots, the one seen last first."""
        session = schema.session.c
        query = select(schema.session).where(_whose(person_id), session.expires > now)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query.order_by(session.seen.desc(), session.id))).mappings().all()
        return [Session(**{**row, "scopes": None if row["scopes"] is None else tuple(row["scopes"])}) for row in rows]

    @shielded
    async def end_session(self, person_id: str, session_id: str) -> None:
        """End a session of a person, or of a bot of theirs; any other is left as it is."""
        ended = delete(schema.session).where(_whose(person_id), schema.session.c.id == session_id)
        async with self._store.transaction() as connection:
            await connection.execute(ended)

    # --- others -------------------------------------------------------------------------------------------------------
    @shielded
    async def relate(self, relation: Relation, person_id: str, other_id: str) -> None:
        """Let a person block or follow another; once more changes nothing."""
        with suppress(Conflict):
            async with self._store.transaction() as connection:
                row = {"person": person_id, "other": other_id, "created": now_text()}
                await connection.execute(insert(RELATIONS[relation]).values(row))

    @shielded
    async def unrelate(self, relation: Relation, person_id: str, other_id: str) -> None:
        """Let a person block or follow another no more."""
        table = RELATIONS[relation]
        async with self._store.transaction() as connection:
            await connection.execute(delete(table).where(table.c.person == person_id, table.c.other == other_id))

    @shielded
    async def related(self, relation: Relation, person_id: str) -> list[Person]:
        """Return whom a person blocks or follows, by name."""
        table = RELATIONS[relation]
        joined = schema.person.join(table, table.c.other == schema.person.c.id)
        query = select(schema.person).select_from(joined).where(table.c.person == person_id)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query.order_by(schema.person.c.folded))).mappings()
            return [person_of(row) for row in rows]

    @shielded
    async def put_case(self, case: Case) -> None:
        """Store a case, new or changed."""
        async with self._store.transaction() as connection:
            await _put_case(connection, case)

    @shielded
    async def case(self, case_id: str) -> Case | None:
        """Return a case."""
        async with self._store.reading() as connection:
            query = select(schema.case).where(schema.case.c.id == case_id)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Case(**found)

    @shielded
    async def cases(self, about: str | None = None, state: str | None = None) -> list[Case]:
        """Return cases, the newest first."""
        case = schema.case.c
        query = select(schema.case).order_by(case.created.desc(), case.id)
        query = query if about is None else query.where(case.about == about)
        query = query if state is None else query.where(case.state == state)
        async with self._store.reading() as connection:
            return [Case(**row) for row in (await connection.execute(query)).mappings()]

    @shielded
    async def blocked(self, person_ids: Collection[str]) -> set[frozenset[str]]:
        """Return the pairs among some people of whom one blocks the other."""
        block = schema.block.c
        query = select(block.person, block.other).where(or_(block.person.in_(person_ids), block.other.in_(person_ids)))
        wanted = set(person_ids)
        async with self._store.reading() as connection:
            pairs = (await connection.execute(query)).all()
        return {frozenset((one, other)) for one, other in pairs if {one, other} <= wanted}


def _whose(person_id: str) -> Any:
    """Return the condition that a session is a person's, or a bot's of theirs."""
    bots = select(schema.person.c.id).where(schema.person.c.owner == person_id)
    return or_(schema.session.c.person == person_id, schema.session.c.person.in_(bots))


async def _decide(connection: AsyncConnection, person: Person, cases: Sequence[Case]) -> None:
    mine = schema.person.c.id == person.id
    called = (await connection.execute(select(schema.person.c.name).where(mine).with_for_update())).scalar()
    await connection.execute(update(schema.person).where(mine).values(person_row(person)))
    for case in cases:
        await _put_case(connection, case)
    if called != person.name:
        await raise_versions(connection, await call_seats(connection, person.id, person.name))


async def _put_case(connection: AsyncConnection, case: Case) -> None:
    await connection.execute(delete(schema.case).where(schema.case.c.id == case.id))
    await connection.execute(insert(schema.case).values(asdict(case)))


def person_of(row: Any) -> Person:
    """Return the person of a row."""
    return Person(**{name: row[name] for name in PERSON})


def _session_of(row: Any) -> Session:
    """Return the session of a row that was joined to its person's."""
    scopes = row["session_scopes"]
    return Session(
        **{name: row[f"session_{name}"] for name in SESSION}, scopes=None if scopes is None else tuple(scopes)
    )
