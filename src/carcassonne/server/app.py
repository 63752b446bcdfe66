"""The application: its routes, its middleware, and what starts and ends with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI

import carcassonne
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.scheduler import resume_games, schedule
from carcassonne.server.http.connections import Connections
from carcassonne.server.http.error_handlers import install_error_handlers
from carcassonne.server.http.middleware import AnswerMiddleware, GuardMiddleware, HostMiddleware, OriginMiddleware
from carcassonne.server.http.openapi.openapi_document import openapi_document
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.http.routes import PREFIX, api_router, health_routes
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.site.artwork import mount_artwork
from carcassonne.server.site.page import mount_page
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.analyses import Analyses
from carcassonne.server.workers.bots import Bots, BotService
from carcassonne.server.workers.hints import Hints


def create_app(settings: Settings, bots: BotService | None = None) -> FastAPI:
    """Return the server as an ASGI application; `bots` takes the place of those in worker processes."""
    app = FastAPI(
        title="Carcassonne",
        version=carcassonne.__version__,
        description="Games of Carcassonne: docs/server.md describes the whole, docs/protocol.md actions and states.",
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # the pages that FastAPI makes load their scripts from other sites
        redoc_url=None,
        lifespan=_lifespan(settings, bots),
    )
    app.state.limits = RateLimits(settings)
    app.state.connections = Connections(settings)
    app.state.operators_port = bool(settings.metrics)
    app.include_router(api_router())
    app.include_router(health_routes.router)
    app.include_router(health_routes.operators)
    mount_artwork(app)
    mount_page(app, settings.page)
    install_error_handlers(app)
    app.openapi = lambda: openapi_document(app)  # type: ignore[method-assign]
    app.add_middleware(GuardMiddleware, settings=settings, limits=app.state.limits)  # the last one added is outermost
    if settings.origins:
        app.add_middleware(OriginMiddleware, origins=settings.origins)
    app.add_middleware(HostMiddleware, hosts=settings.hosts)
    app.add_middleware(AnswerMiddleware)
    return app


def _lifespan(settings: Settings, given: BotService | None) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return what opens the database, starts the workers and resumes the games, and closes them again."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store.at(database_address(settings))
        hints = app.state.hints = Hints.with_workers(settings.workers)
        analyses = app.state.analyses = Analyses.with_workers(settings.workers, store)
        bots = given
        try:
            await prepare(store)
            if bots is None:
                bots = Bots(settings.workers, settings.bots)
                await bots.start()
            registry = app.state.registry = Registry(store, bots, settings, schedule)
            registry.spawn(resume_games(registry))
            yield
            await registry.close()
        finally:
            await hints.close()
            await analyses.close()
            if bots is not None:
                await bots.close()
            await store.close()

    return lifespan
