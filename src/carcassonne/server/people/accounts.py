"""Accounts: registering, signing in, another passkey, what only a gesture may do, and codes for who has lost all.

Whatever is made here is made of the challenge and of a secret of the browser that asked for it: the same answer again
gets the same session and the same codes, so a lost answer costs nothing; from another browser it is worth nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from carcassonne.server import metrics
from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.tokens import hash_of, new_token, token_of
from carcassonne.server.people import passkeys
from carcassonne.server.people.model import Challenge, Passkey, Person, Purpose, SignedIn
from carcassonne.server.people.sessions import People, new_person_id, session_of
from carcassonne.server.problems import Problem

SECONDS = 300.0
"""How long a challenge may be answered."""
CODES = 10
CODE_BYTES = 10
MOST_PASSKEYS = 20
CODE = re.compile(r"[a-z2-7]{16}")
log = event_log()


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who has signed in: with a token for the browser's cookie, and codes for whoever has just registered."""

    person: Person
    token: str = field(repr=False)
    codes: Sequence[str] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Browser:
    """Who answers: the secret that the browser was given with its first challenge, and what it calls itself."""

    secret: str = field(repr=False)
    label: str = ""


# --- challenges -------------------------------------------------------------------------------------------------------
async def ask(
    people: People, purpose: Purpose, browser: Browser, now: float, who: SignedIn | None = None, name: str = ""
) -> dict[str, Any]:
    """Return what a browser needs to make a passkey, or to show one."""
    if not passkeys.installed():
        raise Problem("unavailable", passkeys.MISSING)
    challenge = new_token()
    asked = Challenge(hash_of(challenge), purpose, hash_of(browser.secret), now + SECONDS)
    known = [] if who is None else [key.id for key in await people.store.passkeys(who.person.id)]
    if purpose == "register":
        name = people.names.checked(name)
        if await people.store.named(name) is not None:
            raise _taken(name)
        asked = replace(asked, name=name, handle=new_person_id())
        options = passkeys.creation_options(people.host, challenge, asked.handle or "", name, [])
    elif purpose == "sign_in":
        options = passkeys.request_options(people.host, challenge)
    else:
        assert who is not None
        asked = replace(asked, person=who.person.id)
        if purpose == "add" and len(known) >= MOST_PASSKEYS:
            raise Problem("too_many", f"an account has {MOST_PASSKEYS} passkeys at most: remove one first")
        options = (
            passkeys.creation_options(people.host, challenge, who.person.id, who.person.name, known)
            if purpose == "add"
            else passkeys.request_options(people.host, challenge, known)
        )
    await people.store.put_challenge(asked, now)
    return options


async def _found(
    people: People, purpose: Purpose, credential: Mapping[str, Any], browser: Browser, now: float
) -> tuple[str, Challenge]:
    """Return the challenge that is answered; raises Problem where it is over, another's, or answered otherwise."""
    text = passkeys.challenge_in(credential)
    found = await people.store.challenge(hash_of(text))
    if found is None or found.expires <= now or found.purpose != purpose:
        raise Problem("challenge_over", "this challenge is over, or never was: begin again")
    if not hmac.compare_digest(found.binding, hash_of(browser.secret)):
        raise Problem("challenge_over", "another browser asked for this challenge")
    if found.answer not in (None, _digest(credential)):
        raise Problem("challenge_over", "this challenge was answered already: begin again")
    return text, found


def _digest(credential: Mapping[str, Any]) -> str:
    return hash_of(json.dumps(credential, sort_keys=True))


# --- entering ---------------------------------------------------------------------------------------------------------
async def register(people: People, credential: Mapping[str, Any], browser: Browser, now: float) -> Entered:
    """Make an account by its first passkey; the same answer again is answered again."""
    with counted("register"):
        text, asked = await _found(people, "register", credential, browser, now)
        key = passkeys.new_key(people.host, text, credential)
        person = Person(asked.handle or "", asked.name or "", created=now_text())
        token = token_of(browser.secret, text)
        codes = [_code(browser.secret, text, number) for number in range(CODES)]
        if asked.answer is None:
            try:
                await people.store.answer(
                    asked,
                    _digest(credential),
                    person=person,
                    passkey=_passkey(person, key, browser.label),
                    codes=[hash_of(code) for code in codes],
                    session=session_of(token, person.id, now, browser.label),
                )
            except Conflict:
                if await people.store.named(person.name) is not None:
                    raise _taken(person.name) from None
                raise passkeys.refused("it is another's, or this challenge was answered already") from None
    kept = await people.store.person(person.id)
    if kept is None:
        raise Problem("challenge_over", "this account is no more")
    return Entered(kept, token, codes)


