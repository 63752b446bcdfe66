"""People for tests: signed in without the gesture at a passkey, as if they had made it before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.server.games.model import now_text
from carcassonne.server.people.model import Person, Role, Scope
from carcassonne.server.people.sessions import COOKIE, new_person_id, new_session
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.people_rows import PeopleRows
from carcassonne.server.storage.store import Store

HOST = "table.test"
"""The name of the server inside a test's own process (`support.tables`)."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person who is signed in."""

    person: Person
    token: str

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def headers(self) -> dict[str, str]:
        """The header that signs a request: a browser's cookie, or a program's token."""
        program = self.token.startswith("ct_")
        return {"Authorization": f"Bearer {self.token}"} if program else {"Cookie": f"{COOKIE}={self.token}"}


def people_in(store: Store) -> PeopleRows:
    """The people of a store."""
    return PeopleRows(store)


async def somebody(
    store: Store, name: str, scopes: Sequence[Scope] | None = None, role: Role | None = None, owner: str | None = None
) -> Somebody:
    """A new person in a store, or a bot of an owner's; signed in by a browser, or with scopes as a program."""
    kind = "bot" if owner else "person"
    person = Person(new_person_id(), name, kind, owner, created=now_text(), role=role)  # type: ignore[arg-type]
    await PeopleRows(store).add(person)
    return await signed_in(store, person, scopes)


async def signed_in(store: Store, person: Person, scopes: Sequence[Scope] | None = None) -> Somebody:
    """A person who is there already, signed in once more."""
    token, session = new_session(person, time.time(), "a test", scopes)
    await PeopleRows(store).open_session(session)
    return Somebody(person, token)


def people_at(database: str, *names: str) -> list[Somebody]:
    """New people in the database of a server that runs, signed in."""

    async def work() -> list[Somebody]:
        store = Store.at(database_address(Settings(database_url=database)))
        try:
            return [await somebody(store, name) for name in names]
        finally:
            await store.close()

    return asyncio.run(work())
