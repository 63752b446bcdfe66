"""Fair places: a few may work at once, and of those who wait each asker has its turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairPlaces:
    """A number of places. Askers take turns: nobody's many questions keep another's one waiting."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait by their asker, whose turn is next first."""

    @asynccontextmanager
    async def place(self, asker: str) -> AsyncIterator[None]:
        """Wait for a place and hold it. Who is cancelled while waiting is out of the queue at once."""
        await self._take(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, asker: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it was ours already
            else:
                self._forget(asker, turn)
            raise

    def _forget(self, asker: str, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(asker)
        if waiting is not None and turn in waiting:
            waiting.remove(turn)
            if not waiting:
                del self._waiting[asker]

    def _pass_on(self) -> None:
        """Give a place to the next asker, who then stands last in the row of askers."""
        while self._waiting:
            asker, waiting = next(iter(self._waiting.items()))
            turn = waiting.popleft()
            if waiting:
                self._waiting.move_to_end(asker)
            else:
                del self._waiting[asker]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
