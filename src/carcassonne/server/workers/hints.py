"""Hints: what a strong player would do now, and why; a job for a worker process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from carcassonne.engine.game import Game
from carcassonne.server.json_text import json_text
from carcassonne.server.workers.analysis_payload import HintPayload
from carcassonne.server.workers.jobs import Jobs, Workshop
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import worker_command
from carcassonne.server.workers.study_answers import hint_payload, hint_question

KIND = "hint"
TIMEOUT = 30.0
QUEUE_TIMEOUT = 10.0
NICE = 5


class Hints:
    """Asks the workers of the service for hints. The same position gets the same hint."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs

    async def of(self, game: Game, names: Sequence[str] = (), asker: str = "") -> HintPayload:
        """Return the best decision with its reasons, margin and chance to win; raises WorkerFailure."""
        question = hint_question(game, names)
        job_id = f"hint {hashlib.sha256(json_text(question).encode()).hexdigest()}"
        await self._jobs.add(job_id, KIND, asker, question)
        return hint_payload(await self._jobs.answer(job_id, TIMEOUT + QUEUE_TIMEOUT))


def hint_workshop(workers: int) -> Workshop:
    """Return where hints are made; no process is started before the first."""
    return Workshop(WorkerPool(workers, worker_command(NICE)), TIMEOUT)
