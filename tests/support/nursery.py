"""Servers and workers for tests, forked from a process that has loaded them once: loading takes longer than many tests.

Each is a process of its own, with its own environment, folder and log, and runs the same command. Only Python and the
modules are not loaded anew, and that is tested where a server is started without this (`Serving.forked`).
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

LONGEST_REQUEST = 1 << 17
MODULES = ("carcassonne.cli.commands.serve", "carcassonne.cli.commands.worker", "carcassonne.server.main",
           "carcassonne.server.worker_process", "aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite", "asyncpg",
           "sqlalchemy.dialects.postgresql.asyncpg", "redis.asyncio", "uvloop")  # fmt: skip
"""What is loaded before the first fork; what is not installed is left out."""


class Forked:
    """A forked process; what tests use of `subprocess.Popen`."""

    def __init__(self, told: int) -> None:
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, if it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0.0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit status, once it has ended."""
        if self.returncode is None:
            if timeout is not None and not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("carcassonne", timeout)
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """`kill -9`."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that has everything loaded, seen from the tests."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        own = {name: value for name, value in os.environ.items() if not name.startswith("CARCASSONNE_")}
        with theirs:
            self._process = subprocess.Popen([sys.executable, "-P", __file__], stdin=theirs.fileno(), env=own)
        self._asking = threading.Lock()
        atexit.register(self.close)

    def start(self, arguments: Sequence[str], environment: dict[str, str], folder: Path, log: BinaryIO) -> Forked:
        """Start `carcassonne` with these arguments."""
        hearing, telling = os.pipe()
        request = json.dumps([list(arguments), environment, str(folder)]).encode()
        with self._asking:
            socket.send_fds(self._line, [request], [log.fileno(), telling])
            os.close(telling)
            return Forked(hearing)

    def close(self) -> None:
        """End it; what it has started goes on."""
        self._line.close()
        self._process.wait()


@functools.cache
def nursery() -> Nursery:
    """The one of this test run, started when it is first needed."""
    return Nursery()


# --- the process ------------------------------------------------------------------------------------------------------
def main() -> int:
    """Fork whatever is asked for, until nobody is there to ask."""
    gc.disable()
    load()
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that wait
    line = socket.socket(fileno=0)
    while True:
        request, files, _, _ = socket.recv_fds(line, LONGEST_REQUEST, 2)
        if not request:
            return 0
        if os.fork() == 0:
            return fork_and_wait(json.loads(request), *files)
        for file in files:
            os.close(file)


def load() -> None:
    """Import what servers and workers import."""
    for name in MODULES:
        with contextlib.suppress(ImportError):
            __import__(name)


def fork_and_wait(request: Any, log: int, telling: int) -> int:
    """Start the process and tell its id, and its exit status as `subprocess` would."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.close(telling)
        return command(request, log)
    os.close(log)
    os.write(telling, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(telling, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def command(request: Any, log: int) -> int:
    """Become what was asked for."""
    from carcassonne.cli.main import main as carcassonne

    arguments, environment, folder = request
    nothing = os.open(os.devnull, os.O_RDONLY)
    for given, file in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(given, file)
    os.closerange(3, max(nothing, log) + 1)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv[:] = ["carcassonne", *arguments]
    sys.path.insert(0, folder)  # as `python -m` does
    return carcassonne(arguments)


if __name__ == "__main__":
    sys.exit(main())
