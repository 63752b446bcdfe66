"""A server of its own for a test: a real process on the loopback, with its own database and its log in a file."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from support.nursery import Forked, nursery

PLAINLY: dict[str, Any] = {"trust_env": False, "verify": False}
"""How every client asks: no proxies, and no certificates, as loading those takes much longer than to ask."""
READY_SECONDS = 300.0
"""How long a server may take to be ready on a busy machine."""
PROGRAM = ("-m", "carcassonne")
MEASURED = "COVERAGE_PROCESS_CONFIG" in os.environ or "COVERAGE_PROCESS_START" in os.environ
"""Whether it is measured which lines run: that begins where Python does."""
CALM = {
    "CARCASSONNE_SETTINGS": "none",
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


def started(
    command: Sequence[str], environment: dict[str, str], folder: Path, log: BinaryIO, forked: bool
) -> subprocess.Popen[bytes] | Forked:
    """Start `carcassonne` with a command: forked from a process that has it loaded, if it may and can be."""
    if MEASURED or not forked:
        return run_python([*PROGRAM, *command], environment, folder, log)
    return nursery().start(command, environment, folder, log)


def run_python(
    arguments: Sequence[str], environment: dict[str, str], folder: Path, log: BinaryIO
) -> subprocess.Popen[bytes]:
    """Start Python."""
    return subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, cwd=folder
    )


@dataclass(slots=True)
class Serving:
    """`carcassonne serve` as a process that can be started, ended, killed and started again on the same database."""

    folder: Path
    database: str
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    program: tuple[str, ...] = PROGRAM
    """What Python runs; a test may put another in its place."""
    forked: bool = True
    """Whether it may come from a process that has it loaded; otherwise Python is started as by an operator."""
    process: subprocess.Popen[bytes] | Forked | None = None

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
        command = ["serve", "--port", str(self.port), *arguments]
        environment = surroundings(self.database, self.environment)
        with (self.folder / "server.log").open("ab") as log:
            if self.program == PROGRAM and not arguments:
                self.process = started(command, environment, self.folder, log, self.forked)
            else:
                self.process = run_python([*self.program, *command], environment, self.folder, log)

    def ready(self) -> bool:
        """Whether `/readyz` says so. Asked again and again, so that it must cost little."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2.0)
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

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
