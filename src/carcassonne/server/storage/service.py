"""The service as its database knows it: its time, when it was away, its processes, and what is due in its games.

The service's time is the database's clock, kept from ever running back. A server that can take moves says so at every
beat; where beats are missing nobody could move, and the gap is written down as an outage.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.stores import LIFE_SECONDS, MISSED_SECONDS, Beat, DueGame, Outage, put_off_until
from carcassonne.server.storage import schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

ROW = 1


class ServiceRows:
    """The rows of the service in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield
        self._last: Beat | None = None
        """The last beat of the one process of a SQLite file, with all outages: nobody else changes any of that."""
        self._shift = 0.0

    # --- time ---------------------------------------------------------------------------------------------------------
    @shielded
    async def beat(self, process: str, kind: str, known: int = 0, first: bool = False) -> Beat:
        """Say that a process is alive, and learn the time. Outages are told after the first `known`."""
        if not first and self._last is not None and time.time() + self._shift - self._last.now <= MISSED_SECONDS:
            beat = await self._beat_alone(self._last)
            return replace(beat, outages=beat.outages[known:])
        async with self._store.transaction() as connection:
            clock = await _clock(connection)
            kept = (await connection.execute(_SERVICE.with_for_update())).first()
            if kept is None:
                secret = secrets.token_hex(32)
                row = {"id": ROW, "beat": clock, "shift": 0.0, "secret": secret}
                await connection.execute(insert(schema.service).values(row))
                await _add_outage(connection, 0.0, clock)  # what was before the first beat counts for nobody
                last, shift = clock, 0.0
            else:
                last, shift, secret = kept
            now = clock + shift
            if now < last:
                now, shift = last, last - clock  # the clock was set back: go on from where we were
            if first and not self._store.shared:
                await connection.execute(delete(schema.process))  # there is one process, and this is it
            alive, known_here = await self._alive(connection, now, process)
            if kind == "server":
                away = now - last > MISSED_SECONDS or (first and not alive["server"] and now > last)
                if away:
                    await _add_outage(connection, last, now)
                await connection.execute(
                    update(schema.service).where(schema.service.c.id == ROW).values(beat=now, shift=shift)
                )
            if known_here:
                await connection.execute(update(schema.process).where(schema.process.c.id == process).values(beat=now))
            else:
                await connection.execute(insert(schema.process).values(id=process, kind=kind, beat=now))
            found = await connection.execute(select(schema.outage).order_by(schema.outage.c.start).offset(known))
            outages = [Outage(start, finish) for start, finish in found.all()]
        beat = Beat(now, outages, frozenset(alive["server"] | alive["worker"] | {process}), secret)
        if self._store.sole and kind == "server" and (self._last is not None or not known):
            before = () if self._last is None else self._last.outages[:known]
            self._last, self._shift = replace(beat, outages=(*before, *outages)), shift
        return beat

    async def _beat_alone(self, last: Beat) -> Beat:
        """Beat as the one process of a SQLite file, soon after its last beat: nobody else has changed anything."""
        clock, shift = time.time(), self._shift
        now = clock + shift
        if now < last.now:
            now, shift = last.now, last.now - clock
        await self._store.run_on_sqlite("UPDATE service SET beat = ?, shift = ? WHERE id = ?", now, shift, ROW)
        self._last, self._shift = replace(last, now=now), shift
        return self._last

    async def _alive(self, connection: AsyncConnection, now: float, own: str) -> tuple[dict[str, set[str]], bool]:
        """Return the other processes that are alive, by their kind, and whether this one is known; remove the dead."""
        found: dict[str, set[str]] = {"server": set(), "worker": set()}
        dead: list[str] = []
        known_here = False
        for name, kind, beat in (await connection.execute(select(schema.process))).all():
            if name == own:
                known_here = True
            elif beat < now - LIFE_SECONDS:
                dead.append(name)
            else:
                found[kind].add(name)
        if dead:
            await connection.execute(delete(schema.process).where(schema.process.c.id.in_(dead)))
        return found, known_here

    @shielded
    async def leave(self, process: str, kind: str) -> None:
        """Say that a process ends: others may take over at once what it held."""
        await self.beat(process, kind)
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.process).where(schema.process.c.id == process))

    # --- what is due --------------------------------------------------------------------------------------------------
    @shielded
    async def due(self, until: float, most: int, others: Collection[str] = ()) -> list[DueGame]:
        """Return games in which something is due until a time and that none of the `others` holds.

        Those that have failed come last, flags before bots, which take longer; bots of many askers in turn.
        """
        game = schema.game.c
        free = (game.due <= until, or_(game.holder.is_(None), game.holder.not_in(others)))
        turn = func.row_number().over(
            partition_by=[game.failures > 0, game.by_bot, func.coalesce(game.asker, game.id)], order_by=game.due
        )
        order = (game.failures > 0, game.by_bot, turn, game.due)
        query = select(game.id, game.due, game.holder, game.by_bot).where(*free).order_by(*order).limit(most)
        async with self._store.reading() as connection:
            return [DueGame(*row) for row in (await connection.execute(query)).all()]

    @shielded
    async def claim(self, process: str, games: Collection[str], alive: Collection[str]) -> set[str]:
        """Take games that no living process holds; return those that we got."""
        game = schema.game.c
        free = or_(game.holder.is_(None), game.holder.not_in(set(alive) - {process}))
        query = update(schema.game).where(game.id.in_(games), free).values(holder=process).returning(game.id)
        async with self._store.transaction() as connection:
            return set((await connection.execute(query)).scalars())

    @shielded
    async def set_due(self, game_id: str, version: int, due: float | None) -> None:
        """Say when something is due in a game that is still at this version."""
        game = schema.game.c
        query = update(schema.game).where(game.id == game_id, game.version == version).values(due=due)
        async with self._store.transaction() as connection:
            await connection.execute(query)

    @shielded
    async def put_off(self, game_id: str, now: float) -> None:
        """Try a game again later, and later each time: it cannot be loaded."""
        game = schema.game.c
        async with self._store.transaction() as connection:
            found = await connection.execute(select(game.failures).where(game.id == game_id).with_for_update())
            failures = found.scalar() or 0
            values = {"due": put_off_until(now, failures), "failures": failures + 1, "holder": None}
            await connection.execute(update(schema.game).where(game.id == game_id).values(values))


_SERVICE = select(schema.service.c.beat, schema.service.c.shift, schema.service.c.secret).where(
    schema.service.c.id == ROW
)


async def _clock(connection: AsyncConnection) -> float:
    """Return the time of the database's machine in seconds of the epoch."""
    if connection.dialect.name == "sqlite":
        return time.time()
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": 0x0CA6BEA7})  # one beat at a time
    found: float = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
    return float(found)


async def _add_outage(connection: AsyncConnection, start: float, finish: float) -> None:
    await connection.execute(insert(schema.outage).values(start=start, finish=finish))
