"""Fair places: a few may work at once, and of those who wait each asker has its turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The network that the present request comes from; empty for what no request asks for."""


class FairPlaces:
    """A number of places. Askers take turns: nobody's many questions keep another's one waiting."""

    def __init__(self, places: int, each: int | None = None) -> None:
        self._free = places
        self._each = each or places
        """How many places one asker may hold."""
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait by their asker, whose turn is next first."""

    @asynccontextmanager
    async def place(self, asker: str) -> AsyncIterator[None]:
        """Wait for a place and hold it. Who is cancelled while waiting is out of the queue at once."""
        await self._take(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _take(self, asker: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(asker)  # it was ours already
            raise

    def _leave(self, asker: str) -> None:
        self._free += 1
        self._held -= Counter({asker: 1})
        self._let_in()

    def _let_in(self) -> None:
        """Give free places to the askers in turn; each then stands last in their row."""
        for asker in tuple(self._waiting) if self._free else ():
            waiting = self._waiting[asker]
            while waiting and waiting[0].done():  # cancelled
                waiting.popleft()
            if waiting and self._free and self._held[asker] < self._each:
                waiting.popleft().set_result(None)
                self._free -= 1
                self._held[asker] += 1
                self._waiting.move_to_end(asker)
            if not waiting:
                del self._waiting[asker]
