"""Static content: bytes with a media type, an ETag and, where it pays, compressed forms."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

REVALIDATE = "no-cache"
"""A browser may cache it, and asks every time whether it is still the same."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For content whose address holds its hash."""
WORTH_COMPRESSING = 512


@dataclass(frozen=True, slots=True)
class Content:
    """A body with what its response headers need."""

    body: bytes
    media_type: str
    etag: str
    gzipped: bytes | None
    brotli: bytes | None = None

    @classmethod
    def of(cls, body: bytes, media_type: str, etag: str | None = None, brotli: bytes | None = None) -> Content:
        """Return content, compressed once for many answers. Without an ETag it has that of its bytes.

        `brotli` is the same in a form that Python cannot make: it lies ready where the page was built.
        """
        packed = None
        if len(body) >= WORTH_COMPRESSING and _is_text(media_type):
            packed = gzip.compress(body, compresslevel=9, mtime=0)
        return cls(body, media_type, etag or etag_of(body), packed, brotli)

    @property
    def size(self) -> int:
        """The bytes that it takes in memory."""
        return len(self.body) + len(self.gzipped or b"") + len(self.brotli or b"")

    def answer(self, request: Request, caching: str = REVALIDATE, headers: dict[str, str] | None = None) -> Response:
        """Return the response: the content, compressed where the client accepts that, or 304 if it has not changed."""
        unchanged = unchanged_answer(request, self.etag, caching, headers)
        if unchanged is not None:
            return unchanged
        sent = _headers(self.etag, caching, headers)
        accepted = request.headers.get("accept-encoding", "")
        for coding, packed in (("br", self.brotli), ("gzip", self.gzipped)):
            if packed is not None and accepts(accepted, coding):
                sent["Content-Encoding"] = coding
                return Response(packed, headers=sent, media_type=self.media_type)
        return Response(self.body, headers=sent, media_type=self.media_type)


def etag_of(named: bytes) -> str:
    """Return the ETag of some bytes: a body's own, or those of a name that always means the same body."""
    return f'"{hashlib.sha256(named).hexdigest()[:24]}"'


def unchanged_answer(
    request: Request, etag: str, caching: str = REVALIDATE, headers: dict[str, str] | None = None
) -> Response | None:
    """Return 304 where the client has what an ETag stands for already; None otherwise."""
    if not _knows(request.headers.get("if-none-match", ""), etag):
        return None
    return Response(status_code=304, headers=_headers(etag, caching, headers))


def _headers(etag: str, caching: str, more: dict[str, str] | None) -> dict[str, str]:
    return {
        "Cache-Control": caching,
        "ETag": etag,
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        **(more or {}),
    }


def _is_text(media_type: str) -> bool:
    return media_type.startswith("text/") or media_type.endswith(("json", "javascript", "xml"))


def _knows(header: str, etag: str) -> bool:
    """Return whether If-None-Match names the ETag; proxies that compress make it a weak one."""
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in header.split(","))


def accepts(header: str, coding: str) -> bool:
    """Return whether Accept-Encoding allows a coding.

    >>> accepts("gzip, br;q=1.0", "br"), accepts("gzip, br;q=0", "br"), accepts("*", "gzip"), accepts("", "gzip")
    (True, False, True, False)
    """
    for each in header.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == coding or (name.strip() == "*" and coding == "gzip"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
