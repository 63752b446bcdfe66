"""The engine for playing without a server, as files: where it was packed, and the way there on a server."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from carcassonne.server.site.content import FOR_EVER, REVALIDATE, accepts

ENGINE = Path(__file__).parents[1] / "engine"
"""Where `make static` packs it, and where a wheel has it."""
MANIFEST = "manifest.json"
TYPES = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".so": "application/octet-stream",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
FORMS = (("br", ".br"), ("gzip", ".gz"))
"""The compressed forms that may lie beside a file, the smaller one first."""


def mount_engine(app: Starlette, page: Path | None = None) -> None:
    """Serve the engine beside a page of the operator's, or the package's own. Call it before the page is mounted."""
    root = _root(page)

    def engine(request: Request) -> Response:
        path = request.path_params["path"]
        file = (root / path).resolve() if "\0" not in path else root
        if file.suffix not in TYPES or not file.is_relative_to(root) or not file.is_file():
            raise HTTPException(404, f"there is no {path}" if root.is_dir() else "there is no engine for browsers here")
        kind = TYPES[file.suffix]
        headers = {"Cache-Control": REVALIDATE if path == MANIFEST else FOR_EVER, "Vary": "Accept-Encoding"}
        for coding, ending in FORMS:
            packed = file.with_name(file.name + ending)
            if accepts(request.headers.get("accept-encoding", ""), coding) and packed.is_file():
                return FileResponse(packed, headers=headers | {"Content-Encoding": coding}, media_type=kind)
        return FileResponse(file, headers=headers, media_type=kind)

    app.router.routes.append(Route("/engine/{path:path}", engine, methods=["GET"], include_in_schema=False))


def engine_bytes(page: Path | None = None) -> int | None:
    """Return how many bytes a browser fetches of the engine, as it is sent packed; None where there is none."""
    try:
        manifest = json.loads((_root(page) / MANIFEST).read_bytes())
        return int(manifest["brotli"] or manifest["gzip"] or manifest["bytes"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _root(page: Path | None) -> Path:
    return (ENGINE if page is None else page / "engine").resolve()
