"""The server's process: it listens, serves the application, and shuts down in good order."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from contextlib import suppress
from dataclasses import replace
from types import FrameType

import structlog
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from carcassonne.errors import CarcassonneError
from carcassonne.server.app import create_app
from carcassonne.server.http.connections import Connections, GuardedHttp, GuardedWebSocket
from carcassonne.server.http.routes.health_routes import operators_app
from carcassonne.server.logs import configure_logs
from carcassonne.server.settings import PREFIX, Settings, SettingsError, database_address, metrics_address
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.sqlite_lock import sole_server
from carcassonne.server.storage.store import Store
from carcassonne.server.streams.subscriber import GOING_DOWN
from carcassonne.server.supervisor import supervise

SHUTDOWN_SECONDS = 5
"""How long requests under way may take once the server is told to end."""
STREAMS_CLOSE_SECONDS = 2.0
"""How long streams may take to close before their connections are cut."""
LARGEST_FRAME = 4096
OPERATORS_PORTS = 64
OTHER_FILES = 128
"""Files besides connections: the database, pipes to workers, the log."""
log = structlog.get_logger()


def serve(settings: Settings) -> int:
    """Serve until told to stop; raises a CarcassonneError where the settings or the database cannot be used."""
    configure_logs(settings.log_level)
    check_bots(settings)
    asyncio.run(_prepare(settings))
    listening = _listen(settings)
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
    server = GracefulServer(config, _listen_for_operators(settings))
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
            await _serve_operators(self.config, self._for_operators)

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


def check_bots(settings: Settings) -> None:
    """Raise SettingsError that names the operator's bot that cannot be used, before it is offered to anybody."""
    for name, player in settings.bots.items():
        from carcassonne.ai.players.roster import check_player

        try:
            check_player(player)
        except CarcassonneError as reason:
            raise SettingsError(f"{PREFIX}BOTS: {name}: {reason}") from reason


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


async def _serve_operators(config: uvicorn.Config, listening: socket.socket) -> None:
    """Answer at the operators' port until the process ends."""
    app: FastAPI = config.app  # type: ignore[assignment]
    own = uvicorn.Config(operators_app(app), log_config=None, access_log=False, lifespan="off", proxy_headers=False)
    state = ServerState()
    loop = asyncio.get_running_loop()
    await loop.create_server(lambda: HttpToolsProtocol(own, state, {}), sock=listening)


def _listen_for_operators(settings: Settings) -> socket.socket | None:
    """Return the operators' socket; of several processes each takes the next port that is free."""
    if not settings.metrics:
        return None
    host, first = metrics_address(settings)
    for port in range(first, first + OPERATORS_PORTS):
        with suppress(SettingsError):
            listening = _listen(replace(settings, host=host, port=port))
            log.info("serving operators", address=f"http://{host}:{listening.getsockname()[1]}/metrics")
            return listening
    raise SettingsError(f"{PREFIX}METRICS: cannot listen on {settings.metrics}, nor on the ports after it")


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as reason:
        listening.close()
        raise SettingsError(
            f"{PREFIX}HOST, {PREFIX}PORT: cannot listen on {settings.host}:{settings.port}: {reason.strerror or reason}"
        ) from reason
    return listening
