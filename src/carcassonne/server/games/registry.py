"""The registry: the games in memory. They are loaded when needed; every change is committed, then broadcast."""

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
from carcassonne.server.games.frames import Frame, entry_payload
from carcassonne.server.games.model import StoredGame
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.table import Change, Table
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.http.problems import Problem
from carcassonne.server.settings import Settings
from carcassonne.server.storage.store import Conflict, Store
from carcassonne.server.workers.bots import BotService

log = structlog.get_logger()
EVICTION_CANDIDATES = 64
"""How many tables, longest unused first, are considered for leaving memory; looking at thousands would take long."""


class Registry:
    """The games of one server process."""

    def __init__(
        self, store: Store, bots: BotService, settings: Settings, schedule: Callable[[Registry, Table], None]
    ) -> None:
        self._schedule = schedule
        """Called after each change of a table: it starts the bot or the clock that the table needs."""
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
    async def pinned(self, game_id: str) -> AsyncIterator[Table]:
        """Give a table that stays in memory meanwhile; raises Problem if there is no such game."""
        table = await self._table(game_id)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            self._evict()

    @asynccontextmanager
    async def locked(self, game_id: str) -> AsyncIterator[Table]:
        """Give a table that nobody else may change meanwhile."""
        async with self.pinned(game_id) as table, table.lock:
            if self.closing:
                raise Problem("unavailable", "the server is going down")
            if table.out_of_sync:
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
        return self.register(stored)

    def register(self, stored: StoredGame) -> Table:
        """Hold a stored game in memory, and schedule its bot or clock."""
        table = self._loaded[stored.setup.id] = Table(stored, self.since)
        self._schedule(self, table)
        return table

    def _evict(self) -> None:
        """Remove the tables longest unused from memory; their games are in the database."""
        surplus = len(self._loaded) - self.settings.tables
        if surplus > 0:
            oldest = list(islice(self._loaded.items(), EVICTION_CANDIDATES))
            for game_id in [name for name, table in oldest if table.idle][:surplus]:
                del self._loaded[game_id]

    @property
    def loaded(self) -> Sequence[Table]:
        """The tables in memory."""
        return tuple(self._loaded.values())

    # --- changing -----------------------------------------------------------------------------------------------------
    async def create(self, game: StoredGame) -> Table:
        """Store a new game and hold it in memory."""
        await self.store.create(game)
        return self.register(game)

    async def commit(self, table: Table, change: Change) -> None:
        """Store what a command changes, then apply and broadcast it. Raises Conflict if another process was faster."""
        try:
            await self.store.append(table.id, change.entries, change.standing)
        except Conflict:
            await self.refresh(table)
            raise
        except BaseException:  # also a cancelled request: only the database knows whether it was written
            table.out_of_sync = True
            raise
        for entry in change.entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        self.apply(table, change)

    def apply(self, table: Table, change: Change) -> None:
        """Apply to a table what has been stored, and broadcast it."""
        table.apply(change)
        table.broadcast(change.frames)
        self._schedule(self, table)

    async def refresh(self, table: Table) -> None:
        """Bring a table up to what the database says, and broadcast what is new."""
        table.out_of_sync = True
        stored = await self.store.read(table.id)
        assert stored is not None
        replay = table.replay.copy()
        news = stored.entries[table.seq :]
        frames: list[Frame] = []
        for entry in news:
            payload = entry_payload(entry, replay.follow(entry))
            newest = entry is news[-1]
            over = newest and stored.standing.status == "over"
            position = RenderedPosition(replay.game.copy(), entry.seq, table.setup.aids, over)
            frames.append(Frame(payload, position, newest))
        table.seats = stored.seats
        table.out_of_sync = False
        self.apply(table, Change(replay, stored.standing, news, frames))

    # --- background tasks ---------------------------------------------------------------------------------------------
    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; it is cancelled when the server ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("background task failed", exc_info=fault)

    def end_streams(self, code: int) -> None:
        """End every stream and socket with a close code, and refuse commands from now on."""
        self.closing = True
        for table in self.loaded:
            for subscriber in tuple(table.subscribers):
                subscriber.end(code)

    async def close(self) -> None:
        """Stop the clocks and the background tasks."""
        self.closing = True
        for table in self.loaded:
            if table.clock_timer is not None:
                table.clock_timer.cancel()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _no_game() -> Problem:
    return Problem("no_game", "there is no such game")
