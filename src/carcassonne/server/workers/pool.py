"""A lane: a few worker processes and the questions that wait for them, first come, first served.

What thinks long has a lane of its own, so that nobody at a quick table waits behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from carcassonne.notation.json import Json
from carcassonne.server.workers.process import Fault, Hear, Pipe


class Lane:
    """At most `size` workers; they are started when they are needed and replaced when they fail."""

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self.size = size
        self._command = list(command)
        self._free = asyncio.Semaphore(size)
        self._idle: list[Pipe] = []
        self._all: set[Pipe] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, question: Json, seconds: float, patience: float, hear: Hear | None = None) -> Json:
        """The answer of a worker that is free within `patience` and answers within `seconds`; raises Fault."""
        try:
            async with asyncio.timeout(patience):
                await self._free.acquire()
        except TimeoutError:
            raise Fault(f"no worker was free within {patience:g} s") from None
        try:
            return await self._asked(question, seconds, hear)
        finally:
            self._free.release()

    async def _asked(self, question: Json, seconds: float, hear: Hear | None) -> Json:
        pipe = await self._taken()
        try:
            answer = await pipe.ask(question, seconds, hear)
        except BaseException:  # it failed, or nobody waits for its answer any more
            self._dismiss(pipe)
            raise
        self._idle.append(pipe)
        return answer

    async def _taken(self) -> Pipe:
        """A worker that is idle and alive, or a new one."""
        while self._idle:
            pipe = self._idle.pop()
            if pipe.alive:
                return pipe
            self._dismiss(pipe)
        if self._closed:
            raise Fault("the server is going down")
        pipe = await Pipe.start(self._command)
        self._all.add(pipe)
        try:
            await pipe.ready()
        except BaseException:
            self._dismiss(pipe)
            raise
        return pipe

    def _dismiss(self, pipe: Pipe) -> None:
        """Send a worker home without waiting for it."""
        self._all.discard(pipe)
        leaving = asyncio.create_task(pipe.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def warm(self) -> None:
        """Start a first worker, so that the first question need not wait for it; raises Fault."""
        async with self._free:
            self._idle.append(await self._taken())

    @property
    def pids(self) -> list[int]:
        """The processes at work or idle."""
        return [pipe.pid for pipe in self._all if pipe.alive]

    async def close(self) -> None:
        """Send every worker home."""
        self._closed = True
        self._idle = []
        for pipe in list(self._all):
            self._dismiss(pipe)
        while self._leaving:
            await asyncio.gather(*self._leaving)
