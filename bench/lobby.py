"""Measures what a crowded lobby costs a server, in CPU time, how soon people are paired, and how long moves wait
meanwhile.

python bench/lobby.py [--open N] [--sockets N] [--new N] [--seconds S]        (PYTHONPATH=tests)

So many seeks wait that nobody fits, so many sockets listen, and so many people come each second, two and two of whom
want the same. Two at a table play on, from a process of their own. Everything runs on PostgreSQL and Redis, started for
this run alone. CPU time is counted, not time on the wall: other programs on the machine change it little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import httpx
from capacity import cpu_of
from sqlalchemy import insert, select
from websockets.asyncio.client import ClientConnection, connect

from carcassonne.server.games.tokens import hash_of
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.lobby_schema import seek
from carcassonne.server.storage.schema import process
from carcassonne.server.storage.store import Store
from support.postgres import start_postgres
from support.redis_server import start_redis
from support.serving import PLAINLY, Serving
from support.visitor import HUMANS, chosen, visiting

FILES = 16384
WISHES = {"presets": ["modern"], "players": [2], "clocks": ["usual"], "rated_only": False}
NOBODY = [9000, 9001]
"""A span of ratings that nobody has."""
AT_A_TIME = 50
MOVES = 10
"""A second, at the table that is played at meanwhile."""


async def fill(database: str, number: int) -> None:
    """Put seeks into the database that wait for somebody who never comes."""
    store = Store.at(database_address(Settings(database_url=database)))
    try:
        async with store.transaction() as connection:
            here = (await connection.execute(select(process.c.id))).scalar_one()
            rows = [
                {
                    "id": secrets.token_hex(8),
                    "token_hash": hash_of(secrets.token_hex(16)),
                    "name": f"Waiting {each}",
                    "process": here,
                    "wishes": WISHES | {"span": NOBODY},
                    "created": time.time() - 60.0,
                }
                for each in range(number)
            ]
            await connection.execute(insert(seek), rows)
    finally:
        await store.close()


class Crowd:
    """Sockets that listen, and people who come."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.frames = self.bytes = 0
        self.seconds: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self, number: int) -> None:
        """Open so many sockets that only look on."""
        for first in range(0, number, AT_A_TIME):
            opened = await asyncio.gather(*[self._open() for _ in range(min(AT_A_TIME, number - first))])
            for socket in opened:
                self._spawn(self._read(socket))

    async def _open(self) -> ClientConnection:
        return await connect(f"ws{self.url.removeprefix('http')}/api/v1/lobby/socket", proxy=None, open_timeout=60)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.frames += 1
            self.bytes += len(text)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def come(self, http: httpx.AsyncClient, rate: int, seconds: float) -> None:
        """Let so many people come each second; each stays until somebody is found."""
        end = time.monotonic() + seconds
        following = time.monotonic()
        while following < end:
            self._spawn(self._seek(http))
            following += 1 / rate
            await asyncio.sleep(max(0.0, following - time.monotonic()))

    async def _seek(self, http: httpx.AsyncClient) -> None:
        token, began = secrets.token_urlsafe(32), time.monotonic()
        async with await self._open() as socket:
            body = {"token": token, "name": "Anna"} | {name: WISHES[name] for name in ("presets", "players", "clocks")}
            (await http.post("/api/v1/seeks", json=body)).raise_for_status()
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            async for text in socket:
                frame = json.loads(text)
                if frame["type"] == "seek" and frame["game"]:
                    self.seconds.append(time.monotonic() - began)
                    return


async def measure(serving: Serving, database: str, args: argparse.Namespace) -> None:
    """Tell what the server's process costs: with sockets and waiting people alone, and with people who come."""
    assert serving.process is not None
    crowd, pid = Crowd(serving.url), serving.process.pid
    async with httpx.AsyncClient(base_url=serving.url, timeout=60.0, **PLAINLY) as http:
        alone = await share_of(pid, asyncio.sleep(args.seconds))
        quiet = await waits_of(serving.url, args.seconds)
        await fill(database, args.open)
        await crowd.listen(args.sockets)
        await asyncio.sleep(3.0)
        waiting = await share_of(pid, asyncio.sleep(args.seconds))
        crowd.frames = crowd.bytes = 0
        busy = await share_of(pid, crowd.come(http, args.new, args.seconds))
        frames, sent = crowd.frames, crowd.bytes
        await asyncio.sleep(3.0)
        found = sorted(crowd.seconds)
        again = asyncio.create_task(waits_of(serving.url, args.seconds))
        await crowd.come(http, args.new, args.seconds)
        crowded = await again
    for task in tuple(crowd.tasks):
        task.cancel()
    told, each = frames / args.sockets / args.seconds, sent / max(1, frames)
    half, most = (found[int(len(found) * share)] if found else float("nan") for share in (0.5, 0.95))
    print(f"{args.open} open seeks, {args.sockets} sockets, {args.new} new a second, {args.seconds:.0f} s each:")
    print(f"of a core: {alone:.1%} with nobody there, {waiting:.1%} while nobody comes, {busy:.1%} while they come")
    print(f"moves waited: {quiet} with nobody in the lobby; {crowded} while they come")
    print(f"a socket was told {told:.2f} frames a second, of {each:.0f} bytes")
    print(
        f"{len(found)} of {args.new * args.seconds:.0f} people had a game, half within {half:.3f} s, p95 {most:.3f} s"
    )


def play(url: str, seconds: float) -> list[float]:
    """Play one game after another, some moves a second, and return how long each of them waited."""
    waits: list[float] = []
    with visiting(url) as visitor:
        end, number = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            game, number = visitor.new_game(HUMANS, seed=number), number + 1
            state = visitor.play_to(game, 2)
            while state["to_act"] is not None and time.monotonic() < end:
                _, actions = visitor.legal(game.id)
                action, began = chosen(actions, visitor.dice), time.monotonic()
                state = visitor.move(game.id, game.tokens[state["to_act"]], state["ply"], action).json()["state"]
                waits.append(time.monotonic() - began)
                time.sleep(1 / MOVES)
    return waits


async def waits_of(url: str, seconds: float) -> str:
    """Let two play in a process of their own, and say how long their moves waited."""
    given = [sys.executable, __file__, "--play", url, "--seconds", str(seconds)]
    child = await asyncio.create_subprocess_exec(*given, stdout=asyncio.subprocess.PIPE)
    said, _ = await child.communicate()
    waits = sorted(json.loads(said))
    return f"half {1000 * waits[len(waits) // 2]:.1f} ms, p95 {1000 * waits[int(len(waits) * 0.95)]:.1f} ms"


async def share_of(pid: int, work: Any) -> float:
    """Return how much of a core a process takes while something goes on."""
    began, spent = time.monotonic(), cpu_of(pid)
    await work
    return (cpu_of(pid) - spent) / (time.monotonic() - began)


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--open", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--new", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--play", metavar="URL", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(json.dumps(play(args.play, args.seconds)))
        return 0
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    postgres, redis = start_postgres(), start_redis()
    database = postgres.new_database()
    environment = {"CARCASSONNE_REDIS_URL": redis.url, "CARCASSONNE_CONNECTIONS_PER_ADDRESS": "0"}
    serving = Serving(Path(tempfile.mkdtemp(prefix="carcassonne-lobby-")), database, environment, forked=False)
    try:
        serving.start()
        asyncio.run(measure(serving, database, args))
    finally:
        serving.close()
        redis.close()
        postgres.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
