"""`carcassonne completion`: what a shell needs to complete our commands at the Tab key."""

from __future__ import annotations

import argparse
from typing import Any

from carcassonne.cli.options import command_parser
from carcassonne.errors import CarcassonneError

SHELLS = ("bash", "zsh", "fish", "tcsh")
FILES = ("FILE", "RECORD")
FOLDERS = ("FOLDER",)
"""What arguments that name files and folders are called."""


class CompletionError(CarcassonneError):
    """What makes the scripts is not installed."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("completion", "Print a script that completes our commands in a shell.")
    parser.add_argument("shell", choices=SHELLS, help="which shell")
    return parser


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    try:
        import shtab
    except ImportError as reason:
        raise CompletionError("completion needs one more package: pip install 'carcassonne[completion]'") from reason
    print(shtab.complete(whole_parser(shtab.FILE, shtab.DIRECTORY), shell=args.shell))
    return 0


def whole_parser(file: Any, folder: Any) -> argparse.ArgumentParser:
    """One parser with every command, whose arguments know what completes them."""
    from carcassonne.cli.main import COMMANDS, command_named

    whole = argparse.ArgumentParser(prog="carcassonne")
    whole.add_argument("--version", action="store_true", help="show the version and exit")
    commands = whole.add_subparsers(metavar="COMMAND")
    for name, words in COMMANDS.items():
        made = command_named(name).parser()
        for action in made._actions:
            if action.metavar in FILES + FOLDERS:
                action.complete = folder if action.metavar in FOLDERS else file  # type: ignore[attr-defined]
        commands.add_parser(name, help=words, parents=[made], add_help=False)
    return whole
