"""What the commands have in common: parsers, rules by preset and option, words about an uncompiled core."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from errno import ENOTDIR
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from carcassonne.cli import examples
from carcassonne.cli.wrapping import HelpFormatter
from carcassonne.errors import CarcassonneError, NotationError, RulesError

if TYPE_CHECKING:
    from carcassonne.engine.rules import Rules

Number = TypeVar("Number", int, float)

OK, FAILED, USAGE = 0, 1, 2
"""Exit statuses (docs/commands.md): all right; the answer is no; a mistake in what was asked."""
INTERRUPTED, BROKEN_PIPE = 130, 141
"""What shells report for a program ended by Ctrl-C, or by a reader that left."""

MOST_DAYS = 36_500
"""A hundred years: for ever."""


class UsageError(CarcassonneError):
    """Arguments that do not go together."""


def command_parser(name: str, description: str) -> argparse.ArgumentParser:
    """A parser with a description above the arguments and examples below them."""
    return argparse.ArgumentParser(
        prog=f"carcassonne {name}",
        description=description,
        epilog=examples.of_command(name),
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose rules."""
    parser.add_argument("--players", type=count, default=2, metavar="N", help="number of players; 2 by default")
    add_preset(parser)


def add_preset(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose rules for any number of players."""
    parser.add_argument("--preset", default="modern", help="which rules (see `carcassonne rules`); modern by default")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"change one option of the preset, such as {examples.OPTIONS}; may be repeated",
    )


def add_ray(parser: argparse.ArgumentParser) -> None:
    """The argument that has many games played elsewhere."""
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="play on a Ray cluster (the extra `ray`): auto, HOST:6379, ray://HOST:10001, or local for this machine",
    )


def rules_from(args: argparse.Namespace) -> Rules:
    """The rules the arguments choose; raises RulesError."""
    return rules_for(args, args.players)


def rules_for(args: argparse.Namespace, players: int) -> Rules:
    """The rules the arguments choose, for so many players; raises RulesError."""
    from carcassonne.engine.rules import Rules

    return Rules.of(args.preset, players, dict(_option(text) for text in args.option))


def _option(text: str) -> tuple[str, str | int | bool]:
    name, equals, value = text.partition("=")
    if not equals:
        raise RulesError(f"an option is written name=value, not {text!r}")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else value


def positive(text: str) -> float:
    """A number above 0, for argparse."""
    value = _read(float, text, "a number above 0")
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {text!r}")
    return value


def share(text: str) -> float:
    """A number from 0 to 1, for argparse."""
    value = _read(float, text, "a number from 0 to 1")
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 1, not {text!r}")
    return value


def count(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    value = _read(int, text, "a whole number of at least 1")
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return value


def number(text: str) -> int:
    """A whole number of at least 0, for argparse."""
    value = _read(int, text, "a whole number of at least 0")
    if value < 0:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 0, not {text!r}")
    return value


def days(text: str) -> float:
    """A number of days, for argparse."""
    value = _read(float, text, "a number of days")
    if not 0 < value <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"must be a number of days above 0, at most {MOST_DAYS}, not {text!r}")
    return value


def learning_seed(text: str) -> int:
    """The seed of many games, each of which takes one of the numbers after it, for argparse."""
    value = number(text)
    if value >= 1 << 63:
        raise argparse.ArgumentTypeError(f"must be a whole number below 2⁶³, not {text!r}")
    return value


def _read(kind: Callable[[str], Number], text: str, wanted: str) -> Number:
    try:
        return kind(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be {wanted}, not {text!r}") from None


def read_text(path: str) -> str:
    """The text of a file, `-` for standard input; raises OSError or NotationError."""
    raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as reason:
        raise NotationError(f"{path} is not a text in UTF-8") from reason


def write_text(path: str | None, text: str) -> None:
    """Text to a file, or to standard output without one or for `-`."""
    if path is None or path == "-":
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        make_folder_of(path)
        Path(path).write_text(text, encoding="utf-8")
        print(f"wrote {path}", file=sys.stderr)


def make_folder_of(path: str) -> None:
    """Make the folder that a file is to lie in; raises OSError."""
    folder = Path(path).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as reason:  # a file where a folder should be
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder)) from reason


def warn_uncompiled() -> None:
    """Say once that the core runs as plain Python, unless that is meant (CARCASSONNE_UNCOMPILED=1)."""
    from carcassonne.engine.positions import COMPILED

    if not COMPILED and os.environ.get("CARCASSONNE_UNCOMPILED") != "1":
        print("running uncompiled: the same rules, but about a hundred times slower", file=sys.stderr)
