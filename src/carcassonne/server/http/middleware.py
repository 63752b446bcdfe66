"""Middleware: what every request passes first. From the outside in:

- `AnswerMiddleware` gives it an id, counts it, and sees that every answer has the headers that protect people;
- `HostMiddleware` refuses names that are not this server's;
- `OriginMiddleware` lets in the pages of other sites that the operator names;
- `GuardMiddleware` limits request rates, origins and bodies.

All of it is plain ASGI: Starlette's `BaseHTTPMiddleware` would cancel a request whose client leaves.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable
from functools import lru_cache
from random import getrandbits

import structlog
from starlette.datastructures import Headers
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carcassonne.server import metrics
from carcassonne.server.addresses import authority_of, is_numeric, network_of
from carcassonne.server.fair_places import ASKER
from carcassonne.server.http.headers import header
from carcassonne.server.http.problem_response import problem_response
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.requests import LARGEST_BODY, LARGEST_RECORD
from carcassonne.server.http.strict_json import replayed
from carcassonne.server.logs import REQUEST
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings

IMPORT = "/api/v1/games/import"
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FOR_ALL = [(name.lower().encode("ascii"), value.encode("ascii")) for name, value in SECURITY_HEADERS.items()]
FOR_API = [*FOR_ALL, (b"cache-control", b"no-store")]
PAGE_SCHEME = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""The scheme of our own page's address, by the scheme of its request."""
REQUEST_ID = "X-Request-ID"
_GIVEN_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
PRIVATE_NAMES = ("*.localhost", "*.local", "*.lan", "*.home", "*.home.arpa", "*.internal", "*.test", "*.fritz.box")
"""Names that nobody can register: a page of a stranger cannot have one."""
EMBEDDED = b"frame-ancestors *"
LONGEST_HOST = 300
HEALTH = ("/healthz", "/readyz")
"""What overseers ask, under whatever name."""
log = structlog.get_logger()


class AnswerMiddleware:
    """Gives each request an id, which its answer and every line of the log about it carry; counts requests."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = header(scope, b"x-request-id")
        request_id = given if given and _GIVEN_ID.fullmatch(given) else f"{getrandbits(64):016x}"
        logged = REQUEST.set(request_id)
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send, request_id)
            else:
                await self._app(scope, receive, send)
        finally:
            REQUEST.reset(logged)

    async def _http(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                usual = FOR_API if scope["path"].startswith("/api/") else FOR_ALL
                own = [header for header in usual if header[0] not in given]
                if _may_be_framed(message["headers"]):
                    own = [header for header in own if header[0] != b"x-frame-options"]
                message["headers"] = [*message["headers"], *own, (b"x-request-id", request_id.encode("ascii"))]
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:
            log.exception("a bug of ours", method=scope["method"], path=scope["path"])
            if status:  # half of an answer is sent: the server cuts the connection
                raise
            problem = Problem("internal_error", f"a bug of ours; nothing has changed (request {request_id})")
            await problem_response(problem)(scope, receive, send_with_headers)
        finally:
            _count(scope, status, time.perf_counter() - began)


def _may_be_framed(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether an answer says itself that every site may frame it, as those under /embed do."""
    return any(name.lower() == b"content-security-policy" and EMBEDDED in value for name, value in headers)


