"""What organisers do: announce an event, enter people, begin, substitute, extend a round, set a result with a reason.

Each act stands in the event's public log. Whatever is asked for twice is done once.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Literal, TypeAlias

from carcassonne.server.events import keeper
from carcassonne.server.events.encounters import Encounter
from carcassonne.server.events.keeper import TRIES, EventKeeper, Steps
from carcassonne.server.events.model import Act, Event, EventSetup, check_setup, with_round_times
from carcassonne.server.events.stages import BRACKETS, with_result
from carcassonne.server.games.model import now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.shuffle import new_seed
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.matches.commands import Matches, check_playable
from carcassonne.server.matches.model import Match, ended
from carcassonne.server.notices import sending
from carcassonne.server.people.model import Person
from carcassonne.server.people.stores import PeopleStore
from carcassonne.server.problems import Problem

ResultReason: TypeAlias = Literal["agreed", "absent", "elsewhere", "fault", "rules"]
"""Why a result is set: the two agreed on it, somebody did not come, they played elsewhere, it failed, a ruling."""
LONGEST_NAME = 60
LATEST_START = 366 * 86400


@dataclass(frozen=True, slots=True)
class Events:
    """What the commands of one process need."""

    registry: Registry
    keeper: EventKeeper
    matches: Matches
    people: PeopleStore
    anyone: bool
    """Whether anybody who is signed in may announce an event; else organisers."""

    def now(self) -> float:
        """Return the service's time."""
        return self.registry.timekeeper.now()


async def announce(
    events: Events, person: Person, name: str, setup: EventSetup, starts: float | None, client_id: str
) -> Event:
    """Announce an event; with the same id of the client it is the same event. Its lots are committed to from now on."""
    if not events.anyone and person.role is None:
        raise Problem("not_allowed", "events are announced by organisers here: the operator says who is one")
    check_setup(setup)
    _check_webhook(events, setup)
    check_playable(setup.match)
    check_can_be_paired(setup)
    check_start(starts, events.now())
    made = hashlib.sha256(f"carcassonne event {person.id}/{client_id}".encode()).digest()
    event = Event(
        id=f"e{base64.urlsafe_b64encode(made).decode('ascii')[:15]}",
        created=now_text(),
        owner=person.id,
        name=name,
        setup=setup,
        seed=new_seed(),
        starts=starts,
        due=starts,
    )
    try:
        await events.keeper.rows.create(event, Act(1, event.created, person.id, "announced"))
    except Conflict:
        return await found(events, event.id)
    return event


def check_can_be_paired(setup: EventSetup) -> None:
    """Raise Problem where what pairs a Swiss is not installed."""
    if any(stage["kind"] in ("swiss", "arena") for stage in setup.stages) and find_spec("networkx") is None:
        raise Problem("unavailable", "this server cannot pair a Swiss: pip install 'carcassonne[events]'")


def check_start(starts: float | None, now: float) -> None:
    """Raise Problem for a time at which no event begins."""
    if starts is not None and not now <= starts <= now + LATEST_START:
        raise Problem("bad_request", "an event begins within a year from now", field="starts")


async def found(events: Events, event_id: str) -> Event:
    """Return an event as it stands, with what is due in it done; raises Problem if there is none."""
    event = await events.keeper.rows.read(event_id) if GAME_ID.fullmatch(event_id) else None
    if event is None:
        raise Problem("no_event", "there is no such event")
    if event.due is not None and event.due <= events.now():
        return await events.keeper.see_to(event_id) or event
    return event


Change: TypeAlias = Callable[[Event], Awaitable[Steps]]


async def changed(events: Events, event_id: str, change: Change) -> Event:
    """Return an event after a change, which is tried again where another was faster."""
    for _ in range(TRIES):
        event = await found(events, event_id)
        steps = await change(event)
        try:
            return await events.keeper.write(event, steps, events.now())
        except Conflict:
            continue
    raise Problem("unavailable", "too many want to change this event at once", retry_after=1)


def _check_webhook(events: Events, setup: EventSetup) -> None:
    if setup.webhook:
        try:
            sending.check_endpoint(setup.webhook, events.registry.settings.push_local)
        except sending.PushError as reason:
            raise Problem("bad_request", f"no results can be told there: {reason}", field="setup.webhook") from reason


def act_of(person: Person, what: str, **words: object) -> Act:
    """Return a line for the public log; it gets its number when it is stored."""
    return Act(0, now_text(), person.id, what, words)


def check_organiser(event: Event, person: Person) -> None:
    """Raise Problem unless somebody may act here as an organiser."""
    if not event.may_organise(person.id, person.role):
        raise Problem("not_allowed", "only an organiser of this event may do this")


def check_announced(event: Event) -> None:
    """Raise Problem unless an event is yet to begin."""
    if event.state != "announced":
        raise Problem("event_begun", "the event has begun, or is over")


def check_running(event: Event) -> None:
    """Raise Problem unless an event is being played."""
    if event.state != "running":
        raise Problem("event_begun" if event.state != "announced" else "waiting", "the event is not being played")


