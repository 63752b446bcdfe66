"""Analyses of finished games: made in worker processes, once a game, and kept in the database for whoever asks again.

One that is being made when the server ends is begun again when somebody next asks for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

from carcassonne.ai.fingerprint import PLAYED_BY, fingerprint
from carcassonne.notation.json import Json
from carcassonne.server.games.table import written
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Conflict, Store, Unavailable
from carcassonne.server.workers.pool import Lane
from carcassonne.server.workers.process import Fault

LEVEL = 5
SECONDS = 900.0
"""For one game; the longest takes a minute or two."""
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


def edition() -> str:
    """What an analysis depends on besides its game: one of another edition is made anew."""
    return f"level {LEVEL}, {fingerprint(*PLAYED_BY, 'ai/analysis/*.py')}"


class Analyses:
    """The analyses of one server process."""

    def __init__(self, lane: Lane, store: Store) -> None:
        self._lane = lane
        self._store = store
        self._running: dict[str, Progress] = {}
        self._failed: dict[str, str] = {}

    async def of(self, game_id: str, record: Callable[[], str]) -> Json:
        """The analysis of a finished game if it is there, else how far it has come; the first to ask starts it.

        Raises Problem where it failed (asking again starts it again), or where too many wait.
        """
        if game_id in self._failed:
            raise Problem("unavailable", f"the analysis failed: {self._failed.pop(game_id)}", retry_after=RETRY_AFTER)
        if game_id not in self._running and (kept := await self._kept(game_id)) is not None:
            return {"status": "done", "analysis": kept}
        if game_id not in self._running:  # nor has anybody begun it while we looked
            self._begin(game_id, record)
        progress = self._running[game_id]
        return {"status": "running", "done": progress.done, "of": progress.of}

    async def _kept(self, game_id: str) -> Json | None:
        """The analysis that the database has; one that cannot be read is as good as none."""
        try:
            document = await self._store.analysis(game_id, edition())
            found = json.loads(document) if document is not None else None
            if found is None or (isinstance(found, dict) and "decisions" in found):
                return found
            raise ValueError("it is no analysis")
        except (Unavailable, ValueError, RecursionError) as fault:
            log.warning("a kept analysis cannot be read and is made anew", game=game_id, fault=str(fault))
            return None

    def _begin(self, game_id: str, record: Callable[[], str]) -> None:
        if len(self._running) >= MOST_WAITING:
            raise Problem("too_many_requests", "too many games are being analysed", retry_after=RETRY_AFTER)
        progress = Progress()
        progress.task = asyncio.create_task(self._make(game_id, record(), progress))
        self._running[game_id] = progress

    async def _make(self, game_id: str, record: str, progress: Progress) -> None:
        """Analyse a game and keep what comes of it."""
        question = {"do": "analyse", "record": record, "level": LEVEL}
        try:
            answer = await self._lane.ask(question, SECONDS, SECONDS * MOST_WAITING, progress.hear)
            if "analysis" not in answer:
                raise Fault(str(answer.get("fault", "answered no analysis")))
            with suppress(Conflict):  # another process has kept the same just now
                await self._store.keep_analysis(game_id, edition(), written(answer["analysis"]))
        except (Fault, Unavailable) as fault:
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
