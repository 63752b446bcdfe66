"""A web host that knows nothing of the game: `python -m http.server` on a folder of files, which can go away."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from support.serving import READY_SECONDS, free_port

PREFIX = "club"
"""The folder of the host that the page lies in: its addresses begin with no slash."""


@dataclass
class PlainHost:
    """What `python -m http.server` sends."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/{PREFIX}/"

    @property
    def page(self) -> Path:
        """The folder that `make static` makes."""
        return self.folder / PREFIX

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "-d", str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + READY_SECONDS
        while not self._listens():
            assert self.process.poll() is None, f"the host ended with {self.process.returncode}"
            assert time.monotonic() < deadline, "the host does not listen"
            time.sleep(0.05)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1.0).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Go away: from now on nobody answers."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = None
