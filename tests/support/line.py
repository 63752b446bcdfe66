"""A plain line to a server, for the many requests of clients that play: httpx takes four times as long for each."""

from __future__ import annotations

import contextlib
import http.client
import json
import select
import threading
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx


class Line:
    """Connections to one server, one for each thread that asks, opened anew where the server has closed them."""

    def __init__(self, url: str, timeout: float, source: str | None = None) -> None:
        parts = urlsplit(url)
        self._host, self._port, self._timeout = parts.hostname or "", parts.port, timeout
        self._source = (source, 0) if source else None
        self._own = threading.local()
        self._all: list[http.client.HTTPConnection] = []

    def get(self, path: str, query: Mapping[str, Any]) -> httpx.Response:
        """Ask for something; raises httpx.TransportError as httpx does."""
        return self._ask("GET", f"{path}?{urlencode(query)}" if query else path, None, {})

    def post(self, path: str, body: Any, headers: Mapping[str, str]) -> httpx.Response:
        """Send JSON; raises httpx.TransportError."""
        written = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
        return self._ask("POST", path, written, {"Content-Type": "application/json", **headers})

    def close(self) -> None:
        """Close every connection."""
        for one in self._all:
            one.close()

    def _ask(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> httpx.Response:
        line = self._connection()
        try:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it may have said why, and hung up
                line.request(method, path, body, dict(headers))
            answer = line.getresponse()
            return httpx.Response(answer.status, headers=answer.getheaders(), content=answer.read())
        except TimeoutError as reason:
            line.close()
            raise httpx.ReadTimeout(str(reason)) from reason
        except (OSError, http.client.HTTPException) as reason:
            line.close()
            raise httpx.RemoteProtocolError(str(reason)) from reason

    def _connection(self) -> http.client.HTTPConnection:
        line: http.client.HTTPConnection | None = getattr(self._own, "line", None)
        if line is None:
            line = self._own.line = http.client.HTTPConnection(self._host, self._port, self._timeout, self._source)
            self._all.append(line)
        if line.sock is not None and select.select([line.sock], [], [], 0)[0]:
            line.close()  # nothing was asked, so that this can only be the end
        return line
