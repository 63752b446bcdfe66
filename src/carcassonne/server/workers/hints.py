"""Hints: what a strong player would do now, and why; computed in a worker process."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.engine.game import Game
from carcassonne.server.workers.analysis_payload import HintPayload
from carcassonne.server.workers.messages import HintQuestion
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command

LEVEL = 5
TIMEOUT = 30.0
QUEUE_TIMEOUT = 10.0
NICE = 5
NO_REASON = "Nothing else promises more."


class Hints:
    """Asks the workers of a pool. The same position gets the same hint."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    @classmethod
    def with_workers(cls, workers: int) -> Hints:
        """Return hints with a pool of their own; no process is started before the first hint."""
        return cls(WorkerPool(workers, worker_command(NICE)))

    async def of(self, game: Game, names: Sequence[str] = ()) -> HintPayload:
        """Return the best decision with its reasons, margin and chance to win; raises WorkerFailure.

        `actions` is the whole decision, a placement with its follower, and `action` the first of them.
        """
        question: HintQuestion = {"do": "hint", "position": game.position, "level": LEVEL, "names": list(names)}
        answer = await self._pool.ask(question, TIMEOUT, QUEUE_TIMEOUT)
        if "hint" not in answer:
            raise WorkerFailure(str(answer.get("fault", "answered no hint")))
        best = answer["hint"]["best"]
        return {
            "action": best["actions"][0],
            "actions": best["actions"],
            "reason": best["reason"] or NO_REASON,
            "reasons": best["reasons"],
            "margin": best["margin"],
            "win": best["win"],
        }

    async def close(self) -> None:
        """Stop the workers."""
        await self._pool.close()