class HostMiddleware(TrustedHostMiddleware):
    """Refuses requests under a public name that the operator has not named: it would be a page's of somebody else.

    Numeric addresses and names that nobody can register need no naming: a game among friends at home just works.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        super().__init__(app, [*hosts, *PRIVATE_NAMES], www_redirect=False)
        self._knows = lru_cache(maxsize=1024)(self._is_known)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and sum(name == b"host" for name, _ in scope["headers"]) > 1:
            await _refuse(Problem("bad_request", "a request names one Host"), scope, receive, send)
        elif scope["type"] in ("http", "websocket") and scope["path"] not in HEALTH and not self._admits(scope):
            detail = "this server is not called that; its operator names it by CARCASSONNE_HOSTS"
            await _refuse(Problem("wrong_host", detail), scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _admits(self, scope: Scope) -> bool:
        return self.allow_any or self._knows((header(scope, b"host") or "")[:LONGEST_HOST])

    def _is_known(self, given: str) -> bool:
        host, _ = authority_of(given)
        if not host or is_numeric(host) or "." not in host:
            return bool(host)
        return any(host == name or (name.startswith("*.") and host.endswith(name[1:])) for name in self.allowed_hosts)


class OriginMiddleware(CORSMiddleware):
    """Lets the pages of other sites that the operator names use the API."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        super().__init__(
            app,
            allow_origins=origins,
            allow_methods=("GET", "POST", "DELETE"),
            allow_headers=("Authorization", "Content-Type", REQUEST_ID),
            expose_headers=("Retry-After", REQUEST_ID),
        )

    def preflight_response(self, request_headers: Headers) -> Response:
        usual = super().preflight_response(request_headers)
        if usual.status_code == 200:
            return usual
        return problem_response(Problem("not_allowed", "pages of other sites may not ask this"))


class GuardMiddleware:
    """Limits how often an address may ask, from which pages, and how large and how slow a body may be."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            await self._admit(scope)
            if scope["type"] == "http":
                receive = await _with_body(scope, receive, self._settings.body_seconds)
        except Problem as problem:
            await _refuse(problem, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _admit(self, scope: Scope) -> None:
        """Raise Problem for a foreign origin or too many requests; files of the page are not counted."""
        client = scope.get("client")
        ASKER.set(network_of(client[0] if client else ""))
        if scope["path"].startswith("/api/"):
            await self._limits.count(client[0] if client else "")
        if scope["type"] == "websocket" or scope["method"] != "GET":  # browsers hide GET answers from other origins
            self._check_origin(scope)

    def _check_origin(self, scope: Scope) -> None:
        """Raise Problem for a page of another site. Ours has the origin of the host that was asked.

        CORS alone hides answers from such a page; it does not keep it from opening a socket or from sending text.
        """
        if header(scope, b"origin") not in self._settings.origins and not is_own_origin(scope):
            raise Problem("not_allowed", "pages of other sites may not ask this")


def is_own_origin(scope: Scope) -> bool:
    """Return whether a request comes from our own page, or from no page at all."""
    origin = header(scope, b"origin")
    own = f"{PAGE_SCHEME[scope['scheme']]}://{header(scope, b'host') or ''}"
    return origin is None or origin.lower() == own.lower()


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or what would have been a socket."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        if scope["type"] == "websocket":
            await receive()  # the client's connect message
        await problem_response(problem)(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1008})


async def _with_body(scope: Scope, receive: Receive, seconds: float) -> Receive:
    """Read the whole body first; raises Problem if it is too large, too slow or of the wrong type."""
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return receive
    importing = scope["path"] == IMPORT
    largest = LARGEST_RECORD if importing else LARGEST_BODY
    length = header(scope, b"content-length") or "0"
    if not length.isdecimal() or int(length) > largest:
        raise Problem("too_large", f"a body may have {largest} bytes")
    try:
        async with asyncio.timeout(seconds):
            body = await _read(receive, largest)
    except TimeoutError:
        raise Problem("too_slow", f"the body took longer than {seconds:g} s") from None
    _check_type(header(scope, b"content-type") or "", body, importing)
    return replayed({"type": "http.request", "body": body, "more_body": False}, receive)


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


def _check_type(content_type: str, body: bytes, importing: bool) -> None:
    wanted = "text/plain" if importing else "application/json"
    given = content_type.partition(";")[0].strip().lower()
    if given != wanted and (body or given):
        raise Problem("unsupported_type", f"the body must be {wanted}")


def _count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request by its route: a path would be a new label for every game."""
    route = getattr(scope.get("route"), "path", "page" if status < 400 else "none")
    _requests(scope["method"], route, status).inc()
    if not route.endswith("/stream"):
        _seconds(scope["method"], route).observe(seconds)
    log.debug("answered", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds, 1))


_requests = lru_cache(maxsize=1024)(metrics.REQUESTS.labels)
_seconds = lru_cache(maxsize=1024)(metrics.SECONDS.labels)
