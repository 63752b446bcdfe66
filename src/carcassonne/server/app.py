"""The application: its routes, its middleware, and what starts and ends with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.middleware.asyncexitstack import AsyncExitStackMiddleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import carcassonne
from carcassonne.server.commands.scheduler import BotService
from carcassonne.server.http.connections import Connections
from carcassonne.server.http.error_handlers import install_error_handlers
from carcassonne.server.http.middleware import AnswerMiddleware, GuardMiddleware, HostMiddleware, OriginMiddleware
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.routes import api_routes, health_routes
from carcassonne.server.http.routes.dependencies import PREFIX
from carcassonne.server.http.routes.embed_routes import mount_embeds
from carcassonne.server.http.routes.move_routes import ShortWay
from carcassonne.server.http.routes.preview_routes import mount_previews
from carcassonne.server.puzzles.found import FoundRows
from carcassonne.server.puzzles.mistakes import Mistakes
from carcassonne.server.ratings.fair_play import FairPlay
from carcassonne.server.running import running
from carcassonne.server.settings import Settings
from carcassonne.server.site.artwork import mount_artwork
from carcassonne.server.site.engine import mount_engine
from carcassonne.server.site.operator_pages import mount_operator_pages
from carcassonne.server.site.page import mount_page
from carcassonne.server.site.pictures import Pictures
from carcassonne.server.upkeep.retention import Retention, keep_tidy
from carcassonne.server.upkeep.watch import watch_database, watch_loop


class Application(FastAPI):
    """FastAPI, with a short way to the routes of moves, and without its telemetry: nobody here collects that."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answering = super().__call__ if scope["type"] == "lifespan" else super(FastAPI, self).__call__
        await answering(scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        """Return our middleware around the routes. The outermost answers whatever fails, so nothing else need do it."""
        routes = AsyncExitStackMiddleware(self.router)
        app: ASGIApp = ExceptionMiddleware(ShortWay(routes), handlers=self.exception_handlers)
        for middleware, args, named in reversed(self.user_middleware):
            app = middleware(app, *args, **named)
        return app


def create_app(settings: Settings, bots: BotService | None = None) -> FastAPI:
    """Return the server as an ASGI application; `bots` takes the place of those in worker processes."""
    app = Application(
        title="Carcassonne",
        version=carcassonne.__version__,
        description="Games of Carcassonne: docs/server.md describes the whole, docs/protocol.md actions and states.",
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # the pages that FastAPI makes load their scripts from other sites
        redoc_url=None,
        lifespan=_lifespan(settings, bots),
        routes=[
            *api_routes(),
            *health_routes.router.routes,
            *health_routes.numbers.routes,
            *health_routes.operators.routes,
        ],
    )
    app.state.limits = RateLimits(settings)
    app.state.connections = Connections(settings)
    app.state.operators_port = bool(settings.metrics)
    mount_artwork(app)
    mount_previews(app, settings.page)
    mount_embeds(app)
    mount_operator_pages(app, settings)
    mount_engine(app, settings.page)
    mount_page(app, settings.page)
    install_error_handlers(app)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    app.add_middleware(GuardMiddleware, settings=settings, limits=app.state.limits)  # the last one added is outermost
    if settings.origins:
        app.add_middleware(OriginMiddleware, origins=settings.origins)
    app.add_middleware(HostMiddleware, hosts=settings.hosts)
    app.add_middleware(AnswerMiddleware)
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    from carcassonne.server.http.openapi.openapi_document import openapi_document  # few ask for it

    return openapi_document(app)


def _lifespan(settings: Settings, given: BotService | None) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return what opens the database and starts the workers, and closes them again."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, "server", given) as parts:
            app.state.registry, app.state.hints, app.state.analyses = parts.registry, parts.hints, parts.analyses
            app.state.store, app.state.caller, app.state.pictures = parts.store, parts.caller, Pictures()
            app.state.people, app.state.matches = parts.people, parts.matches
            app.state.events = None if parts.people is None else parts.events
            app.state.lobby, app.state.ratings = parts.lobby, parts.ratings
            app.state.mistakes = Mistakes(parts.registry, parts.analyses)
            app.state.lending, app.state.found = parts.lending, FoundRows(parts.store)
            app.state.fair_play = FairPlay(parts.registry, parts.ratings)
            watch_database(parts.store.engine)
            parts.registry.spawn(watch_loop())
            parts.registry.spawn(keep_tidy(parts.store, Retention.of(settings)))
            yield
            await app.state.pictures.close()

    return lifespan
