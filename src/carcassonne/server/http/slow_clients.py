"""Slow clients: a connection that takes no data for too long is cut, whatever is still to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE_TIMEOUT = 30.0
"""Seconds for which a connection's buffer may stay full."""
CLOSE_TIMEOUT = 5.0
"""Seconds for a client that was dropped to read why."""


class _WriteTimeout:
    """Cuts a connection whose buffer stays full; uvicorn itself would wait for ever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._timer = self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        super().resume_writing()  # type: ignore[misc]


class HttpWithWriteTimeout(_WriteTimeout, HttpToolsProtocol):
    """HTTP with a write timeout."""


class WebSocketWithWriteTimeout(_WriteTimeout, WebSocketsSansIOProtocol):
    """WebSockets with a write timeout; the close frame is written even to a full connection."""

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
        await super().send(message)
