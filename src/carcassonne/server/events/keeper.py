"""The keeper of events: rounds begin, results are counted and the next round is paired without a request.

What is due stands in an event's row; every process looks, and whatever one does is a write from the version it saw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from carcassonne.server.event_log import event_log
from carcassonne.server.events.encounters import Encounter
from carcassonne.server.events.model import (
    Act,
    Entrant,
    Event,
    encounter_of_boards,
    encounter_of_match,
    result_without_play,
    with_round_times,
)
from carcassonne.server.events.rows import EventRows
from carcassonne.server.events.stages import BRACKETS, Round, Slot, advanced, arena_pairs, with_pairs, with_result
from carcassonne.server.games.model import now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.matches.commands import new_match
from carcassonne.server.matches.keeper import MatchKeeper, names_of
from carcassonne.server.matches.model import OPENS_BEFORE, Match, ended, timed
from carcassonne.server.notices import sending
from carcassonne.server.problems import Problem

log = event_log()
LOOK_SECONDS = 2.0
PATROL_SECONDS = 60.0
"""How often a round that is being played is looked at: the news of a result may be lost."""
PUT_OFF_SECONDS = 60.0
ARENA_SECONDS = 5.0
"""Between two looks who waits in an arena, where no match of it ends."""
ARENA_PATIENCE = 60.0
"""Seconds without a word after which somebody is not paired in an arena, and in which one comes to a table there."""
TOLD_OUTSIDE = ("result", "set", "over")
"""The lines of the log that an organiser's address is told."""
DAY = 86400.0
TRIES = 5


@dataclass(frozen=True, slots=True)
class Steps:
    """What becomes of an event: what is told of it, and the matches that are new."""

    event: Event
    acts: tuple[Act, ...] = ()
    matches: tuple[Match, ...] = ()

    def told(self, what: str, **words: object) -> Steps:
        """Return them with a line for the public log; it gets its number when it is stored."""
        return replace(self, acts=(*self.acts, Act(0, now_text(), None, what, words)))


class EventKeeper:
    """Sees to the events of a database, as one of the processes that do."""

    def __init__(self, registry: Registry, rows: EventRows, matches: MatchKeeper) -> None:
        self.rows = rows
        self.matches = matches
        self._registry = registry
        self._in_hand: set[str] = set()
        matches.listeners.append(self._look)

    async def run(self) -> None:
        """Look for what is due, for as long as the process lives."""
        while True:
            with suppress(Unavailable, Conflict):
                for event_id in await self.rows.due(self._registry.timekeeper.now()):
                    self.nudge(event_id)
            await asyncio.sleep(LOOK_SECONDS)

    def _look(self, _: Match, match: Match) -> None:
        if match.event is not None and match.state == "over":
            self.nudge(match.event)

    def nudge(self, event_id: str) -> None:
        """See to an event soon."""
        if event_id not in self._in_hand and not self._registry.closing:
            self._in_hand.add(event_id)
            self._registry.spawn(self._see_to(event_id))

    async def _see_to(self, event_id: str) -> None:
        self._in_hand.discard(event_id)
        try:
            await self.see_to(event_id)
        except (Unavailable, Conflict) as fault:
            log.warning("what was due in an event was not stored", event_id=event_id, fault=str(fault))
        except Exception as fault:  # one that cannot be paired must not keep others from it
            if self._registry.closing:
                return
            said = f"{type(fault).__name__}: {fault}"
            log.error("what is due in an event cannot be done: put off", event_id=event_id, fault=said)
            with suppress(Unavailable, Conflict):
                await self.rows.put_off(event_id, self._registry.timekeeper.now() + PUT_OFF_SECONDS)

    async def see_to(self, event_id: str) -> Event | None:
        """Do what is due in an event, and return it; None if there is none."""
        for _ in range(TRIES):
            event = await self.rows.read(event_id)
            if event is None or event.state in ("over", "cancelled"):
                return event
            now = await self._registry.timekeeper.checked_now()
            try:
                return await self.write(event, await self._next(event, now), now)
            except Conflict:
                continue
        raise Conflict(event_id)

    async def write(self, before: Event, steps: Steps, now: float) -> Event:
        """Store what becomes of an event; raises Conflict where another was faster."""
        event = replace(steps.event, due=_due(steps.event, now))
        if event == before and not steps.acts and not steps.matches:
            return before
        seq = await self.rows.next_seq(event.id) if steps.acts else 0
        acts = [replace(act, seq=seq + number) for number, act in enumerate(steps.acts)]
        written = await self.rows.write(before, event, acts, steps.matches)
        told = [act for act in acts if act.what in TOLD_OUTSIDE] if event.setup.webhook else []
        if told and not self._registry.closing:
            self._registry.spawn(self._tell_outside(written, told))
        for match in steps.matches:
            if match.due is not None and match.due <= now:
                self.matches.nudge(match.id)
        return written

    async def _tell_outside(self, event: Event, acts: Sequence[Act]) -> None:
        """Tell the address that an organiser has named what has happened, once; what does not arrive is lost."""
        people = [each.person for each in event.entrants if each.person is not None]
        names = await names_of(self.matches.people, people)
        for act in acts:
            try:
                await sending.tell(
                    event.setup.webhook, told_outside(event, act, names), self._registry.settings.push_local
                )
            except (sending.PushError, OSError, TimeoutError) as fault:
                log.warning(
                    "an event's webhook was not told", event_id=event.id, fault=str(fault) or type(fault).__name__
                )

    # --- what is due --------------------------------------------------------------------------------------------------
    async def _next(self, event: Event, now: float) -> Steps:
        if event.state == "announced":
            return begun(event, now) if event.starts is not None and event.starts <= now else Steps(event)
        matches = await self.matches.rows.of_event(event.id)
        found = event.course.last_round
        if found is not None and found.ends is not None and found.ends <= now:
            await self._end_unanswered(found, matches)
            matches = await self.matches.rows.of_event(event.id)
        return counted(event, matches, now)

    async def _end_unanswered(self, found: Round, matches: Sequence[Match]) -> None:
        """End the matches of a round whose days are over: who proposed times and got no answer has won."""
        for match in matches:
            if match.state != "proposed" or not any(slot.id == match.slot for slot in found.pairs):
                continue
            by = None if match.proposal is None else match.proposal["by"]
            most = match.setup.majority
            won = (0.0, 0.0) if by is None else (most, 0.0) if by == 0 else (0.0, most)
            with suppress(Conflict):
                await self.matches.write(match, ended(match, "void" if by is None else "absent", won))


