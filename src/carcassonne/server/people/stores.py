"""What people are kept in, as the rest of the server knows it: a database (`storage.people_rows`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from carcassonne.server.people.model import Case, Challenge, Passkey, Person, Session, SignedIn

Relation: TypeAlias = Literal["block", "follow"]


class PeopleStore(Protocol):
    """Keeps people. Whatever is asked of it may raise Unavailable; what is refused by a key raises Conflict."""

    # --- people -------------------------------------------------------------------------------------------------------
    async def add(self, person: Person) -> None:
        """Store a person; raises Conflict where somebody has the name, or one that looks like it."""
        ...

    async def change(self, person: Person) -> None:
        """Store what has changed of a person; raises Conflict where somebody else has the name."""
        ...

    async def decide(self, person: Person, cases: Sequence[Case]) -> None:
        """Store what was decided about a person, with its cases, all or nothing; raises Conflict like `change`."""
        ...

    async def settle(self, closed: Case, person: Person | None, cases: Sequence[Case]) -> None:
        """Close a case with what was decided about a person, all or nothing; raises Conflict where it is closed."""
        ...

    async def person(self, person_id: str) -> Person | None:
        """Return a person by their id."""
        ...

    async def named(self, name: str) -> Person | None:
        """Return the person who has a name, or one that looks like it."""
        ...

    async def bots_of(self, person_id: str) -> list[Person]:
        """Return the bots of a person, by name."""
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

    async def sessions(self, person_id: str, now: float) -> list[Session]:
        """Return the sessions of a person and of their bots, the one seen last first."""
        ...

    async def end_session(self, person_id: str, session_id: str) -> None:
        """End a session of a person, or of a bot of theirs; any other is left as it is."""
        ...

    # --- ways in ------------------------------------------------------------------------------------------------------
    async def put_challenge(self, challenge: Challenge, now: float) -> None:
        """Store a challenge, and forget those that are over."""
        ...

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """Return a challenge."""
        ...

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
        ...

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """Return a passkey."""
        ...

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """Return the passkeys of a person, the oldest first."""
        ...

    async def remove_passkey(self, person_id: str, passkey_id: str) -> bool:
        """Remove a passkey of a person unless it is the last; return whether it is gone."""
        ...

    async def use_code(self, code_hash: str, session: Callable[[str], Session], now: float) -> str | None:
        """Use a code up and open its person's session; return the person. The same session again is opened once."""
        ...

    async def replace_codes(self, person_id: str, code_hashes: Sequence[str]) -> None:
        """Put new codes in the place of a person's."""
        ...

    async def codes_left(self, person_id: str) -> int:
        """Return how many codes a person has not used."""
        ...

    async def add_link(self, person_id: str, code_hash: str, expires: float) -> None:
        """Store a code of the operator's for a person."""
        ...

    # --- others -------------------------------------------------------------------------------------------------------
    async def relate(self, relation: Relation, person_id: str, other_id: str) -> None:
        """Let a person block or follow another; once more changes nothing."""
        ...

    async def unrelate(self, relation: Relation, person_id: str, other_id: str) -> None:
        """Let a person block or follow another no more."""
        ...

    async def related(self, relation: Relation, person_id: str) -> list[Person]:
        """Return whom a person blocks or follows, by name."""
        ...

    async def blocked(self, person_ids: Collection[str]) -> set[frozenset[str]]:
        """Return the pairs among some people of whom one blocks the other."""
        ...

    async def put_case(self, case: Case) -> None:
        """Store a case, new or changed."""
        ...

    async def case(self, case_id: str) -> Case | None:
        """Return a case."""
        ...

    async def cases(self, about: str | None = None, state: str | None = None) -> list[Case]:
        """Return cases, the newest first."""
        ...

    # --- games, and leaving -------------------------------------------------------------------------------------------
    async def claim_seats(self, person: Person, token_hashes: Sequence[str]) -> list[str]:
        """Give seats of a guest to a person; return the games. In one game nobody gets two seats."""
        ...

    async def seats_of(self, person_id: str, most: int = 200) -> list[tuple[str, int]]:
        """Return the games and seats of a person, the newest first."""
        ...

    async def export(self, person_id: str) -> Mapping[str, list[dict[str, Any]]]:
        """Return every row about a person, by its table, without secrets."""
        ...

    async def remove(self, person_id: str) -> list[str]:
        """Remove a person with their bots; their seats become somebody's. Return the games that were changed."""
        ...
