"""What an installed package must do: serve the page, play a game over HTTP, analyse it, draw it. Needs only Python.

python smoke.py [DIST]: run by the environment the package is installed in; with the folder of what was packed, the
source archive is looked into as well.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 120.0
"""Seconds in which a server should be ready, or an analysis done, on a busy machine."""
TILES = ["U", "V", "E", "W", "B", "K"]
SOURCES = {".json", ".mako", ".pxd", ".py", ".svelte", ".toml", ".ts"}
ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    began = time.monotonic()
    told = installed()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as url:
            told.append(f"the page, {page(url)} bytes of HTML and scripts")
            record = folder / "game.txt"
            record.write_text(game(url, told), encoding="utf-8")
        told.append(f"a picture of {drawn(record)} bytes")
    if len(sys.argv) > 1:
        told.append(packed(Path(sys.argv[1])))
    print(f"the package works ({time.monotonic() - began:.1f} s): " + "; ".join(told))


def installed() -> list[str]:
    """The package is the installed one, its core is compiled, and its artwork is drawn already."""
    import carcassonne
    from carcassonne.art.shipped import SIGNED, signature
    from carcassonne.core.state import COMPILED

    home = Path(carcassonne.__file__).resolve()
    assert home.is_relative_to(Path(sys.prefix).resolve()), f"{home} is not the installed package"
    assert COMPILED, "the core is not compiled"
    signed = home.parent / "server" / "page" / "art" / SIGNED
    assert signed.is_file(), "the artwork is not signed: a server draws it anew, which takes seconds"
    assert signed.read_text(encoding="utf-8") == signature(), "the artwork is signed with other sources"
    size = sum(path.stat().st_size for path in home.parent.rglob("*") if path.suffix != ".pyc")
    return [f"carcassonne {carcassonne.__version__}, compiled, {size / 1e6:.1f} MB installed"]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "carcassonne", *arguments]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """`carcassonne serve` on a free port of the loopback."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    environment = {**os.environ, "CARCASSONNE_BOT_PAUSE": "0"}
    log = folder / "server.log"
    with log.open("wb") as said:
        process = subprocess.Popen(
            command("serve", "--port", str(port), "--data", str(folder)), env=environment, stdout=said, stderr=said
        )
    try:
        url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while not ready(url):
            assert process.poll() is None, f"the server ended:\n{log.read_text()}"
            assert time.monotonic() < deadline, f"the server is not ready:\n{log.read_text()}"
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(60)


def ready(url: str) -> bool:
    try:
        asked(f"{url}/readyz")
    except OSError:
        return False
    return True


def asked(url: str, body: Any = None, token: str = "") -> bytes:
    """The answer to a request; a POST where there is a body."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=PATIENCE) as answer:
        text: bytes = answer.read()
        return text


def page(url: str) -> int:
    """The page is there, with its scripts; gives their size."""
    start = asked(f"{url}/").decode()
    scripts = re.findall(r'(?:src|href)="(/[^"]+\.js)"', start)
    assert scripts, start
    return len(start) + sum(len(asked(url + script)) for script in scripts)


def game(url: str, told: list[str]) -> str:
    """A game of six tiles against level 2, and its analysis; gives its record."""
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 2}]
    created = json.loads(asked(f"{url}/api/v1/games", {"preset": "modern", "draw": TILES, "seats": seats}))
    here, token = f"{url}/api/v1/games/{created['id']}", created["tokens"]["0"]
    deadline = time.monotonic() + PATIENCE
    while (now := json.loads(asked(here)))["table"]["status"] != "over":
        assert time.monotonic() < deadline, now
        if now["state"]["to_act"] != 0:
            time.sleep(0.05)
            continue
        legal = json.loads(asked(f"{here}/legal"))
        move = {"ply": legal["ply"], "move_id": f"move-{legal['ply']}", "actions": legal["actions"][:1]}
        asked(f"{here}/moves", move, token)
    told.append("a game over HTTP, " + " : ".join(map(str, now["table"]["result"]["scores"])))
    while (outcome := json.loads(asked(f"{here}/analysis", {})))["status"] != "done":
        assert time.monotonic() < deadline, outcome
        time.sleep(0.2)
    told.append(f"its analysis of {len(outcome['analysis']['decisions'])} decisions")
    return asked(f"{here}/record").decode()


def drawn(record: Path) -> int:
    """The record holds and is drawn; gives the size of the picture."""
    subprocess.run(command("replay", str(record), "--verify"), check=True, stdout=subprocess.DEVNULL)
    picture = record.with_suffix(".svg")
    subprocess.run(command("draw", "--record", str(record), "-o", str(picture)), check=True, stderr=subprocess.DEVNULL)
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    return picture.stat().st_size


def packed(folder: Path) -> str:
    """The source archive holds all that the wheel is built from, and the built page; both are told with their sizes."""
    (archive,) = folder.glob("carcassonne-*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for tree in ("src", "web/src")
        for path in (ROOT / tree).rglob("*")
        if path.suffix in SOURCES and "egg-info" not in str(path) and path.name != "schema.d.ts"
    }
    wanted |= {"setup.py", "LICENSE", "web/package-lock.json", "src/carcassonne/server/page/index.html"}
    missing = sorted(wanted - names)
    assert not missing, f"{archive.name} lacks {missing}"
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in sorted(folder.iterdir()))


if __name__ == "__main__":
    main()
