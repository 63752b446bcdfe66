"""Measures the server: what a human turn costs it, and how it bears many live games; writes docs/performance.md.

python bench/server.py [--games N] [--sockets N] [--seconds S] [--ply P] [--pace S] [--turns N] [--before SRC]
                       [--only-turns] [--without-postgres] [--json FILE] [--write]

The server is a process of its own: on a fresh SQLite file, on PostgreSQL, and two processes on PostgreSQL; this one is
all the clients. Every socket and every client connection needs a file descriptor on both sides: the limit (`ulimit -n`)
is raised as far as the system lets it. PostgreSQL is the system's own, started for this run alone.
`--before` names the `src` folder of another checkout: a turn is measured there too, in the same run. A turn is counted
by the CPU time of the server's process alone, its threads included, the bots' processes and the clients not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import quantiles
from typing import Any

from clients import Crowd, ask
from report import DOCS, Section, machine, markdown
from served import Served, raise_limit
from turns import Traffic, Way, play_turns

from carcassonne.core.state import COMPILED

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.postgres import start_postgres

PAGE = DOCS / "performance.md"
SECTION = Section("server")
TURNS = Section("turns")
TURN_GAMES, TURNS_A_GAME = 4, 25
"""Games that are played at once to measure a turn, and turns in each."""
AIM_MS = 50.0
"""A move answered within a twentieth of a second feels immediate."""
RATES = (100, 150, 200, 250, 300, 400, 500, 700, 1000)
"""Moves per second that are tried one after the other to find the knee: the last at which the aim is met."""
SERVERS = {"sqlite": "SQLite", "postgres": "PostgreSQL", "two": "PostgreSQL, two processes"}


def main() -> int:
    """Measure and tell; exit status 1 if a request failed."""
    args = _arguments()
    if not COMPILED:
        print("the core runs uncompiled here; install the package with a C compiler first", file=sys.stderr)
        return 2
    needed = args.sockets + args.connections + 200
    if raise_limit(needed) < needed:
        print(f"{needed} file descriptors are needed: ulimit -n {needed}", file=sys.stderr)
        return 2
    numbers: dict[str, Any] = {"turns": turns_measured(args)}
    TURNS.deliver(PAGE, turns_section(numbers["turns"]), numbers, args)
    if args.only_turns:
        return 0
    for name in SERVERS if not args.without_postgres else ("sqlite",):
        with tempfile.TemporaryDirectory() as folder, environment_of(name) as environment:
            _say(SERVERS[name])
            numbers[name] = measured(Served(Path(folder), environment), args)
    SECTION.deliver(PAGE, section(numbers, args), numbers, args)
    return 1 if any(numbers[name]["failures"] for name in SERVERS if name in numbers) else 0


@contextmanager
def environment_of(name: str) -> Iterator[dict[str, str]]:
    """What a server is told, with a database of its own while it runs."""
    if name == "sqlite":
        yield {}
        return
    postgres = start_postgres()
    try:
        found = {"CARCASSONNE_DATABASE_URL": postgres.new_database(), "CARCASSONNE_WORKERS": "0"}
        yield found | ({"CARCASSONNE_PROCESSES": "2"} if name == "two" else {})
    finally:
        postgres.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="live games; 1,000 by default")
    parser.add_argument("--sockets", type=int, default=2000, help="WebSockets that listen; 2,000 by default")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each of the two measures")
    parser.add_argument("--ply", type=int, default=20, help="decisions made in every game beforehand; 20 by default")
    parser.add_argument("--pace", type=float, default=10.0, help="seconds between two moves of a game, on average")
    parser.add_argument("--connections", type=int, default=32, help="moves under way at once when going flat out")
    parser.add_argument("--turns", type=int, default=1000, help="human turns to measure; 1,000 by default")
    parser.add_argument("--before", metavar="SRC", help="the src folder of another checkout to compare a turn with")
    parser.add_argument("--only-turns", action="store_true", help="measure human turns alone")
    parser.add_argument("--without-postgres", action="store_true", help="measure SQLite alone")
    parser.add_argument("--json", metavar="FILE", help="write the numbers there too")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    args = parser.parse_args()
    if (
        args.turns < TURN_GAMES
        or min(args.games, args.seconds, args.pace, args.connections) <= 0
        or min(args.sockets, args.ply) < 0
    ):
        parser.error("games, turns, seconds, pace and connections must be above 0, sockets and ply not below")
    return args


# --- human turns ------------------------------------------------------------------------------------------------------
def turns_measured(args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """What a turn costs, by who plays how. The ways take turns, so that a busy machine is equally busy for each."""
    here: dict[str, str] = {}
    ways: dict[str, tuple[dict[str, str], Way]] = {
        "fetched": (here, "fetched"),
        "carried": (here, "carried"),
        "changes": (here, "changes"),
    }
    if args.before:
        ways = {"before": ({"PYTHONPATH": str(Path(args.before).resolve())}, "carried"), **ways}
    spent = {name: Traffic() for name in ways}
    for seed in range(max(1, args.turns // (TURN_GAMES * TURNS_A_GAME))):
        for name, (environment, way) in ways.items():
            with tempfile.TemporaryDirectory() as folder:
                served = Served(Path(folder), environment)
                served.start()
                try:
                    spent[name] += asyncio.run(play_turns(served, way, TURN_GAMES, TURNS_A_GAME, 1000 * seed))
                finally:
                    served.end()
            _say(f"turns, {name}: {spent[name].per_turn()}")
    return {name: traffic.per_turn() for name, traffic in spent.items()}


# --- measuring --------------------------------------------------------------------------------------------------------
def measured(served: Served, args: argparse.Namespace) -> dict[str, Any]:
    """Every number of one kind of server."""
    start_up = served.start()
    try:
        numbers = asyncio.run(_under_load(served, args))
        stored = asyncio.run(_a_whole_game(served.port))
        numbers["game"] = stored
        served.end()
        numbers["start_up_again_s"] = served.start()
        numbers["replay_ms"] = asyncio.run(first_look(served.port, stored["id"]))
    finally:
        served.end()
    return numbers | {"start_up_s": start_up}


async def _under_load(served: Served, args: argparse.Namespace) -> dict[str, Any]:
    """Latencies at a human pace, at rising rates, then flat out."""
    crowd = Crowd(served.port, args.connections)
    await crowd.sit_down(args.games)
    await crowd.listen(args.sockets)
    await crowd.play_on(args.ply)
    _say(f"{args.games} games at ply {args.ply}, {args.sockets} sockets")
    calm = await _phase(served, crowd, "pace", crowd.at_a_pace(args.seconds, args.pace))
    knee = 0.0
    for rate in RATES:
        found = await _phase(served, crowd, f"{rate}/s", crowd.at_a_pace(args.seconds / 3, args.games / rate))
        if found["answered_p95"] > AIM_MS:
            break
        knee = found["moves_per_second"]
    rush = await _phase(served, crowd, "flat", crowd.flat_out(args.seconds))
    heard = crowd.heard
    memory = served.memory()
    await crowd.leave()
    return {"pace": calm, "knee": knee, "flat": rush, "failures": crowd.failures, "frames": heard, "memory": memory}


async def _phase(served: Served, crowd: Crowd, name: str, playing: Any) -> dict[str, float]:
    crowd.forget()
    began, cpu = time.monotonic(), served.cpu()
    await playing
    seconds = time.monotonic() - began
    found = {
        "moves": len(crowd.answered),
        "moves_per_second": len(crowd.answered) / seconds,
        "server_cpu": (served.cpu() - cpu) / seconds,
        **{f"answered_{key}": value for key, value in percentiles(crowd.answered).items()},
        **{f"told_{key}": value for key, value in percentiles(crowd.told).items()},
    }
    _say(f"{name}: {found}")
    return found


def percentiles(seconds: list[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds."""
    if len(seconds) < 2:
        return {"p50": 0.0, "p95": 0.0, "p99": 0.0}
    cut = quantiles(seconds, n=100)
    return {f"p{share}": 1000 * cut[share - 1] for share in (50, 95, 99)}


