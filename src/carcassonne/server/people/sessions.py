"""Sessions: who asks, by a browser's cookie or by the token of a program."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.server.games.model import now_text
from carcassonne.server.games.tokens import hash_of, new_token
from carcassonne.server.people.model import Person, Scope, Session, SignedIn
from carcassonne.server.people.names import NameRules
from carcassonne.server.people.stores import PeopleStore

COOKIE = "__Host-carcassonne"
PROGRAM = "ct_"
"""What a program's token begins with: a seat's never does, having no room for it."""
DAYS = 180
SECONDS = DAYS * 86400.0


@dataclass(frozen=True, slots=True)
class People:
    """Accounts as this server has them."""

    store: PeopleStore
    host: str
    """The one name under which people sign in."""
    names: NameRules


def new_person_id() -> str:
    """Return a person's id, which says nothing of them."""
    return secrets.token_hex(8)


def new_session(person: Person, now: float, label: str, scopes: Sequence[Scope] | None = None) -> tuple[str, Session]:
    """Return a new token, and its session."""
    token = new_token() if scopes is None else f"{PROGRAM}{new_token()}"
    return token, session_of(token, person.id, now, label, scopes)


def session_of(token: str, person: str, now: float, label: str, scopes: Sequence[Scope] | None = None) -> Session:
    """Return the session of a token."""
    granted = None if scopes is None else tuple(scopes)
    return Session(secrets.token_hex(8), person, granted, label, now_text(), now, now + SECONDS, hash_of(token))


async def who_asks(people: People, cookie: str | None, authorization: str | None, now: float) -> SignedIn | None:
    """Return who asks; None for a guest. A program's token goes before a cookie."""
    scheme, _, shown = (authorization or "").partition(" ")
    token = shown.strip() if scheme.lower() == "bearer" and shown.strip().startswith(PROGRAM) else cookie
    return await people.store.signed_in(hash_of(token), now) if token else None
