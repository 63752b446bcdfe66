"""`carcassonne train`: learn a value from games against oneself."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcassonne.cli.options import (
    add_preset,
    add_ray,
    command_parser,
    count,
    learning_seed,
    number,
    positive,
    rules_for,
    share,
)
from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:
    from carcassonne.ai.training.learner import Learner
    from carcassonne.ai.training.rounds import Recipe


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = command_parser("train", "Learn a value from games against oneself, round by round (needs PyTorch).")
    made.add_argument("folder", metavar="FOLDER", help="where games and networks are kept; a run goes on from there")
    add_preset(made)
    made.add_argument(
        "--players", type=count, nargs="+", default=[2], metavar="N", help="numbers of players; 2 by default"
    )
    made.add_argument("--from", dest="source", metavar="FILE", help="begin from this value instead of from nothing")
    made.add_argument("--upon", metavar="FILE", help="learn a deep network upon this value instead of a value")
    made.add_argument("-o", "--output", metavar="FILE", help="write the last champion there, to play as value:FILE")
    _add_recipe(made)
    made.add_argument("--minutes", type=positive, metavar="M", help="begin no round that would not end by then")
    made.add_argument("--jobs", type=count, metavar="J", help="processes; all cores by default")
    add_ray(made)
    made.add_argument("--device", default="", help="cpu, cuda or cuda:1; a GPU by default where there is one")
    return made


def _add_recipe(parser: argparse.ArgumentParser) -> None:
    """The arguments that a folder is begun with, and goes on with."""
    for name, kind, default, words in (
        ("--seed", learning_seed, 1, "repeats the same games"),
        ("--rounds", count, 6, "rounds in all; more of them let a run go on"),
        ("--first-games", count, 100_000, "games of the first round"),
        ("--games", count, 60_000, "games of every later round"),
        ("--steps", count, 6000, "steps of learning in a round"),
        ("--batch", count, 8192, "positions in a step"),
        ("--trust", share, 0.9, "λ of the λ-returns"),
        ("--first-trust", share, 0.9, "λ of the first steps; 1: outcomes alone"),
        ("--share", share, 1.0, "how much of what the network says is played"),
        ("--width", number, 12, "options judged in self-play, 0 for all of them"),
        ("--decks", count, 500, "decks of a gate's match"),
    ):
        parser.add_argument(name, type=kind, default=default, metavar="N", help=f"{words}; {default:n} by default")


def run(args: argparse.Namespace) -> int:
    """Learn, write the champion."""
    try:
        import torch

        from carcassonne.ai.training.learner import Learner
    except ImportError as reason:
        raise CarcassonneError("training needs NumPy and PyTorch: pip install 'carcassonne[train]'") from reason
    from carcassonne.ai.parallel import cores, executor
    from carcassonne.ai.training.rounds import Training

    rules = [rules_for(args, players) for players in args.players]
    learner = Learner(_device(torch, args.device), args.seed, args.batch, deep=args.upon is not None)
    start, foundation = _begun_from(args, learner)
    if args.output:
        Path(args.output).parent.mkdir(parents=True, exist_ok=True)  # refused now, not after hours
    jobs = args.jobs or cores()
    with executor(jobs, args.ray, niceness=10) as processes:  # all wait for the learner: it has its core
        training = Training(
            Path(args.folder), rules, _recipe(args), learner, processes, start=start, foundation=foundation
        )
        training.run(None if args.minutes is None else 60 * args.minutes)
    if args.output and training.champion is not None:
        Path(args.output).write_bytes(training.champion)
        print(f"wrote {args.output}")
    return 0


def _recipe(args: argparse.Namespace) -> Recipe:
    from carcassonne.ai.training.rounds import Recipe

    named = "rounds first_games games steps trust first_trust share batch width decks seed"
    return Recipe(**{name: getattr(args, name) for name in named.split()})


def _begun_from(args: argparse.Namespace, learner: Learner) -> tuple[bytes | None, bytes | None]:
    """The value to begin from and the one to learn upon; raises CarcassonneError now, not in every process."""
    from carcassonne.ai.thought.network import parse_network
    from carcassonne.ai.thought.weights import NetworkError

    start = Path(args.source).read_bytes() if args.source else None
    foundation = Path(args.upon).read_bytes() if args.upon else None
    try:
        option = f"--upon {args.upon}"
        if foundation is not None:
            parse_network(foundation)
        option = f"--from {args.source}"
        if start is not None:
            learner.net.take_parts(learner.net.blueprint().parsed(start)[0])
    except NetworkError as reason:
        raise CarcassonneError(f"{option}: {reason}") from reason
    return start, foundation


def _device(torch: Any, wanted: str) -> str:
    """The device to learn on; raises CarcassonneError that names those there are."""
    there = ["cpu", *(f"cuda:{index}" for index in range(torch.cuda.device_count()))]
    if torch.cuda.is_available():
        there.insert(1, "cuda")
    if not wanted:
        return there[1] if len(there) > 1 else "cpu"
    try:
        torch.zeros(1, device=wanted).sum().item()
    except (RuntimeError, AssertionError, NotImplementedError, ValueError) as reason:
        raise CarcassonneError(f"--device: there is no device {wanted!r} here; there is {', '.join(there)}") from reason
    return wanted
