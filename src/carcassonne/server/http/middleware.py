"""The gate: what every request passes before anybody looks at it. Bodies are small, origins known, floods held back."""

from __future__ import annotations

import asyncio
import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carcassonne.server import metrics
from carcassonne.server.games.table import written
from carcassonne.server.http.problems import MEDIA_TYPE, Problem
from carcassonne.server.http.rate_limits import Limits
from carcassonne.server.settings import Settings

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
IMPORT = "/api/v1/games/import"
BODY_SECONDS = 20.0
"""How long a client may take to send its body."""
SECURITY = {
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
"""By which scheme our page came that asks by this one."""
log = structlog.get_logger()


def refusal(problem: Problem) -> Response:
    """The answer to a request that is refused."""
    return Response(written(problem.to_json()), problem.status, problem.headers, MEDIA_TYPE)


class Gate:
    """Wraps the application; plain ASGI, so that a client who leaves cancels nothing."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
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

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._let_in(scope)
            receive = await _whole_body(scope, receive)
        except Problem as problem:
            await refusal(problem)(scope, receive, sending)
        else:
            await self._app(scope, receive, sending)
        finally:
            _note(scope, status, time.perf_counter() - began)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._let_in(scope)
        except Problem as problem:
            await receive()  # the client's wish to connect
            if "websocket.http.response" in scope.get("extensions", {}):
                await refusal(problem)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    def _let_in(self, scope: Scope) -> None:
        """Raise Problem for a foreign page or a flood; the page's own files are never counted."""
        if scope["path"].startswith("/api/"):
            client = scope.get("client")
            self._limits.count(client[0] if client else "")
            if scope["type"] == "websocket" or scope["method"] != "GET":  # what is read by GET browsers keep from them
                self._check_origin(Headers(scope=scope), PAGE_SCHEME[scope["scheme"]])

    def _check_origin(self, headers: Headers, scheme: str) -> None:
        """Browsers say which page asks. Ours is at the host that was asked."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        if origin.lower() != f"{scheme}://{headers.get('host', '')}".lower():
            raise Problem("not_allowed", "pages of other sites may not ask this")


async def _whole_body(scope: Scope, receive: Receive) -> Receive:
    """Read the body before anything else; raises Problem if it is too large, too slow or of the wrong type."""
    headers = Headers(scope=scope)
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return receive
    importing = scope["path"] == IMPORT
    largest = LARGEST_RECORD if importing else LARGEST_BODY
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > largest:
        raise Problem("too_large", f"a body may have {largest} bytes")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _read(receive, largest)
    except TimeoutError:
        raise Problem("bad_request", f"the body took longer than {BODY_SECONDS:g} s") from None
    _check_type(headers, body, importing)
    return _again(body, receive)


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


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more, then whatever comes."""
    told = False

    async def receiving() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request by its route: an address itself would be a new number for every game."""
    route = getattr(scope.get("route"), "path", "page" if status < 400 else "none")
    metrics.REQUESTS.labels(scope["method"], route, status).inc()
    if not route.endswith("/stream"):
        metrics.SECONDS.labels(scope["method"], route).observe(seconds)
    log.debug("answered", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds, 1))
