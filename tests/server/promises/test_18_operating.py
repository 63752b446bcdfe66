"""Promise 18: docs/operating.md works as it is written: one machine, PostgreSQL, many machines."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from support import units
from support.components import nginx
from support.postgres import Postgres
from support.serving import PLAINLY, READY_SECONDS, Serving, free_port
from support.visitor import AGAINST_A_BOT, visiting

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests"
BELOW = re.compile(r"(?<![\w./])/(?=(?:etc|opt|usr/local|var/lib)/)")
PROGRAM = """import os, pathlib, sys
from carcassonne.cli.main import main
from carcassonne.server import settings_file
settings_file.USUAL_FILE = pathlib.Path(os.environ["SYSTEM_ROOT"], "etc/carcassonne.env")
sys.exit(main())
"""
NGINX_KEEPS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
SHIMS = {
    "sudo": 'shift 2; exec "$@"',  # sudo -u postgres …
    "useradd": "exit 0",
    "python3": 'test "$1 $2" = "-m venv"',  # what it would make is there already
    "openssl": 'exec "$OPENSSL" "$@"',
    "systemctl": f'exec "{sys.executable}" -m support.units "$@"',
    # nobody but root can give a file away, and the group is not there
    "install": 'words=(); while [ $# -gt 0 ]; do if [ "$1" = -g ]; then shift; else words+=("$1"); fi; shift; done; '
    'exec "$INSTALL" "${words[@]}"',
}


@dataclass(slots=True)
class Machine:
    """A folder that stands for a whole system: paths of the documentation lead into it, so do ports of its own."""

    root: Path
    port: int
    metrics: int
    postgres: Postgres

    def here(self, text: str) -> str:
        """A text with every path below the root, and the ports that are free here."""
        text = BELOW.sub(f"{self.root}/", text).replace("/run/postgresql", str(self.postgres.folder))
        text = text.replace("localhost:6379", "127.0.0.1:6379").replace("db.internal", "127.0.0.1")
        return re.sub(r"\b9000\b", str(self.metrics), re.sub(r"\b8000\b", str(self.port), text))

    def type(self, commands: str) -> str:
        """What a shell says to commands, of which each must succeed."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(commands)], cwd=self.root / "clone", env=self.environment(),
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        logs = "".join(path.read_text(encoding="utf-8")[-3000:] for path in self.root.glob("*.log"))
        assert done.returncode == 0, f"{self.here(commands)}\n{done.stdout}\n{done.stderr}\n{logs}"
        return done.stdout

    def environment(self) -> dict[str, str]:
        """What the shims and PostgreSQL's programs need; no setting of ours."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CARCASSONNE_")}
        path = f"{self.root}/bin:{self.root}/usr/local/bin:{self.postgres.bin}:{os.environ['PATH']}"
        return kept | {
            "PATH": path, "SYSTEM_ROOT": str(self.root), "PGHOST": "127.0.0.1", "PGPORT": str(self.postgres.port),
            "PGUSER": "postgres", "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(TESTS)]),
            "INSTALL": shutil.which("install") or "", "OPENSSL": shutil.which("openssl") or "",
        }  # fmt: skip

    @property
    def log(self) -> str:
        """Everything that the units have written."""
        return "".join(path.read_text(encoding="utf-8") for path in self.root.glob("carcassonne*.log"))


@pytest.fixture
def machine(postgres: Postgres, tmp_path: Path) -> Iterator[Machine]:
    """A fresh system: a clone of the repository, and Python's environment as pip would have filled it."""
    one = Machine(tmp_path, free_port(), free_port(), postgres)
    for folder in ("etc/systemd/system", "opt/carcassonne/bin", "usr/local/bin", "var/lib", "bin", "clone/deploy"):
        (tmp_path / folder).mkdir(parents=True)
    for file in (ROOT / "deploy").iterdir():
        (tmp_path / "clone/deploy" / file.name).write_text(one.here(file.read_text(encoding="utf-8")), encoding="utf-8")
    for name, line in SHIMS.items():
        _program(tmp_path / "bin" / name, line)
    _program(tmp_path / "opt/carcassonne/bin/pip", f'echo "$@" > "{tmp_path}/pip"')
    _program(tmp_path / "opt/carcassonne/bin/carcassonne", f"""exec "{sys.executable}" -c '{PROGRAM}' "$@" """)
    yield one
    for name in ("carcassonne", "carcassonne-worker"):
        units.end(tmp_path, name)


def _program(file: Path, line: str) -> None:
    file.write_text(f"#!/bin/bash\n{line}\n", encoding="utf-8")
    file.chmod(0o755)


def blocks(heading: str) -> list[str]:
    """The commands that stand under a heading of docs/operating.md, a block each."""
    text = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = re.findall(r"```console\n(.*?)```", section, flags=re.DOTALL)
    assert found, f"there is nothing to type under {heading!r}"
    return found


