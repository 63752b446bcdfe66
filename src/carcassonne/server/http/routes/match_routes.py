"""Routes of matches: challenge somebody, agree on a time, come to the table."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Path, Request, Response

from carcassonne.server.http.match_requests import MatchReply, MatchWanted, TimesWanted
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.openapi.samples import MADE
from carcassonne.server.http.requests import EmptyRequest
from carcassonne.server.http.routes.dependencies import PREFIX, TheAsker, json_response
from carcassonne.server.http.routes.who_asks import Reader, ThePeople, ThePerson, ThePlayer
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.matches import commands
from carcassonne.server.matches.calendar import calendar_entry, quarter_of
from carcassonne.server.matches.commands import (
    Matches,
    MatchesPayload,
    MatchPayload,
    MatchSeatPayload,
)
from carcassonne.server.matches.keeper import names_of
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["matches"], route_class=StrictRoute)
MATCH: dict[str, Any] = {
    "id": "mQ0Vd1bJ2cYk7Xw4",
    "created": "2026-11-18T12:00:00.000Z",
    "people": ["Anna", "Bram"],
    "best_of": 3,
    "preset": "modern",
    "clock": {"kind": "bank", "seconds": 900, "increment": 0},
    "tie": "share",
    "rated": True,
    "state": "agreed",
    "end": None,
    "wins": [0.0, 0.0],
    "proposal": None,
    "time": "2026-11-20T19:00:00Z",
    "opens": "2026-11-20T18:50:00Z",
    "here": [],
    "games": [],
    "next_game": None,
    "patience": 900.0,
    "now": "2026-11-18T12:00:00Z",
    "commitment": "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4",
    "seed": None,
    "event": None,
    "slot": None,
    "board": 0,
    "side": 0,
}
THE_MATCH = json_responses("The match.", MATCH, MatchPayload)
SIGNED_IN = ("bad_json", "not_signed_in", "no_scope", "account_closed", "no_accounts")
CALENDAR = "BEGIN:VCALENDAR\r\n…\r\nEND:VCALENDAR\r\n"
MatchId: TypeAlias = Annotated[str, Path(description="The match's id.", examples=[MATCH["id"]])]


async def _matches(request: Request) -> Matches:
    matches: Matches = request.app.state.matches
    return matches


TheMatches: TypeAlias = Annotated[Matches, Depends(_matches)]


@router.post(
    "/matches",
    status_code=201,
    summary="Challenge somebody to a match",
    responses=json_responses("The match.", MATCH, MatchPayload, status=201)
    | problem_responses(*SIGNED_IN, "no_person", "not_allowed"),
)
async def challenge(
    wanted: MatchWanted, person: ThePerson, people: ThePeople, matches: TheMatches, asker: TheAsker
) -> Response:
    """Up to three times are proposed; the other accepts one, proposes others, or declines."""
    other = await people.store.named(wanted.opponent)
    if other is None:
        raise Problem("no_person", f"there is nobody called {wanted.opponent!r}", field="opponent")
    await asker.spend("matches")
    made = await commands.challenge(matches, person.id, other.id, wanted.setup(), wanted.quarters(), wanted.request_id)
    return json_response(await commands.payload(matches, made, person.id), 201)


@router.get(
    "/matches",
    summary="My matches",
    responses=json_responses("Those to be played first.", {"matches": [MATCH]}, MatchesPayload)
    | problem_responses(*SIGNED_IN[1:]),
)
async def mine(person: ThePlayer, matches: TheMatches) -> Response:
    """Matches of whoever is signed in, and challenges."""
    return json_response(await commands.mine(matches, person.id))


@router.get(
    "/matches/{match_id}",
    summary="A match as it stands",
    responses=THE_MATCH | problem_responses("no_match", "not_signed_in"),
)
async def look(match_id: MatchId, person: Reader, matches: TheMatches) -> Response:
    """What everybody may see of it; one of the two learns which side is theirs."""
    match = await commands.found(matches, match_id)
    return json_response(await commands.payload(matches, match, person.id if person else None))


@router.post(
    "/matches/{match_id}/times",
    summary="Propose times",
    responses=THE_MATCH | problem_responses(*SIGNED_IN, "no_match", "not_allowed", "game_over", "not_waiting"),
)
async def times(match_id: MatchId, wanted: TimesWanted, person: ThePlayer, matches: TheMatches) -> Response:
    """One to three, in place of what was proposed before. A time that was agreed on holds until another is."""
    match = await commands.propose(matches, match_id, person.id, wanted.quarters())
    return json_response(await commands.payload(matches, match, person.id))


@router.post(
    "/matches/{match_id}/answer",
    summary="Agree on a time, or decline",
    responses=THE_MATCH
    | problem_responses(*SIGNED_IN, "no_match", "not_allowed", "game_over", "not_waiting", "no_offer", "double_booked"),
)
async def answer(match_id: MatchId, said: MatchReply, person: ThePlayer, matches: TheMatches) -> Response:
    """Whoever agrees is booked: nobody plays two matches at a time."""
    time = None if said.time is None else quarter_of(said.time, "time")
    match = await commands.answer(matches, match_id, person.id, time)
    return json_response(await commands.payload(matches, match, person.id))


@router.post(
    "/matches/{match_id}/ready",
    summary="Come to the table",
    responses=json_responses(
        "Where to play; null while no game is on.",
        {"match": MATCH, "game": MADE["id"], "seat": 0, "token": MADE["tokens"]["0"]},
        MatchSeatPayload,
    )
    | problem_responses(*SIGNED_IN, "no_match", "not_allowed", "waiting", "game_over"),
)
async def ready(match_id: MatchId, _: EmptyRequest, person: ThePlayer, matches: TheMatches) -> Response:
    """The table opens ten minutes before the time. Who has not come a quarter of an hour after it has lost."""
    return json_response(await commands.come(matches, match_id, person.id))


@router.get(
    "/matches/{match_id}/calendar",
    summary="The match for a calendar",
    response_class=Response,
    responses=text_responses("An entry of iCalendar.", CALENDAR, "text/calendar")
    | problem_responses("no_match", "no_offer"),
)
async def calendar(match_id: MatchId, matches: TheMatches, request: Request) -> Response:
    """With a reminder. Of a match whose time is agreed on."""
    match = await commands.found(matches, match_id)
    names = await names_of(matches.people, match.people)
    address = f"{request.base_url}match/{match.id}"
    entry = calendar_entry(match, (names.get(match.people[0], "?"), names.get(match.people[1], "?")), address)
    named = {"Content-Disposition": f'attachment; filename="carcassonne-{match.id}.ics"'}
    return Response(entry, media_type="text/calendar; charset=utf-8", headers=named)
