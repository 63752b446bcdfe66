"""The port that operators alone ask: a server's and a worker's metrics, beside what the world may see."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import structlog
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from carcassonne.server.settings import PREFIX, Settings, SettingsError, metrics_ports

log = structlog.get_logger()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises SettingsError."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as reason:
        listening.close()
        raise SettingsError(
            f"{PREFIX}HOST, {PREFIX}PORT: cannot listen on {host}:{port}: {reason.strerror or reason}"
        ) from reason
    return listening


def listen_for_operators(settings: Settings) -> socket.socket | None:
    """Return the operators' socket; of several processes each takes the next port that is free."""
    if not settings.metrics:
        return None
    host, ports = metrics_ports(settings)
    for port in ports:
        with suppress(SettingsError):
            listening = listen(host, port)
            log.info("serving operators", address=f"http://{host}:{listening.getsockname()[1]}/metrics")
            return listening
    raise SettingsError(f"{PREFIX}METRICS: cannot listen on {settings.metrics}, nor on the ports after it")


async def answer_operators(app: FastAPI, listening: socket.socket) -> None:
    """Answer at the operators' port until the process ends."""
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off", proxy_headers=False)
    state = ServerState()
    await asyncio.get_running_loop().create_server(lambda: HttpToolsProtocol(config, state, {}), sock=listening)