def told_outside(event: Event, act: Act, names: Mapping[str, str]) -> dict[str, Any]:
    """Return what an organiser's address is told of a line of the log; `content` and `text` are what chats show."""
    message: dict[str, Any] = {"event": event.id, "name": event.name, "at": act.at, "what": act.what, **act.words}
    words = f"{event.name}: it is over"
    slot = event.course.slot(str(act.words.get("slot", "")))
    if slot is not None and slot.result is not None:
        entrants = [event.entrant(number) for number in slot.result.sides]
        message["people"] = [each.name or names.get(each.person or "") for each in entrants]
        wins = " : ".join(f"{each:g}" for each in slot.result.wins[: len(entrants)])
        words = f"{event.name}: {' – '.join(str(each or '?') for each in message['people'])} {wins}"
    return message | {"content": words, "text": words}


def _due(event: Event, now: float) -> float | None:
    """Return when something is due in an event."""
    if event.state == "announced":
        return event.starts
    if event.state != "running":
        return None
    found = event.course.last_round
    patrol = PATROL_SECONDS if event.arena is None else ARENA_SECONDS
    times = [now + patrol if event.due is None or event.due <= now else event.due]
    if found is not None:
        times += [time for time in (lineups_until(event, found), found.ends) if time is not None and time > now]
    return min(times)


def lineups_until(event: Event, found: Round) -> float | None:
    """Return until when line-ups are given; None where nobody gives any."""
    return None if not event.setup.boards or found.starts is None else found.starts - OPENS_BEFORE


# --- rounds -----------------------------------------------------------------------------------------------------------
def begun(event: Event, now: float) -> Steps:
    """Return the event with its first round; one for which fewer than two have come is called off.

    A team with fewer members than boards does not take part.
    """
    least = event.setup.boards
    short = {each.number for each in event.playing if least and len(event.roster(each.number)) < least}
    event = replace(event, entrants=tuple(replace(e, out=True) if e.number in short else e for e in event.entrants))
    if sum(not entrant.out for entrant in event.playing) < 2:
        return Steps(replace(event, state="cancelled")).told("cancelled", why="too_few")
    return next_round(Steps(replace(event, state="running")).told("begun", entrants=len(event.playing)), now)


def counted(event: Event, matches: Sequence[Match], now: float) -> Steps:
    """Return the event with the results of its matches; where a round is over, with the next, or over itself."""
    steps = Steps(event)
    found = event.course.last_round
    assert found is not None
    for slot in found.pairs:
        if slot.result is not None:
            continue
        of_slot = [match for match in matches if match.slot == slot.id]
        if not of_slot and _lineups_are_due(event, found, now):
            steps = replace(steps, matches=(*steps.matches, *_boards_of(event, slot, found)))
        elif of_slot and all(match.state == "over" for match in of_slot):
            result = (encounter_of_boards if event.setup.boards else _of_one)(slot, of_slot)
            course = with_result(steps.event.course, slot.id, result)
            steps = replace(steps, event=replace(steps.event, stages=course.stages))
            steps = steps.told("result", slot=slot.id, wins=list(result.wins), how=result.how)
    if event.arena is not None:
        steps = _with_arena_pairs(steps, now)
    following = steps.event.course.last_round
    assert following is not None
    open_still = event.arena is not None and following.ends is not None and now < following.ends
    return next_round(steps, now) if following.over and not steps.matches and not open_still else steps


