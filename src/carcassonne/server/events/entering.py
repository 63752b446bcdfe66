"""Who takes part: entering, leaving, substitutes, teams with their rosters, and line-ups that nobody sees early."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, replace

from carcassonne.server.events import keeper
from carcassonne.server.events.keeper import Steps, lineups_until
from carcassonne.server.events.lineups import LARGEST_ROSTER, LineupError, check_lineup, check_roster
from carcassonne.server.events.model import MOST_ENTRANTS, Entrant, Event, Lineup
from carcassonne.server.events.organising import (
    Events,
    act_of,
    changed,
    check_announced,
    check_organiser,
    found,
)
from carcassonne.server.matches.model import Match, substituted
from carcassonne.server.people.model import Person
from carcassonne.server.problems import Problem

LONGEST_NAME = 40
MOST_LINES = 1000


@dataclass(frozen=True, slots=True)
class Wanted:
    """Somebody to be entered: by the name of their account, and for which team."""

    name: str
    team: str = ""


def entrants_of_csv(text: str) -> list[Wanted]:
    """Return the people of a table: a column `name`, and `team` for events of teams; raises Problem.

    >>> [each.name for each in entrants_of_csv("name;team\\nAnna;Reds\\nBram;Reds")]
    ['Anna', 'Bram']
    """
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if not lines or len(lines) > MOST_LINES:
        raise Problem("bad_request", f"a table has 1 to {MOST_LINES} lines", field="csv")
    sign = next((sign for sign in ";\t," if sign in lines[0]), ",")
    rows = list(csv.reader(io.StringIO("\n".join(lines)), delimiter=sign))
    heading = [word.strip().casefold() for word in rows[0]]
    names = heading.index("name") if "name" in heading else 0
    team = heading.index("team") if "team" in heading else -1
    found: list[Wanted] = []
    for row in rows[1:] if "name" in heading else rows:
        name = row[names].strip() if names < len(row) else ""
        of_team = row[team].strip() if 0 <= team < len(row) else ""
        for text_ in (name, of_team):
            if len(text_) > LONGEST_NAME or not text_.isprintable():
                raise Problem("bad_request", f"a name has up to {LONGEST_NAME} signs that can be printed", field="csv")
        if name:
            found.append(Wanted(name, of_team))
    return found


async def enter(events: Events, event_id: str, person: Person, wanted: Sequence[Wanted]) -> Event:
    """Enter oneself (nobody else is named), or, as an organiser, others. Who is there already stays."""
    known = {each.name: await events.people.named(each.name) for each in wanted}
    missing = [name for name, found in known.items() if found is None]

    async def change(event: Event) -> Steps:
        if wanted and not _are_own_bots(event, person, [known[each.name] for each in wanted]):
            check_organiser(event, person)
        elif not event.setup.open and not event.may_organise(person.id, person.role):
            raise Problem("not_allowed", "organisers enter people for this event")
        check_announced(event)
        if event.setup.boards and not wanted:
            raise Problem("bad_request", "teams are entered with their members", field="entrants")
        if missing and event.setup.boards:
            raise Problem("no_person", f"there is nobody called {missing[0]!r}", field="entrants")
        following = event
        for each in wanted or (Wanted(person.name),):
            somebody = known[each.name] if wanted else person
            following = _with_entrant(following, somebody, each)
        if sum(entrant.kind != "member" for entrant in following.entrants) > MOST_ENTRANTS:
            raise Problem("bad_request", f"{MOST_ENTRANTS} at most take part", field="entrants")
        fresh = [each.number for each in following.entrants[len(event.entrants) :]]
        back = [each.number for each, before in zip(following.entrants, event.entrants, strict=False) if each != before]
        if not fresh and not back:
            return Steps(event)
        return Steps(following, (act_of(person, "entered", numbers=fresh + back),))

    return await changed(events, event_id, change)


def _are_own_bots(event: Event, person: Person, named: Sequence[Person | None]) -> bool:
    """Return whether somebody enters bots of their own in an open event of bots."""
    return event.setup.bots and event.setup.open and all(each and each.owner == person.id for each in named)


def _with_entrant(event: Event, somebody: Person | None, wanted: Wanted) -> Event:
    """Return the event with somebody more; who has withdrawn comes back."""
    is_bot = somebody is not None and somebody.kind == "bot"
    if event.setup.bots and not is_bot:
        raise Problem("not_allowed", f"{wanted.name!r} is no bot: this event is for bots alone", field="entrants")
    if is_bot and not event.setup.bots:
        raise Problem("not_allowed", f"{wanted.name!r} is a bot: bots play among themselves", field="entrants")
    event, of_team = _with_team(event, somebody, wanted) if event.setup.boards else (event, None)
    for each in event.entrants:
        same = each.name == wanted.name if somebody is None else each.person == somebody.id
        if same and each.kind != "team":
            others = [replace(other, out=False) if other is each else other for other in event.entrants]
            return replace(event, entrants=tuple(others))
    person = None if somebody is None else somebody.id
    name = wanted.name if somebody is None else None
    entrant = Entrant(len(event.entrants), "member" if event.setup.boards else "person", person, name, of_team)
    return replace(event, entrants=(*event.entrants, entrant))


def _with_team(event: Event, somebody: Person | None, wanted: Wanted) -> tuple[Event, int]:
    """Return the event with somebody's team, and its number. Whoever is named first is the captain."""
    if not wanted.team:
        raise Problem("bad_request", f"{wanted.name!r} has no team", field="entrants")
    team = next((each for each in event.entrants if each.kind == "team" and each.name == wanted.team), None)
    if team is None:
        team = Entrant(len(event.entrants), "team", None if somebody is None else somebody.id, wanted.team)
        event = replace(event, entrants=(*event.entrants, team))
    if len(event.roster(team.number)) >= LARGEST_ROSTER:
        raise Problem("bad_request", f"{wanted.team!r} has {LARGEST_ROSTER} members already", field="entrants")
    return event, team.number


