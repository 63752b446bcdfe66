"""The rows of events. An event has a version: of two who change it one is refused, and looks again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.events.model import Act, Entrant, Event, Lineup, setup_of
from carcassonne.server.events.stages import stages_of
from carcassonne.server.games.stores import Conflict
from carcassonne.server.matches.model import Match
from carcassonne.server.matches.rows import insert_matches
from carcassonne.server.storage import events_schema as schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

MOST_SHOWN = 100
AT_A_TIME = 50
_EVENT = schema.event.c


class EventRows:
    """The events of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def create(self, event: Event, act: Act) -> None:
        """Store a new event; raises Conflict where there is one with its id."""
        async with self._store.transaction() as connection:
            await connection.execute(insert(schema.event).values(_event_row(event)))
            await _insert_acts(connection, event.id, [act])

    @shielded
    async def read(self, event_id: str) -> Event | None:
        """Return an event; None if there is none."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(schema.event).where(_EVENT.id == event_id))).mappings().first()
            if found is None:
                return None
            entrant, lineup = schema.entrant, schema.lineup
            of_entrants = select(entrant).where(entrant.c.event_id == event_id).order_by(entrant.c.number)
            entrants = (await connection.execute(of_entrants)).mappings().all()
            lineups = (await connection.execute(select(lineup).where(lineup.c.event_id == event_id))).mappings().all()
        return replace(
            _event_of(found),
            entrants=tuple(
                Entrant(row["number"], row["kind"], row["person"], row["name"], row["team"], row["out"], row["seen"])
                for row in entrants
            ),
            lineups=tuple(Lineup(row["slot"], row["team"], tuple(row["members"])) for row in lineups),
        )

    @shielded
    async def listed(self) -> list[tuple[Event, int]]:
        """Return the newest events without who takes part, and how many do: what is going on comes first."""
        entrant = schema.entrant.c
        many = select(func.count()).where(entrant.event_id == _EVENT.id, entrant.kind != "member").scalar_subquery()
        query = select(schema.event, many.label("many")).order_by(_EVENT.created.desc(), _EVENT.id).limit(MOST_SHOWN)
        async with self._store.reading() as connection:
            found = [(_event_of(row), int(row["many"])) for row in (await connection.execute(query)).mappings()]
        order = {"running": 0, "announced": 1, "over": 2, "cancelled": 3}
        return sorted(found, key=lambda each: order[each[0].state])

    @shielded
    async def log(self, event_id: str) -> list[Act]:
        """Return what was done in an event, from the beginning."""
        act = schema.act
        query = select(act).where(act.c.event_id == event_id).order_by(act.c.seq)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Act(row["seq"], row["at"], row["person"], row["what"], row["words"]) for row in rows]

    @shielded
    async def due(self, now: float) -> list[str]:
        """Return the events in which something is due."""
        query = select(_EVENT.id).where(_EVENT.due <= now).order_by(_EVENT.due).limit(AT_A_TIME)
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    @shielded
    async def write(
        self, before: Event, event: Event, acts: Sequence[Act] = (), matches: Sequence[Match] = ()
    ) -> Event:
        """Store an event that was changed, with what is told of it and its new matches; return it at its new version.

        Raises Conflict where another was faster.
        """
        async with self._store.transaction() as connection:
            changed = update(schema.event).where(_EVENT.id == event.id, _EVENT.version == before.version)
            row = _event_row(event) | {"version": before.version + 1}
            if (await connection.execute(changed.values(row))).rowcount != 1:
                raise Conflict(event.id)
            await _write_entrants(connection, before, event)
            await _write_lineups(connection, before, event)
            await _insert_acts(connection, event.id, acts)
            await insert_matches(connection, matches)
        return replace(event, version=before.version + 1)

    @shielded
    async def see(self, event_id: str, number: int, now: float) -> None:
        """Note that somebody is there. It changes nothing of the event, whose version stays."""
        entrant = schema.entrant
        query = update(entrant).where(*_of(entrant, event_id), entrant.c.number == number).values(seen=now)
        async with self._store.transaction() as connection:
            await connection.execute(query)

    @shielded
    async def next_seq(self, event_id: str) -> int:
        """Return the number of the next line of an event's log."""
        query = select(func.max(schema.act.c.seq)).where(schema.act.c.event_id == event_id)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0) + 1

    @shielded
    async def put_off(self, event_id: str, until: float) -> None:
        """Try an event again later: what is due in it cannot be done."""
        async with self._store.transaction() as connection:
            await connection.execute(update(schema.event).where(_EVENT.id == event_id).values(due=until))


async def _write_entrants(connection: AsyncConnection, before: Event, event: Event) -> None:
    known = {entrant.number: entrant for entrant in before.entrants}
    entrant = schema.entrant
    gone = known.keys() - {each.number for each in event.entrants}
    if gone:
        await connection.execute(delete(entrant).where(*_of(entrant, event.id), entrant.c.number.in_(gone)))
    fresh = [asdict(each) | {"event_id": event.id} for each in event.entrants if each.number not in known]
    if fresh:
        await connection.execute(insert(entrant), fresh)
    for each in event.entrants:
        if each.number in known and known[each.number] != each:
            query = update(entrant).where(*_of(entrant, event.id), entrant.c.number == each.number)
            row = {name: value for name, value in asdict(each).items() if name != "seen"}
            await connection.execute(query.values(row))


async def _write_lineups(connection: AsyncConnection, before: Event, event: Event) -> None:
    lineup = schema.lineup
    for each in set(event.lineups) - set(before.lineups):
        query = delete(lineup).where(*_of(lineup, event.id), lineup.c.slot == each.slot, lineup.c.team == each.team)
        await connection.execute(query)
        row = {"event_id": event.id, "slot": each.slot, "team": each.team, "members": list(each.members)}
        await connection.execute(insert(lineup).values(row))


def _of(table: Any, event_id: str) -> Collection[Any]:
    return (table.c.event_id == event_id,)


async def _insert_acts(connection: AsyncConnection, event_id: str, acts: Sequence[Act]) -> None:
    if acts:
        rows = [asdict(act) | {"event_id": event_id, "words": dict(act.words)} for act in acts]
        await connection.execute(insert(schema.act), rows)


def _event_row(event: Event) -> dict[str, Any]:
    return {
        "id": event.id,
        "created": event.created,
        "owner": event.owner,
        "name": event.name,
        "setup": event.setup.to_json(),
        "seed": str(event.seed),
        "state": event.state,
        "starts": event.starts,
        "stages": [stage.to_json() for stage in event.stages],
        "due": event.due,
        "version": event.version,
    }


def _event_of(row: Any) -> Event:
    return Event(
        id=row["id"],
        created=row["created"],
        owner=row["owner"],
        name=row["name"],
        setup=setup_of(row["setup"]),
        seed=int(row["seed"]),
        state=row["state"],
        starts=row["starts"],
        stages=stages_of(row["stages"]),
        due=row["due"],
        version=row["version"],
    )
