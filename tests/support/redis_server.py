"""A real Redis for a test run: its own port, nothing kept, gone afterwards."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from support.components import redis_server
from support.serving import free_port

STARTING_SECONDS = 20.0


@dataclass(slots=True)
class Redis:
    """A running Redis that can be killed and started again."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> Redis:
        """Start it and wait until it can be reached."""
        program = redis_server()
        assert program is not None, "there is no Redis: `make components` gets it"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(program), *options], stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )
        deadline = time.monotonic() + STARTING_SECONDS
        while not self._reachable():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return self

    def _reachable(self) -> bool:
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """`kill -9`."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def close(self) -> None:
        """At the end, whatever state it is in."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def start_redis() -> Redis:
    """Start one with a folder of its own."""
    return Redis(Path(tempfile.mkdtemp(prefix="carcassonne-redis-")), free_port()).start()
