"""The artwork for the page: one sprite, the places on it, and the colours of both themes."""

from __future__ import annotations

import json
from collections.abc import Callable
from threading import Lock, Thread

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carcassonne.art import anchors, regions, sprite, theme_css
from carcassonne.server.site.content import Content


class Drawing:
    """A piece of artwork that is drawn once, by whoever asks first; the others wait for it."""

    def __init__(self, draw: Callable[[], str], media_type: str) -> None:
        self._draw = draw
        self._media_type = media_type
        self._lock = Lock()
        self._content: Content | None = None

    def content(self) -> Content:
        """The piece, ready to be sent."""
        with self._lock:
            if self._content is None:
                self._content = Content.of(self._draw().encode(), self._media_type)
            return self._content

    def answer(self, request: Request) -> Response:
        """The piece as an answer."""
        return self.content().answer(request)


def places() -> str:
    """Where followers stand on each kind of tile, and the areas of its segments, as JSON."""
    return json.dumps({"anchors": anchors(), "regions": regions()}, separators=(",", ":"))


def themes() -> str:
    """The colours: light, or dark where `data-theme` says so, or where it says nothing and the system is dark."""
    light, dark = (f"color-scheme:{name};{theme_css(dark=name == 'dark')}" for name in ("light", "dark"))
    return (
        f":root{{{light}}}\n"
        f':root[data-theme="dark"]{{{dark}}}\n'
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{{dark}}}}}\n"
    )


SPRITE = Drawing(sprite, "image/svg+xml")
PLACES = Drawing(places, "application/json")
THEMES = Drawing(themes, "text/css")


class Ahead:
    """Draws what takes a second or two as soon as a page shows up, while that is still loading its scripts."""

    def __init__(self) -> None:
        self._begun = False

    def begin(self) -> None:
        """Start drawing, the first time."""
        if not self._begun:
            self._begun = True
            for drawing in (SPRITE, PLACES):
                Thread(target=drawing.content, name="drawing", daemon=True).start()


def mount_art(app: Starlette) -> None:
    """Serve the artwork. Answers are made in threads: drawing does not hold up the games."""
    ahead = Ahead()

    def theme(request: Request) -> Response:
        ahead.begin()
        return THEMES.answer(request)

    answers = {"/art/sprite.svg": SPRITE.answer, "/art/art.json": PLACES.answer, "/art/theme.css": theme}
    app.router.routes.extend(Route(path, answer, methods=["GET"]) for path, answer in answers.items())
