"""Routes of events: announced by organisers, entered by people, read by everybody."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Path, Request, Response

from carcassonne.server.events import entering, organising
from carcassonne.server.events.entering import entrants_of_csv
from carcassonne.server.events.model import Event
from carcassonne.server.events.organising import Events
from carcassonne.server.events.payloads import (
    ArenaPlacePayload,
    EventDocumentPayload,
    EventLogPayload,
    EventsPayload,
    event_payload,
    events_payload,
    log_payload,
    standing_csv,
)
from carcassonne.server.http.event_requests import (
    EntrantChanges,
    EntrantsWanted,
    EventChanges,
    EventWanted,
    LineupWanted,
    ResultWanted,
    RoundWanted,
    seconds_of,
)
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.requests import EmptyRequest
from carcassonne.server.http.routes.dependencies import PREFIX, TheAsker, json_response
from carcassonne.server.http.routes.who_asks import Reader, TheOrganiser, ThePerson, TheSignedIn, allowed_for
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.people.model import Person
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["events"], route_class=StrictRoute)
SETUP: dict[str, Any] = {
    "stages": [{"kind": "swiss", "rounds": 5, "through": 4}, {"kind": "knockout"}],
    "criteria": ["match_wins", "direct", "buchholz", "game_difference", "points_difference", "lots"],
    "seeded": False,
    "match": {
        "best_of": 3,
        "preset": "modern",
        "clock": {"kind": "bank", "seconds": 900, "increment": 0},
        "tie": "share",
        "rated": True,
        "aids": {"features": True, "fields": True, "remaining": False, "holes": False, "hints": False},
        "pause": 60.0,
        "patience": 900.0,
        "late": 0,
        "decisive": False,
    },
    "pace": "live",
    "rest": 300.0,
    "days": 7,
    "boards": 0,
    "open": True,
    "bots": False,
}
BRIEF: dict[str, Any] = {
    "id": "eQ0Vd1bJ2cYk7Xw4",
    "name": "Autumn Swiss",
    "state": "announced",
    "starts": "2026-11-20T19:00:00Z",
    "created": "2026-11-18T12:00:00.000Z",
    "owner": "Anna",
    "setup": SETUP,
}
EVENT: dict[str, Any] = {
    "carcassonne": "event",
    **BRIEF,
    "commitment": "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4",
    "seed": None,
    "entrants": [{"number": 0, "kind": "person", "name": "Anna", "team": None, "out": False}],
    "stages": [],
    "standings": [],
    "order": [],
    "matches": [],
    "lineups": [],
    "lineups_until": None,
    "now": "2026-11-18T12:00:00Z",
}
ACT = {"seq": 1, "at": BRIEF["created"], "person": "Anna", "what": "announced", "words": {}}
THE_EVENT = json_responses("The event.", EVENT, EventDocumentPayload)
READER = ("no_event", "not_signed_in")
SIGNED_IN = ("bad_json", "not_signed_in", "no_scope", "account_closed", "no_accounts")
ORGANISER = (*SIGNED_IN, "no_event", "not_allowed")
EventId: TypeAlias = Annotated[str, Path(description="The event's id.", examples=[BRIEF["id"]])]
EntrantNumber: TypeAlias = Annotated[int, Path(ge=0, le=2000, description="The entrant's number.")]


async def _events(request: Request) -> Events:
    events: Events | None = request.app.state.events
    if events is None:
        raise Problem("no_accounts", "there are no events here: the operator has named no host for accounts")
    return events


TheEvents: TypeAlias = Annotated[Events, Depends(_events)]


async def _told(events: Events, event: Event, person: Person | None, status: int = 200) -> Response:
    return json_response(await event_payload(events, event, person), status)


@router.post(
    "/events",
    status_code=201,
    summary="Announce an event",
    responses=json_responses("The event.", EVENT, EventDocumentPayload, status=201)
    | problem_responses(*SIGNED_IN, "not_allowed"),
)
async def announce(wanted: EventWanted, person: TheOrganiser, events: TheEvents, asker: TheAsker) -> Response:
    """Its lots are committed to from now on: when it is over everybody can draw them again."""
    setup, starts = wanted.setup.plain(), None if wanted.starts is None else seconds_of(wanted.starts)
    await asker.spend("events")
    event = await organising.announce(events, person, wanted.name, setup, starts, wanted.request_id)
    return await _told(events, event, person, 201)


@router.get(
    "/events",
    summary="The events",
    responses=json_responses(
        "What is going on comes first.", {"events": [BRIEF | {"entrants": 12}], "may_announce": False}, EventsPayload
    )
    | problem_responses(*READER[1:], "no_accounts"),
)
async def listed(person: Reader, events: TheEvents) -> Response:
    """The newest hundred; then those to come, and those that are over."""
    return json_response(await events_payload(events, person))


@router.post(
    "/events/{event_id}/here",
    summary="Be there, in an arena",
    responses=json_responses("The match to be played now.", {"match": None}, ArenaPlacePayload)
    | problem_responses(*ORGANISER),
)
async def here(event_id: EventId, _: EmptyRequest, person: ThePerson, events: TheEvents) -> Response:
    """Said every 20 seconds by whoever waits: who says nothing for a minute is not paired."""
    return json_response({"match": await entering.be_there(events, event_id, person)})


@router.get("/events/{event_id}", summary="An event", responses=THE_EVENT | problem_responses(*READER, "no_accounts"))
async def look(event_id: EventId, person: Reader, events: TheEvents) -> Response:
    """All that everybody may see of it. Saved as a file, `carcassonne verify` draws, pairs and ranks it again."""
    return await _told(events, await organising.found(events, event_id), person)


@router.patch(
    "/events/{event_id}",
    summary="Change an event, or call it off",
    responses=THE_EVENT | problem_responses(*ORGANISER, "event_begun"),
)
async def change(event_id: EventId, wanted: EventChanges, person: TheOrganiser, events: TheEvents) -> Response:
    """What is played can be changed before it begins."""
    if wanted.state is not None:
        event = await organising.call_off(events, event_id, person)
    else:
        setup = None if wanted.setup is None else wanted.setup.plain()
        starts = None if wanted.starts is None else seconds_of(wanted.starts)
        event = await organising.change_setup(events, event_id, person, wanted.name, setup, starts)
    return await _told(events, event, person)


@router.post(
    "/events/{event_id}/entrants",
    summary="Enter an event",
    responses=THE_EVENT | problem_responses(*ORGANISER, "no_person", "event_begun"),
)
async def enter(
    event_id: EventId, wanted: EntrantsWanted, who: TheSignedIn, events: TheEvents, request: Request
) -> Response:
    """Oneself, where the event is open; organisers enter others, also by a table in CSV, and teams with their members.
    An event of bots is entered by their owners, who name them.

    Somebody without an account is entered by name: organisers set their results.
    """
    others = wanted.named() + (entrants_of_csv(wanted.csv) if wanted.csv is not None else [])
    person = allowed_for(request, who, "organise" if others else "play")
    if wanted.csv is not None and not others:
        raise Problem("bad_request", "there is nobody in this table", field="csv")
    return await _told(events, await entering.enter(events, event_id, person, others), person)


@router.patch(
    "/events/{event_id}/entrants/{number}",
    summary="Withdraw, or let somebody else play",
    responses=THE_EVENT | problem_responses(*ORGANISER, "no_person", "no_entrant", "event_begun"),
)
async def change_entrant(
    event_id: EventId,
    number: EntrantNumber,
    wanted: EntrantChanges,
    who: TheSignedIn,
    events: TheEvents,
    request: Request,
) -> Response:
    """Oneself or one's team; organisers also others. What has been played stays with the number."""
    person = allowed_for(request, who, "play" if wanted.person is None and who.may("play") else "organise")
    if wanted.person is not None:
        event = await entering.substitute(events, event_id, person, number, wanted.person)
    elif wanted.out:
        event = await entering.withdraw(events, event_id, person, number)
    else:
        event = await organising.found(events, event_id)
    return await _told(events, event, person)


