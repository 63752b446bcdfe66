"""A worker pool: a few worker processes and the queue of questions for them, of many askers in turn.

What takes long has a pool of its own, so that nobody at a quick table waits behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Protocol

from carcassonne.server import metrics
from carcassonne.server.fair_places import FairPlaces
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion
from carcassonne.server.workers.process import OnProgress, WorkerFailure, WorkerProcess


class Pool(Protocol):
    """Who answers questions: worker processes, or one worker of a browser."""

    async def ask(
        self,
        question: WorkerQuestion,
        timeout: float,
        queue_timeout: float,
        on_progress: OnProgress | None = None,
        asker: str = "",
    ) -> WorkerAnswer:
        """Return the answer to a question; raises WorkerFailure."""
        ...

    async def warm_up(self) -> None:
        """Be ready for the first question; raises WorkerFailure."""
        ...

    async def close(self) -> None:
        """Stop every worker."""
        ...

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes."""
        ...


class WorkerPool:
    """At most `size` workers; they are started when they are needed and replaced when they fail."""

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self.size = size
        self._command = list(command)
        self._places = FairPlaces(size)
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._stopping: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(
        self,
        question: WorkerQuestion,
        timeout: float,
        queue_timeout: float,
        on_progress: OnProgress | None = None,
        asker: str = "",
    ) -> WorkerAnswer:
        """Return the answer of a worker that is free within `queue_timeout` and answers within `timeout` seconds.

        Raises WorkerFailure.
        """
        async with AsyncExitStack() as stack:
            stack.enter_context(metrics.WAITING.track_inprogress())
            try:
                async with asyncio.timeout(queue_timeout):
                    await stack.enter_async_context(self._places.place(asker))
            except TimeoutError:
                raise WorkerFailure(f"no worker was free within {queue_timeout:g} s") from None
            return await self._ask_one(question, timeout, on_progress)

    async def _ask_one(self, question: WorkerQuestion, timeout: float, on_progress: OnProgress | None) -> WorkerAnswer:
        worker = await self._take()
        try:
            answer = await worker.ask(question, timeout, on_progress)
        except BaseException:  # it failed, or nobody waits for its answer any more
            self._discard(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _take(self) -> WorkerProcess:
        """Return a worker that is idle and alive, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._discard(worker)
        if self._closed:
            raise WorkerFailure("the server is going down")
        worker = await WorkerProcess.start(self._command)
        self._all.add(worker)
        try:
            await worker.ready()
        except BaseException:
            self._discard(worker)
            raise
        return worker

    def _discard(self, worker: WorkerProcess) -> None:
        """Stop a worker without waiting for it."""
        self._all.discard(worker)
        stopping = asyncio.create_task(worker.stop())
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)

    async def warm_up(self) -> None:
        """Start a first worker, so that the first question need not wait for it; raises WorkerFailure."""
        async with self._places.place(""):
            self._idle.append(await self._take())

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes."""
        return [worker.pid for worker in self._all if worker.alive]

    async def close(self) -> None:
        """Stop every worker."""
        self._closed = True
        self._idle = []
        for worker in list(self._all):
            self._discard(worker)
        while self._stopping:
            await asyncio.gather(*self._stopping)