async def _a_whole_game(port: int) -> dict[str, Any]:
    """A game played to its end: its id, its plies, the bytes of its last state."""
    crowd = Crowd(port, 1)
    await crowd.sit_down(1)
    await crowd.play_on(100_000)
    game = crowd.games[0]
    answer = await ask(crowd.line, "GET", f"/api/v1/games/{game.id}")
    log = await ask(crowd.line, "GET", f"/api/v1/games/{game.id}/log")
    await crowd.leave()
    state = json.dumps(json.loads(answer.body)["state"], separators=(",", ":"))
    return {"id": game.id, "plies": game.ply, "state_bytes": len(state), "log_bytes": len(log.body)}


async def first_look(port: int, game: str) -> dict[str, float]:
    """Milliseconds to read a game that no server has in memory (from its log), and to read it again."""
    crowd = Crowd(port, 1)
    await crowd.connect()
    await ask(crowd.line, "GET", "/readyz")
    times = []
    for _ in range(6):
        began = time.perf_counter()
        answer = await ask(crowd.line, "GET", f"/api/v1/games/{game}")
        times.append(1000 * (time.perf_counter() - began))
        assert answer.status == 200, answer
    await crowd.leave()
    return {"first": times[0], "again": min(times[1:])}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- telling ----------------------------------------------------------------------------------------------------------
