"""Serving: the application behind a socket, from the first line of the log to a polite end."""

from __future__ import annotations

import asyncio
import signal
import socket
from types import FrameType

import structlog
import uvicorn

from carcassonne.ai.roster import check_player
from carcassonne.errors import CarcassonneError
from carcassonne.server.app import create_app
from carcassonne.server.logs import keep_journal
from carcassonne.server.settings import PREFIX, Settings, SettingsError, database_address
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.store import Store
from carcassonne.server.streams.slow_clients import PatientHttp, PatientSocket
from carcassonne.server.streams.subscriber import GOING_DOWN

GRACE_SECONDS = 5
"""How long requests under way may take once the server is told to end."""
FAREWELL_SECONDS = 2.0
LARGEST_FRAME = 4096
log = structlog.get_logger()


def serve(settings: Settings) -> int:
    """Serve until told to stop; raises a CarcassonneError where the settings or the database cannot be used."""
    keep_journal(settings.log_level)
    _check_bots(settings)
    asyncio.run(_prepare(settings))
    listening = _listen(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # the gate counts requests; addresses of people are nobody's business
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        server_header=False,
        date_header=True,
    )
    server = PoliteServer(config)
    log.info("serving", address=f"http://{settings.host}:{listening.getsockname()[1]}/")
    server.run(sockets=[listening])
    log.info("ended")
    return 0 if server.started else 1


class PoliteServer(uvicorn.Server):
    """Ends streams and sockets in words before it closes connections, and exits with 0 when it was told to end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tables = getattr(self.config.app.state, "tables", None)  # type: ignore[union-attr]
        for server in self.servers:
            server.close()
        if tables is not None:
            tables.farewell(GOING_DOWN)
            waited = 0.0
            while waited < FAREWELL_SECONDS and any(table.listeners for table in tables.loaded):
                await asyncio.sleep(0.05)
                waited += 0.05
        await super().shutdown(sockets)


def _check_bots(settings: Settings) -> None:
    """Say which of the operator's bots is none, before anybody sits down with it."""
    for name, player in settings.bots.items():
        try:
            check_player(player)
        except CarcassonneError as reason:
            raise SettingsError(f"{PREFIX}BOTS: {name}: {reason}") from reason


async def _prepare(settings: Settings) -> None:
    """Say what is wrong with the database before anything else is started."""
    store = Store.at(database_address(settings))
    try:
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
