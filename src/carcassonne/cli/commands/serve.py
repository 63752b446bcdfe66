"""`carcassonne serve`: the server with its page, and the browser opened on it."""

from __future__ import annotations

import argparse
import gc
from dataclasses import replace
from pathlib import Path

from carcassonne.cli.commands.address import Address, free_port, take_port
from carcassonne.cli.commands.configuration import add_settings, check_accounts, read_settings
from carcassonne.cli.options import command_parser, count, number, warn_uncompiled

LEVELS = ("debug", "info", "warning", "error")
USUAL_PORT = 8000


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("serve", "Serve games in the browser and by the API.")
    parser.add_argument("--host", metavar="HOST", help="where to listen; 127.0.0.1, this machine alone, by default")
    parser.add_argument(
        "--port", type=_port, metavar="PORT", help=f"{USUAL_PORT} by default, or the next one that is free; 0 for any"
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the database there; your data folder usually")
    parser.add_argument("--database", metavar="URL", help="another database: postgresql://… or sqlite:////file")
    parser.add_argument("--processes", type=count, metavar="N", help="server processes; more than one need PostgreSQL")
    parser.add_argument(
        "--workers",
        type=number,
        metavar="N",
        help="processes in which bots think, 2 by default; 0 leaves it to `carcassonne worker`",
    )
    parser.add_argument(
        "--bot",
        action="append",
        type=named_bot,
        metavar="NAME=PLAYER",
        help="offer a bot under a name: cmd:PROGRAM or module:Class (see `carcassonne players`); may be repeated",
    )
    add_settings(parser)
    parser.add_argument("--open", action="store_true", help="open the browser when the server is ready")
    parser.add_argument("--log-level", choices=LEVELS, help="what is logged; info by default")
    return parser


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    gc.disable()  # until the server runs: what is imported now stays
    warn_uncompiled()
    settings, variables = read_settings(
        args.settings,
        {
            "host": args.host,
            "port": args.port,
            "data": args.data,
            "database_url": args.database,
            "processes": args.processes,
            "workers": args.workers,
            "bots": dict(args.bot) if args.bot else None,
            "log_level": args.log_level,
        },
    )
    check_accounts(settings)
    from carcassonne.server.settings_file import names_a_file

    told = bool(variables.get("CARCASSONNE_PORT", "").strip())
    chosen = args.port is not None or told or names_a_file(variables)  # a proxy asks a service where it always was
    port = take_port(settings.host, settings.port) if chosen else free_port(settings.host, settings.port)
    settings = replace(settings, port=port)
    from carcassonne.server.main import serve  # takes its time: who is refused need not wait for it

    Address(settings.host, port).tell_when_ready(open_browser=args.open)
    return serve(settings)


def _port(text: str) -> int:
    """A port's number, for argparse."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"must be a port, a whole number from 0 to 65535, not {text!r}")
    return int(text)


def named_bot(text: str) -> tuple[str, str]:
    """A bot's name and who it is, for argparse."""
    name, sign, player = (word.strip() for word in text.partition("="))
    if not (name and sign and player):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=PLAYER")
    return name, player
