"""Routes of accounts: challenges, registering, signing in and out, reports."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response
from typing_extensions import TypedDict

from carcassonne.server.games.model import now_text
from carcassonne.server.games.tokens import TOKEN, new_token
from carcassonne.server.http.headers import header
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.people_requests import CaseRequest, ChallengeRequest, CredentialRequest, SessionRequest
from carcassonne.server.http.routes.dependencies import PREFIX, TheAsker, json_response
from carcassonne.server.http.routes.who_asks import (
    MaybeSignedIn,
    ThePeople,
    ThePerson,
    TheSignedIn,
    now_of,
    signed_in_answer,
    signed_out_answer,
)
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.json_text import json_text
from carcassonne.server.people import accounts
from carcassonne.server.people.accounts import Browser, Entered
from carcassonne.server.people.model import Case
from carcassonne.server.people.passkeys import creation_options
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["people"], route_class=StrictRoute)
ASKED = "__Host-carcassonne-asked"
"""The cookie of a browser that has been given a challenge: from elsewhere its answer is worth nothing."""
ASKED_SECONDS = 3600
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
CHALLENGE = "3yqJkVc0C9b1mXq0Zl8fWtT0v2mXq3RkYkQ7hJ2cYk7"
CODE = "abcd-efgh-2345-6723"


class AskedPayload(TypedDict):
    """What a browser gives its authenticator: `PublicKeyCredentialCreationOptionsJSON`, or that of a request."""

    options: dict[str, object]


class EnteredPayload(TypedDict):
    """Who is signed in now; of whoever has registered, the codes, this once."""

    name: str
    codes: list[str]


class DonePayload(TypedDict):
    """It is done."""

    done: bool


class CasePayload(TypedDict):
    """A report, a dispute, or what the operator has decided: `until` is a time in seconds of the epoch."""

    id: str
    kind: str
    state: str
    reason: str
    answer: str | None
    until: float | None
    created: str


DONE = json_responses("It is done.", {"done": True}, DonePayload)
A_CASE: CasePayload = {
    "id": "0123456789abcdef",
    "kind": "report",
    "state": "open",
    "reason": "leaving",
    "answer": None,
    "until": None,
    "created": "2026-11-18T20:00:00.000Z",
}
ENTERED = json_responses(
    "Signed in: the answer sets the cookie.", {"name": "Anna", "codes": [CODE]}, EnteredPayload, status=201
)
KEYS = ("bad_json", "passkey_refused", "challenge_over", "no_accounts")


async def _browser(request: Request) -> Browser:
    kept = request.cookies.get(ASKED, "")
    secret = kept if TOKEN.fullmatch(kept) else new_token()
    return Browser(secret, label_of(header(request.scope, b"user-agent") or ""))


TheBrowser: TypeAlias = Annotated[Browser, Depends(_browser)]


def label_of(agent: str) -> str:
    """Return what a browser is called in the list of sessions.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [name for sign, name in BROWSERS if sign in agent][:1] + [name for name in SYSTEMS if name in agent][:1]
    return ", ".join(found)


@router.post(
    "/people/challenge",
    summary="Ask for a challenge",
    responses=json_responses(
        "What the browser needs.",
        {"options": creation_options("play.example.org", CHALLENGE, "0123456789abcdef", "Anna", [])},
        AskedPayload,
    )
    | problem_responses(
        "bad_json", "not_signed_in", "no_scope", "name_taken", "name_refused", "too_many", "no_accounts"
    ),
)
async def challenge(
    wanted: ChallengeRequest, request: Request, people: ThePeople, who: MaybeSignedIn, browser: TheBrowser
) -> Response:
    """It can be answered once, within five minutes, by the browser that asked for it."""
    if (wanted.purpose == "register") != (wanted.name is not None):
        raise Problem("bad_request", "a name belongs to `register`, and to nothing else", field="name")
    if wanted.purpose in ("add", "confirm"):
        if who is None:
            raise Problem("not_signed_in", "this needs somebody who is signed in")
        if who.session.scopes is not None:
            raise Problem("no_scope", "no program may do this: sign in with a passkey")
    options = await accounts.ask(people, wanted.purpose, browser, now_of(request), who, wanted.name or "")
    answer = json_response({"options": options})
    answer.set_cookie(ASKED, browser.secret, ASKED_SECONDS, path="/", secure=True, httponly=True, samesite="strict")
    return answer


