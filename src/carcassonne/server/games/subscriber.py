"""A subscriber: the queue of frames for one client. A client that reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections import deque

GOING_DOWN = 1001
REFUSED = 1008
TOO_SLOW = 1013
"""Close codes of RFC 6455: the server goes down; the client sent what it may not; the client reads too slowly."""


class Subscriber:
    """A bounded queue of frames, with an end. One task reads it."""

    def __init__(self, size: int, since: int = 0, positions: bool = False, have: int | None = None) -> None:
        self._queue: deque[str] = deque()
        self._size = size
        self._reader: asyncio.Future[None] | None = None
        """Done when there is something to read: plainer, and many times cheaper, than a task for each thing awaited."""
        self.since = since
        """The last entry of the game when the client subscribed: later entries are queued, the others are the past."""
        self.positions = positions
        """Whether the frames carry positions; otherwise they carry states."""
        self.have = have
        """The entry after which the client had the position when it subscribed: its frames carry what has changed.

        None for a client that does not say so.
        """
        self.ended = asyncio.Event()
        self.code = 1000

    def enqueue(self, frame: str) -> None:
        """Queue a frame; if the queue is full the subscription ends."""
        if len(self._queue) >= self._size:
            self.end(TOO_SLOW)
        else:
            self._queue.append(frame)
            self._wake()

    def end(self, code: int) -> None:
        """End the subscription with a close code; the first one counts."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()
            self._wake()

    async def next(self, timeout: float) -> str | None:
        """Return the next frame; None after so many seconds without one, or at the end."""
        if not self._queue and not self.ended.is_set():
            loop = asyncio.get_running_loop()
            self._reader = loop.create_future()
            timer = loop.call_later(timeout, self._wake)
            try:
                await self._reader
            finally:
                timer.cancel()
                self._reader = None
        return self._queue.popleft() if self._queue else None

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
