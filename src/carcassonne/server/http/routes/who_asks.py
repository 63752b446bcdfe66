"""Who asks: the person who is signed in by a browser's cookie or by a program's token, or a guest.

A route takes `Reader` for what everybody may read, `MaybePerson` where a guest may ask too, `ThePerson` where nobody
else may, `ThePlayer` and `MaybePlayer` where bots may too, `TheOrganiser` where a program needs that scope, `TheBot`
for bots alone, and `AtHome` for what only a browser may do in which the person has signed in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, TypeAlias

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from carcassonne.server.games.registry import Registry
from carcassonne.server.games.table import Table
from carcassonne.server.http.headers import header
from carcassonne.server.http.middleware import is_own_origin
from carcassonne.server.people.model import Person, Scope, SignedIn
from carcassonne.server.people.sessions import COOKIE, PROGRAM, SECONDS, People, who_asks
from carcassonne.server.problems import Problem


class Seen:
    """The games as whoever asks sees them: a game that is shown late is so to everybody but its players."""

    def __init__(self, asked: HTTPConnection) -> None:
        self._asked = asked
        self._registry: Registry = asked.app.state.registry

    @asynccontextmanager
    async def current(self, game_id: str) -> AsyncIterator[Table]:
        """Give a table to read from; raises Problem if there is no such game."""
        async with self._registry.current(game_id) as table:
            yield await self.of(table) if table.setup.late else table

    async def of(self, table: Table) -> Table:
        """Return a table as whoever asks sees it."""
        who = await _signed_in(self._asked)
        _, _, token = (header(self._asked.scope, b"authorization") or "").partition(" ")
        return table.seen_by(token.strip(), None if who is None else who.person.id)


async def _seen(asked: HTTPConnection) -> Seen:
    return Seen(asked)


def now_of(asked: HTTPConnection) -> float:
    """Return the service's time."""
    registry: Registry = asked.app.state.registry
    return registry.timekeeper.now()


async def _people(asked: HTTPConnection) -> People:
    people: People | None = asked.app.state.people
    if people is None:
        raise Problem("no_accounts", "nobody can sign in here: the operator has named no host for accounts")
    return people


async def _signed_in(asked: HTTPConnection) -> SignedIn | None:
    """Return who asks; None for a guest. A page of another site that may use the API does so without our cookie."""
    people: People | None = asked.app.state.people
    authorization = header(asked.scope, b"authorization")
    cookie = asked.cookies.get(COOKIE) if is_own_origin(asked.scope) else None
    if people is None or (cookie is None and PROGRAM not in (authorization or "")):
        return None
    found = await who_asks(people, cookie, authorization, now_of(asked))
    if found is None and PROGRAM in (authorization or ""):
        raise Problem("not_signed_in", "this token is not valid, or not any more")
    return found


async def _anybody(who: MaybeSignedIn, _: ThePeople) -> SignedIn:
    if who is None:
        raise Problem("not_signed_in", "this needs somebody who is signed in")
    return who


async def _at_home(who: TheSignedIn) -> SignedIn:
    if who.session.scopes is not None:
        raise Problem("no_scope", "no program may do this: sign in with a passkey")
    return who


async def _person_or_guest(asked: HTTPConnection, who: MaybeSignedIn) -> Person | None:
    return None if who is None else allowed_for(asked, who, "play")


async def _player_or_guest(asked: HTTPConnection, who: MaybeSignedIn) -> Person | None:
    return None if who is None else await _player(asked, who)


async def _player(asked: HTTPConnection, who: TheSignedIn) -> Person:
    return await _bot(asked, who) if who.person.kind == "bot" else allowed_for(asked, who, "play")


async def _bot(asked: HTTPConnection, who: TheSignedIn) -> Person:
    if who.person.kind != "bot":
        raise Problem("no_scope", "this is for bots: POST /api/v1/me/tokens gives one a token", scope="bot")
    people: People = asked.app.state.people
    owner = await people.store.person(who.person.owner or "")
    if owner is None or owner.closed_until > now_of(asked):
        raise Problem("account_closed", "the account of this bot's owner is closed for now")
    return allowed_for(asked, who, "bot")


async def _reader(asked: HTTPConnection, who: MaybeSignedIn) -> Person | None:
    return None if who is None or who.person.closed_until > now_of(asked) else who.person


def _person_for(scope: Scope) -> Callable[[HTTPConnection, SignedIn], Awaitable[Person]]:
    async def find(asked: HTTPConnection, who: TheSignedIn) -> Person:
        return allowed_for(asked, who, scope)

    return find


def allowed_for(asked: HTTPConnection, who: SignedIn, scope: Scope) -> Person:
    """Return the person; raises Problem where the account is closed, or the token is for something else."""
    if not who.may(scope):
        raise Problem("no_scope", f"this token is not for that: it lacks the scope {scope!r}", scope=scope)
    if who.person.closed_until > now_of(asked):
        raise Problem("account_closed", "this account is closed for now: GET /api/v1/me says why and until when")
    return who.person


def signed_in_answer(answer: Response, token: str) -> Response:
    """Return an answer that signs the browser in."""
    answer.set_cookie(COOKIE, token, max_age=int(SECONDS), path="/", secure=True, httponly=True, samesite="lax")
    return answer


def signed_out_answer(answer: Response) -> Response:
    """Return an answer that signs the browser out."""
    answer.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")
    return answer


TheSeen: TypeAlias = Annotated[Seen, Depends(_seen)]
"""Games to read, as whoever asks sees them."""
MaybeSignedIn: TypeAlias = Annotated[SignedIn | None, Depends(_signed_in)]
"""Somebody who is signed in, or None."""
ThePeople: TypeAlias = Annotated[People, Depends(_people)]
"""Accounts; refused where there are none."""
TheSignedIn: TypeAlias = Annotated[SignedIn, Depends(_anybody)]
"""Somebody who is signed in, whatever their token may do, also while the account is closed."""
Reader: TypeAlias = Annotated[Person | None, Depends(_reader)]
"""Who reads what everybody may: a person, whatever their token is for, or None for a guest and a closed account."""
MaybePerson: TypeAlias = Annotated[Person | None, Depends(_person_or_guest)]
"""Who plays: a person, or None for a guest."""
ThePerson: TypeAlias = Annotated[Person, Depends(_person_for("play"))]
"""Who plays, a person in any case."""
TheOrganiser: TypeAlias = Annotated[Person, Depends(_person_for("organise"))]
"""Who organises: a person whose program may do so. Whether they may here is the events' own question."""
TheBot: TypeAlias = Annotated[Person, Depends(_bot)]
"""A bot, which plays by a program."""
ThePlayer: TypeAlias = Annotated[Person, Depends(_player)]
"""Who plays: a person in any case, or a bot."""
MaybePlayer: TypeAlias = Annotated[Person | None, Depends(_player_or_guest)]
"""Who plays: a person, a bot, or None for a guest."""
AtHome: TypeAlias = Annotated[SignedIn, Depends(_at_home)]
"""Somebody in a browser in which they signed in, also while the account is closed: for what is theirs alone."""
