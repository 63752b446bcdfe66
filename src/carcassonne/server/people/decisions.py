"""What an operator decides about somebody: each time with a reason, which the person reads on their page."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.tokens import hash_of
from carcassonne.server.people.accounts import one_code, written
from carcassonne.server.people.model import Case, Decided, Judged, Person, Role
from carcassonne.server.people.names import NameRules
from carcassonne.server.people.stores import PeopleStore
from carcassonne.server.problems import Problem

LINK_SECONDS = 3600.0
"""How long a link opens an account whose owner has lost every way into it."""
LONGEST_REASON = 400
DAY = 86400.0
log = event_log()


async def warn(store: PeopleStore, person: Person, reason: str) -> None:
    """Warn somebody: they read it, and nothing else becomes of it."""
    await store.decide(person, [_case(person, "warn", reason)])


async def keep_from_rated_games(store: PeopleStore, person: Person, days: float, reason: str, now: float) -> Person:
    """Let somebody play no rated games for so many days."""
    until = now + days * DAY
    following = replace(person, unrated_until=until)
    await store.decide(following, [_case(person, "no_rated", reason, until)])
    return following


async def close(store: PeopleStore, person: Person, days: float, reason: str, now: float) -> Person:
    """Close an account for so many days: its owner reads why, takes their games along, leaves; nothing else."""
    until = now + days * DAY
    following = replace(person, closed_until=until)
    await store.decide(following, [_case(person, "close", reason, until)])
    return following


async def open_again(store: PeopleStore, person: Person, now: float) -> Person:
    """Lift whatever somebody is kept from; the cases say until when it was."""
    lifted = [
        replace(case, until=now)
        for case in await store.cases(about=person.id)
        if case.kind == "sanction" and case.until is not None and case.until > now
    ]
    following = replace(person, closed_until=0.0, unrated_until=0.0)
    await store.decide(following, lifted)
    return following


async def rename(store: PeopleStore, person: Person, name: str, reason: str, names: NameRules) -> Person:
    """Call somebody otherwise, at all their tables too; raises Problem for a name that they cannot have."""
    following = replace(person, name=names.checked(name))
    try:
        await store.decide(following, [_case(person, "rename", reason)])
    except Conflict:
        raise _taken(following.name) from None
    return following


async def give_role(store: PeopleStore, person: Person, role: Role | None) -> Person:
    """Let somebody organise, or moderate; None: neither."""
    following = replace(person, role=role)
    await store.decide(following, [])
    return following


async def recovery_code(store: PeopleStore, person: Person, now: float) -> str:
    """Return a code that opens somebody's account once, within the hour."""
    if person.kind == "bot":
        raise Problem("not_allowed", f"{person.name} is a bot: its owner makes another token")
    code = one_code()
    await store.add_link(person.id, hash_of(code), now + LINK_SECONDS)
    return written(code)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a moderator decides in a case: nothing, or one of the sanctions, with a reason that the person reads."""

    what: Judged
    reason: str
    days: float = 0.0
    name: str = ""


async def judge(store: PeopleStore, case: Case, by: Person, verdict: Verdict, names: NameRules, now: float) -> Case:
    """Close a case with what a moderator has decided; the same once more changes nothing. Raises Problem."""
    reason = _checked(verdict.reason)
    about = await store.person(case.about)
    if case.state == "closed":
        if case.answer == reason:
            return case
        raise Problem("result_set", f"this case was closed on {case.closed}")
    if about is not None and (about.id == by.id or about.role == "moderator"):
        raise Problem("not_allowed", "what concerns a moderator the operator decides")
    if about is None and verdict.what != "nothing":
        raise Problem("no_person", "whom this case is about has left: nothing can be decided about them")
    closed = replace(case, state="closed", answer=reason, closed=now_text())
    following, made = about, []
    if about is not None and verdict.what != "nothing":
        following, sanction = _sanctioned(about, verdict, names, now)
        made = [sanction]
    try:
        await store.settle(closed, following, made)
    except Conflict:
        kept = await store.case(case.id)
        if kept is not None and kept.state == "open":
            raise _taken(verdict.name) from None
        raise Problem("result_set", "somebody else has closed this case just now") from None
    log.info("a case was judged", case=case.id, what=verdict.what, moderator=by.name)
    return closed


def _sanctioned(person: Person, verdict: Verdict, names: NameRules, now: float) -> tuple[Person, Case]:
    """Return somebody as they are after a sanction, and its case."""
    until = now + verdict.days * DAY
    if verdict.what == "no_rated":
        return replace(person, unrated_until=until), _case(person, "no_rated", verdict.reason, until)
    if verdict.what == "close":
        return replace(person, closed_until=until), _case(person, "close", verdict.reason, until)
    if verdict.what == "rename":
        return replace(person, name=names.checked(verdict.name)), _case(person, "rename", verdict.reason)
    return person, _case(person, "warn", verdict.reason)


async def close_case(store: PeopleStore, case: Case, answer: str) -> Case:
    """Close a report or a dispute with an answer."""
    if case.state == "closed":
        raise Problem("result_set", f"the case {case.id} was closed on {case.closed}")
    following = replace(case, state="closed", answer=_checked(answer), closed=now_text())
    await store.put_case(following)
    return following


def _case(person: Person, what: Decided, reason: str, until: float | None = None) -> Case:
    now = now_text()
    made = Case(secrets.token_hex(8), "sanction", "closed", person.id, what, now)
    return replace(made, answer=_checked(reason), until=until, closed=now)


def _taken(name: str) -> Problem:
    return Problem("name_taken", f"somebody is called {name} already, or so much like it", field="name")


def _checked(reason: str) -> str:
    """Return a reason as it is stored; raises Problem where it says nothing, or too much."""
    said = " ".join(reason.split())
    if not 3 <= len(said) <= LONGEST_REASON:
        raise Problem("bad_request", f"a reason has 3 to {LONGEST_REASON} signs: the person reads it")
    return said
