"""`carcassonne puzzles`: make a file of puzzles out of games of bots, and weigh one again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from carcassonne.cli.options import FAILED, OK, command_parser, count, number, share, warn_uncompiled

if TYPE_CHECKING:
    from carcassonne.ai.puzzles.puzzle import Puzzle

ENOUGH = 0.97
"""The share of puzzles in which other futures must find the same options right."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("puzzles", "Make puzzles out of games of bots, and weigh them again.")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    make = deeds.add_parser("make", help="find puzzles and write them to a file, or go on with it", allow_abbrev=False)
    make.add_argument("file", type=Path, metavar="FILE", help="what is there stays; packed if named .bz2")
    make.add_argument("--count", type=count, default=1000, metavar="N", help="how many; 1000 by default")
    make.add_argument("--seed", type=number, default=1, metavar="SEED", help="of the games; 1 by default")
    _add_jobs(make)
    check = deeds.add_parser("check", help="weigh puzzles in other futures", allow_abbrev=False)
    check.add_argument("file", nargs="?", type=Path, metavar="FILE", help="those that come with the program by default")
    check.add_argument("--seed", type=number, default=4, metavar="SEED", help="of the futures; 4 by default")
    check.add_argument("--first", type=count, metavar="N", help="only so many of them")
    check.add_argument(
        "--enough", type=share, default=ENOUGH, metavar="SHARE", help=f"what must stay the same; {ENOUGH} by default"
    )
    _add_jobs(check)
    return parser


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=count, metavar="J", help="processes; as many as cores by default")


def run(args: argparse.Namespace) -> int:
    """Do one deed."""
    warn_uncompiled()
    return _make(args) if args.deed == "make" else _check(args)


def _make(args: argparse.Namespace) -> int:
    from carcassonne.ai.parallel import cores
    from carcassonne.ai.puzzles.making import make_puzzles

    def told(puzzles: int, games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{puzzles} of {args.count} puzzles from {games} games ", end="", file=sys.stderr, flush=True)

    found = make_puzzles(args.file, args.count, args.seed, args.jobs or cores(), told)
    print(f"{args.file} holds {found} puzzles")
    return OK


def _check(args: argparse.Namespace) -> int:
    from carcassonne.ai.parallel import cores
    from carcassonne.ai.progress import progress
    from carcassonne.ai.puzzles.making import check_puzzles

    puzzles = list(_asked(args))[: args.first]
    checked = check_puzzles(puzzles, args.seed, args.jobs or cores())
    others = [puzzle for puzzle, same in progress(checked, len(puzzles), "weighing") if not same]
    for puzzle in others:
        print(f"{puzzle.id}  other options are right now")
    same = 1 - len(others) / len(puzzles) if puzzles else 1.0
    print(f"{len(puzzles) - len(others)} of {len(puzzles)} puzzles have the same solutions: {100 * same:.1f} %")
    return OK if same >= args.enough else FAILED


def _asked(args: argparse.Namespace) -> Iterator[Puzzle]:
    from carcassonne.ai.puzzles.puzzle import read_puzzles, shipped_puzzles, unpacked

    if args.file is None:
        yield from shipped_puzzles()
    else:
        yield from read_puzzles(unpacked(args.file.read_bytes(), str(args.file)).splitlines())
