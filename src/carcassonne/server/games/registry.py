"""All the tables: found, loaded when somebody comes, kept while they are used; every change is committed, then told."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any

import structlog

from carcassonne.server import metrics
from carcassonne.server.games.entry import Entry
from carcassonne.server.games.model import Seat, Setup, Standing
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.table import Table, written
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.http.problems import Problem
from carcassonne.server.settings import Settings
from carcassonne.server.storage.store import Conflict, Store, Stored
from carcassonne.server.workers.thinking import AnyBots

log = structlog.get_logger()
LOOKED_AT = 64
"""Tables that are asked, oldest first, whether they may leave memory; asking thousands would take its time."""


class Tables:
    """The games of one server process."""

    def __init__(self, store: Store, bots: AnyBots, settings: Settings, tend: Callable[[Tables, Table], None]) -> None:
        self._tend = tend
        """What starts what a table needs after each change: bots, clocks."""
        self.store = store
        self.bots = bots
        self.settings = settings
        self.since = time.time()
        """When this process began: clocks do not count the time before."""
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self._loaded: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}

    # --- finding ------------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def at(self, game_id: str) -> AsyncIterator[Table]:
        """A table, held in memory while the caller looks at it; raises Problem if there is none."""
        table = await self._table(game_id)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            self._make_room()

    @asynccontextmanager
    async def commanding(self, game_id: str) -> AsyncIterator[Table]:
        """A table while nobody else may change it."""
        async with self.at(game_id) as table, table.lock:
            if self.closing:
                raise Problem("unavailable", "the server is going down")
            if table.doubtful:
                await self.refresh(table)
            yield table

    async def _table(self, game_id: str) -> Table:
        if game_id in self._loaded:
            self._loaded.move_to_end(game_id)
            return self._loaded[game_id]
        if game_id in self._loading:
            return await asyncio.shield(self._loading[game_id])
        if not GAME_ID.fullmatch(game_id):
            raise _no_game()
        loading = self._loading[game_id] = asyncio.ensure_future(self._load(game_id))
        loading.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(loading)

    async def _load(self, game_id: str) -> Table:
        stored = await self.store.read(game_id)
        if stored is None:
            raise _no_game()
        return self._seat(Table(stored, self.since))

    def _seat(self, table: Table) -> Table:
        """Take a table in, and let go on what goes on without anybody asking."""
        self._loaded[table.id] = table
        self._tend(self, table)
        return table

    def _make_room(self) -> None:
        """Forget the tables longest unused; their games are in the database."""
        surplus = len(self._loaded) - self.settings.tables
        if surplus > 0:
            oldest = list(islice(self._loaded.items(), LOOKED_AT))
            for game_id in [name for name, table in oldest if table.idle][:surplus]:
                del self._loaded[game_id]

    @property
    def loaded(self) -> Sequence[Table]:
        """The tables in memory."""
        return tuple(self._loaded.values())

    # --- changing -----------------------------------------------------------------------------------------------------
    async def add(self, setup: Setup, standing: Standing, seats: list[Seat], entries: list[Entry]) -> Table:
        """Keep a new game and take its table in."""
        table = Table(Stored(setup, standing, seats, entries), self.since)
        await self.store.make(setup, standing, seats, entries)
        return self._seat(table)

    def welcome(self, setup: Setup, standing: Standing, seats: list[Seat]) -> Table:
        """Take in the table of a game that has been kept already."""
        return self._seat(Table(Stored(setup, standing, seats, []), self.since))

    async def commit(
        self, table: Table, replay: Replay, entries: Sequence[Entry], frames: Sequence[str], standing: Standing
    ) -> None:
        """Keep what a command did, then take it over and tell it. Raises Conflict if another process was faster."""
        try:
            await self.store.append(table.id, entries, standing)
        except Conflict:
            await self.refresh(table)
            raise
        except BaseException:  # also a cancelled request: whether it was written only the database knows
            table.doubtful = True
            raise
        for entry in entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        self.take_over(table, replay, entries, frames, standing)

    def take_over(
        self, table: Table, replay: Replay, entries: Sequence[Entry], frames: Sequence[str], standing: Standing
    ) -> None:
        """Let a table be what has been kept, and tell it."""
        table.adopt(replay, entries, standing)
        table.publish(frames)
        self._tend(self, table)

    async def refresh(self, table: Table) -> None:
        """Bring a table up to what the database says, and tell what is new."""
        table.doubtful = True
        stored = await self.store.read(table.id)
        assert stored is not None
        replay = table.replay.copy()
        news = stored.entries[table.seq :]
        frames = [written(replay.frame(entry, replay.follow(entry))) for entry in news]
        table.seats = stored.seats
        table.doubtful = False
        self.take_over(table, replay, news, frames, stored.standing)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself; it ends with the server."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._gone)
        return task

    def _gone(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("something that went on by itself failed", exc_info=fault)

    # --- closing ------------------------------------------------------------------------------------------------------
    def farewell(self, code: int) -> None:
        """End every stream and socket politely; no command is taken any more."""
        self.closing = True
        for table in self.loaded:
            for listener in tuple(table.listeners):
                listener.end(code)

    async def close(self) -> None:
        """Stop what goes on by itself."""
        self.closing = True
        for table in self.loaded:
            if table.alarm is not None:
                table.alarm.cancel()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _no_game() -> Problem:
    return Problem("no_game", "there is no such game")
