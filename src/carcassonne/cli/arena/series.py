"""What `match` and `tournament` have in common: arguments, and where the journal lies."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from carcassonne.ai.arena.journal import default_path
from carcassonne.ai.parallel import cores
from carcassonne.cli.options import add_ray, add_rules, count, number, positive

PLAYERS_HELP = (
    "random, a level by number or name, value:FILE, deep:FILE, module:Class, or cmd:PROGRAM (see `carcassonne players`)"
)


def add_arena(parser: argparse.ArgumentParser, games: int, games_help: str) -> None:
    """The arguments of everything that is played in many games."""
    add_rules(parser)
    parser.add_argument("--games", type=count, default=games, metavar="N", help=f"{games_help}; {games} by default")
    parser.add_argument("--seed", type=number, default=1, metavar="SEED", help="decks and dice; 1 by default")
    parser.add_argument("--seconds", type=positive, metavar="S", help="what programs get for an answer; 10 by default")
    parser.add_argument("--jobs", type=count, metavar="J", help="processes that play; as many as cores by default")
    add_ray(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument(
        "--journal",
        metavar="FILE",
        help="keep every round there and go on from it; in the cache, until done, otherwise",
    )


class Keeping:
    """The journal of a run: the user's, or one in the cache that goes when the run is done."""

    def __init__(self, args: argparse.Namespace, about: dict[str, Any]) -> None:
        self._own = args.journal is None
        self.path = default_path(about) if self._own else Path(args.journal)
        if self._own and self.path.exists():
            print(f"going on from {self.path}", file=sys.stderr)

    def done(self) -> None:
        """The run has its result."""
        if self._own:
            self.path.unlink(missing_ok=True)


def jobs_of(args: argparse.Namespace) -> int:
    """The number of processes."""
    return args.jobs or cores()