async def withdraw(events: Events, event_id: str, person: Person, number: int) -> Event:
    """Withdraw: oneself, one's team, or, as an organiser, anybody. Games that are on are played, or lost by absence."""

    async def change(event: Event) -> Steps:
        entrant = event.entrant(number)
        plays = None if entrant.person is None else await events.people.person(entrant.person)
        if entrant.person != person.id and (plays is None or plays.owner != person.id):
            check_organiser(event, person)
        if event.state not in ("announced", "running"):
            raise Problem("event_begun", "the event is over")
        if entrant.out:
            return Steps(event)
        return Steps(_with(event, replace(entrant, out=True)), (act_of(person, "withdrawn", number=number),))

    return await changed(events, event_id, change)


async def substitute(events: Events, event_id: str, person: Person, number: int, name: str) -> Event:
    """Let somebody else play under a number from now on; what has been played stays."""
    other = await events.people.named(name)
    if other is None:
        raise Problem("no_person", f"there is nobody called {name!r}", field="person")

    async def change(event: Event) -> Steps:
        check_organiser(event, person)
        if event.state not in ("announced", "running"):
            raise Problem("event_begun", "the event is over")
        if (other.kind == "bot") != event.setup.bots:
            raise Problem("not_allowed", "bots play among themselves, and people do", field="person")
        entrant = event.entrant(number)
        if entrant.person == other.id and not entrant.out:
            return Steps(event)
        if any(each.person == other.id and each.kind != "team" and each != entrant for each in event.entrants):
            raise Problem("not_allowed", f"{name!r} takes part already", field="person")
        name_kept = entrant.name if entrant.kind == "team" else None
        following = _with(event, replace(entrant, person=other.id, name=name_kept, out=False))
        return Steps(following, (act_of(person, "substituted", number=number),))

    before = await events.keeper.rows.read(event_id)
    event = await changed(events, event_id, change)
    left = None if before is None else next((e.person for e in before.entrants if e.number == number), None)
    if left is not None and left != other.id and event.entrant(number).kind != "team":
        await _seat_substitute(events, event, left, other.id)
    return event


async def _seat_substitute(events: Events, event: Event, left: str, other: str) -> None:
    """Let a substitute play the matches of which no game is over yet."""
    for match in await events.keeper.matches.rows.of_event(event.id):
        if match.state != "over" and left in match.people and not match.counted:
            following = substituted(match, match.people.index(left), other, events.now())
            written = await events.keeper.matches.write(match, following)
            await events.keeper.matches.see_to(written.id)


def _with(event: Event, entrant: Entrant) -> Event:
    entrants = tuple(entrant if each.number == entrant.number else each for each in event.entrants)
    return replace(event, entrants=entrants)


# --- an arena ---------------------------------------------------------------------------------------------------------
async def be_there(events: Events, event_id: str, person: Person) -> str | None:
    """Say that one is there and would play, in an arena that is on; return the match that one is to play now."""
    event = await found(events, event_id)
    mine = next((each for each in event.entrants if each.person == person.id and not each.out), None)
    if mine is None or event.arena is None or event.state != "running":
        raise Problem("not_allowed", "this is for those who play in an arena, while it is on")
    await events.keeper.rows.see(event_id, mine.number, events.now())
    if events.now() - mine.seen > keeper.ARENA_PATIENCE:
        event = await events.keeper.see_to(event_id) or event  # whoever comes (back) is paired at once
    matches = await events.keeper.matches.rows.of_event(event_id)
    return next((each.id for each in matches if each.state != "over" and person.id in each.people), None)


# --- line-ups ---------------------------------------------------------------------------------------------------------
async def give_lineup(events: Events, event_id: str, person: Person, slot_id: str, members: Sequence[int]) -> Event:
    """Give a team's line-up for a match, board by board, as its captain. Until the deadline it may be changed."""

    async def change(event: Event) -> Steps:
        slot = keeper.check_result(event, slot_id)
        team = next((n for n in (slot.a, slot.b) if n is not None and event.entrant(n).person == person.id), None)
        if team is None:
            raise Problem("not_allowed", "captains of the two teams give line-ups")
        found = event.course.last_round
        until = None if found is None else lineups_until(event, found)
        if until is None or events.now() >= until:
            raise Problem("lineups_closed", "line-ups are shown: they cannot be changed any more")
        try:
            check_roster(event.roster(team), event.setup.boards)
            check_lineup(members, event.roster(team), event.setup.boards)
        except LineupError as reason:
            raise Problem("bad_request", str(reason), field="members") from reason
        given = Lineup(slot_id, team, tuple(members))
        others = tuple(each for each in event.lineups if (each.slot, each.team) != (slot_id, team))
        return Steps(replace(event, lineups=(*others, given)))

    return await changed(events, event_id, change)


def lineups_seen(event: Event, person: str | None, now: float) -> list[Lineup]:
    """Return the line-ups that somebody may see: all whose deadline is past, and before it those of their own team."""
    seen: list[Lineup] = []
    for each in event.lineups:
        found = event.round_of(each.slot)
        until = None if found is None else lineups_until(event, found)
        own = person is not None and event.entrant(each.team).person == person
        if own or (until is not None and until <= now):
            seen.append(each)
    return seen


def boards_of(matches: Sequence[Match], slot_id: str) -> list[Match]:
    """Return the matches of a pair, by board."""
    return sorted((match for match in matches if match.slot == slot_id), key=lambda match: match.board)
