"""`carcassonne train`: learn a value from games against oneself."""

from __future__ import annotations

import argparse
from pathlib import Path

from carcassonne.cli.options import add_preset, add_ray, command_parser, rules_for
from carcassonne.errors import CarcassonneError


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = command_parser("train", "Learn a value from games against oneself, round by round (needs PyTorch).")
    made.add_argument("folder", metavar="FOLDER", help="where games and networks are kept; a run goes on from there")
    add_preset(made)
    made.add_argument(
        "--players", type=int, nargs="+", default=[2], metavar="N", help="numbers of players; 2 by default"
    )
    made.add_argument("--from", dest="source", metavar="FILE", help="begin from this value instead of from nothing")
    made.add_argument("--upon", metavar="FILE", help="learn a deep network upon this value instead of a value")
    made.add_argument("-o", "--output", metavar="FILE", help="write the last champion there")
    made.add_argument("--seed", type=int, default=1, help="repeats the same games; 1 by default")
    made.add_argument("--rounds", type=int, default=6, help="rounds in all; 6 by default")
    made.add_argument("--first-games", type=int, default=100_000, help="games of the first round")
    made.add_argument("--games", type=int, default=60_000, help="games of every later round")
    made.add_argument("--steps", type=int, default=6000, help="steps of learning in a round")
    made.add_argument("--batch", type=int, default=8192, help="positions in a step")
    made.add_argument("--trust", type=float, default=0.9, help="λ of the λ-returns; 0.9 by default")
    made.add_argument(
        "--first-trust", type=float, default=0.9, help="λ of the first steps; 1: outcomes alone; 0.9 by default"
    )
    made.add_argument(
        "--share", type=float, default=1.0, help="how much of what the network says is played; 1 by default"
    )
    made.add_argument("--width", type=int, default=12, help="options judged in self-play; 0: all of them")
    made.add_argument("--decks", type=int, default=500, help="decks of a gate's match")
    made.add_argument("--minutes", type=float, help="begin no round that would not end by then")
    made.add_argument("--jobs", type=int, help="processes; all cores by default")
    add_ray(made)
    made.add_argument("--device", default="", help="cuda or cpu; what is there by default")
    return made


def run(args: argparse.Namespace) -> int:
    """Learn, write the champion."""
    try:
        import torch

        from carcassonne.ai.training.learner import Learner
    except ImportError as reason:
        raise CarcassonneError("training needs NumPy and PyTorch: pip install 'carcassonne[train]'") from reason
    from carcassonne.ai.parallel import cores, executor
    from carcassonne.ai.thought.network import parse_network
    from carcassonne.ai.training.rounds import Recipe, Training

    for name, number in (("--trust", args.trust), ("--first-trust", args.first_trust), ("--share", args.share)):
        if not 0 <= number <= 1:
            raise CarcassonneError(f"{name} must lie between 0 and 1, not at {number:g}")
    rules = [rules_for(args, players) for players in args.players]
    recipe = Recipe(
        rounds=args.rounds,
        first_games=args.first_games,
        games=args.games,
        steps=args.steps,
        trust=args.trust,
        first_trust=args.first_trust,
        share=args.share,
        batch=args.batch,
        width=args.width,
        decks=args.decks,
        seed=args.seed,
    )
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    learner = Learner(device, args.seed, args.batch, deep=args.upon is not None)
    start = Path(args.source).read_bytes() if args.source else None
    foundation = Path(args.upon).read_bytes() if args.upon else None
    if foundation is not None:
        parse_network(foundation)  # refused now, not by every process
    if start is not None:
        learner.net.take_parts(learner.net.blueprint().parsed(start)[0])
    jobs = args.jobs or cores()
    with executor(jobs, args.ray, niceness=10) as processes:  # all wait for the learner: it has its core
        training = Training(Path(args.folder), rules, recipe, learner, processes, start=start, foundation=foundation)
        training.run(None if args.minutes is None else 60 * args.minutes)
    if args.output and training.champion is not None:
        Path(args.output).write_bytes(training.champion)
        print(f"wrote {args.output}")
    return 0
