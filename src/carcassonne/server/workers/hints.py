"""Hints: what a strong player would do now, and why; thought out in a worker process."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.engine.game import Game
from carcassonne.notation.json import Json
from carcassonne.server.workers.pool import Lane
from carcassonne.server.workers.process import Fault

LEVEL = 5
SECONDS = 30.0
PATIENCE = 10.0
NO_REASON = "Nothing else promises more."


class Hints:
    """Asks the workers of a lane. The same position gets the same hint."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    async def of(self, game: Game, names: Sequence[str] = ()) -> Json:
        """The best decision with its reasons, margin and chance to win; raises Fault when no worker can say.

        `actions` is the whole decision, a placement with its follower, and `action` the first of them.
        """
        question = {"do": "hint", "position": game.position, "level": LEVEL, "names": list(names)}
        answer = await self._lane.ask(question, SECONDS, PATIENCE)
        if "hint" not in answer:
            raise Fault(str(answer.get("fault", "answered no hint")))
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
        """Send the workers home."""
        await self._lane.close()
