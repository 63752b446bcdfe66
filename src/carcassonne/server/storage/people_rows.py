"""People in the database (`people.stores.PeopleStore`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import insert, or_, select, update

from carcassonne.server.games.stores import Conflict
from carcassonne.server.people.model import Person, Session, SignedIn
from carcassonne.server.people.names import folded
from carcassonne.server.storage import people_schema as schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

SEEN_EVERY = 3600.0
"""Seconds between two notes that a session is in use."""
PERSON = ("id", "name", "kind", "owner", "created", "role", "closed_until", "unrated_until")
SESSION = ("id", "person", "label", "created", "seen", "expires", "token_hash")


class PeopleRows:
    """The people of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    # --- people -------------------------------------------------------------------------------------------------------
    @shielded
    async def add(self, person: Person) -> None:
        """Store a person; raises Conflict where somebody has the name, or one that looks like it."""
        async with self._store.transaction() as connection:
            await connection.execute(insert(schema.person).values(person_row(person)))

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
        row = {name: getattr(session, name) for name in SESSION}
        row["scopes"] = None if session.scopes is None else list(session.scopes)
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(schema.session).values(row))
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

    # --- others -------------------------------------------------------------------------------------------------------
    @shielded
    async def blocked(self, person_ids: Collection[str]) -> set[frozenset[str]]:
        """Return the pairs among some people of whom one blocks the other."""
        block = schema.block.c
        query = select(block.person, block.other).where(or_(block.person.in_(person_ids), block.other.in_(person_ids)))
        wanted = set(person_ids)
        async with self._store.reading() as connection:
            pairs = (await connection.execute(query)).all()
        return {frozenset((one, other)) for one, other in pairs if {one, other} <= wanted}


def person_row(person: Person) -> dict[str, Any]:
    """Return the row of a person."""
    return {name: getattr(person, name) for name in PERSON} | {"folded": folded(person.name)}


def person_of(row: Any) -> Person:
    """Return the person of a row."""
    return Person(**{name: row[name] for name in PERSON})


def _session_of(row: Any) -> Session:
    """Return the session of a row that was joined to its person's."""
    scopes = row["session_scopes"]
    return Session(
        **{name: row[f"session_{name}"] for name in SESSION}, scopes=None if scopes is None else tuple(scopes)
    )
