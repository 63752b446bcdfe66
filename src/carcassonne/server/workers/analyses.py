"""Analyses of finished games: computed in worker processes, once for each game, and stored in the database.

One that is under way when the server ends is started again by the next request for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

import structlog

from carcassonne.ai.fingerprint import ANALYSIS_FILES, fingerprint
from carcassonne.server.http.problems import Problem
from carcassonne.server.json_text import json_text
from carcassonne.server.storage.store import Conflict, Store, Unavailable
from carcassonne.server.workers.analysis_payload import (
    AnalysisDonePayload,
    AnalysisPayload,
    AnalysisProgressPayload,
)
from carcassonne.server.workers.messages import AnalyseQuestion, WorkerAnswer
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command

LEVEL = 5
TIMEOUT = 900.0
"""Seconds for one game; the longest takes a minute or two."""
MOST_WAITING = 20
"""Games that are being analysed or wait for it."""
NICE = 15
RETRY_AFTER = 30

log = structlog.get_logger()


@dataclass(slots=True)
class Progress:
    """An analysis under way: how many of its decisions and draws have been evaluated."""

    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def update(self, said: WorkerAnswer) -> None:
        """Take what the worker says on the way."""
        self.done, self.of = int(said["done"]), int(said["of"])


def edition() -> str:
    """Return what an analysis depends on besides its game; one of another edition is not used."""
    return f"level {LEVEL}, {fingerprint(*ANALYSIS_FILES)}"


class Analyses:
    """The analyses of one server process."""

    def __init__(self, pool: WorkerPool, store: Store) -> None:
        self._pool = pool
        self._store = store
        self._running: dict[str, Progress] = {}
        self._failed: dict[str, str] = {}

    @classmethod
    def with_workers(cls, workers: int, store: Store) -> Analyses:
        """Return analyses with a pool of their own; no process is started before the first analysis."""
        return cls(WorkerPool(max(1, workers // 2), worker_command(NICE)), store)

    async def of(self, game_id: str, record: Callable[[], str]) -> AnalysisDonePayload | AnalysisProgressPayload:
        """Return the analysis of a finished game if it is done, else its progress; the first request starts it.

        Raises Problem where it failed (asking again starts it again), or where too many wait.
        """
        if game_id in self._failed:
            raise Problem("unavailable", f"the analysis failed: {self._failed.pop(game_id)}", retry_after=RETRY_AFTER)
        if game_id not in self._running and (stored := await self._stored(game_id)) is not None:
            return {"status": "done", "analysis": stored}
        if game_id not in self._running:  # another request may have started it meanwhile
            self._start(game_id, record)
        progress = self._running[game_id]
        return {"status": "running", "done": progress.done, "of": progress.of}

    async def _stored(self, game_id: str) -> AnalysisPayload | None:
        """Return the stored analysis; None if there is none that can be read."""
        try:
            document = await self._store.read_analysis(game_id, edition())
            found = json.loads(document) if document is not None else None
            if found is None or (isinstance(found, dict) and "decisions" in found):
                return cast(AnalysisPayload | None, found)
            raise ValueError("it is not an analysis")
        except (Unavailable, ValueError, RecursionError) as fault:
            log.warning("a stored analysis cannot be read and is made again", game=game_id, fault=str(fault))
            return None

    def _start(self, game_id: str, record: Callable[[], str]) -> None:
        if len(self._running) >= MOST_WAITING:
            raise Problem("too_many_requests", "too many games are being analysed", retry_after=RETRY_AFTER)
        progress = Progress()
        progress.task = asyncio.create_task(self._run(game_id, record(), progress))
        self._running[game_id] = progress

    async def _run(self, game_id: str, record: str, progress: Progress) -> None:
        """Analyse a game and store the result."""
        question: AnalyseQuestion = {"do": "analyse", "record": record, "level": LEVEL}
        try:
            answer = await self._pool.ask(question, TIMEOUT, TIMEOUT * MOST_WAITING, progress.update)
            if "analysis" not in answer:
                raise WorkerFailure(str(answer.get("fault", "answered no analysis")))
            with suppress(Conflict):  # another process has stored the same just now
                await self._store.save_analysis(game_id, edition(), json_text(answer["analysis"]))
        except (WorkerFailure, Unavailable) as fault:
            log.warning("an analysis failed", game=game_id, reason=str(fault))
            self._failed[game_id] = str(fault)
        finally:
            del self._running[game_id]

    async def close(self) -> None:
        """Stop the analyses under way and the workers."""
        tasks = [progress.task for progress in self._running.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()
