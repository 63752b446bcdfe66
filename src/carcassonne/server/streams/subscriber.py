"""A subscriber: the queue of frames for one client. A client that reads too slowly is dropped."""

from __future__ import annotations

import asyncio

GOING_DOWN = 1001
REFUSED = 1008
TOO_SLOW = 1013
"""Close codes of RFC 6455: the server goes down; the client sent what it may not; the client reads too slowly."""


class Subscriber:
    """A bounded queue of frames, with an end."""

    def __init__(self, size: int, since: int = 0, positions: bool = False) -> None:
        self._queue: asyncio.Queue[str] = asyncio.Queue(size)
        self.since = since
        """The last entry of the game when the client subscribed: later entries are queued, the others are the past."""
        self.positions = positions
        """Whether the frames carry positions; otherwise they carry states."""
        self.ended = asyncio.Event()
        self.code = 1000

    def enqueue(self, frame: str) -> None:
        """Queue a frame; if the queue is full the subscription ends."""
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """End the subscription with a close code; the first one counts."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()

    async def next(self, timeout: float) -> str | None:
        """Return the next frame; None after so many seconds without one, or at the end."""
        if not self._queue.empty():
            return self._queue.get_nowait()
        if self.ended.is_set():
            return None
        frame = asyncio.ensure_future(self._queue.get())
        end = asyncio.ensure_future(self.ended.wait())
        try:
            await asyncio.wait((frame, end), timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            return frame.result() if frame.done() else None
        finally:
            frame.cancel()
            end.cancel()