@router.post("/people", status_code=201, summary="Register", responses=ENTERED | problem_responses(*KEYS, "name_taken"))
async def register(
    wanted: CredentialRequest, request: Request, people: ThePeople, browser: TheBrowser, asker: TheAsker
) -> Response:
    """By a passkey that was just made. The same answer again is answered again, with the same codes."""
    await asker.spend("people")
    return _entered(await accounts.register(people, wanted.credential.plain(), browser, now_of(request)))


@router.post(
    "/sessions", status_code=201, summary="Sign in", responses=ENTERED | problem_responses(*KEYS, "wrong_code")
)
async def sign_in(wanted: SessionRequest, request: Request, people: ThePeople, browser: TheBrowser) -> Response:
    """By a passkey, or by a code. The same answer again is answered again."""
    if (wanted.credential is None) == (wanted.code is None):
        raise Problem("bad_request", "either a passkey or a code", field="credential")
    now = now_of(request)
    if wanted.credential is not None:
        return _entered(await accounts.sign_in(people, wanted.credential.plain(), browser, now))
    entered = await accounts.recover(people, wanted.code or "", browser, now)
    answer = _entered(entered)
    answer.set_cookie(ASKED, browser.secret, ASKED_SECONDS, path="/", secure=True, httponly=True, samesite="strict")
    return answer


def _entered(entered: Entered) -> Response:
    codes = [accounts.written(code) for code in entered.codes]
    return signed_in_answer(json_response({"name": entered.person.name, "codes": codes}, 201), entered.token)


@router.delete(
    "/sessions/{session_id}",
    summary="Sign out",
    responses=DONE | problem_responses("not_signed_in", "no_scope", "no_accounts"),
)
async def sign_out(session_id: str, people: ThePeople, who: TheSignedIn) -> Response:
    """End one of one's own sessions or tokens; `this` is the one that asks. What is gone already is no mistake."""
    own = session_id in ("this", who.session.id)
    if not own and who.session.scopes is not None:
        raise Problem("no_scope", "a program ends its own token alone")
    await people.store.end_session(who.person.id, who.session.id if own else session_id)
    answer = Response(json_text({"done": True}), media_type="application/json")
    return signed_out_answer(answer) if own else answer


@router.post(
    "/cases",
    status_code=201,
    summary="Report somebody",
    responses=json_responses("The report.", dict(A_CASE), CasePayload, status=201)
    | problem_responses("bad_json", "not_signed_in", "no_scope", "account_closed", "no_person", "no_accounts"),
)
async def report(wanted: CaseRequest, people: ThePeople, person: ThePerson, asker: TheAsker) -> Response:
    """The operator reads it; the other is not told by whom it comes. The same again within an open case adds none."""
    other = await people.store.named(wanted.about)
    if other is None:
        raise Problem("no_person", "nobody here is called that")
    if other.id == person.id:
        raise Problem("bad_request", "nobody reports themselves", field="about")
    for case in await people.store.cases(about=other.id, state="open"):
        if (case.reporter, case.reason, case.game) == (person.id, wanted.reason, wanted.game):
            return json_response(case_payload(case), 201)
    await asker.spend("reports")
    case = Case(secrets.token_hex(8), "report", "open", other.id, wanted.reason, now_text())
    case = replace(case, reporter=person.id, game=wanted.game, words=wanted.words)
    await people.store.put_case(case)
    return json_response(case_payload(case), 201)


def case_payload(case: Case) -> CasePayload:
    """Return a case as whoever it is about, or reported it, may read it."""
    return {
        "id": case.id,
        "kind": case.kind,
        "state": case.state,
        "reason": case.reason,
        "answer": case.answer,
        "until": case.until,
        "created": case.created,
    }
