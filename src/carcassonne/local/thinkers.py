"""Who thinks for a page without a server: workers of the browser, asked as worker processes are."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

from carcassonne.engine.game import Game
from carcassonne.server.event_log import event_log
from carcassonne.server.problems import Problem
from carcassonne.server.workers.analysis_payload import AnalysisPayload, HintPayload
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion
from carcassonne.server.workers.process import OnProgress, WorkerFailure
from carcassonne.server.workers.study_answers import AnalysisFound, analysis_question, hint_payload, hint_question

AskBot = Callable[[str, Callable[[str], None]], Awaitable[Any]]
"""Takes a question, a line of JSON, to a worker and returns its answer; progress is told before. Raises whatever it
likes where the worker dies; the next question goes to a new one."""
TRIES = 2
"""A question that a worker died of is asked once more."""
HINT_TIMEOUT, ANALYSIS_TIMEOUT = 60.0, 1800.0
STARTING = 60.0
"""Seconds that a worker may need before it can be asked: a phone compiles the engine first."""
log = event_log()


class BrowserPool:
    """The workers of a browser, as `workers.bots` knows a pool: it is the page that starts and replaces them."""

    def __init__(self, ask_bot: AskBot) -> None:
        self._ask_bot = ask_bot
        self.pids: list[int] = []

    async def ask(
        self,
        question: WorkerQuestion,
        timeout: float,
        queue_timeout: float,
        on_progress: OnProgress | None = None,
        asker: str = "",
    ) -> WorkerAnswer:
        """Return the answer to a question; raises WorkerFailure."""
        line = json.dumps(question, separators=(",", ":"))

        def told(text: str) -> None:
            if on_progress is not None:
                on_progress(json.loads(text))

        for last in (False,) * (TRIES - 1) + (True,):
            try:
                async with asyncio.timeout(timeout + queue_timeout + STARTING):
                    return _answer(await self._ask_bot(line, told))
            except TimeoutError:
                raise WorkerFailure("no worker has answered in time") from None
            except WorkerFailure:
                raise
            except Exception as fault:
                log.warning("a worker died", fault=str(fault))
                if last:
                    raise WorkerFailure(f"the worker died: {fault}") from fault
        raise AssertionError

    async def warm_up(self) -> None:
        """The page has begun to start its workers."""

    async def close(self) -> None:
        """The page ends its workers."""


def _answer(line: Any) -> WorkerAnswer:
    try:
        said = json.loads(str(line))
    except (ValueError, RecursionError):
        raise WorkerFailure("the worker answered what is not JSON") from None
    if not isinstance(said, dict):
        raise WorkerFailure("the worker answered what is no object")
    return cast(WorkerAnswer, said)


class HintsHere:
    """Finds hints (`study_answers.HintFinder`)."""

    def __init__(self, pool: BrowserPool) -> None:
        self._pool = pool

    async def of(self, game: Game, names: Sequence[str] = (), asker: str = "") -> HintPayload:
        """Return the best decision with its reasons, margin and chance to win; raises WorkerFailure."""
        return hint_payload(await self._pool.ask(hint_question(game, names), HINT_TIMEOUT, HINT_TIMEOUT))


class AnalysesHere:
    """Makes analyses, one at a time (`study_answers.AnalysisFinder`). They last as long as the page."""

    def __init__(self, pool: BrowserPool) -> None:
        self._pool = pool
        self._done: dict[str, AnalysisPayload] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._faults: dict[str, str] = {}
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, game_id: str, record: Callable[[], str], asker: str = "") -> AnalysisFound:
        """Return the analysis of a finished game if it is done, else its progress; the first request starts it.

        Raises Problem where it failed; asking again starts it again.
        """
        if game_id in self._faults:
            raise Problem("unavailable", f"the analysis failed: {self._faults.pop(game_id)}", retry_after=1)
        if (found := await self.find(game_id)) is not None:
            return found
        self._progress[game_id] = 0, 0
        task = asyncio.create_task(self._make(game_id, record()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return {"status": "running", "done": 0, "of": 0}

    async def find(self, game_id: str) -> AnalysisFound | None:
        """Return the analysis of a game, or its progress; None where nobody has asked for it, or it failed."""
        if game_id in self._done:
            return {"status": "done", "analysis": self._done[game_id]}
        if game_id in self._progress:
            done, total = self._progress[game_id]
            return {"status": "running", "done": done, "of": total}
        return None

    async def _make(self, game_id: str, record: str) -> None:
        def told(said: WorkerAnswer) -> None:
            self._progress[game_id] = int(said["done"]), int(said["of"])

        try:
            async with self._one:
                answer = await self._pool.ask(analysis_question(record), ANALYSIS_TIMEOUT, 0.0, told)
            if "analysis" not in answer:
                raise WorkerFailure(str(answer.get("fault") or "answered no analysis"))
            self._done[game_id] = answer["analysis"]
        except WorkerFailure as fault:
            self._faults[game_id] = str(fault)
        finally:
            del self._progress[game_id]

    async def close(self) -> None:
        """Make no more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
