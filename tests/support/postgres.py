"""A real PostgreSQL for a test run: its own folder, its own port, no password, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from support.components import postgresql
from support.serving import free_port

STARTING_SECONDS = 30.0


@dataclass(slots=True)
class Postgres:
    """A running database server."""

    folder: Path
    bin: Path
    port: int
    process: subprocess.Popen[bytes]
    made: int = 0

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        self.made += 1
        name = f"games{self.made}"
        self._run("createdb", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def ask(self, address: str, query: str) -> str:
        """What `psql` answers, unadorned."""
        return self._run("psql", "--no-psqlrc", "-At", "-c", query, address.rpartition("/")[2])

    def require_password(self, user: str) -> None:
        """Let a user in over the network only by a password, as servers do that are not for tests."""
        rules = self.folder / "cluster" / "pg_hba.conf"
        rules.write_text(f"host all {user} all scram-sha-256\n{rules.read_text(encoding='utf-8')}", encoding="utf-8")
        self._run("psql", "-c", "SELECT pg_reload_conf()")

    def dump(self, address: str) -> str:
        """A whole database as text."""
        return self._run("pg_dump", address.rpartition("/")[2])

    def _run(self, program: str, *arguments: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        done = subprocess.run(
            [str(self.bin / program), *where, *arguments], capture_output=True, text=True, check=False, cwd="/"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def kill(self) -> None:
        """`kill -9` of the server and all that belongs to it; what was committed is there after the next start."""
        children = (
            Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii").split()
        )
        self.process.kill()
        self.process.wait()
        for child in children:  # they end by themselves, a moment later; a new server wants them gone
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def start_again(self) -> None:
        """Start it on the same cluster and port."""
        self.process = _launched(self.folder, self.bin, self.port)
        _wait_for(self)

    def close(self) -> None:
        """Stop it at once and remove its folder."""
        self.process.send_signal(signal.SIGINT)  # its "fast" way to end
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def start_postgres() -> Postgres:
    """Make a cluster and start it. PostgreSQL refuses to run as root, so that root runs it as its own user."""
    bin_folder, port = postgresql(), free_port()
    assert bin_folder is not None, "there is no PostgreSQL: `make components` gets it"
    folder = Path(tempfile.mkdtemp(prefix="carcassonne-postgres-"))
    person = "postgres" if os.geteuid() == 0 else None
    if person:
        shutil.chown(folder, person, person)
    made = subprocess.run(
        [str(bin_folder / "initdb"), "-D", str(folder / "cluster"), "-U", "postgres", "--auth=trust",
         "--encoding=UTF8", "--no-locale", "--no-sync"],
        capture_output=True, text=True, check=False, cwd="/",
        user=person, group=person,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    running = Postgres(folder, bin_folder, port, _launched(folder, bin_folder, port))
    _wait_for(running)
    return running


def _launched(folder: Path, bin_folder: Path, port: int) -> subprocess.Popen[bytes]:
    person = "postgres" if os.geteuid() == 0 else None
    settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}",
                "fsync=off", "max_connections=200", "shared_buffers=64MB"]  # fmt: skip
    # fsync is for power cuts; here it is processes that are killed, never the machine.
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [str(bin_folder / "postgres"), "-D", str(folder / "cluster"), *(f"--{setting}" for setting in settings)],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", user=person, group=person,
        )  # fmt: skip


def _wait_for(running: Postgres) -> None:
    deadline = time.monotonic() + STARTING_SECONDS
    asking = [str(running.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(running.port)]
    while subprocess.run(asking, check=False, cwd="/").returncode:
        log = (running.folder / "log").read_text(encoding="utf-8", errors="replace")
        assert running.process.poll() is None, log
        assert time.monotonic() < deadline, log
        time.sleep(0.05)
