"""Measures what a move costs each part of a service: the server's process, PostgreSQL and Redis, in CPU time.

python bench/capacity.py [--moves N] [--games N]

CPU time is counted, not time on the wall: other programs on the machine change it little. PostgreSQL and Redis are the
system's own, started for this run alone; each move is a `GET …/legal`, a `POST …/moves` and a frame on one socket.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.frames import open_socket
from support.postgres import start_postgres
from support.redis_server import start_redis
from support.serving import Serving
from support.visitor import HUMANS, chosen, visiting

TICKS = os.sysconf("SC_CLK_TCK")
IDLE_SECONDS = 15.0


def cpu_of(pid: int) -> float:
    """CPU seconds of a process and of all it has started, those that are gone too."""
    total = 0.0
    for one in _family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15] if one == pid else fields[11:13])) / TICKS
    return total


def _family(pid: int) -> list[int]:
    found = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found += _family(int(path.parent.name))
    return found


def main() -> int:
    """Play, and tell what it cost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--games", type=int, default=10)
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="carcassonne-capacity-"))
    postgres, redis = start_postgres(), start_redis()
    serving = Serving(folder, postgres.new_database(), {"CARCASSONNE_REDIS_URL": redis.url}, forked=False)
    try:
        serving.start()
        assert serving.process is not None
        assert redis.process is not None
        parts = {"server": serving.process.pid, "PostgreSQL": postgres.process.pid, "Redis": redis.process.pid}
        with visiting(serving.url) as visitor:
            games = [visitor.new_game(HUMANS, seed=number) for number in range(args.games)]
            stop = threading.Event()
            listeners = [threading.Thread(target=_listen, args=(serving.url, game.id, stop)) for game in games]
            for one in listeners:
                one.start()
            states = [visitor.play_to(game, 10) for game in games]
            idle = _spent(parts, lambda: time.sleep(IDLE_SECONDS))

            def play() -> None:
                for number in range(args.moves):
                    game, state = games[number % len(games)], states[number % len(games)]
                    _, actions = visitor.legal(game.id)
                    action = chosen(actions, visitor.dice)
                    answer = visitor.move(game.id, game.tokens[state["to_act"]], state["ply"], action)
                    states[number % len(games)] = answer.json()["state"]

            began = time.monotonic()
            spent = _spent(parts, play)
            elapsed = time.monotonic() - began
            stop.set()
        for name in parts:
            rest = idle[name] / IDLE_SECONDS
            move = (spent[name] - rest * elapsed) / args.moves
            print(f"{name}: {1000 * move:.2f} ms of CPU a move; {100 * rest:.1f} % of a core when nobody plays")
        print(f"memory of the server: {serving.memory() / 2**20:.0f} MiB")
        return 0
    finally:
        serving.close()
        redis.close()
        postgres.close()
        shutil.rmtree(folder, ignore_errors=True)


def _spent(parts: dict[str, int], work: Callable[[], None]) -> dict[str, float]:
    """CPU seconds that each part spends during some work."""
    before = {name: cpu_of(pid) for name, pid in parts.items()}
    work()
    return {name: cpu_of(pid) - before[name] for name, pid in parts.items()}


def _listen(url: str, game: str, stop: threading.Event) -> None:
    with open_socket(url, game, 0) as socket:
        while not stop.is_set():
            try:
                socket.recv(timeout=0.5)
            except TimeoutError:
                continue
            except Exception:
                return


if __name__ == "__main__":
    sys.exit(main())
