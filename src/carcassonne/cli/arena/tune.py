"""`carcassonne tune`: find weights by games of greedy bots against themselves."""

from __future__ import annotations

import argparse

from carcassonne.ai.parallel import executor
from carcassonne.cli.arena.learning import add_learning, write_step
from carcassonne.cli.options import command_parser, count, rules_from


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = command_parser("tune", "Find better weights of the evaluation by paired games.")
    add_learning(made)
    made.add_argument("--generations", type=count, default=20, help="steps of the search; 20 by default")
    made.add_argument("--pairs", type=count, default=60, help="decks a trial plays, from every seat; 60 by default")
    made.add_argument("--population", type=_population, default=16, help="trials in a generation; 16 by default")
    return made


def _population(text: str) -> int:
    """How many trials there are; they come in pairs, each with its mirror image."""
    trials = count(text)
    if trials % 2:
        raise argparse.ArgumentTypeError(f"must be an even number, for trials are mirrored in pairs, not {text!r}")
    return trials


def run(args: argparse.Namespace) -> int:
    """Search, write the knowledge file."""
    from carcassonne.ai.training.source import read_knowledge
    from carcassonne.ai.training.tuning import tune

    rules = rules_from(args)
    weights, tables, provenance = read_knowledge(args.source)
    with executor(args.jobs, args.ray) as processes:
        found = tune(
            rules,
            weights,
            tables,
            args.generations,
            args.seed,
            processes,
            population=args.population,
            pairs=args.pairs,
        )
    step = (
        f"tune {rules.preset} {rules.players} players, {args.generations} generations of {args.population} trials, "
        f"{args.pairs} decks each, seed {args.seed}"
    )
    write_step(args.output, found, tables, provenance, step)
    return 0
