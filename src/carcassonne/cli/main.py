"""The command `carcassonne`: finds the module of the sub-command and turns what goes wrong into one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from carcassonne.cli.examples import PROGRAM
from carcassonne.cli.options import BROKEN_PIPE, FAILED, INTERRUPTED, USAGE
from carcassonne.cli.wrapping import HelpFormatter
from carcassonne.errors import CarcassonneError

COMMANDS = {
    "serve": "play in the browser: the server and its page",
    "static": "make a folder for any web host, to be played without a server",
    "worker": "bots, hints and analyses for servers on the same PostgreSQL database",
    "admin": "for operators: games, people, quotas, purge, backup and restore",
    "play": "play a game in the terminal",
    "rules": "presets, options, the order of a turn, the tiles",
    "draw": "draw a position as SVG or text",
    "replay": "tell, draw or verify a game record",
    "verify": "check a record's moves, its draws and the promise of its shuffle",
    "analyse": "find the mistakes of a recorded game, and better moves",
    "judge": "how many points a move players lost in recorded games",
    "hint": "the best thing to do in a position, and why",
    "puzzles": "make puzzles out of games of bots, and weigh them again",
    "perft": "count the ways to play a list of tiles",
    "bench": "measure random games per second",
    "calibrate": "learn completion tables from games of bots",
    "tune": "find weights of the evaluation by games of bots",
    "train": "learn a value from games of bots against themselves",
    "players": "list the levels and other players there are",
    "match": "play one player against another, and tell who is better",
    "tournament": "play everybody against everybody",
    "bot": "a level as a program that speaks the bot protocol",
    "lend": "let a player of yours play at a table of a server, by a link",
    "referee": "drive a game from another program, by JSON lines",
    "completion": "a script that completes these commands in a shell",
}
ARENA = ("bot", "calibrate", "match", "players", "tournament", "train", "tune")
"""The commands whose modules are in the room `arena`; those of all others are in `commands`."""


class Command(Protocol):
    """What the module of a command has."""

    def parser(self) -> argparse.ArgumentParser: ...
    def run(self, args: argparse.Namespace) -> int: ...


class _Version(argparse.Action):
    """Prints the version; looking it up costs time that other calls need not spend."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        import carcassonne

        print(f"carcassonne {carcassonne.__version__}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:<{width}}  {words}" for name, words in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="carcassonne",
        usage="carcassonne [--help] [--version] COMMAND …",
        description=f"Carcassonne: exact rules, drawn boards, games by hand and by program.\n\ncommands:\n{listed}",
        epilog=PROGRAM,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and exit")
    parser.add_argument("command", nargs="?", metavar="COMMAND", help="one of the commands above")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; gives the exit status."""
    for stream in (sys.stdin, sys.stdout):  # a character that cannot be shown or read is no reason to stop
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except (CarcassonneError, OSError) as reason:
        if isinstance(reason, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit is quiet
            return BROKEN_PIPE
        print(f"carcassonne: {_sentence(reason)}", file=sys.stderr)
        return _status(reason)
    except KeyboardInterrupt:
        print("\ncarcassonne: stopped", file=sys.stderr)
        return INTERRUPTED


def _run(argv: list[str]) -> int:
    parser = _parser()
    try:
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return USAGE
        if args.command not in COMMANDS:
            parser.error(f"there is no command {args.command!r}; there are {', '.join(COMMANDS)}")
        warnings.filterwarnings("ignore", "carcassonne's core runs uncompiled")  # commands that mind say it in a line
        command = command_named(args.command)
        return command.run(command.parser().parse_args(args.rest))
    except SystemExit as leaving:  # argparse has had its say
        return leaving.code if isinstance(leaving.code, int) else USAGE


def command_named(name: str) -> Command:
    """The module of a command."""
    room = "arena" if name in ARENA else "commands"
    command: Command = import_module(f"carcassonne.cli.{room}.{name}")
    return command


def _status(reason: Exception) -> int:
    """The exit status of what went wrong: a record that does not hold is an answer, everything else a mistake."""
    from carcassonne.notation.record import RecordError

    return FAILED if isinstance(reason, RecordError) else USAGE


def _sentence(reason: Exception) -> str:
    """What went wrong in one line."""
    if isinstance(reason, OSError) and reason.strerror:
        return f"{reason.filename}: {reason.strerror}" if reason.filename else reason.strerror
    return " ".join(str(reason).split())
