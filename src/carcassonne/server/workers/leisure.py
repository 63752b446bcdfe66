"""Leisure: what workers do when nobody waits for them. Finished games are looked at, one after another.

One process of the service does it, by one worker that leaves the processor to everybody else. What was found is stored
together with the game's name, which the key refuses a second time: whoever dies in the middle has done nothing, and
the next one begins that game anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.event_log import event_log
from carcassonne.server.games.replay import DamagedLog
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.problems import Problem
from carcassonne.server.storage.leases import hold
from carcassonne.server.storage.leisure_schema import looked_at
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion
from carcassonne.server.workers.pool import Pool, WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command

LEASE = "leisure"
NICE = 19
LOOK_SECONDS = 30.0
"""Between two looks for something to do, or for the leisure to do it."""
TIMEOUT = 900.0
log = event_log()


@dataclass(frozen=True, slots=True)
class Task:
    """A game to look at, what a worker is asked about it, and what is stored of the answer."""

    game: str
    question: WorkerQuestion
    store: Callable[[AsyncConnection, WorkerAnswer, float], Awaitable[None]]


class Purpose(Protocol):
    """What games are looked at for."""

    name: str

    async def following(self, now: float) -> str | None:
        """Return the next game to look at; None where there is none."""
        ...

    async def task(self, game: str) -> Task:
        """Return what is to be done with a game; raises Problem, DamagedLog where it cannot be read."""
        ...

    async def stored(self, task: Task, now: float) -> None:
        """Look at what follows from what was stored."""
        ...


class LookedAt:
    """The games that were looked at, in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def write(self, purpose: str, game: str, now: float, task: Task | None, answer: Any, fault: str = "") -> bool:
        """Store what was found in a game, or why nothing was; return whether this was the first time."""
        row = {"purpose": purpose, "game": game, "at": now, "fault": fault or None}
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(looked_at).values(row))
                if task is not None and not fault:
                    await task.store(connection, answer, now)
        except Conflict:
            return False
        return True

    async def hold(self, process: str, alive: Sequence[str]) -> bool:
        """Be the one process that has leisure; return whether this is it."""
        return await hold(self._store, LEASE, process, alive)


class Leisure:
    """Looks at finished games while nobody waits for a worker."""

    def __init__(
        self,
        rows: LookedAt,
        timekeeper: Timekeeper,
        purposes: Sequence[Purpose],
        idle: Callable[[], Awaitable[bool]],
        pool: Callable[[], Pool] = lambda: WorkerPool(1, worker_command(NICE)),
    ) -> None:
        self._rows = rows
        self._timekeeper = timekeeper
        self._purposes = purposes
        self._idle = idle
        self._make_pool = pool

    async def run(self) -> None:
        """Look for something to do, for as long as the process lives."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.work()
            except (Unavailable, Conflict) as fault:
                log.warning("finished games were not looked at", fault=str(fault))

    async def work(self) -> None:
        """Look at one game after another for as long as there are any and nobody waits; then the worker goes home."""
        pool: Pool | None = None
        try:
            while (found := await self._following()) is not None:
                pool = pool or self._make_pool()
                await self._look_at(*found, pool)
        finally:
            if pool is not None:
                await pool.close()

    async def _following(self) -> tuple[Purpose, str] | None:
        keeper = self._timekeeper
        if not await self._idle() or not await self._rows.hold(keeper.process, sorted(keeper.alive)):
            return None
        for purpose in self._purposes:
            game = await purpose.following(keeper.now())
            if game is not None:
                return purpose, game
        return None

    async def _look_at(self, purpose: Purpose, game: str, pool: Pool) -> None:
        task, answer, fault = None, None, ""
        try:
            task = await purpose.task(game)
            answer = await pool.ask(task.question, TIMEOUT, TIMEOUT)
            fault = str(answer.get("fault") or "")
        except (WorkerFailure, Problem, DamagedLog) as reason:
            fault = str(reason) or type(reason).__name__
        if fault:
            log.warning("a finished game cannot be looked at", game=game, purpose=purpose.name, fault=fault)
        now = self._timekeeper.now()
        if (
            await self._rows.write(purpose.name, game, now, task, answer, fault[:300])
            and task is not None
            and not fault
        ):
            await purpose.stored(task, now)
