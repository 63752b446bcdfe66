"""`carcassonne worker`: bots, hints and analyses of a service, computed on a machine of their own."""

from __future__ import annotations

import argparse
import gc

from carcassonne.cli.commands.configuration import add_settings, read_settings
from carcassonne.cli.commands.serve import LEVELS, named_bot
from carcassonne.cli.options import command_parser, count, warn_uncompiled


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("worker", "Compute bots, hints and analyses for servers on the same PostgreSQL database.")
    parser.add_argument("--database", metavar="URL", help="the database of the servers: postgresql://…")
    parser.add_argument("--workers", type=count, metavar="N", help="processes in which bots think; 2 by default")
    parser.add_argument(
        "--bot", action="append", type=named_bot, metavar="NAME=PLAYER", help="a bot that the servers offer by name"
    )
    add_settings(parser)
    parser.add_argument("--log-level", choices=LEVELS, help="what is logged; info by default")
    return parser


def run(args: argparse.Namespace) -> int:
    """Work until told to stop."""
    gc.disable()  # until the worker runs: what is imported now stays
    warn_uncompiled()
    settings, _ = read_settings(
        args.settings,
        {
            "database_url": args.database,
            "workers": args.workers,
            "bots": dict(args.bot) if args.bot else None,
            "log_level": args.log_level,
        },
    )
    from carcassonne.server.worker_process import work

    return work(settings)
