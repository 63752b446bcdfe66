"""Middleware: what every request passes first. It limits bodies, origins and request rates, and counts requests."""

from __future__ import annotations

import asyncio
import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carcassonne.server import metrics
from carcassonne.server.http.problems import Problem, problem_response
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.settings import Settings

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
IMPORT = "/api/v1/games/import"
BODY_TIMEOUT = 20.0
"""Seconds for a client to send its body."""
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
PAGE_SCHEME = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""The scheme of our own page's address, by the scheme of its request."""
log = structlog.get_logger()


class GuardMiddleware:
    """Wraps the application. Plain ASGI: Starlette's own middleware would cancel a request whose client leaves."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._admit(scope)
            receive = await _with_body(scope, receive)
        except Problem as problem:
            await problem_response(problem)(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)
        finally:
            _count(scope, status, time.perf_counter() - began)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._admit(scope)
        except Problem as problem:
            await receive()  # the client's connect message
            if "websocket.http.response" in scope.get("extensions", {}):
                await problem_response(problem)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Raise Problem for a foreign origin or too many requests; files of the page are not counted."""
        if scope["path"].startswith("/api/"):
            client = scope.get("client")
            self._limits.count(client[0] if client else "")
            if scope["type"] == "websocket" or scope["method"] != "GET":  # browsers hide GET answers from other origins
                self._check_origin(Headers(scope=scope), PAGE_SCHEME[scope["scheme"]])

    def _check_origin(self, headers: Headers, scheme: str) -> None:
        """Raise Problem for a page of another site. Ours has the origin of the host that was asked."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        if origin.lower() != f"{scheme}://{headers.get('host', '')}".lower():
            raise Problem("not_allowed", "pages of other sites may not ask this")


async def _with_body(scope: Scope, receive: Receive) -> Receive:
    """Read the whole body first; raises Problem if it is too large, too slow or of the wrong type."""
    headers = Headers(scope=scope)
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return receive
    importing = scope["path"] == IMPORT
    largest = LARGEST_RECORD if importing else LARGEST_BODY
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > largest:
        raise Problem("too_large", f"a body may have {largest} bytes")
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            body = await _read(receive, largest)
    except TimeoutError:
        raise Problem("bad_request", f"the body took longer than {BODY_TIMEOUT:g} s") from None
    _check_type(headers, body, importing)
    return _replayed(body, receive)


async def _read(receive: Receive, largest: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Problem("bad_request", "the client left before its body was there")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise Problem("too_large", f"a body may have {largest} bytes")
        if not message.get("more_body", False):
            return b"".join(parts)


def _check_type(headers: Headers, body: bytes, importing: bool) -> None:
    wanted = "text/plain" if importing else "application/json"
    given = headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != wanted and (body or given):
        raise Problem("unsupported_type", f"the body must be {wanted}")


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives the body that was read, then whatever comes."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request by its route: a path would be a new label for every game."""
    route = getattr(scope.get("route"), "path", "page" if status < 400 else "none")
    metrics.REQUESTS.labels(scope["method"], route, status).inc()
    if not route.endswith("/stream"):
        metrics.SECONDS.labels(scope["method"], route).observe(seconds)
    log.debug("answered", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds, 1))
