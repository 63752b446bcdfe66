"""A process that only works: it sees to what is due and does jobs, for servers elsewhere on the same database."""

from __future__ import annotations

import asyncio
import gc
import signal

import structlog

from carcassonne.server.games.stores import Unavailable
from carcassonne.server.http.routes.health_routes import worker_app
from carcassonne.server.logs import configure_logs
from carcassonne.server.operators_port import answer_operators, listen_for_operators
from carcassonne.server.running import running
from carcassonne.server.settings import PREFIX, Settings, SettingsError, database_address
from carcassonne.server.upkeep.watch import watch_database, watch_loop
from carcassonne.server.workers.bots import check_bots

log = structlog.get_logger()


def work(settings: Settings) -> int:
    """Work until told to stop; raises a CarcassonneError where the settings or the database cannot be used."""
    if database_address(settings).startswith("sqlite"):
        raise SettingsError(
            f"{PREFIX}DATABASE_URL: a worker needs a PostgreSQL database; on SQLite the server does this work itself"
        )
    if settings.workers < 1:
        raise SettingsError(f"{PREFIX}WORKERS must be from 1 to 256 here")
    configure_logs(settings.log_level)
    check_bots(settings)
    try:
        asyncio.run(_work(settings))
    except Unavailable as fault:
        raise SettingsError(f"{PREFIX}DATABASE_URL: the database cannot be used: {fault}") from fault
    return 0


async def _work(settings: Settings) -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    listening = listen_for_operators(settings)
    async with running(settings, "worker") as parts:
        watch_database(parts.store.engine)
        parts.registry.spawn(watch_loop())
        if listening is not None:
            await answer_operators(worker_app(parts.store, parts.registry), listening)
        gc.freeze()  # what was imported stays
        gc.enable()
        log.info("working")
        await told.wait()
    log.info("ended")
