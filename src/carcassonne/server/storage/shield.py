"""A shield from cancellation: database work goes on to its end, even if the request that asked for it is cancelled.

A connection whose task is cancelled in the middle of a statement is lost to its pool, and nobody closes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Shield:
    """Runs work in tasks of its own, and knows which of them are still running."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of some work. Cancelling this call ends the waiting, not the work."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def drain(self) -> None:
        """Return when no work is running any more."""
        while self._running:
            await asyncio.wait(self._running)


class _HasShield(Protocol):
    shield: Shield


S = TypeVar("S", bound=_HasShield)


def shielded(
    work: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Decorate a method so that its object's shield runs it."""

    @wraps(work)
    async def run(self: S, /, *args: P.args, **named: P.kwargs) -> T:
        return await self.shield.run(work(self, *args, **named))

    return run
