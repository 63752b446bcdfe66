"""Measures what lasts: memory over many moves, and a start with many games in the database; writes docs/performance.md.

python bench/endurance.py [--moves N] [--stored N] [--json FILE] [--write]

The stored games are copies of some that were played: what a start costs depends on how many rows there are.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sqlite3
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from clients import Crowd
from report import DOCS, Section, machine, markdown
from served import Served

from server import first_look

PAGE = DOCS / "performance.md"
SECTION = Section("endurance")
MODELS, PLY = 50, 20
"""Games that are played to be copied, and decisions in each."""
DECISIONS = 70
"""Fewer than any game of `modern` has: so many are made in each game that is played for its memory."""
TABLES = 64
"""Games that the server may hold in memory: with more the measure would take longer to fill the room."""
STARTS = 3
LOOKS = 10
"""How often memory is looked at."""
COPIED = {"game": "id", "seat": "game_id", "entry": "game_id", "snapshot": "game_id"}
"""The tables of a game, and the columns that name it."""


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=20_000, help="moves while memory is looked at; 20,000 by default")
    parser.add_argument("--stored", type=int, default=20_000, help="games in the database; 20,000 by default")
    parser.add_argument("--json", metavar="FILE", help="write the numbers there too")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    args = parser.parse_args()
    if args.moves < LOOKS or args.stored < MODELS:
        parser.error(f"at least {LOOKS} moves and {MODELS} games")
    with tempfile.TemporaryDirectory() as folder:
        numbers = measured(Path(folder), args.moves, args.stored)
    SECTION.deliver(PAGE, section(numbers, args), numbers, args)
    return 0


def measured(folder: Path, moves: int, stored: int) -> dict[str, Any]:
    """Every number of the page."""
    served = Served(folder, {"CARCASSONNE_TABLES": str(TABLES)})
    numbers: dict[str, Any] = {"start_new": _started(served)}
    try:
        game = asyncio.run(_play_models(served.port))
        served.end()
        multiply(folder / "games.sqlite3", stored)
        numbers["file"] = (folder / "games.sqlite3").stat().st_size
        starts = []
        for _ in range(STARTS):
            served.end()
            starts.append(_started(served))
        numbers["start"] = sorted(starts)[STARTS // 2]
        numbers["look_ms"] = asyncio.run(first_look(served.port, game))
        numbers["memory"] = asyncio.run(_memory_while_playing(served, moves))
    finally:
        served.end()
    return numbers


def _started(served: Served) -> tuple[float, float]:
    """Start the server; gives the seconds until it was ready, and how many of them it has used itself."""
    return served.start(), served.cpu()


async def _play_models(port: int) -> str:
    crowd = Crowd(port, 8)
    await crowd.sit_down(MODELS)
    await crowd.play_on(PLY)
    await crowd.leave()
    return crowd.games[0].id


def multiply(file: Path, wanted: int) -> None:
    """Copy the games of a database until there are so many, under names of their own."""
    with sqlite3.connect(file) as connection:
        for table, key in COPIED.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(name for name in columns if name != key)
            for copy in range(1, wanted // MODELS):
                connection.execute(
                    f"INSERT INTO {table} ({key}, {others}) SELECT substr({key}, 1, 11) || ?, {others} FROM {table} "
                    f"WHERE {key} IN (SELECT id FROM game ORDER BY rowid LIMIT {MODELS})",
                    (f"{copy:05}",),
                )
    connection.close()


async def _memory_while_playing(served: Served, moves: int) -> list[tuple[int, int]]:
    """Moves made, and bytes of memory then."""
    made, seen = 0, [(0, served.memory())]
    for _ in range(LOOKS):
        crowd = Crowd(served.port, 8)
        await crowd.sit_down(math.ceil(moves / LOOKS / DECISIONS))
        await crowd.play_on(DECISIONS)
        await crowd.leave()
        made += len(crowd.answered)
        seen.append((made, served.memory()))
        print(f"{made} moves: {seen[-1][1] / 2**20:.1f} MiB", file=sys.stderr, flush=True)
    return seen


def section(numbers: dict[str, Any], args: argparse.Namespace) -> str:
    """The part of the page between the markers."""
    seen = numbers["memory"]
    rows = [["moves made", *(f"{moves:,}" for moves, _ in seen)], ["MiB", *(f"{size / 2**20:.0f}" for _, size in seen)]]
    return "\n".join(
        [
            "## What lasts",
            "",
            f"Memory of the server while games are played to their {DECISIONS}th decision and left, with room for "
            f"{TABLES} of them in memory:",
            "",
            markdown(rows),
            "",
            f"From the command to ready: {_start(numbers['start_new'])} with a new database, "
            f"{_start(numbers['start'])} with {args.stored:,} games of {PLY} decisions in it "
            f"({numbers['file'] / 2**20:.0f} MiB; median of {STARTS}). One of them is read in "
            f"{numbers['look_ms']['first']:.1f} ms, again in {numbers['look_ms']['again']:.1f} ms.",
            "",
            f"Measured on {date.today().isoformat()}: {machine()}. To repeat: `make bench-endurance`.",
        ]
    )


def _start(took: tuple[float, float]) -> str:
    return f"{took[0]:.2f} s ({took[1]:.2f} s of CPU)"


if __name__ == "__main__":
    sys.exit(main())
