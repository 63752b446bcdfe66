"""A worker of its own for a test: `carcassonne worker` as a real process."""

from __future__ import annotations

import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from support.nursery import Forked
from support.serving import READY_SECONDS, started, surroundings


@dataclass(slots=True)
class Working:
    """`carcassonne worker` as a process that can be started, ended, killed and started again."""

    folder: Path
    database: str
    environment: dict[str, str] = field(default_factory=dict)
    forked: bool = True
    process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def log(self) -> str:
        """Everything it has written so far."""
        path = self.folder / "worker.log"
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    def start(self, wait: bool = True) -> Working:
        """Start it, and wait until it says that it works."""
        self.folder.mkdir(parents=True, exist_ok=True)
        before = self.log.count('"working"')
        with (self.folder / "worker.log").open("ab") as log:
            environment = surroundings(self.database, self.environment)
            self.process = started(["worker", "--workers", "1"], environment, self.folder, log, self.forked)
        deadline = time.monotonic() + READY_SECONDS
        while wait and self.log.count('"working"') == before:
            assert self.process.poll() is None, self.log[-4000:]
            assert time.monotonic() < deadline, self.log[-4000:]
            time.sleep(0.05)
        return self

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """`kill -9`: no farewell of any kind."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def end(self, seconds: float = 20.0) -> int:
        """Ask it to end (SIGTERM) and give its exit status."""
        assert self.process is not None
        process, self.process = self.process, None
        process.terminate()
        return process.wait(timeout=seconds)