@router.post(
    "/events/{event_id}/lineups",
    summary="Give a line-up",
    responses=THE_EVENT | problem_responses(*ORGANISER, "no_entrant", "lineups_closed"),
)
async def give_lineup(event_id: EventId, wanted: LineupWanted, person: ThePerson, events: TheEvents) -> Response:
    """As a team's captain, for a match of this round. Nobody else sees it before both are shown, at the deadline."""
    event = await entering.give_lineup(events, event_id, person, wanted.slot, wanted.members)
    return await _told(events, event, person)


@router.post(
    "/events/{event_id}/rounds",
    summary="Begin an event, or move a round's end",
    responses=THE_EVENT | problem_responses(*ORGANISER, "waiting", "event_begun"),
)
async def rounds(event_id: EventId, wanted: RoundWanted, person: TheOrganiser, events: TheEvents) -> Response:
    """Rounds follow one another by themselves."""
    if wanted.until is None:
        event = await organising.begin(events, event_id, person)
    else:
        event = await organising.extend_round(events, event_id, person, seconds_of(wanted.until))
    return await _told(events, event, person)


@router.post(
    "/events/{event_id}/results",
    summary="Set a result",
    responses=THE_EVENT | problem_responses(*ORGANISER, "waiting", "no_entrant", "event_begun", "result_set"),
)
async def set_result(event_id: EventId, wanted: ResultWanted, person: TheOrganiser, events: TheEvents) -> Response:
    """Of a pair of this round, with a reason that everybody reads in the log. A pair has one result."""
    event = await organising.set_result(events, event_id, person, wanted.slot, wanted.wins, wanted.reason)
    return await _told(events, event, person)


@router.get(
    "/events/{event_id}/log",
    summary="What was done in an event",
    responses=json_responses("From the beginning.", {"acts": [ACT]}, EventLogPayload)
    | problem_responses("no_event", "no_accounts"),
)
async def log(event_id: EventId, events: TheEvents) -> Response:
    """Every act of an organiser, and what happened by itself."""
    return json_response(await log_payload(events, await organising.found(events, event_id)))


@router.get(
    "/events/{event_id}/standing",
    summary="The standing as a table",
    response_class=Response,
    responses=text_responses("As CSV.", "place,name,match_wins\r\n1,Anna,5\r\n", "text/csv")
    | problem_responses("no_event", "no_accounts"),
)
async def standing(event_id: EventId, events: TheEvents) -> Response:
    """Places, names, and the figures of the organiser's criteria."""
    payload = await event_payload(events, await organising.found(events, event_id))
    named = {"Content-Disposition": f'attachment; filename="carcassonne-{event_id}.csv"'}
    return Response(standing_csv(payload), media_type="text/csv; charset=utf-8", headers=named)
