"""Duties: work that is carried through, even if whoever asked for it has gone.

A connection to a database whose task is cancelled in mid-sentence is lost to the pool, and nobody closes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Duties:
    """The work that is going on."""

    def __init__(self) -> None:
        self._going: set[asyncio.Task[Any]] = set()

    async def carry_through(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of some work; to be cancelled here ends the waiting, not the work."""
        task = asyncio.create_task(work)
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        return await asyncio.shield(task)

    async def rest(self) -> None:
        """Come back when nothing goes on any more."""
        while self._going:
            await asyncio.wait(self._going)


class Dutiful(Protocol):
    """Somebody with duties."""

    duties: Duties


D = TypeVar("D", bound=Dutiful)


def carried_through(
    work: Callable[Concatenate[D, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Make a method one whose work is carried through."""

    @wraps(work)
    async def carried(self: D, /, *args: P.args, **named: P.kwargs) -> T:
        return await self.duties.carry_through(work(self, *args, **named))

    return carried
