"""A push service that never ends its answer: a byte now and then, so that no timeout of a single read sees it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

PAUSE = 0.2


@dataclass
class Dripping:
    """Where it is, and how many connections have come."""

    port: int = 0
    connections: list[float] = field(default_factory=list)

    def endpoint(self, device: str) -> str:
        return f"http://127.0.0.1:{self.port}/{device}"

    def wait_for(self, connections: int, seconds: float = 60.0) -> None:
        """Wait until so many have come."""
        deadline = time.monotonic() + seconds
        while len(self.connections) < connections:
            assert time.monotonic() < deadline, f"{len(self.connections)} connections after {seconds} s"
            time.sleep(0.02)


@contextmanager
def dripping() -> Iterator[Dripping]:
    """Drip on the loopback until the end."""
    service = Dripping()

    class Drip(BaseRequestHandler):
        def handle(self) -> None:
            service.connections.append(time.monotonic())
            with suppress(OSError):
                self.request.sendall(b"HTTP/1.1 201 ")
                while not server.ending:
                    self.request.sendall(b"C")
                    time.sleep(PAUSE)

    class Server(ThreadingTCPServer):
        daemon_threads = True
        ending = False

    with Server(("127.0.0.1", 0), Drip) as server:
        service.port = server.server_address[1]
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            server.ending = True
            server.shutdown()
            thread.join()
