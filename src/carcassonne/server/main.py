"""The server's process: it listens, serves the application, and shuts down in good order."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from types import FrameType

import structlog
import uvicorn
from fastapi import FastAPI

from carcassonne.server.app import create_app
from carcassonne.server.games.subscriber import GOING_DOWN
from carcassonne.server.http.connections import Connections, GuardedHttp, GuardedWebSocket
from carcassonne.server.http.routes.health_routes import operators_app
from carcassonne.server.logs import configure_logs
from carcassonne.server.operators_port import answer_operators, listen, listen_for_operators
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.sqlite_lock import sole_server
from carcassonne.server.storage.store import Store
from carcassonne.server.supervisor import supervise
from carcassonne.server.workers.bots import check_bots

SHUTDOWN_SECONDS = 5
"""How long requests under way may take once the server is told to end."""
STREAMS_CLOSE_SECONDS = 2.0
"""How long streams may take to close before their connections are cut."""
LARGEST_FRAME = 4096
OTHER_FILES = 128
"""Files besides connections: the database, pipes to workers, the log."""
log = structlog.get_logger()


def serve(settings: Settings) -> int:
    """Serve until told to stop; raises a CarcassonneError where the settings or the database cannot be used."""
    configure_logs(settings.log_level)
    check_bots(settings)
    asyncio.run(_prepare(settings))
    listening = listen(settings.host, settings.port)
    log.info("serving", address=f"http://{settings.host}:{listening.getsockname()[1]}/")
    one_or_many = supervise(settings, listening, serve_on) if settings.processes > 1 else serve_on(settings, listening)
    log.info("ended")
    return one_or_many


def serve_on(settings: Settings, listening: socket.socket) -> int:
    """Serve in this process on a socket that listens, until told to stop."""
    configure_logs(settings.log_level)
    app = create_app(settings)
    app.state.connections = Connections(settings, _room(settings.connections))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # the middleware counts requests; addresses of people are not logged
        http=GuardedHttp,
        ws=GuardedWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        date_header=True,
    )
    server = GracefulServer(config, listen_for_operators(settings))
    gc.freeze()  # modules and routes stay for good: nobody need look through them again
    gc.enable()
    server.run(sockets=[listening])
    return 0 if server.started else 1


class GracefulServer(uvicorn.Server):
    """Closes streams and sockets with a reason before it closes connections; exits with 0 when told to end."""

    def __init__(self, config: uvicorn.Config, for_operators: socket.socket | None = None) -> None:
        super().__init__(config)
        self._for_operators = for_operators

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._for_operators is not None:
            app: FastAPI = self.config.app  # type: ignore[assignment]
            await answer_operators(operators_app(app), self._for_operators)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        for server in self.servers:
            server.close()
        if registry is not None:
            registry.end_streams(GOING_DOWN)
            waited = 0.0
            while waited < STREAMS_CLOSE_SECONDS and any(table.subscribers for table in registry.loaded):
                await asyncio.sleep(0.05)
                waited += 0.05
        await super().shutdown(sockets)


async def _prepare(settings: Settings) -> None:
    """Migrate the database before anything else is started; raises DatabaseError."""
    store = Store.at(database_address(settings))
    try:
        with sole_server(database_address(settings)):
            await prepare(store)
    finally:
        await store.close()


def _room(wanted: int) -> int:
    """Return how many connections this process can hold: each is a file, and others are needed besides."""
    try:
        import resource
    except ImportError:  # Windows
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + OTHER_FILES:
        soft = wanted + OTHER_FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + OTHER_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = wanted if soft == resource.RLIM_INFINITY else min(wanted, soft - OTHER_FILES)
    if room < wanted:
        log.warning("there are too few file descriptors for CARCASSONNE_CONNECTIONS", wanted=wanted, room=room)
    return max(16, room)
