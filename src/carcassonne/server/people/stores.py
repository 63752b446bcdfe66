"""What people are kept in, as the rest of the server knows it: a database (`storage.people_rows`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from carcassonne.server.people.model import Person, Session, SignedIn


class PeopleStore(Protocol):
    """Keeps people. Whatever is asked of it may raise Unavailable; what is refused by a key raises Conflict."""

    # --- people -------------------------------------------------------------------------------------------------------
    async def add(self, person: Person) -> None:
        """Store a person; raises Conflict where somebody has the name, or one that looks like it."""
        ...

    async def person(self, person_id: str) -> Person | None:
        """Return a person by their id."""
        ...

    async def named(self, name: str) -> Person | None:
        """Return the person who has a name, or one that looks like it."""
        ...

    async def people(self, person_ids: Collection[str]) -> dict[str, Person]:
        """Return those of some people that there are, by their ids. Somebody who has left has no name and is none."""
        ...

    # --- sessions -----------------------------------------------------------------------------------------------------
    async def open_session(self, session: Session) -> None:
        """Store a session; the same again is stored once."""
        ...

    async def signed_in(self, token_hash: str, now: float) -> SignedIn | None:
        """Return who is signed in by a token, and note that they were seen."""
        ...

    # --- others -------------------------------------------------------------------------------------------------------
    async def blocked(self, person_ids: Collection[str]) -> set[frozenset[str]]:
        """Return the pairs among some people of whom one blocks the other."""
        ...
