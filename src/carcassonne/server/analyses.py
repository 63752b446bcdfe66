"""Analyses of finished games: made in worker processes, one a game, kept in memory for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

from carcassonne.notation.json import Json
from carcassonne.server.lane import Lane
from carcassonne.server.pipe import Fault
from carcassonne.server.problems import Problem

LEVEL = 5
SECONDS = 900.0
"""For one game; the longest takes a minute or two."""
MOST_KEPT = 200
MOST_WAITING = 20
"""Games that are analysed or wait for it."""
RETRY_AFTER = 30

log = structlog.get_logger()


@dataclass(slots=True)
class Progress:
    """An analysis under way: so many of the decisions and draws have been weighed."""

    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def hear(self, said: Json) -> None:
        """What the worker says on the way."""
        self.done, self.of = int(said["done"]), int(said["of"])


class Analyses:
    """The analyses of one server process."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._running: dict[str, Progress] = {}
        self._failed: dict[str, str] = {}

    def of(self, game_id: str, record: Callable[[], str]) -> Json:
        """The analysis of a finished game if it is there, else how far it has come; the first to ask starts it.

        Raises Problem where it failed (asking again starts it again), or where too many wait.
        """
        if game_id in self._kept:
            self._kept.move_to_end(game_id)
            return {"status": "done", "analysis": self._kept[game_id]}
        if game_id in self._failed:
            raise Problem("unavailable", f"the analysis failed: {self._failed.pop(game_id)}", retry_after=RETRY_AFTER)
        if game_id not in self._running:
            if len(self._running) >= MOST_WAITING:
                raise Problem("too_many_requests", "too many games are being analysed", retry_after=RETRY_AFTER)
            progress = self._running[game_id] = Progress()
            progress.task = asyncio.create_task(self._make(game_id, record(), progress))
        progress = self._running[game_id]
        return {"status": "running", "done": progress.done, "of": progress.of}

    async def _make(self, game_id: str, record: str, progress: Progress) -> None:
        """Analyse a game and keep what comes of it."""
        question = {"do": "analyse", "record": record, "level": LEVEL}
        try:
            answer = await self._lane.ask(question, SECONDS, SECONDS * MOST_WAITING, progress.hear)
            if "analysis" not in answer:
                raise Fault(str(answer.get("fault", "answered no analysis")))
            self._kept[game_id] = answer["analysis"]
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        except Fault as fault:
            log.warning("an analysis failed", game=game_id, reason=str(fault))
            self._failed[game_id] = str(fault)
        finally:
            del self._running[game_id]

    async def close(self) -> None:
        """Stop what is under way and send the workers home."""
        tasks = [progress.task for progress in self._running.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._lane.close()