async def change_setup(
    events: Events, event_id: str, person: Person, name: str | None, setup: EventSetup | None, starts: float | None
) -> Event:
    """Change what an event is played as, before it begins."""

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        check_announced(event)
        following = replace(event, name=name or event.name, setup=setup or event.setup)
        if setup is not None:
            check_setup(setup)
            _check_webhook(events, setup)
            check_playable(setup.match)
            if bool(setup.boards) != bool(event.setup.boards) and event.entrants:
                raise Problem("bad_request", "people have entered already: teams are another event", field="boards")
            if setup.bots != event.setup.bots and event.entrants:
                raise Problem("bad_request", "somebody has entered already: bots play among themselves", field="bots")
        if starts is not None:
            check_start(starts, events.now())
            following = replace(following, starts=starts)
        return Steps(following) if following == event else Steps(following, (act_of(person, "changed"),))

    return await changed(events, event_id, change)


async def call_off(events: Events, event_id: str, person: Person) -> Event:
    """Call an event off, also while it is played: what has been played stays."""

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        if event.state == "cancelled":
            return Steps(event)
        if event.state == "over":
            raise Problem("event_begun", "the event is over")
        return Steps(replace(event, state="cancelled"), (act_of(person, "cancelled"),))

    event = await changed(events, event_id, change)
    for match in await events.keeper.matches.rows.of_event(event_id):
        await _end_match(events, match, "void", (0.0, 0.0))
    return event


async def begin(events: Events, event_id: str, person: Person) -> Event:
    """Begin an event now: it is drawn, and its first round is paired."""

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        if event.state != "announced":
            return Steps(event)
        if sum(not entrant.out for entrant in event.playing) < 2:
            raise Problem("waiting", "two at least have to take part")
        steps = keeper.begun(event, events.now())
        return replace(steps, acts=tuple(replace(act, person=person.id) for act in steps.acts))

    return await changed(events, event_id, change)


async def extend_round(events: Events, event_id: str, person: Person, until: float) -> Event:
    """Give the pairs of a round more time."""

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        check_running(event)
        found_round = event.course.last_round
        if found_round is None or found_round.ends is None or found_round.starts is None:
            raise Problem("not_allowed", "the rounds of this event follow one another: they have no end to move")
        if until == found_round.ends:
            return Steps(event)
        if not events.now() < until <= events.now() + LATEST_START:
            raise Problem("bad_request", "a round ends within a year from now", field="until")
        following = with_round_times(event, found_round.starts, until)
        return Steps(following, (act_of(person, "extended", until=until),))

    event = await changed(events, event_id, change)
    for match in await events.keeper.matches.rows.of_event(event_id):
        if match.state == "proposed" and match.until != until:
            await _write_match(events, match, replace(match, until=until))
    return event


async def set_result(
    events: Events,
    event_id: str,
    person: Person,
    slot_id: str,
    wins: Sequence[float],
    reason: ResultReason,
) -> Event:
    """Set the result of a pair of this round, with a reason that everybody reads. What is set is not set again."""
    two = (float(wins[0]), float(wins[1]))

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        check_running(event)
        slot = keeper.check_result(event, slot_id)
        if slot.result is not None:
            if slot.result.how == "set" and slot.result.wins == two:
                return Steps(event)  # the answer was lost
            raise Problem("result_set", "this pair has a result already", field="slot")
        most = float(event.setup.boards or event.setup.match.best_of)
        if not 0 <= sum(two) <= most or min(two) < 0 or any(2 * each % 1 for each in two):
            raise Problem("bad_request", f"wins are halves, {most:g} together at most", field="wins")
        if event.setup.stages[len(event.stages) - 1]["kind"] in BRACKETS and two[0] == two[1] and any(two):
            raise Problem("bad_request", "in a knockout somebody goes on", field="wins")
        result = Encounter(slot.a, slot.b, two, "set" if any(two) else "void", id=slot.id)
        course = with_result(event.course, slot.id, result)
        act = act_of(person, "set", slot=slot.id, wins=list(two), reason=reason)
        steps = Steps(replace(event, stages=course.stages), (act,))
        last = steps.event.course.last_round
        return keeper.next_round(steps, events.now()) if last is not None and last.over else steps

    event = await changed(events, event_id, change)
    for match in await events.keeper.matches.rows.of_event(event_id):
        if match.slot == slot_id:
            await _end_match(events, match, "set", two if match.people and not event.setup.boards else (0.0, 0.0))
    return event


async def _end_match(events: Events, match: Match, how: Literal["set", "void"], won: tuple[float, float]) -> None:
    if match.state != "over":
        await _write_match(events, match, ended(match, how, won))


async def _write_match(events: Events, match: Match, following: Match) -> None:
    """Store a match that follows from an act; where it has gone on meanwhile that counts."""
    try:
        await events.keeper.matches.write(match, following)
    except Conflict:
        again = await events.keeper.matches.rows.read(match.id)
        if again is not None and again.state != "over":
            await events.keeper.matches.write(again, replace(following, version=again.version))