def _with_arena_pairs(steps: Steps, now: float) -> Steps:
    """Return an arena with matches for those who wait, as long as it is on."""
    event = steps.event
    found = event.course.last_round
    assert found is not None
    if found.starts is None or found.ends is None or not found.starts <= now < found.ends:
        return steps
    present = {each.number for each in event.entrants if not each.out and each.seen > now - ARENA_PATIENCE}
    before = len(found.pairs)
    course = with_pairs(event.course, arena_pairs(event.course, present))
    event = replace(event, stages=course.stages)
    following = course.last_round
    assert following is not None
    at_once = replace(following, starts=now)
    made = [_match_of(event, slot, at_once) for slot in following.pairs[before:]]
    return replace(steps, event=event, matches=(*steps.matches, *(match for match in made if match is not None)))


def _of_one(slot: Slot, matches: Sequence[Match]) -> Encounter:
    return encounter_of_match(slot, matches[0])


def _lineups_are_due(event: Event, found: Round, now: float) -> bool:
    until = lineups_until(event, found)
    return until is not None and until <= now


def next_round(steps: Steps, now: float) -> Steps:
    """Return the event with the round that follows, as long as one is over at once; else it is over."""
    while True:
        event = steps.event
        order = [entrant.number for entrant in event.playing]
        here = {entrant.number for entrant in event.playing if not entrant.out}
        course = advanced(event.course, order, here, event.setup.match.majority)
        if course is None:
            return replace(steps, event=replace(event, state="over", due=None)).told("over")
        event = replace(event, stages=course.stages)
        starts, ends = _times(event, now)
        event = _without_absent(with_round_times(event, starts, ends))
        found = event.course.last_round
        assert found is not None
        steps = replace(steps, event=event).told("round", stage=len(event.stages), round=len(event.stages[-1].rounds))
        if found.over and event.arena is None:
            continue
        if not event.setup.boards:
            made = [match for slot in found.pairs for match in [_match_of(event, slot, found)] if match is not None]
            steps = replace(steps, matches=(*steps.matches, *made))
        return steps


def _times(event: Event, now: float) -> tuple[float, float | None]:
    """Return when a round begins, and until when it may be played: whole minutes, as people read them."""
    if event.setup.pace == "agreed":
        return now, now + event.setup.days * DAY
    starts = -(-(now + event.setup.rest) // 60) * 60
    return starts, None if event.arena is None else starts + event.arena.get("minutes", 60) * 60


def _without_absent(event: Event) -> Event:
    """Return the event with the results of pairs of which somebody has withdrawn."""
    found = event.course.last_round
    assert found is not None
    out = {entrant.number for entrant in event.entrants if entrant.out}
    course = event.course
    for slot in found.pairs:
        result = result_without_play(slot, [slot.a in out, slot.b in out], event.setup.match.majority)
        if result is not None and slot.result is None:
            course = with_result(course, slot.id, result)
    return replace(event, stages=course.stages)


def _match_of(event: Event, slot: Slot, found: Round) -> Match | None:
    """Return the match of a pair; None where one of them has no account, and the organiser writes the result down."""
    if slot.b is None or slot.result is not None:
        return None
    return _meeting(event, slot, found, (event.entrant(slot.a), event.entrant(slot.b)))


def _boards_of(event: Event, slot: Slot, found: Round) -> list[Match]:
    """Return the matches at the boards of two teams, as their line-ups say; without one the roster plays in order."""
    if slot.b is None:
        return []
    sides: list[list[Entrant]] = []
    for team in (slot.a, slot.b):
        given = event.lineup(slot.id, team)
        members = list(given.members) if given is not None else event.roster(team)[: event.setup.boards]
        sides.append([event.entrant(number) for number in members])
    made = [
        _meeting(event, slot, found, (one, other), board, first=1 - board % 2)  # a team begins at every other board
        for board, (one, other) in enumerate(zip(*sides, strict=False), start=1)
    ]
    return [match for match in made if match is not None]


def _meeting(
    event: Event, slot: Slot, found: Round, pair: tuple[Entrant, Entrant], board: int = 0, first: int = 0
) -> Match | None:
    one, other = pair
    if one.person is None or other.person is None:
        return None
    setup = replace(event.setup.match, decisive=event.setup.stages[len(event.stages) - 1]["kind"] in BRACKETS)
    if event.arena is not None:
        setup = replace(setup, patience=ARENA_PATIENCE)
    match = new_match(setup, (one.person, other.person), f"{event.id}/{slot.id}/{board}")
    match = replace(match, event=event.id, slot=slot.id, board=board, first=first, until=found.ends)
    assert found.starts is not None
    return timed(match, found.starts) if event.setup.pace == "live" else match


def check_result(event: Event, slot_id: str) -> Slot:
    """Return a pair of the round that is being played whose result may be set; raises Problem."""
    found = event.course.last_round
    slot = None if found is None else next((each for each in found.pairs if each.id == slot_id), None)
    if event.state != "running" or slot is None or slot.b is None:
        raise Problem("no_entrant", "no such pair is playing in this round", field="slot")
    return slot
