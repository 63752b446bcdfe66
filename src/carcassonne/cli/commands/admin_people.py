"""`carcassonne admin person` and `admin cases`: what the operator decides about people, each time with a reason."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from carcassonne.cli.options import UsageError, days
from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:
    from carcassonne.server.people.model import Case, Person
    from carcassonne.server.people.stores import PeopleStore
    from carcassonne.server.settings import Settings
    from carcassonne.server.storage.store import Store

NEEDS_REASON = ("warn", "no_rated", "close", "rename")


class PeopleError(CarcassonneError):
    """What an operator asked for about somebody cannot be done; nothing has changed."""


def add_person(parser: argparse.ArgumentParser) -> None:
    """The arguments of `admin person`."""
    parser.add_argument("name", metavar="NAME", help="whose account; without a flag it is shown")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--recover", action="store_true", help="print a link that signs them in, once, within the hour")
    what.add_argument("--warn", action="store_true", help="warn them")
    what.add_argument("--no-rated", type=days, metavar="DAYS", help="no rated games for so long")
    what.add_argument("--close", type=days, metavar="DAYS", help="close the account for so long")
    what.add_argument("--open", action="store_true", help="lift whatever they are kept from")
    what.add_argument("--rename", metavar="NEW", help="call them so, at all their tables")
    what.add_argument("--role", choices=("organiser", "moderator", "none"), help="let them organise, or moderate")
    parser.add_argument("--reason", metavar="WORDS", help="why; the person reads it on their page")


def add_cases(parser: argparse.ArgumentParser) -> None:
    """The arguments of `admin cases`."""
    parser.add_argument("case", nargs="?", metavar="ID", help="one of them, with all that was said")
    parser.add_argument("--all", action="store_true", help="those that are closed, too, and what was decided")
    parser.add_argument("--close", metavar="ANSWER", help="close the case ID with an answer, for the files")


async def see_to_person(store: Store, args: argparse.Namespace, settings: Settings) -> None:
    """Show an account, or do with it what the arguments say."""
    from carcassonne.server.problems import Problem
    from carcassonne.server.storage.people_rows import PeopleRows

    chosen = [name for name in NEEDS_REASON if getattr(args, name) not in (None, False)]
    if chosen and not args.reason:
        raise UsageError(f"--{chosen[0].replace('_', '-')} needs --reason WORDS: the person reads it")
    if args.reason and not chosen:
        raise UsageError("--reason goes with --warn, --no-rated, --close or --rename")
    people = PeopleRows(store)
    person = await people.named(args.name)
    if person is None:
        raise PeopleError(f"nobody here is called {args.name}")
    try:
        if args.recover:
            await _recover(people, person, settings)
        else:
            await _show(people, await _decide(people, person, args, settings))
    except Problem as refused:
        raise PeopleError(refused.detail) from None


async def _decide(people: PeopleStore, person: Person, args: argparse.Namespace, settings: Settings) -> Person:
    """Return the person as they are after what was decided; without a decision as they were."""
    from carcassonne.server.people import decisions
    from carcassonne.server.people.names import USUAL, NameRules

    reason = args.reason or ""
    if args.warn:
        await decisions.warn(people, person, reason)
    elif args.no_rated is not None:
        return await decisions.keep_from_rated_games(people, person, args.no_rated, reason, time.time())
    elif args.close is not None:
        return await decisions.close(people, person, args.close, reason, time.time())
    elif args.open:
        return await decisions.open_again(people, person, time.time())
    elif args.rename is not None:
        names = NameRules.read(settings.refused_names or USUAL)
        return await decisions.rename(people, person, args.rename, reason, names)
    elif args.role is not None:
        return await decisions.give_role(people, person, None if args.role == "none" else args.role)
    return person


async def _recover(people: PeopleStore, person: Person, settings: Settings) -> None:
    from carcassonne.server.people.decisions import recovery_code

    if not settings.accounts:
        raise PeopleError("CARCASSONNE_ACCOUNTS names no host: nobody can sign in here")
    home = f"http://localhost:{settings.port}" if settings.accounts == "localhost" else f"https://{settings.accounts}"
    code = await recovery_code(people, person, time.time())
    print(f"{home}/me#code={code}")
    print(f"It signs {person.name} in, once, within the hour. Whoever has it has the account.", file=sys.stderr)


async def _show(people: PeopleStore, person: Person) -> None:
    kind = "a bot" if person.kind == "bot" else person.role or "a person"
    passkeys, codes = len(await people.passkeys(person.id)), await people.codes_left(person.id)
    print(f"{person.name}: {kind}, here since {person.created[:10]}, {passkeys} passkeys, {codes} codes left")
    if person.closed_until > time.time():
        print(f"the account is closed until {_when(person.closed_until)}")
    if person.unrated_until > time.time():
        print(f"no rated games until {_when(person.unrated_until)}")
    for case in await people.cases(about=person.id):
        print(_line(case, {person.id: person}))


async def see_to_cases(store: Store, args: argparse.Namespace) -> None:
    """List what was reported, show a case, or close it."""
    from carcassonne.server.people.decisions import close_case
    from carcassonne.server.problems import Problem
    from carcassonne.server.storage.people_rows import PeopleRows

    people = PeopleRows(store)
    if args.case is None:
        if args.close is not None:
            raise UsageError("--close ANSWER needs the ID of a case: `carcassonne admin cases` lists them")
        await _list(people, None if args.all else "open")
        return
    case = await people.case(args.case)
    if case is None:
        raise PeopleError(f"there is no case {args.case}")
    try:
        case = case if args.close is None else await close_case(people, case, args.close)
    except Problem as refused:
        raise PeopleError(refused.detail) from None
    known = await people.people([each for each in (case.about, case.reporter) if each])
    print(_line(case, known))
    for said, words in (("game", case.game), ("said", case.words), ("answer", case.answer)):
        if words:
            print(f"  {said}: {words}")


async def _list(people: PeopleStore, state: str | None) -> None:
    cases = await people.cases(state=state)
    known = await people.people({who for case in cases for who in (case.about, case.reporter) if who})
    for case in cases:
        print(_line(case, known))
    print(f"{len(cases)} cases" + ("" if state is None else f" {state}"))


def _line(case: Case, known: Mapping[str, Person]) -> str:
    about, by = known.get(case.about), known.get(case.reporter or "")
    named = about.name if about else "somebody who has left"
    reporter = f", by {by.name}" if by else ""
    until = f", until {_when(case.until)}" if case.until is not None else ""
    return f"{case.id}  {case.created[:16]}  {case.state:<6}  {case.kind:<8}  {case.reason}: {named}{reporter}{until}"


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
