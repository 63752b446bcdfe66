"""People as values: a person, how they sign in, what was reported of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from carcassonne.server.problems import Problem

Kind: TypeAlias = Literal["person", "bot"]
Role: TypeAlias = Literal["organiser", "moderator"]
Scope: TypeAlias = Literal["play", "bot", "organise"]
SCOPES: tuple[Scope, ...] = ("play", "bot", "organise")
Purpose: TypeAlias = Literal["register", "sign_in", "add", "confirm"]
"""What a challenge is for: to register, to sign in, to add a passkey, to confirm what cannot be undone."""
Decided: TypeAlias = Literal["warn", "no_rated", "close", "rename"]
"""The reasons of sanctions: what an operator has decided about somebody."""
Judged: TypeAlias = Literal["nothing", "warn", "no_rated", "close", "rename"]
"""What a moderator may decide in a case."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name, or a bot of theirs."""

    id: str
    name: str
    kind: Kind = "person"
    owner: str | None = None
    """The person whose bot it is."""
    created: str = ""
    role: Role | None = None
    closed_until: float = 0.0
    """Until when the account is closed, in seconds of the epoch."""
    unrated_until: float = 0.0
    """Until when the person may play no rated games."""

    def check_rated(self, now: float) -> None:
        """Raise Problem while the operator lets the person play no rated games."""
        if self.unrated_until > now:
            until = datetime.fromtimestamp(self.unrated_until, UTC).strftime("%Y-%m-%d %H:%M UTC")
            raise Problem("not_allowed", f"{self.name} may play no rated games until {until}")


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is signed in, or the token of a program."""

    id: str
    person: str
    scopes: tuple[Scope, ...] | None
    """What a program may do; None: a browser, in which the person may do everything."""
    label: str
    created: str
    seen: float
    expires: float
    token_hash: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who asks, and by which session."""

    person: Person
    session: Session

    def may(self, scope: Scope) -> bool:
        """Return whether the session is for this: a browser's is for everything."""
        return self.session.scopes is None or scope in self.session.scopes


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key by which somebody signs in; the secret half is with them."""

    id: str
    person: str
    public_key: bytes = field(repr=False)
    counter: int
    synced: bool
    label: str
    created: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A question that one browser answers once, within minutes, by a passkey."""

    id: str
    purpose: Purpose
    binding: str
    """The hash of a secret that only the browser has that asked for it."""
    expires: float
    person: str | None = None
    name: str | None = None
    handle: str | None = None
    """The id of the person who is registering."""
    answer: str | None = None
    """The hash of what it was answered with; None: not yet."""


@dataclass(frozen=True, slots=True)
class Case:
    """A report, a dispute or a sanction: what is said, and what the operator answered."""

    id: str
    kind: Literal["report", "dispute", "sanction"]
    state: Literal["open", "closed"]
    about: str
    reason: str
    created: str
    reporter: str | None = None
    game: str | None = None
    words: str = ""
    answer: str | None = None
    until: float | None = None
    closed: str | None = None
