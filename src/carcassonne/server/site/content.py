"""Static content: bytes with a media type, an ETag and, where it pays, a compressed form."""

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

    @classmethod
    def of(cls, body: bytes, media_type: str) -> Content:
        """Return content, compressed once for many answers."""
        packed = None
        if len(body) >= WORTH_COMPRESSING and _is_text(media_type):
            packed = gzip.compress(body, compresslevel=9, mtime=0)
        return cls(body, media_type, f'"{hashlib.sha256(body).hexdigest()[:24]}"', packed)

    def answer(self, request: Request, caching: str = REVALIDATE, headers: dict[str, str] | None = None) -> Response:
        """Return the response: the content, compressed where the client accepts that, or 304 if it has not changed."""
        sent = {
            "Cache-Control": caching,
            "ETag": self.etag,
            "Vary": "Accept-Encoding",
            "X-Content-Type-Options": "nosniff",
            **(headers or {}),
        }
        if _knows(request.headers.get("if-none-match", ""), self.etag):
            return Response(status_code=304, headers=sent)
        if self.gzipped is not None and _unpacks(request.headers.get("accept-encoding", "")):
            sent["Content-Encoding"] = "gzip"
            return Response(self.gzipped, headers=sent, media_type=self.media_type)
        return Response(self.body, headers=sent, media_type=self.media_type)


def _is_text(media_type: str) -> bool:
    return media_type.startswith("text/") or media_type.endswith(("json", "javascript", "xml"))


def _knows(header: str, etag: str) -> bool:
    """Return whether If-None-Match names the ETag; proxies that compress make it a weak one."""
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in header.split(","))


def _unpacks(header: str) -> bool:
    """Return whether Accept-Encoding allows gzip."""
    for part in header.lower().split(","):
        coding, _, parameters = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return parameters.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
