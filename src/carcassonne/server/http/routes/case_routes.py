"""Routes of cases, for moderators: what was reported, and what a person decides about it."""

from __future__ import annotations

import json
from typing import Annotated, Literal, TypeAlias, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.people_requests import VerdictRequest
from carcassonne.server.http.routes.dependencies import PREFIX, json_response
from carcassonne.server.http.routes.people_routes import A_CASE, CasePayload, case_payload
from carcassonne.server.http.routes.who_asks import AtHome, ThePeople, allowed_for, now_of
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.people import decisions
from carcassonne.server.people.decisions import Verdict
from carcassonne.server.people.model import Case, Person
from carcassonne.server.people.sessions import People
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["people"], route_class=StrictRoute)
MOST = 200
"""Cases that are listed, the newest."""
MODERATORS = ("not_signed_in", "no_scope", "account_closed", "not_allowed", "no_accounts")


class JudgedCasePayload(CasePayload):
    """A case as moderators read it: `about` is null where they have left, `reporter` where it is the server's own.

    `figures` are what the server has measured.
    """

    about: str | None
    reporter: str | None
    game: str | None
    words: str
    figures: dict[str, float | list[float]] | None
    closed: str | None


class CasesPayload(TypedDict):
    """Cases, the newest first."""

    cases: list[JudgedCasePayload]


class AboutPayload(TypedDict):
    """Whom a case is about: times in seconds of the epoch until which they are kept from something."""

    created: str
    closed_until: float
    unrated_until: float


class CaseFilePayload(TypedDict):
    """A case, whom it is about, and what else was said and decided about them, the newest first."""

    case: JudgedCasePayload
    person: AboutPayload | None
    others: list[JudgedCasePayload]


READ: JudgedCasePayload = {
    **A_CASE,
    "about": "Bram",
    "reporter": "Anna",
    "game": "Zl8fWtT0v2mXq3Rk",
    "words": "left four times",
    "figures": None,
    "closed": None,
}
FILE: CaseFilePayload = {
    "case": READ,
    "person": {"created": A_CASE["created"], "closed_until": 0.0, "unrated_until": 0.0},
    "others": [],
}


async def _moderator(asked: HTTPConnection, who: AtHome) -> Person:
    person = allowed_for(asked, who, "play")
    if person.role != "moderator":
        raise Problem("not_allowed", "cases are for moderators: the operator names them")
    return person


async def _case(case_id: Annotated[str, Path(max_length=16)], _: TheModerator, people: ThePeople) -> Case:
    case = await people.store.case(case_id)
    if case is None or case.kind == "sanction":
        raise Problem("not_found", "there is no such case")
    return case


TheModerator: TypeAlias = Annotated[Person, Depends(_moderator)]
TheCase: TypeAlias = Annotated[Case, Depends(_case)]


@router.get(
    "/cases",
    summary="What was reported",
    responses=json_responses("The cases.", {"cases": [READ]}, CasesPayload) | problem_responses(*MODERATORS),
)
async def listed(
    _: TheModerator,
    people: ThePeople,
    state: Annotated[Literal["open", "closed"], Query(description="Those to be judged, or those that were.")] = "open",
) -> Response:
    """For moderators. What the server itself has found unusual is among them; a person decides."""
    found = [case for case in await people.store.cases(state=state) if case.kind != "sanction"][:MOST]
    return json_response({"cases": await _told(people, found)})


@router.get(
    "/cases/{case_id}",
    summary="A case",
    responses=json_responses("The case.", dict(FILE), CaseFilePayload) | problem_responses(*MODERATORS, "not_found"),
)
async def shown(case: TheCase, people: ThePeople) -> Response:
    """With whatever else was reported and decided of the same person."""
    return json_response(await _file(people, case))


@router.post(
    "/cases/{case_id}/verdict",
    summary="Judge a case",
    responses=json_responses("The case as it is now.", dict(FILE), CaseFilePayload)
    | problem_responses("bad_json", *MODERATORS, "not_found", "no_person", "name_taken", "name_refused", "result_set"),
)
async def judge(
    wanted: VerdictRequest, case: TheCase, moderator: TheModerator, people: ThePeople, request: Request
) -> Response:
    """It closes the case; the person reads what was decided, and why. What concerns a moderator the operator decides.
    The same verdict again changes nothing."""
    if (wanted.what in ("no_rated", "close")) != (wanted.days is not None):
        raise Problem("bad_request", "`days` go with `no_rated` and `close`, and with nothing else", field="days")
    if (wanted.what == "rename") != (wanted.name is not None):
        raise Problem("bad_request", "a name goes with `rename`, and with nothing else", field="name")
    verdict = Verdict(wanted.what, wanted.reason, wanted.days or 0.0, wanted.name or "")
    closed = await decisions.judge(people.store, case, moderator, verdict, people.names, now_of(request))
    return json_response(await _file(people, closed))


async def _file(people: People, case: Case) -> CaseFilePayload:
    person = await people.store.person(case.about)
    others = [each for each in await people.store.cases(about=case.about) if each.id != case.id][:MOST]
    (told, *further) = await _told(people, [case, *others])
    about: AboutPayload | None = None
    if person is not None:
        about = {
            "created": person.created,
            "closed_until": person.closed_until,
            "unrated_until": person.unrated_until,
        }
    return {"case": told, "person": about, "others": further}


async def _told(people: People, cases: list[Case]) -> list[JudgedCasePayload]:
    known = await people.store.people({who for case in cases for who in (case.about, case.reporter) if who})

    def name(who: str | None) -> str | None:
        return known[who].name if who in known else None

    return [
        {
            **case_payload(case),
            "about": name(case.about),
            "reporter": name(case.reporter),
            "game": case.game,
            "words": "" if (figures := _figures(case)) else case.words,
            "figures": figures,
            "closed": case.closed,
        }
        for case in cases
    ]


def _figures(case: Case) -> dict[str, float | list[float]] | None:
    """Return what the server has measured: its own cases have figures in place of words."""
    if case.kind != "report" or case.reporter is not None:
        return None
    try:
        found = json.loads(case.words)
    except ValueError:
        return None
    return cast("dict[str, float | list[float]]", found) if isinstance(found, dict) else None
