"""Hints: what a strong player would do now, and why; a job for a worker process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from carcassonne.engine.game import Game
from carcassonne.server.json_text import json_text
from carcassonne.server.workers.analysis_payload import HintPayload
from carcassonne.server.workers.jobs import Jobs, Workshop
from carcassonne.server.workers.messages import HintQuestion
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command

KIND = "hint"
LEVEL = 5
TIMEOUT = 30.0
QUEUE_TIMEOUT = 10.0
NICE = 5
NO_REASON = "Nothing else promises more."


class Hints:
    """Asks for hints. The same position gets the same hint."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs

    async def of(self, game: Game, names: Sequence[str] = (), asker: str = "") -> HintPayload:
        """Return the best decision with its reasons, margin and chance to win; raises WorkerFailure.

        `actions` is the whole decision, a placement with its follower, and `action` the first of them.
        """
        question: HintQuestion = {"do": "hint", "position": game.position, "level": LEVEL, "names": list(names)}
        job_id = f"hint {hashlib.sha256(json_text(question).encode()).hexdigest()}"
        await self._jobs.add(job_id, KIND, asker, question)
        answer = await self._jobs.answer(job_id, TIMEOUT + QUEUE_TIMEOUT)
        if "hint" not in answer:
            raise WorkerFailure("answered no hint")
        best = answer["hint"]["best"]
        return {
            "action": best["actions"][0],
            "actions": best["actions"],
            "reason": best["reason"] or NO_REASON,
            "reasons": best["reasons"],
            "margin": best["margin"],
            "win": best["win"],
        }


def hint_workshop(workers: int) -> Workshop:
    """Return where hints are made; no process is started before the first."""
    return Workshop(WorkerPool(workers, worker_command(NICE)), TIMEOUT)
