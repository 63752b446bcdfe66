"""Events as they are told: to the page, to other programs, to `carcassonne verify`, and as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from carcassonne.server.events.encounters import How
from carcassonne.server.events.entering import lineups_seen
from carcassonne.server.events.keeper import lineups_until
from carcassonne.server.events.lots import commitment_to_lots
from carcassonne.server.events.model import Entrant, EntrantKind, Event, EventState, Pace
from carcassonne.server.events.organising import Events
from carcassonne.server.events.stages import StageSetup, final_order, standings
from carcassonne.server.events.standing import Criterion
from carcassonne.server.games.model import Aids, BankClock, DaysClock, MoveClock, TieRule
from carcassonne.server.matches.calendar import utc
from carcassonne.server.matches.model import Match, MatchEnd, MatchState
from carcassonne.server.people.model import Person


class MatchSetupPayload(TypedDict):
    """What is played, and how long people are waited for, in seconds."""

    best_of: Literal[1, 3, 5]
    preset: str
    clock: BankClock | MoveClock | DaysClock
    tie: TieRule
    rated: bool
    aids: Aids
    pause: float
    patience: float
    late: int
    decisive: bool


class EventSetupPayload(TypedDict):
    """What is played in which order, and who is ranked how."""

    stages: list[StageSetup]
    criteria: list[Criterion]
    seeded: bool
    match: MatchSetupPayload
    pace: Pace
    rest: float
    days: int
    boards: int
    open: bool
    bots: bool


class EventBriefPayload(TypedDict):
    """An event in a list."""

    id: str
    name: str
    state: EventState
    starts: str | None
    created: str
    owner: str | None
    entrants: int
    setup: EventSetupPayload


class EventsPayload(TypedDict):
    """Events: what is going on, what is to come, what is over; and whether whoever asks may announce one."""

    events: list[EventBriefPayload]
    may_announce: bool


class EntrantPayload(TypedDict):
    """Who takes part under a number; somebody who has left has no name. `account` where that is a person who can sign
    in, and neither a team nor somebody who was entered by name alone."""

    number: int
    kind: EntrantKind
    name: str | None
    team: int | None
    out: bool
    account: NotRequired[Literal[True]]


class ArenaPlacePayload(TypedDict):
    """The match that one is to play now in an arena; null while one waits."""

    match: str | None


class PlayedGamePayload(TypedDict):
    """A game of an encounter, or a board of a match of teams."""

    id: str
    first: int
    points: list[int]
    winner: int | None


class EncounterPayload(TypedDict):
    """Two entrants by their numbers and what came of it; without `b` somebody had a bye."""

    id: str
    a: int
    b: int | None
    wins: list[float]
    how: How
    games: list[PlayedGamePayload]


class SlotPayload(TypedDict):
    """A pair of a round, and its result once there is one."""

    id: str
    a: int
    b: int | None
    group: int
    result: EncounterPayload | None


class RoundPayload(TypedDict):
    """A round; when it begins and until when it may be played, in seconds of the epoch."""

    starts: float | None
    ends: float | None
    pairs: list[SlotPayload]


class StagePayload(TypedDict):
    """A stage with its entrants, best seeded first, its groups and its rounds so far."""

    entrants: list[int]
    groups: list[list[int]]
    rounds: list[RoundPayload]


class FigurePartPayload(TypedDict):
    """What one encounter adds to a figure."""

    encounter: str
    value: float
    counted: bool


class FigurePayload(TypedDict):
    """A number of the standing, and what it is the sum of."""

    value: float
    parts: list[FigurePartPayload]


class StandingLinePayload(TypedDict):
    """An entrant's line of a standing, its figures by their criteria."""

    place: int
    entrant: int
    figures: dict[str, FigurePayload]


class PlacePayload(TypedDict):
    """Where an entrant came in the whole event, or stands now."""

    place: int
    entrant: int


class EventMatchPayload(TypedDict):
    """A match of an event in short; `game` is the one that is being played."""

    id: str
    slot: str
    board: int
    people: list[str | None]
    state: MatchState
    end: MatchEnd | None
    wins: list[float]
    time: str | None
    game: str | None


class LineupPayload(TypedDict):
    """Who plays for a team, by board."""

    slot: str
    team: int
    members: list[int]


class InEventPayload(TypedDict):
    """What whoever asks may do here."""

    organiser: bool
    number: int | None
    captain_of: int | None


class EventDocumentPayload(TypedDict):
    """An event with all that everybody may see; `carcassonne verify` draws, pairs and ranks it again."""

    carcassonne: Literal["event"]
    id: str
    name: str
    state: EventState
    created: str
    starts: str | None
    owner: str | None
    setup: EventSetupPayload
    commitment: str
    seed: str | None
    entrants: list[EntrantPayload]
    stages: list[StagePayload]
    standings: list[list[list[StandingLinePayload]]]
    order: list[PlacePayload]
    matches: list[EventMatchPayload]
    lineups: list[LineupPayload]
    lineups_until: str | None
    now: str
    me: NotRequired[InEventPayload]


class ActPayload(TypedDict):
    """Something that was done in an event, by an organiser or by itself."""

    seq: int
    at: str
    person: str | None
    what: str
    words: dict[str, Any]


