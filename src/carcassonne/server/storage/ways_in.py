"""Ways into an account, in the database: passkeys, challenges, codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.people.model import Challenge, Passkey, Person, Session
from carcassonne.server.people.names import folded
from carcassonne.server.storage import people_schema as schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

PERSON = ("id", "name", "kind", "owner", "created", "role", "closed_until", "unrated_until")
SESSION = ("id", "person", "label", "created", "seen", "expires", "token_hash")
CODE, LINK = "code", "link"


class WaysIn:
    """The ways into the accounts of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    # --- challenges ---------------------------------------------------------------------------------------------------
    @shielded
    async def put_challenge(self, challenge: Challenge, now: float) -> None:
        """Store a challenge, and forget those that are over."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.challenge).where(schema.challenge.c.expires < now))
            await connection.execute(insert(schema.challenge).values(asdict(challenge)))

    @shielded
    async def challenge(self, challenge_id: str) -> Challenge | None:
        """Return a challenge."""
        async with self._store.reading() as connection:
            query = select(schema.challenge).where(schema.challenge.c.id == challenge_id)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Challenge(**found)

    @shielded
    async def answer(
        self,
        asked: Challenge,
        answer: str,
        *,
        person: Person | None = None,
        passkey: Passkey | None = None,
        used: Passkey | None = None,
        codes: Sequence[str] = (),
        session: Session | None = None,
    ) -> None:
        """Use a challenge up, and store what its answer brings, all or nothing; raises Conflict where it is used."""
        challenge = schema.challenge.c
        async with self._store.transaction() as connection:
            using = update(schema.challenge).where(challenge.id == asked.id, challenge.answer.is_(None))
            if (await connection.execute(using.values(answer=answer))).rowcount != 1:
                raise Conflict("the challenge is used up")
            if person is not None:
                await connection.execute(insert(schema.person).values(person_row(person)))
            if passkey is not None:
                await connection.execute(insert(schema.passkey).values(asdict(passkey)))
            if used is not None:
                values = {"counter": used.counter, "used": used.used}
                await connection.execute(update(schema.passkey).where(schema.passkey.c.id == used.id).values(values))
            if codes and person is not None:
                await _insert_codes(connection, person.id, codes)
            if session is not None:
                await connection.execute(insert(schema.session).values(session_row(session)))

    # --- passkeys -----------------------------------------------------------------------------------------------------
    @shielded
    async def passkey(self, passkey_id: str) -> Passkey | None:
        """Return a passkey."""
        async with self._store.reading() as connection:
            query = select(schema.passkey).where(schema.passkey.c.id == passkey_id)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Passkey(**found)

    @shielded
    async def passkeys(self, person_id: str) -> list[Passkey]:
        """Return the passkeys of a person, the oldest first."""
        passkey = schema.passkey.c
        query = select(schema.passkey).where(passkey.person == person_id).order_by(passkey.created, passkey.id)
        async with self._store.reading() as connection:
            return [Passkey(**row) for row in (await connection.execute(query)).mappings()]

    @shielded
    async def remove_passkey(self, person_id: str, passkey_id: str) -> bool:
        """Remove a passkey of a person unless it is the last; return whether it is gone."""
        passkey = schema.passkey.c
        async with self._store.transaction() as connection:
            query = select(passkey.id).where(passkey.person == person_id).with_for_update()
            known = set((await connection.execute(query)).scalars())
            if known == {passkey_id}:
                return False
            await connection.execute(
                delete(schema.passkey).where(passkey.id == passkey_id, passkey.person == person_id)
            )
        return True

    # --- codes --------------------------------------------------------------------------------------------------------
    @shielded
    async def use_code(self, code_hash: str, session: Callable[[str], Session], now: float) -> str | None:
        """Use a code up and open its person's session; return the person. The same session again is opened once."""
        recovery = schema.recovery.c
        async with self._store.transaction() as connection:
            of_code = (recovery.code_hash == code_hash, or_(recovery.expires.is_(None), recovery.expires > now))
            found = (await connection.execute(select(recovery.person, recovery.used).where(*of_code))).first()
            if found is None:
                return None
            person, was_used = found
            opened = session(person)
            using = update(schema.recovery).where(recovery.code_hash == code_hash, recovery.used.is_(None))
            if was_used is None and (await connection.execute(using.values(used=now_text()))).rowcount == 1:
                await connection.execute(insert(schema.session).values(session_row(opened)))
                return str(person)
            again = select(schema.session.c.person).where(schema.session.c.token_hash == opened.token_hash)
            kept: str | None = (await connection.execute(again)).scalar()
            return kept

    @shielded
    async def replace_codes(self, person_id: str, code_hashes: Sequence[str]) -> None:
        """Put new codes in the place of a person's."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.recovery).where(schema.recovery.c.person == person_id))
            await _insert_codes(connection, person_id, code_hashes)

    @shielded
    async def codes_left(self, person_id: str) -> int:
        """Return how many codes a person has not used."""
        recovery = schema.recovery.c
        left = select(func.count()).where(recovery.person == person_id, recovery.kind == CODE, recovery.used.is_(None))
        async with self._store.reading() as connection:
            return int((await connection.execute(left)).scalar_one())

    @shielded
    async def add_link(self, person_id: str, code_hash: str, expires: float) -> None:
        """Store a code of the operator's for a person."""
        row = {"code_hash": code_hash, "person": person_id, "kind": LINK, "created": now_text(), "expires": expires}
        async with self._store.transaction() as connection:
            await connection.execute(insert(schema.recovery).values(row))


async def _insert_codes(connection: AsyncConnection, person_id: str, hashes: Sequence[str]) -> None:
    rows = [{"code_hash": each, "person": person_id, "kind": CODE, "created": now_text()} for each in hashes]
    await connection.execute(insert(schema.recovery), rows)


def person_row(person: Person) -> dict[str, Any]:
    """Return the row of a person."""
    return {name: getattr(person, name) for name in PERSON} | {"folded": folded(person.name)}


def session_row(session: Session) -> dict[str, Any]:
    """Return the row of a session."""
    row = {name: getattr(session, name) for name in SESSION}
    return row | {"scopes": None if session.scopes is None else list(session.scopes)}
