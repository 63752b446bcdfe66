"""The artwork of the page: one sprite, the places on its tiles, and the colours of both themes."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carcassonne.server.site.content import Content
from carcassonne.server.site.page import BUILT
from carcassonne.server.site.pictures import png


class CachedDrawing:
    """A piece of artwork that is drawn once, for the first request; others wait for it."""

    def __init__(self, draw: Callable[[], str | bytes], media_type: str) -> None:
        self._draw = draw
        self._media_type = media_type
        self._lock = Lock()
        self._content: Content | None = None

    def content(self) -> Content:
        """Return the piece, ready to be sent."""
        with self._lock:
            if self._content is None:
                drawn = self._draw()
                self._content = Content.of(drawn if isinstance(drawn, bytes) else drawn.encode(), self._media_type)
            return self._content

    def answer(self, request: Request) -> Response:
        """Return the piece as an answer."""
        return self.content().answer(request)


SHIPPED = BUILT / "art"
"""What was drawn when the page was built."""


def _shipped(name: str) -> str:
    from carcassonne.art.shipped import shipped  # here and below: a server is ready before it can draw

    return shipped(SHIPPED, name)


def themes() -> str:
    """Return the colours: on screens dark as `data-theme` says, or the system where it says nothing; else light."""
    from carcassonne.art import theme_css

    light, dark = (f"color-scheme:{name};{theme_css(dark=name == 'dark')}" for name in ("light", "dark"))
    return (
        f":root{{{light}}}\n"
        f'@media screen{{:root[data-theme="dark"]{{{dark}}}}}\n'
        f"@media screen and (prefers-color-scheme:dark){{:root:not([data-theme]){{{dark}}}}}\n"
    )


ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" fill="#90b779"/>'
    '<g transform="translate(16 17)scale(.82)translate(-16 -18)">'
    '<path d="M7 27V9h4v3h3V9h4v3h3V9h4v18z" fill="#f4d29b" stroke="#3b2c25" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M13 27v-5a3 3 0 0 1 6 0v5z" fill="#3b2c25"/></g></svg>'
)
"""It fills its square, and what matters lies in the middle: systems cut icons as they like."""

SPRITE = CachedDrawing(lambda: _shipped("sprite.svg"), "image/svg+xml")
PLACES = CachedDrawing(lambda: _shipped("art.json"), "application/json")
THEMES = CachedDrawing(themes, "text/css")
ICONS = {
    "/art/icon.svg": CachedDrawing(lambda: ICON, "image/svg+xml"),
    "/art/icon-180.png": CachedDrawing(lambda: png(ICON, 180), "image/png"),
    "/art/icon-192.png": CachedDrawing(lambda: png(ICON, 192), "image/png"),
    "/art/icon-512.png": CachedDrawing(lambda: png(ICON, 512), "image/png"),
}


class BackgroundDrawing:
    """Draws in the background, while the page is still loading its scripts; a moment, where the artwork was shipped."""

    def __init__(self) -> None:
        self._begun = False

    def begin(self) -> None:
        """Start drawing, once."""
        if not self._begun:
            self._begun = True
            for drawing in (SPRITE, PLACES):
                Thread(target=drawing.content, name="drawing", daemon=True).start()


def mount_artwork(app: Starlette) -> None:
    """Serve the artwork. Answers are made in threads: drawing does not block the event loop."""
    ahead = BackgroundDrawing()

    def theme(request: Request) -> Response:
        ahead.begin()
        return THEMES.answer(request)

    answers = {"/art/sprite.svg": SPRITE.answer, "/art/art.json": PLACES.answer, "/art/theme.css": theme}
    answers |= {path: icon.answer for path, icon in ICONS.items()}
    app.router.routes.extend(Route(path, answer, methods=["GET"]) for path, answer in answers.items())
