"""Patience with readers: a connection that takes nothing for too long is cut off, whatever is still to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS = 30.0
"""How long a connection may stay full."""
FAREWELL_SECONDS = 5.0
"""How long a reader who was dropped may take to hear of it."""


class _Patience:
    """Cuts a connection that stays full; uvicorn itself would wait for ever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _limit: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._limit = self.loop.call_later(SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
        super().resume_writing()  # type: ignore[misc]


class PatientHttp(_Patience, AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """HTTP with an end to patience."""


class PatientSocket(_Patience, WebSocketsSansIOProtocol):
    """WebSockets with an end to patience; a farewell is written even to a full connection."""

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        await super().send(message)