class EventLogPayload(TypedDict):
    """The public log of an event."""

    acts: list[ActPayload]


async def event_payload(events: Events, event: Event, person: Person | None = None) -> EventDocumentPayload:
    """Return an event as somebody sees it."""
    matches = await events.keeper.matches.rows.of_event(event.id)
    ids = {each.person for each in event.entrants if each.person} | {event.owner}
    names = await _names(events, ids | {side for match in matches for side in match.people})
    course = event.course
    now = events.now()
    last = course.last_round
    until = None if last is None or event.state != "running" else lineups_until(event, last)
    found: EventDocumentPayload = {
        "carcassonne": "event",
        "id": event.id,
        "name": event.name,
        "state": event.state,
        "created": event.created,
        "starts": None if event.starts is None else utc(event.starts),
        "owner": names.get(event.owner),
        "setup": _setup(event),
        "commitment": commitment_to_lots(event.seed),
        "seed": str(event.seed) if event.state in ("over", "cancelled") else None,
        "entrants": [_entrant_payload(each, names) for each in event.entrants],
        "stages": [stage.to_json() for stage in event.stages],  # type: ignore[misc]
        "standings": [
            [[line.to_json() for line in group] for group in standings(course, number)]  # type: ignore[misc]
            for number in range(len(event.stages))
        ],
        "order": [{"place": place, "entrant": entrant} for place, entrant in final_order(course)],
        "matches": [_match(match, names) for match in matches],
        "lineups": [
            {"slot": each.slot, "team": each.team, "members": list(each.members)}
            for each in lineups_seen(event, person.id if person else None, now)
        ],
        "lineups_until": None if until is None else utc(until),
        "now": utc(now),
    }
    if person is not None:
        mine = [each for each in event.entrants if each.person == person.id and not each.out]
        found["me"] = {
            "organiser": event.may_organise(person.id, person.role),
            "number": next((each.number for each in mine if each.kind != "team"), None),
            "captain_of": next((each.number for each in mine if each.kind == "team"), None),
        }
    return found


def _setup(event: Event) -> EventSetupPayload:
    setup: Any = event.setup.to_json()
    del setup["webhook"]
    return setup  # type: ignore[no-any-return]


async def _names(events: Events, ids: set[str]) -> dict[str, str]:
    return {name: person.name for name, person in (await events.people.people(ids)).items()}


def _entrant_payload(entrant: Entrant, names: Mapping[str, str]) -> EntrantPayload:
    payload: EntrantPayload = {
        "number": entrant.number,
        "kind": entrant.kind,
        "name": name_of(entrant, names),
        "team": entrant.team,
        "out": entrant.out,
    }
    if entrant.name is None and entrant.person in names:
        payload["account"] = True
    return payload


def name_of(entrant: Entrant, names: Mapping[str, str]) -> str | None:
    """Return what an entrant is called."""
    return entrant.name or (names.get(entrant.person) if entrant.person else None)


def _match(match: Match, names: Mapping[str, str]) -> EventMatchPayload:
    game = None if match.state == "over" else match.running  # what is decided without it is played no more
    return {
        "id": match.id,
        "slot": match.slot or "",
        "board": match.board,
        "people": [names.get(each) for each in match.people],
        "state": match.state,
        "end": match.end,
        "wins": list(match.wins),
        "time": None if match.time is None else utc(match.time),
        "game": None if game is None else game.id,
    }


async def events_payload(events: Events, person: Person | None) -> EventsPayload:
    """Return the list of events."""
    listed = await events.keeper.rows.listed()
    names = await _names(events, {event.owner for event, _ in listed})
    return {
        "events": [
            {
                "id": event.id,
                "name": event.name,
                "state": event.state,
                "starts": None if event.starts is None else utc(event.starts),
                "created": event.created,
                "owner": names.get(event.owner),
                "entrants": many,
                "setup": _setup(event),
            }
            for event, many in listed
        ],
        "may_announce": person is not None and (events.anyone or person.role is not None),
    }


async def log_payload(events: Events, event: Event) -> EventLogPayload:
    """Return the public log of an event."""
    acts = await events.keeper.rows.log(event.id)
    names = await _names(events, {act.person for act in acts if act.person})
    return {
        "acts": [
            {
                "seq": act.seq,
                "at": act.at,
                "person": names.get(act.person) if act.person else None,
                "what": act.what,
                "words": dict(act.words),
            }
            for act in acts
        ]
    }


def standing_csv(payload: EventDocumentPayload) -> str:
    """Return where everybody stands as a table, with the figures of the last stage that has any."""
    named = {each["number"]: each["name"] or "" for each in payload["entrants"]}
    figures: dict[int, dict[str, FigurePayload]] = {}
    for stage in payload["standings"]:
        for group in stage:
            figures |= {line["entrant"]: line["figures"] for line in group if line["figures"]}
    criteria: Sequence[str] = payload["setup"]["criteria"]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(["place", "name", *criteria])
    for line in payload["order"]:
        found = figures.get(line["entrant"], {})
        cells = [f"{found[each]['value']:g}" if each in found else "" for each in criteria]
        table.writerow([line["place"], _cell(named[line["entrant"]]), *cells])
    return out.getvalue()


def _cell(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t\r" else name
