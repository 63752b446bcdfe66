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
        """CPU seconds the server has used so far, without the bots' processes."""
        stats = (Path(f"/proc/{pid}/stat").read_text(encoding="ascii") for pid in self._servers())
        fields = [stat.rpartition(")")[2].split() for stat in stats]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory the server holds."""
        sizes = (Path(f"/proc/{pid}/statm").read_text(encoding="ascii") for pid in self._servers())
        return sum(int(size.split()[1]) for size in sizes) * os.sysconf("SC_PAGE_SIZE")

    def _servers(self) -> list[int]:
        """The process that was started; with several, what it has started is servers too."""
        assert self.process is not None
        pid = self.process.pid
        if "CARCASSONNE_PROCESSES" not in self.environment:
            return [pid]
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]

    def end(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=30)
            self.process = None
