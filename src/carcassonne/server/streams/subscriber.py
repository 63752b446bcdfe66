"""A listener: the frames that wait for one reader. One who reads too slowly is dropped; the others do not notice."""

from __future__ import annotations

import asyncio

GOING_DOWN = 1001
REFUSED = 1008
TOO_SLOW = 1013
"""How a socket is closed (RFC 6455): the server leaves; the client said what it may not; it reads too slowly."""


class Listener:
    """A queue of texts with an end."""

    def __init__(self, size: int, since: int = 0) -> None:
        self._waiting: asyncio.Queue[str] = asyncio.Queue(size)
        self.since = since
        """The last entry of the table when the reader came: what is later is told here, what is not is the past."""
        self.ended = asyncio.Event()
        self.code = 1000

    def tell(self, text: str) -> None:
        """Let a frame wait for the reader."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """No more frames; the first reason counts."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()

    async def next(self, seconds: float) -> str | None:
        """The next frame; None when so many seconds have passed without one, or at the end."""
        if not self._waiting.empty():
            return self._waiting.get_nowait()
        if self.ended.is_set():
            return None
        frame = asyncio.ensure_future(self._waiting.get())
        end = asyncio.ensure_future(self.ended.wait())
        try:
            await asyncio.wait((frame, end), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            return frame.result() if frame.done() else None
        finally:
            frame.cancel()
            end.cancel()
