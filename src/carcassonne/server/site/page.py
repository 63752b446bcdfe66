"""The page: the files that the build left in `server/page/`, and the way from each address of the page to its index."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from carcassonne.server.addresses import authority_of
from carcassonne.server.site.content import FOR_EVER, REVALIDATE, Content

BUILT = Path(__file__).parents[1] / "page"
NOT_THE_PAGE = ("api", "art", "embed", "engine", "healthz", "readyz", "metrics", "operators")
PERSON = "@"
"""What the address of somebody's profile begins with; their name may have a dot."""
HASHED = "assets"
"""Vite's folder of files whose names hold a hash of their content."""
FOR_FOLDERS = "static"
"""Its folder of what is different where the page lies on a host without a server; no file of this page."""
SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'"
"""Scripts are ours; the engine that a device has taken along is WebAssembly."""
WORKERS = {"Content-Security-Policy": f"default-src 'self'; {SCRIPTS}; base-uri 'none'"}
"""A worker has the policy that its own file comes with, not that of the page."""
_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Carcassonne</title>
<style>body{font:1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>The page is not installed</h1>
<p>This server was installed without its page (<code>CARCASSONNE_WITHOUT_PAGE=1</code>). Its API under
<code>/api/v1</code> works.</p>
<p>To have the page, install again without that variable: <code>pip install '.[server]'</code> in a clone builds
it. A page built elsewhere is served from the folder that <code>CARCASSONNE_PAGE</code> names.</p>
</html>
"""


class PageRoute(Route):
    """Matches every address that no other route answers, but for those of the API: they get its own refusals."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        first = scope["path"].lstrip("/").partition("/")[0] if scope["type"] == "http" else NOT_THE_PAGE[0]
        return (Match.NONE, {}) if first in NOT_THE_PAGE else super().matches(scope)


def mount_page(app: Starlette, folder: Path | None = None) -> None:
    """Serve the page from a folder, the package's own by default. Call it after all other routes are added."""
    root = (folder or BUILT).resolve()

    def page(request: Request) -> Response:
        path = request.path_params["path"]
        name = path.rpartition("/")[2]
        if "." not in name or name.startswith(PERSON):
            return index_answer(folder, request)
        file = None if path.startswith(f"{FOR_FOLDERS}/") else _file(root, path)
        if file is None:
            raise HTTPException(404, f"there is no {path}")
        headers = WORKERS if file.suffix == ".js" else None
        return _read(file, file.stat().st_mtime_ns).answer(request, caching(path), headers)

    app.router.routes.append(PageRoute("/{path:path}", page, methods=["GET"], include_in_schema=False))


def caching(path: str) -> str:
    """Return how long a browser may cache a file of the page."""
    return FOR_EVER if path.startswith(f"{HASHED}/") else REVALIDATE


def index_answer(folder: Path | None, request: Request, tags: str = "") -> Response:
    """Return the index of the page in a folder, the package's own by default, with further tags in its head."""
    index = (folder or BUILT).resolve() / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
    content = _read(index, index.stat().st_mtime_ns)
    _, authority = authority_of(request.headers.get("host", ""))
    headers = {"Content-Security-Policy": policy(content.body, authority), "Referrer-Policy": "no-referrer"}
    if tags:
        content = _with_tags(content, tags)
    return content.answer(request, headers=headers)


@lru_cache(maxsize=16)
def policy(index: bytes, authority: str) -> str:
    """Return the content security policy: what comes from this server, and the inline scripts of the index.

    The sockets of this server are named: to older browsers 'self' does not mean them.
    """
    sockets = f" ws://{authority} wss://{authority}" if authority else ""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(index)]
    scripts = " ".join([SCRIPTS, *(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'self'; {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"font-src 'self' data:; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )


def _file(root: Path, path: str) -> Path | None:
    """Return the file of the page at a path; None if there is none inside the folder."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=256)
def _with_tags(index: Content, tags: str) -> Content:
    """Return the index with further tags, compressed once for as long as they are the same."""
    return Content.of(index.body.replace(b"</head>", f"{tags}</head>".encode(), 1), index.media_type)


@lru_cache(maxsize=256)
def _read(file: Path, _changed: int) -> Content:
    """Return a file, read and compressed once for as long as it does not change."""
    guessed = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    packed = file.with_name(f"{file.name}.br")
    brotli = packed.read_bytes() if packed.is_file() else None
    return Content.of(file.read_bytes(), guessed or "application/octet-stream", brotli=brotli)
