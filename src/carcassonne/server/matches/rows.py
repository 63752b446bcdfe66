"""The rows of matches. A match has a version: of two who change it one is refused, and looks again.

Whoever has agreed on a time is booked for its quarters of an hour; the key of a booking refuses a second one, also
where two processes agree at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import StoredGame
from carcassonne.server.games.stores import Conflict
from carcassonne.server.matches.model import QUARTER, Match, MatchSetup, game_of, game_to_json
from carcassonne.server.problems import Problem
from carcassonne.server.storage import matches_schema as schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store, insert_game

AT_A_TIME = 100
"""Matches in which something is due that are looked at together."""
MOST_SHOWN = 200
_MATCH = schema.match.c


class MatchRows:
    """The matches of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def create(self, matches: Sequence[Match]) -> None:
        """Store new matches; raises Conflict where one of these ids is there already."""
        async with self._store.transaction() as connection:
            await insert_matches(connection, matches)

    @shielded
    async def read(self, match_id: str) -> Match | None:
        """Return a match; None if there is none."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(schema.match).where(_MATCH.id == match_id))).mappings().first()
        return None if row is None else match_of(row)

    @shielded
    async def of_person(self, person: str) -> list[Match]:
        """Return the matches of a person: those that are to be played first, then what was played last."""
        query = select(schema.match).where(or_(_MATCH.person_a == person, _MATCH.person_b == person))
        query = query.order_by(_MATCH.state == "over", _MATCH.created.desc(), _MATCH.id).limit(MOST_SHOWN)
        async with self._store.reading() as connection:
            return [match_of(row) for row in (await connection.execute(query)).mappings()]

    @shielded
    async def of_event(self, event_id: str) -> list[Match]:
        """Return the matches of an event."""
        query = select(schema.match).where(_MATCH.event_id == event_id).order_by(_MATCH.slot, _MATCH.board)
        async with self._store.reading() as connection:
            return [match_of(row) for row in (await connection.execute(query)).mappings()]

    @shielded
    async def due(self, now: float) -> list[str]:
        """Return the matches in which something is due, those first that have waited longest."""
        query = select(_MATCH.id).where(_MATCH.due <= now).order_by(_MATCH.due).limit(AT_A_TIME)
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    @shielded
    async def write(self, match: Match, game: StoredGame | None = None) -> Match:
        """Store a match that was changed, with the game that begins in it, and return it at its new version.

        Raises Conflict where another was faster, Problem where one of the two plays another match at that time.
        """
        async with self._store.transaction() as connection:
            changed = update(schema.match).where(_MATCH.id == match.id, _MATCH.version == match.version)
            row = match_row(match) | {"version": match.version + 1}
            if (await connection.execute(changed.values(row))).rowcount != 1:
                raise Conflict(match.id)
            await _book(connection, match)
            if game is not None:
                await insert_game(connection, game)
        return replace(match, version=match.version + 1)

    @shielded
    async def put_off(self, match_id: str, until: float) -> None:
        """Try a match again later: what is due in it cannot be done."""
        async with self._store.transaction() as connection:
            await connection.execute(update(schema.match).where(_MATCH.id == match_id).values(due=until))


async def insert_matches(connection: AsyncConnection, matches: Sequence[Match]) -> None:
    """Store new matches in a transaction."""
    if matches:
        await connection.execute(insert(schema.match), [match_row(match) for match in matches])
    for match in matches:
        await _book(connection, match)


async def _book(connection: AsyncConnection, match: Match) -> None:
    """Book both for the time of their match; what an organiser has set is booked where nothing else is."""
    booking = schema.booking
    await connection.execute(delete(booking).where(booking.c.match_id == match.id))
    if match.time is None or match.state == "over":
        return
    first = int(match.time) // QUARTER
    quarters = range(first, first + match.setup.minutes * 60 // QUARTER)
    taken = select(booking.c.person, booking.c.quarter).where(
        booking.c.person.in_(match.people), booking.c.quarter.in_(list(quarters))
    )
    found = {(person, quarter) for person, quarter in (await connection.execute(taken)).all()}
    if found and match.event is None:
        raise Problem("double_booked", "one of you plays another match at that time", field="times")
    rows = [
        {"person": person, "quarter": quarter, "match_id": match.id}
        for person in match.people
        for quarter in quarters
        if (person, quarter) not in found
    ]
    if rows:
        await connection.execute(insert(booking), rows)


def match_row(match: Match) -> dict[str, Any]:
    """Return the row of a match."""
    return {
        "id": match.id,
        "created": match.created,
        "setup": asdict(match.setup),
        "person_a": match.people[0],
        "person_b": match.people[1],
        "seed": str(match.seed),
        "secret": match.secret,
        "state": match.state,
        "proposal": match.proposal,
        "time": match.time,
        "first": match.first,
        "here": list(match.here),
        "games": [game_to_json(game) for game in match.games],
        "next_game": match.next_game,
        "ending": match.end,
        "won": None if match.won is None else list(match.won),
        "event_id": match.event,
        "slot": match.slot,
        "board": match.board,
        "until": match.until,
        "due": match.due,
        "version": match.version,
    }


def match_of(row: Any) -> Match:
    """Return the match of a row."""
    won = row["won"]
    return Match(
        id=row["id"],
        created=row["created"],
        setup=MatchSetup(**row["setup"]),
        people=(row["person_a"], row["person_b"]),
        seed=int(row["seed"]),
        secret=row["secret"],
        state=row["state"],
        proposal=row["proposal"],
        time=row["time"],
        first=row["first"],
        here=tuple(row["here"]),
        games=tuple(map(game_of, row["games"])),
        next_game=row["next_game"],
        end=row["ending"],
        won=None if won is None else (float(won[0]), float(won[1])),
        event=row["event_id"],
        slot=row["slot"],
        board=row["board"],
        until=row["until"],
        due=row["due"],
        version=row["version"],
    )
