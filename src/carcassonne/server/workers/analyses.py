"""Analyses of finished games: jobs for worker processes, made once for each game and stored in the database."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import structlog

from carcassonne.ai.fingerprint import ANALYSIS_FILES, fingerprint
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.json_text import json_text
from carcassonne.server.problems import Problem
from carcassonne.server.storage.job_rows import Job
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.analysis_payload import AnalysisPayload
from carcassonne.server.workers.jobs import Jobs, Workshop
from carcassonne.server.workers.messages import WorkerAnswer
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command
from carcassonne.server.workers.study_answers import LEVEL, AnalysisFound, analysis_question

KIND = "analysis"
TIMEOUT = 900.0
"""Seconds for one game; the longest takes a minute or two."""
MOST_WAITING = 200
"""Games that are being analysed or wait for it."""
MOST_OF_ONE = 5
"""The same, of one asker."""
NICE = 15
RETRY_AFTER = 30

log = structlog.get_logger()


def edition() -> str:
    """Return what an analysis depends on besides its game; one of another edition is not used."""
    return f"level {LEVEL}, {fingerprint(*ANALYSIS_FILES)}"


def _job_id(game_id: str) -> str:
    return f"analysis {game_id} {edition()}"


class Analyses:
    """Asks for analyses."""

    def __init__(self, jobs: Jobs, store: Store) -> None:
        self._jobs = jobs
        self._store = store

    async def of(self, game_id: str, record: Callable[[], str], asker: str = "") -> AnalysisFound:
        """Return the analysis of a finished game if it is done, else its progress; the first request starts it.

        Raises Problem where it failed (asking again starts it again), or where too many wait.
        """
        job = await self._jobs.rows.find(_job_id(game_id))
        if job is not None and job.fault is not None:
            await self._jobs.rows.remove(_job_id(game_id))
            raise Problem("unavailable", f"the analysis failed: {job.fault}", retry_after=RETRY_AFTER)
        if (found := await self._as_it_stands(game_id, job)) is not None:
            return found
        await self._check_room(asker)
        await self._jobs.add(_job_id(game_id), KIND, asker, analysis_question(record()))
        return {"status": "running", "done": 0, "of": 0}

    async def find(self, game_id: str) -> AnalysisFound | None:
        """Return the analysis of a game, or its progress; None where nobody has asked for it, or it failed."""
        job = await self._jobs.rows.find(_job_id(game_id))
        return await self._as_it_stands(game_id, None if job is not None and job.fault is not None else job)

    async def _as_it_stands(self, game_id: str, job: Job | None) -> AnalysisFound | None:
        if job is not None:
            return {"status": "running", "done": job.done, "of": job.total}
        stored = await self._stored(game_id)
        return None if stored is None else {"status": "done", "analysis": stored}

    async def _check_room(self, asker: str) -> None:
        everybody, one = await self._jobs.rows.waiting(KIND, asker)
        if everybody >= MOST_WAITING or one >= MOST_OF_ONE:
            whose = "of yours " if one >= MOST_OF_ONE else ""
            raise Problem("too_many_requests", f"too many games {whose}are being analysed", retry_after=RETRY_AFTER)

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


def analysis_workshop(workers: int, store: Store) -> Workshop:
    """Return where analyses are made; no process is started before the first."""

    async def save(job: Job, answer: WorkerAnswer) -> None:
        if "analysis" not in answer:
            raise WorkerFailure("answered no analysis")
        game_id = job.id.split(" ")[1]
        found = answer["analysis"]
        with suppress(Conflict):  # another process has stored the same just now, or who played has left
            await store.save_analysis(game_id, edition(), json_text(found), found["names"])

    return Workshop(WorkerPool(max(1, workers // 2), worker_command(NICE)), TIMEOUT, save)
