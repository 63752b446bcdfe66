"""The server that is measured: a process with a database of its own."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 60.0
FREE = {
    "CARCASSONNE_RATE": "0",
    "CARCASSONNE_SOCKETS": "0",
    "CARCASSONNE_QUOTAS": "none",
    "CARCASSONNE_LOG_LEVEL": "warning",
}
"""One address holds every socket here, which no limit of a real server would allow."""


def raise_limit(wanted: int) -> int:
    """Raise the limit of file descriptors, here and for the processes started; gives what it is now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


class Served:
    """`carcassonne serve` on a free port of the loopback."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = environment or {}
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = int(one.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; gives the seconds until it was ready."""
        database = {"CARCASSONNE_DATABASE_URL": f"sqlite:///{self.folder / 'games.sqlite3'}"}
        command = [sys.executable, "-m", "carcassonne", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            began = time.monotonic()
            environment = os.environ | FREE | database | self.environment
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        while not self._ready():
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise SystemExit(f"the server does not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.01)
        return time.monotonic() - began

    def _ready(self) -> bool:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            return bool(opener.open(f"{self.url}/readyz", timeout=2).status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def cpu(self) -> float:
        """CPU seconds the process has used so far, without the bots' processes."""
        assert self.process is not None
        parts = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory the process holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def end(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=30)
            self.process = None
