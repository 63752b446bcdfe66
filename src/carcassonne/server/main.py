"""The server's process: it listens, serves the application, and shuts down in good order."""

from __future__ import annotations

import asyncio
import signal
import socket
from types import FrameType

import structlog
import uvicorn

from carcassonne.ai.players.roster import check_player
from carcassonne.errors import CarcassonneError
from carcassonne.server.app import create_app
from carcassonne.server.logs import configure_logs
from carcassonne.server.settings import PREFIX, Settings, SettingsError, database_address
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.sqlite_lock import sole_server
from carcassonne.server.storage.store import Store
from carcassonne.server.streams.slow_clients import HttpWithWriteTimeout, WebSocketWithWriteTimeout
from carcassonne.server.streams.subscriber import GOING_DOWN
from carcassonne.server.supervisor import supervise

SHUTDOWN_SECONDS = 5
"""How long requests under way may take once the server is told to end."""
STREAMS_CLOSE_SECONDS = 2.0
"""How long streams may take to close before their connections are cut."""
LARGEST_FRAME = 4096
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
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,  # the middleware counts requests; addresses of people are not logged
        http=HttpWithWriteTimeout,
        ws=WebSocketWithWriteTimeout,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        server_header=False,
        date_header=True,
    )
    server = GracefulServer(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


class GracefulServer(uvicorn.Server):
    """Closes streams and sockets with a reason before it closes connections; exits with 0 when told to end."""

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
