"""Jobs: questions for worker processes that any process of the service may ask and any may answer.

Asking puts a row into the database; a process with workers takes it, and whoever asked is told when it is done. Run
twice, a job comes to the same answer.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import cast

import structlog

from carcassonne.server.games.fanout import Fanout
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.json_text import json_text
from carcassonne.server.storage.job_rows import MOST_TRIES, Job, JobRows
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure

LOOK_SECONDS = 1.0
"""Between two looks for jobs, or for an answer, that nobody has told us of."""
ALONE_SECONDS = 10.0
"""Between two looks for jobs where no other process could have asked: what is asked here is told at once."""
PROGRESS_SECONDS = 0.3
KEPT_SECONDS = 120.0
"""How long an answer is kept for whoever asks the same again."""
log = structlog.get_logger()


class Jobs:
    """Asks, and waits for answers."""

    def __init__(self, rows: JobRows, timekeeper: Timekeeper, fanout: Fanout) -> None:
        self.rows = rows
        self._timekeeper = timekeeper
        self._fanout = fanout
        self._waiting: dict[str, set[asyncio.Event]] = {}

    async def add(self, job_id: str, kind: str, asker: str, question: WorkerQuestion) -> None:
        """Ask something, unless it is asked already."""
        await self.rows.add(job_id, kind, asker[:64], json_text(question), self._timekeeper.now())
        self._fanout.publish_job(job_id)

    async def answer(self, job_id: str, timeout: float) -> WorkerAnswer:
        """Return what a job comes to within some seconds; raises WorkerFailure."""
        told = asyncio.Event()
        self._waiting.setdefault(job_id, set()).add(told)
        try:
            async with asyncio.timeout(timeout):
                while True:
                    job = await self.rows.find(job_id)
                    if job is None:
                        raise WorkerFailure("the question was forgotten")
                    if job.ended is not None:
                        if job.answer is None:
                            await self.rows.remove(job_id)  # asked again it is tried again
                            raise WorkerFailure(job.fault or "no answer")
                        return cast(WorkerAnswer, json.loads(job.answer))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(LOOK_SECONDS):
                            await told.wait()
                    told.clear()
        except TimeoutError:
            raise WorkerFailure(f"no answer within {timeout:g} s") from None
        finally:
            self._waiting[job_id].discard(told)
            if not self._waiting[job_id]:
                del self._waiting[job_id]

    def heard(self, job_id: str) -> None:
        """Look again at a job that something has become of."""
        for told in self._waiting.get(job_id, ()):
            told.set()


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where jobs of a kind are done: the pool, the seconds for one, and where answers go besides their row."""

    pool: WorkerPool
    timeout: float
    save: Callable[[Job, WorkerAnswer], Awaitable[None]] | None = None


class JobRunner:
    """Does the jobs of a database, as one of the processes that do."""

    def __init__(
        self, rows: JobRows, timekeeper: Timekeeper, fanout: Fanout, workshops: Mapping[str, Workshop]
    ) -> None:
        self._rows = rows
        self._timekeeper = timekeeper
        self._fanout = fanout
        self._workshops = workshops
        self._in_hand: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()

    async def run(self) -> None:
        """Look for jobs, for as long as the process lives."""
        tidied = 0.0
        while True:
            self._wake.clear()
            pause = LOOK_SECONDS
            try:
                for kind, workshop in self._workshops.items():
                    await self._look(kind, workshop)
                if time.monotonic() - tidied > KEPT_SECONDS / 2:
                    tidied = time.monotonic()
                    await self._rows.forget(self._timekeeper.now() - KEPT_SECONDS)
                if not self._rows.shared:
                    pause = ALONE_SECONDS
            except (Unavailable, Conflict) as fault:
                log.warning("jobs cannot be seen", fault=str(fault))
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()

    def nudge(self) -> None:
        """Look at once: a job was asked for."""
        self._wake.set()

    async def _look(self, kind: str, workshop: Workshop) -> None:
        room = workshop.pool.size - self._in_hand[kind]
        if room <= 0:
            return
        process, alive = self._timekeeper.process, self._timekeeper.alive
        for job in await self._rows.claim(kind, process, alive, room):
            self._in_hand[kind] += 1
            task = asyncio.create_task(self._do(job, workshop))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._wake.set()

    async def _do(self, job: Job, workshop: Workshop) -> None:
        answer, fault = None, None
        try:
            if job.tries > MOST_TRIES:
                raise WorkerFailure(f"it was begun {MOST_TRIES} times and never ended")
            said = await workshop.pool.ask(
                json.loads(job.question), workshop.timeout, workshop.timeout, self._progress_of(job)
            )
            if "fault" in said:
                raise WorkerFailure(str(said["fault"]))
            if workshop.save is not None:
                await workshop.save(job, said)
            else:
                answer = json_text(said)
        except (WorkerFailure, Unavailable, Conflict) as reason:
            log.warning("a job failed", job=job.id, reason=str(reason))
            fault = str(reason) or "it could not be stored"
        finally:
            self._in_hand[job.kind] -= 1
        with suppress(Unavailable, Conflict):
            if answer is None and fault is None:
                await self._rows.remove(job.id)
            else:
                await self._rows.finish(job.id, self._timekeeper.now(), answer, fault)
        self._fanout.publish_job(job.id)

    def _progress_of(self, job: Job) -> Callable[[WorkerAnswer], None]:
        """Return what writes down how far a job is, a few times a second at most."""
        last = 0.0

        def progress(said: WorkerAnswer) -> None:
            nonlocal last
            if time.monotonic() - last >= PROGRESS_SECONDS:
                last = time.monotonic()
                task = asyncio.create_task(self._write_progress(job.id, int(said["done"]), int(said["of"])))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

        return progress

    async def _write_progress(self, job_id: str, done: int, total: int) -> None:
        with suppress(Unavailable, Conflict):
            await self._rows.progress(job_id, done, total)

    async def close(self) -> None:
        """Stop the jobs in hand and the workers; another process, or the next start, begins them again."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(workshop.pool.close() for workshop in self._workshops.values()))
