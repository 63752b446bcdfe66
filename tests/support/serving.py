"""A server of its own for a test: a real process on the loopback, with its own database and its log in a file."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

PLAINLY: dict[str, Any] = {"trust_env": False, "verify": False}
"""How every client asks: no proxies, and no certificates, as loading those takes much longer than to ask."""
READY_SECONDS = 60.0
"""How long a server may take to be ready on a busy machine."""
CALM = {
    "CARCASSONNE_RATE": "0",
    "CARCASSONNE_SOCKETS": "0",
    "CARCASSONNE_QUOTAS": "none",
    "CARCASSONNE_BOT_PAUSE": "0",
}
"""What tests want unless they are about it: no limits for the one address all clients have, bots that do not wait."""


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def surroundings(database: str, given: dict[str, str]) -> dict[str, str]:
    """The test's environment without any setting of a server's, but for those given."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("CARCASSONNE_")}
    page = {name: os.environ[name] for name in ("CARCASSONNE_PAGE",) if name in os.environ}
    return own | page | CALM | {"CARCASSONNE_DATABASE_URL": database} | given


@dataclass(slots=True)
class Serving:
    """`carcassonne serve` as a process that can be started, ended, killed and started again on the same database."""

    folder: Path
    database: str
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    program: tuple[str, ...] = ("-m", "carcassonne")
    """What Python runs; a test may put another in its place."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything the server has written so far, over all its lives."""
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    def start(self, *arguments: str) -> Serving:
        """Start it and wait until it says that it is ready."""
        self.launch(*arguments)
        deadline = time.monotonic() + READY_SECONDS
        while not self.ready():
            assert self.running, f"the server ended with {self.code}:\n{self.log[-4000:]}"
            assert time.monotonic() < deadline, f"not ready after {READY_SECONDS} s:\n{self.log[-4000:]}"
            time.sleep(0.05)
        return self

    def launch(self, *arguments: str) -> None:
        """Start it without waiting."""
        assert self.process is None
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), *arguments]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=surroundings(self.database, self.environment),
                cwd=self.folder,
            )

    def ready(self) -> bool:
        """Whether `/readyz` says so."""
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2.0, **PLAINLY).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def code(self) -> int | None:
        return None if self.process is None else self.process.poll()

    def kill(self) -> None:
        """`kill -9`: no farewell of any kind. What it had started must notice by itself."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def end(self, seconds: float = 15.0) -> int:
        """Ask it to end (SIGTERM) and give its exit status."""
        assert self.process is not None
        process, self.process = self.process, None
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            return process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    def memory(self) -> int:
        """Bytes of memory the process holds now."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        """At the end of a test, whatever state it is in."""
        if self.process is not None:
            if self.running:
                self.process.terminate()
                try:
                    self.process.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    self.process.kill()
            self.process.wait()
            self.process = None


def sqlite_in(folder: Path) -> str:
    """The address of a SQLite database in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite3'}"
