"""Connections: how many there may be, and how long they may take to ask for something.

uvicorn waits for ever for the rest of a request and takes heads of any size. Whoever has asked for nothing yet makes
room for whoever comes next, so that half-sent requests lock nobody out.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from carcassonne.server import metrics
from carcassonne.server.addresses import is_within, network_of, read_networks
from carcassonne.server.http.slow_clients import HttpWithWriteTimeout, WebSocketWithWriteTimeout
from carcassonne.server.json_text import json_text
from carcassonne.server.problems import MEDIA_TYPE, Problem
from carcassonne.server.settings import Settings

LARGEST_HEAD = 32 * 1024
LONGEST_TARGET = 8 * 1024
MOST_HEADERS = 100
LARGEST_MESSAGE = 2 * 1024 * 1024
"""Bytes of a body after which a connection is cut; what a route takes is less, and refused by the middleware."""
LONGEST_PIPELINE = 16
"""Requests that a connection may send before it reads the answers."""
LINGER = 1.0
"""Seconds for which a refused client's bytes are thrown away, so that it can read why it is refused."""


class Connections:
    """The open connections of one process."""

    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self._most = most or settings.connections
        self._per_address = settings.connections_per_address
        self._proxies = read_networks(settings.proxies)
        self._address: dict[Any, str] = {}
        self._by_address: Counter[str] = Counter()
        self._strangers: dict[GuardedHttp, None] = {}
        """Those without a whole request, the longest waiting first."""

    def open(self, connection: GuardedHttp | GuardedWebSocket, address: str) -> Problem | None:
        """Count a connection; return why there is no room for it. A stranger has to make room if need be."""
        network = network_of(address)
        crowded = self._per_address and self._by_address[network] >= self._per_address
        if crowded and not is_within(address, self._proxies):  # a proxy brings everybody
            return Problem("too_many_requests", f"{self._per_address} connections are open already", retry_after=5)
        if len(self._address) >= self._most:
            stranger = next(iter(self._strangers), None)
            if stranger is None:
                return Problem("unavailable", "there is no room for another connection", retry_after=5)
            metrics.CONNECTIONS_CUT.labels("made room").inc()
            stranger.cut()
        self._address[connection] = network
        self._by_address[network] += 1
        metrics.CONNECTIONS.set(len(self._address))
        return None

    def close(self, connection: GuardedHttp | GuardedWebSocket) -> None:
        """Forget a connection, if it was counted."""
        self._strangers.pop(connection, None)  # type: ignore[arg-type]
        network = self._address.pop(connection, None)
        if network is not None:
            self._by_address[network] -= 1
            if not self._by_address[network]:
                del self._by_address[network]
            metrics.CONNECTIONS.set(len(self._address))

    def wait(self, connection: GuardedHttp) -> None:
        """Note that a connection has no request at present."""
        if connection in self._address:
            self._strangers[connection] = None

    def serve(self, connection: GuardedHttp) -> None:
        """Note that a connection's request is there as a whole."""
        self._strangers.pop(connection, None)


class GuardedHttp(HttpWithWriteTimeout):
    """HTTP with limits on the size of a request's head, and on the time for its head and its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._connections: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self._deadline: asyncio.TimerHandle | None = None
        self._refusal: Problem | None = None
        self._refused = False
        self._in_head, self._size, self._headers = True, 0, 0
        self._unanswered: deque[RequestResponseCycle] = deque()
        """Requests whose answers are not whole yet; the first of them is being answered."""
        refusal = self._connections.open(self, self.client[0] if self.client else "")
        if refusal is not None:
            self._refuse(refusal)
        else:
            self._connections.wait(self)
            self._expect(self._connections.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._connections.close(self)
        for request in self._unanswered:  # uvicorn tells only the last
            request.disconnected = True
            request.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        if self._refused:
            if self._size > LARGEST_MESSAGE:
                self.transport.abort()
            return
        if self._in_head and self._deadline is None:
            self._expect(self._connections.header_seconds)
        super().data_received(data)
        if self._in_head and self._size > LARGEST_HEAD:
            self._refuse(Problem("headers_too_large", f"a request's head may have {LARGEST_HEAD} bytes"))
        elif not self._in_head and self._size > LARGEST_MESSAGE:
            metrics.CONNECTIONS_CUT.labels("body too large").inc()
            self.cut()

    def handle_websocket_upgrade(self) -> None:
        if self._unanswered:
            return self._refuse(Problem("bad_request", "read the answers before you ask for a socket"))
        self._expect(None)
        self._connections.close(self)
        super().handle_websocket_upgrade()

    def cut(self) -> None:
        """End the connection without a word."""
        self._refused = True
        self._connections.close(self)
        self.transport.abort()

    # --- what the parser finds ----------------------------------------------------------------------------------------
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headers = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self._stop(Problem("target_too_long", f"an address may have {LONGEST_TARGET} bytes"))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._headers += 1
        if self._headers > MOST_HEADERS:
            self._stop(Problem("headers_too_large", f"a request may have {MOST_HEADERS} headers"))

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= LONGEST_PIPELINE:
            self._stop(Problem("too_many_requests", "read the answers before you ask more", retry_after=1))
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)
        self._in_head, self._size = False, 0
        self._expect(self._connections.body_seconds + 2 * LINGER)  # the middleware says it first, with an answer

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._size = True, 0
        self._expect(None)
        self._connections.serve(self)

    def on_response_complete(self) -> None:
        if self._unanswered:
            self._unanswered.popleft()
        super().on_response_complete()
        if not self.pipeline:
            self._connections.wait(self)

    # --- refusing -----------------------------------------------------------------------------------------------------
    def _expect(self, seconds: float | None) -> None:
        """Set the deadline for what comes next, in place of any other."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        metrics.CONNECTIONS_CUT.labels("too slow").inc()
        if self._in_head and self._size and not self._answering:
            self._refuse(Problem("too_slow", f"a request must be there in {self._connections.header_seconds:g} s"))
        else:
            self.cut()

    @property
    def _answering(self) -> bool:
        return bool(self._unanswered)

    def _stop(self, problem: Problem) -> None:
        """Leave the parser: it then has `send_400_response` called."""
        self._refusal = problem
        raise ValueError(problem.detail)

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal or Problem("bad_request", msg))

    def _refuse(self, problem: Problem) -> None:
        """Answer without the application, and end the connection when the client has had time to read it."""
        self._refused, self._size = True, 0
        self._expect(None)
        self._connections.close(self)
        metrics.CONNECTIONS_CUT.labels(problem.code).inc()
        if self._answering:
            self.transport.close()
            return
        body = json_text(problem.to_json()).encode()
        headers = {"content-type": MEDIA_TYPE, "content-length": len(body), "connection": "close", **problem.headers}
        lines = [f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)


class GuardedWebSocket(WebSocketWithWriteTimeout):
    """A WebSocket that is counted as a connection."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._connections: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self._connections.open(self, self.client[0] if self.client else "")  # its request has just made room

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.close(self)
        super().connection_lost(exc)
