"""What `match` and `tournament` have in common: arguments, and what is kept."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from carcassonne.ai.arena.journal import Going, default_path
from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.parallel import cores
from carcassonne.cli.options import INTERRUPTED, UsageError, add_ray, add_rules, count, number, positive

PLAYERS_HELP = (
    "random, a level by number or name, a number between two (3.4), value:FILE, deep:FILE, module:Class, "
    "FILE.py:Class, or cmd:PROGRAM "
    "(see `carcassonne players`)"
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
    going = parser.add_mutually_exclusive_group()
    going.add_argument("--anew", action="store_true", help="play every round again that the journal holds")
    going.add_argument(
        "--resume", action="store_true", help="go on from the journal though another program played what it holds"
    )
    parser.add_argument("--records", metavar="FOLDER", help="write the record of every game there")
    parser.add_argument(
        "--log", metavar="FILE", help="append what programs write on standard error, each line with game, seat and name"
    )
    parser.add_argument(
        "--log-protocol", action="store_true", help="log every question (>) and answer (<) of the protocol, too"
    )


class Kept:
    """What a run keeps: the journal the user named, or one in the cache that goes when the run is done."""

    def __init__(self, args: argparse.Namespace, about: dict[str, Any]) -> None:
        if args.ray and args.log:
            raise UsageError("--log is written on this machine: it does not go with --ray")
        if args.log_protocol and not args.log:
            raise UsageError("--log-protocol says what goes into the log: it needs --log FILE")
        self._own = args.journal is None
        going = Going.ANEW if args.anew else Going.ON_WITH_OTHERS if args.resume else Going.ON
        path = _writable(default_path(about)) if self._own else Path(args.journal)
        self.keeping = Keeping(
            path,
            going,
            Path(args.records) if args.records else None,
            Path(args.log) if args.log else None,
            args.log_protocol,
        )
        if self._own and path is not None and path.exists() and not args.anew:
            print(f"going on from {path}", file=sys.stderr)

    def done(self) -> None:
        """The run has its result."""
        if self._own and self.keeping.journal is not None:
            self.keeping.journal.unlink(missing_ok=True)

    def stopped(self) -> int:
        """Say what becomes of a run that Ctrl-C has ended; gives the exit status."""
        kept = self.keeping.journal
        words = f"the same command goes on from {kept}" if kept else "nothing was kept"
        print(f"\ncarcassonne: stopped; {words}", file=sys.stderr)
        return INTERRUPTED


def _writable(path: Path | None) -> Path | None:
    """The path, if a file can be written there; else None, and a line that says so: a match needs no journal."""
    try:
        if path is None:
            raise OSError(None, "there is no home folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise OSError(None, f"{path.parent} cannot be written")
    except OSError as reason:
        why = f"{reason.filename}: {reason.strerror}" if reason.filename else reason.strerror
        print(f"no journal is kept ({why}): if this is interrupted, it begins anew; see --journal", file=sys.stderr)
        return None
    return path


def jobs_of(args: argparse.Namespace) -> int:
    """The number of processes."""
    return args.jobs or cores()