def test_one_machine_as_it_is_written(machine: Machine) -> None:
    (steps,) = blocks("On one machine")
    said = machine.type(steps)
    assert '{"status":"ready"}' in said
    extras = re.search(r"\[([\w,]+)\]", (machine.root / "pip").read_text(encoding="utf-8"))
    assert extras is not None
    assert {"server", "push"} <= set(extras[1].split(","))
    assert "enable carcassonne-backup.timer" in (machine.root / "systemctl.log").read_text(encoding="utf-8")
    assert stat.S_IMODE((machine.root / "etc/carcassonne.env").stat().st_mode) == 0o640
    folder = machine.root / "var/lib/carcassonne-backups"
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
    with visiting(f"http://127.0.0.1:{machine.port}") as visitor:
        game = visitor.new_game(AGAINST_A_BOT)
        assert game.id in machine.type("carcassonne admin games")
        for number in range(14):
            (folder / f"games-20200101T0000000{number:02}Z.backup").touch()
        machine.type("systemctl start carcassonne-backup")
        assert len(list(folder.iterdir())) == 14, "the unit keeps so many"
        assert game.id in gzip.decompress(max(folder.iterdir()).read_bytes()).decode()
        check_nginx(machine, game.id)
        (tried,) = blocks("Backup and restore")
        assert machine.type(tried).count(game.id) == 1, "it is in the database that was restored"


def check_nginx(machine: Machine, game: str) -> None:
    """`deploy/nginx.conf` loads, and lets pages and sockets through but nothing that is for operators."""
    port, folder = free_port(), machine.root / "etc/letsencrypt/live/play.example.org"
    folder.mkdir(parents=True)
    machine.type(
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=play.example.org "
        f"-keyout {folder}/privkey.pem -out {folder}/fullchain.pem 2>&1"
    )
    site = re.sub(r"\b443\b", str(port), (machine.root / "clone/deploy/nginx.conf").read_text(encoding="utf-8"))
    if not _has_ipv6():
        site = re.sub(r".*\[::\].*\n", "", site)
    (machine.root / "site.conf").write_text(site, encoding="utf-8")
    kept = "".join(f"{name}_temp_path {machine.root}/nginx;" for name in NGINX_KEEPS)
    whole = (
        f"pid {machine.root}/nginx.pid; events {{}} http {{ access_log off; {kept} include {machine.root}/site.conf; }}"
    )
    (machine.root / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [str(nginx()), "-e", "stderr", "-c", str(machine.root / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    proxy = subprocess.Popen([*command, "-g", "daemon off;"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        name = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", headers=name, **PLAINLY) as outside:
            deadline = time.monotonic() + READY_SECONDS
            while not _answers(outside):
                assert proxy.poll() is None, "nginx has ended"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)
            assert outside.get("/metrics").status_code == outside.get("/operators/addresses").status_code == 404
            wanted = {"preset": "modern", "seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]}
            assert outside.post("/api/v1/games", json=wanted).status_code == 201
            upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                       "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}  # fmt: skip
            with outside.stream("GET", f"/api/v1/games/{game}/socket", headers=upgrade) as answer:
                assert answer.status_code == 101
    finally:
        proxy.terminate()
        proxy.wait()


def _answers(outside: httpx.Client) -> bool:
    try:
        return outside.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


def _has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as one:
            one.bind(("::", 0))
    except OSError:
        return False
    return True


def test_postgresql_and_many_machines_as_it_is_written(machine: Machine) -> None:
    alone, of_many = blocks("With PostgreSQL, on one machine or many")
    machine.postgres.require_password("carcassonne")
    (first,) = blocks("On one machine")
    machine.type(first.partition("systemctl")[0])
    machine.type(re.sub(r"CARCASSONNE_REDIS_URL=.*\n", "", alone))
    assert "carcassonne_connections" in httpx.get(f"http://127.0.0.1:{machine.metrics}/metrics", **PLAINLY).text
    owner = machine.postgres.ask("/carcassonne", "SELECT tableowner FROM pg_tables WHERE tablename = 'game'")
    assert owner.strip() == "carcassonne"
    assert "no address" in machine.type("carcassonne admin addresses")
    machine.type(re.sub(r"CARCASSONNE_REDIS_URL=.*\n", "", of_many))
    with visiting(f"http://127.0.0.1:{machine.port}") as visitor:
        game = visitor.new_game(AGAINST_A_BOT)
        assert game.id in machine.type("carcassonne admin games")
    settings = (machine.root / "etc/carcassonne.env").read_text(encoding="utf-8")
    password = re.search(r"PASSWORD=(.+)", settings)
    assert password is not None
    assert len(password[1]) > 20
    assert password[1] not in machine.log
    machine.type("systemctl stop carcassonne carcassonne-worker")
    assert '"working"' in machine.log
    check_secrets(machine)


def check_secrets(machine: Machine) -> None:
    """Whatever refuses a password, and however much is logged: nothing of it is said."""
    address = f"postgresql://carcassonne@127.0.0.1:{machine.postgres.port}/carcassonne"
    environment = {"CARCASSONNE_DATABASE_PASSWORD": "hush@hush/#", "CARCASSONNE_LOG_LEVEL": "debug"}
    serving = Serving(machine.root / "refused", address, environment)
    serving.launch()
    assert serving.process is not None
    assert serving.process.wait(timeout=READY_SECONDS) == 2
    assert 'password authentication failed for user "carcassonne"' in serving.log
    redis = {"CARCASSONNE_REDIS_URL": f"redis://anna:hush%40hush@127.0.0.1:{free_port()}/0"}
    cut_off = Serving(machine.root / "cut off", machine.postgres.new_database(), environment | redis)
    try:
        cut_off.start()
        with visiting(cut_off.url) as visitor:
            visitor.new_game(AGAINST_A_BOT)
        deadline = time.monotonic() + READY_SECONDS
        while "fan-out is broken" not in cut_off.log:
            assert time.monotonic() < deadline, cut_off.log
            time.sleep(0.05)
    finally:
        cut_off.close()
    assert "hush" not in serving.log + cut_off.log
