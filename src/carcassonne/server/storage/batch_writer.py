"""A batch writer: the writes of many games share transactions, so that one flush to disk serves all that wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from carcassonne.server.games.stores import Conflict, PendingWrite

BATCH_SIZE = 64


Waiting = tuple[PendingWrite, "asyncio.Future[None]"]


class BatchWriter:
    """Collects writes while a batch is being written, and writes them together in the next."""

    def __init__(self, write_batch: Callable[[Sequence[PendingWrite]], Awaitable[None]]) -> None:
        self._write_batch = write_batch
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, pending: PendingWrite) -> None:
        """Return when the write is committed; raises what its transaction raised. Cancelling ends the waiting only."""
        committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((pending, committed))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await committed

    async def drain(self) -> None:
        """Return when nothing waits any more."""
        while self._writing is not None:
            await asyncio.wait((self._writing,))

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                await self._write_together(batch)
        finally:
            self._writing = None

    def _next_batch(self) -> list[Waiting]:
        """Take what waits, one write of a game: a second one is made from a version that the first has yet to give."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            fits = len(batch) < BATCH_SIZE and waiting[0].game_id not in batch
            if fits:
                batch[waiting[0].game_id] = waiting
            else:
                later.append(waiting)
        self._waiting = later
        return sorted(batch.values(), key=lambda waiting: waiting[0].game_id)  # two processes lock in the same order

    async def _write_together(self, batch: list[Waiting]) -> None:
        """Write a batch in one transaction; if one of its writes conflicts, each in a transaction of its own."""
        try:
            await self._write_batch([pending for pending, _ in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                _resolve(batch, conflict)
            else:
                for one in batch:
                    await self._write_together([one])
        except BaseException as fault:
            _resolve(batch, fault if isinstance(fault, Exception) else ConnectionError("the server is going down"))
            if not isinstance(fault, Exception):
                raise
        else:
            _resolve(batch, None)


def _resolve(batch: list[Waiting], fault: Exception | None) -> None:
    """Resolve the futures of a batch that nobody has cancelled."""
    for _, committed in batch:
        if committed.done():
            continue
        if fault is None:
            committed.set_result(None)
        else:
            committed.set_exception(fault)
