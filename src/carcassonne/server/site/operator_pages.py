"""The operator's own words: who answers for the server, and what becomes of people's data."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carcassonne.server.setting_values import is_web_address
from carcassonne.server.settings import Settings
from carcassonne.server.site.content import Content

OPERATOR_PAGES = ("imprint", "privacy")
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"


def operator_page(settings: Settings, name: str) -> str | None:
    """Return the address of a page of the operator's: elsewhere, or here where it is a file; None without one."""
    given: str = getattr(settings, name)
    if not given:
        return None
    return given if is_web_address(given) else f"/{name}"


def mount_operator_pages(app: Starlette, settings: Settings) -> None:
    """Serve the operator's files as they are, plain text or HTML without scripts."""
    for name in OPERATOR_PAGES:
        if operator_page(settings, name) == f"/{name}":
            app.router.routes.append(_route(name, Path(getattr(settings, name))))


def _route(name: str, file: Path) -> Route:
    media_type = "text/html" if file.suffix in (".html", ".htm") else "text/plain"
    content = Content.of(file.read_bytes(), f"{media_type}; charset=utf-8")

    async def page(request: Request) -> Response:
        return content.answer(request, headers={"Content-Security-Policy": POLICY})

    return Route(f"/{name}", page, methods=["GET"], include_in_schema=False)
