"""`carcassonne calibrate`: learn completion tables from greedy games."""

from __future__ import annotations

import argparse

from carcassonne.ai.parallel import executor
from carcassonne.cli.arena.learning import add_learning, write_step
from carcassonne.cli.options import command_parser, count, rules_from


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = command_parser("calibrate", "Learn how often projects are finished, from games of greedy bots.")
    add_learning(made)
    made.add_argument("--games", type=count, default=2000, help="games to observe; 2000 by default")
    return made


def run(args: argparse.Namespace) -> int:
    """Observe games, write the knowledge file."""
    from carcassonne.ai.training.calibration import calibrate
    from carcassonne.ai.training.source import read_knowledge

    rules = rules_from(args)
    weights, tables, provenance = read_knowledge(args.source)
    with executor(args.jobs, args.ray) as processes:
        learnt = calibrate(rules, weights, tables, args.games, args.seed, processes)
    step = f"calibrate {rules.preset} {rules.players} players, {args.games} games, seed {args.seed}"
    write_step(args.output, weights, learnt, provenance, step)
    return 0