def section(numbers: dict[str, Any], args: argparse.Namespace) -> str:
    """The part of the page between the markers."""
    heading = [
        "server",
        "load",
        "moves per second",
        "answered p50",
        "p95",
        "p99",
        "told to sockets p50",
        "p95",
        "p99",
        "server CPU",
    ]
    loads = {"pace": f"a move every {args.pace:g} s in each game", "flat": f"flat out, {args.connections} at a time"}
    servers = {name: numbers[name] for name in SERVERS if name in numbers}
    rows = [
        [SERVERS[name], loads[load], *_cells(found[load])]
        for name, found in servers.items()
        for load in ("pace", "flat")
    ]
    knees = ", ".join(f"{SERVERS[name]} {found['knee']:,.0f}" for name, found in servers.items())
    memory = ", ".join(f"{SERVERS[name]} {found['memory'] / 2**20:,.0f}" for name, found in servers.items())
    failures = sum(found["failures"] for found in servers.values())
    first = numbers["sqlite"]
    game, replay = first["game"], first["replay_ms"]
    return "\n".join(
        [
            "## The server",
            "",
            f"{args.games:,} live games, {args.sockets:,} WebSockets; random legal moves, each after a",
            f"`GET …/legal`, in games of {args.ply} decisions and more. Milliseconds from sending a move to its answer",
            "(which is after its commit), and to the frame on the sockets of its game. Clients and PostgreSQL share",
            "the machine with the server.",
            "",
            markdown([heading, *rows]),
            "",
            f"The aim: p95 under {AIM_MS:.0f} ms at a human pace. The knee, the most moves per second tried "
            f"with p95 under {AIM_MS:.0f} ms (0: none of {RATES[0]} and more): {knees}. Failed requests: {failures}. "
            f"MiB of memory: {memory}.",
            "",
            f"A finished game of {game['plies']} decisions: {game['state_bytes'] / 1024:.1f} KiB of state, "
            f"{game['log_bytes'] / 1024:.0f} KiB of log; read from its log after a restart in "
            f"{replay['first']:.1f} ms, again in {replay['again']:.1f} ms (SQLite).",
            f"From the command to ready: {first['start_up_s']:.2f} s with a new database, "
            f"{first['start_up_again_s']:.2f} s with {args.games:,} games in it.",
            "",
            f"Measured on {date.today().isoformat()}: {machine()}.",
            "",
            "To repeat: `make bench-server`; needs about "
            f"{args.sockets + 300:,} file descriptors (`ulimit -n`), and PostgreSQL or `--without-postgres`.",
        ]
    )


WAYS = {
    "before": "the server before",
    "fetched": "pages that fetch positions",
    "carried": "pages whose answers and frames carry positions",
    "changes": "pages that are told what has changed",
}


def turns_section(turns: dict[str, dict[str, float]]) -> str:
    """The part of the page about human turns."""
    first = next(iter(turns.values()))["cpu_ms"]
    heading = ["both players' pages", "server CPU", "ratio", "requests", "frames", "KiB sent"]
    rows = [
        [
            WAYS[name],
            f"{found['cpu_ms']:.2f} ms",
            f"{found['cpu_ms'] / first:.2f}",
            f"{found['requests']:.1f}",
            f"{found['frames']:.1f}",
            f"{found['kib']:.0f}",
        ]
        for name, found in turns.items()
    ]
    return "\n".join(
        [
            "## A human turn",
            "",
            "Two people at two devices: previews, a move of a tile and a follower; the next position on both.",
            "",
            markdown([heading, *rows]),
            "",
            f"{next(iter(turns.values()))['turns']:,.0f} turns each, taken in turns, on {date.today().isoformat()}: "
            f"{machine()}. CPU time of the server's process alone; it depends on what else the machine does, the ratio "
            "hardly. To repeat: `python bench/server.py --only-turns --write`; `--before SRC` beside another checkout.",
        ]
    )


def _cells(found: dict[str, float]) -> list[str]:
    times = [f"{found[f'{what}_p{share}']:.1f} ms" for what in ("answered", "told") for share in (50, 95, 99)]
    return [f"{found['moves_per_second']:,.0f}", *times, f"{100 * found['server_cpu']:.0f} %"]


if __name__ == "__main__":
    sys.exit(main())