async def sign_in(people: People, credential: Mapping[str, Any], browser: Browser, now: float) -> Entered:
    """Sign somebody in by one of their passkeys; the same answer again is answered again."""
    with counted("sign_in"):
        text, asked = await _found(people, "sign_in", credential, browser, now)
        key = await _shown(people, credential)
        token = token_of(browser.secret, text)
        if asked.answer is None:
            counter = passkeys.check_shown(people.host, text, credential, key.public_key, key.counter)
            session = session_of(token, key.person, now, browser.label)
            used = replace(key, counter=counter, used=now_text())
            await _answer(people, asked, credential, used=used, session=session)
    person = await people.store.person(key.person)
    assert person is not None
    return Entered(person, token)


async def add_passkey(
    people: People, who: SignedIn, credential: Mapping[str, Any], browser: Browser, now: float
) -> None:
    """Give an account another passkey; the same answer again changes nothing."""
    with counted("add"):
        text, asked = await _found(people, "add", credential, browser, now)
        _check_own(asked, who)
        key = passkeys.new_key(people.host, text, credential)
        if asked.answer is None:
            await _answer(people, asked, credential, passkey=_passkey(who.person, key, browser.label))


async def confirm(people: People, who: SignedIn, credential: Mapping[str, Any], browser: Browser, now: float) -> None:
    """Raise Problem unless the person makes the gesture for what cannot be undone."""
    with counted("confirm"):
        text, asked = await _found(people, "confirm", credential, browser, now)
        _check_own(asked, who)
        key = await _shown(people, credential)
        if key.person != who.person.id:
            raise passkeys.refused("it is another's")
        if asked.answer is None:
            counter = passkeys.check_shown(people.host, text, credential, key.public_key, key.counter)
            await _answer(people, asked, credential, used=replace(key, counter=counter, used=now_text()))


async def recover(people: People, code: str, browser: Browser, now: float) -> Entered:
    """Sign somebody in by one of their codes, or by the operator's link: each once, and by one browser."""
    with counted("recover"):
        plain = code.lower().replace("-", "").replace(" ", "")
        if not CODE.fullmatch(plain):
            raise Problem("wrong_code", "a code has sixteen letters and digits from 2 to 7")
        token = token_of(browser.secret, plain)
        person_id = await people.store.use_code(
            hash_of(plain), lambda owner: session_of(token, owner, now, browser.label), now
        )
        person = None if person_id is None else await people.store.person(person_id)
        if person is None:
            raise Problem("wrong_code", "this code opens no account, or was used already")
    return Entered(person, token)


async def new_codes(people: People, who: SignedIn) -> list[str]:
    """Return new codes; those before are worth nothing any more."""
    codes = [_code(new_token(), "codes", number) for number in range(CODES)]
    await people.store.replace_codes(who.person.id, [hash_of(code) for code in codes])
    return codes


def one_code() -> str:
    """Return a code that is like no other."""
    return _code(new_token(), "one", 0)


def written(code: str) -> str:
    """Return a code as people read it: in fours.

    >>> written("abcdefgh23456723")
    'abcd-efgh-2345-6723'
    """
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


# --- parts ------------------------------------------------------------------------------------------------------------
class counted:  # noqa: N801
    """Counts what is refused, and writes it down without a name: somebody may be trying keys that are not theirs."""

    def __init__(self, what: str) -> None:
        self._what = what

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, reason: object, __: object) -> None:
        if isinstance(reason, Problem):
            metrics.PASSKEYS_REFUSED.labels(self._what).inc()
            log.warning("a way in was refused", way=self._what, code=reason.code, why=reason.detail)


async def _answer(people: People, asked: Challenge, credential: Mapping[str, Any], **effects: Any) -> None:
    try:
        await people.store.answer(asked, _digest(credential), **effects)
    except Conflict:
        raise passkeys.refused("it is known already, or this challenge was answered already") from None


async def _shown(people: People, credential: Mapping[str, Any]) -> Passkey:
    key = await people.store.passkey(str(credential.get("id")))
    if key is None:
        raise passkeys.refused("no account here has it any more")
    return key


def _check_own(asked: Challenge, who: SignedIn) -> None:
    if asked.person != who.person.id:
        raise Problem("challenge_over", "somebody else asked for this challenge")


def _passkey(person: Person, key: passkeys.NewKey, label: str) -> Passkey:
    return Passkey(key.id, person.id, key.public_key, key.counter, key.synced, label, now_text())


def _code(secret: str, text: str, number: int) -> str:
    made = hmac.digest(secret.encode(), f"carcassonne code {number} {text}".encode(), hashlib.sha256)
    return base64.b32encode(made[:CODE_BYTES]).decode("ascii").lower()


def _taken(name: str) -> Problem:
    return Problem("name_taken", f"somebody is called {name} already, or so much like it", field="name")
