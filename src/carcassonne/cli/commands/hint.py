"""`carcassonne hint`: the best thing to do in a position, and why."""

from __future__ import annotations

import argparse
import json

from carcassonne.ai.analysis import hint
from carcassonne.ai.analysis.analysis import names_of
from carcassonne.ai.analysis.report.json_report import hint_to_json
from carcassonne.ai.analysis.report.text_report import hint_text
from carcassonne.cli.commands.draw import position_or_record
from carcassonne.cli.options import command_parser, number, read_text, warn_uncompiled, write_text
from carcassonne.cli.terminal.words import colour_names
from carcassonne.cli.wrapping import terminal_width, wrapped
from carcassonne.engine.game import Game
from carcassonne.errors import NotationError


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("hint", "Say what to do in a position, why, and what else could be done.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "position",
        nargs="?",
        metavar="POSITION",
        help="a position line, or the file of one or of a record; - reads it from standard input",
    )
    what.add_argument("--record", metavar="FILE", help="a game record")
    parser.add_argument("--ply", type=number, metavar="N", help="after so many decisions of the record")
    parser.add_argument("--level", choices=("5", "6", "7"), default="6", help="how deeply to think; 6 by default")
    parser.add_argument("--seed", type=number, default=0, metavar="N", help="of the simulated futures; 0 by default")
    parser.add_argument("--json", action="store_true", help="JSON instead of text")
    return parser


def run(args: argparse.Namespace) -> int:
    """Give the hint."""
    game, names = _asked(args)
    warn_uncompiled()
    found = hint(game, args.level, args.seed, names)
    if args.json:
        write_text(None, json.dumps(hint_to_json(found), ensure_ascii=False))
    else:
        write_text(None, wrapped(hint_text(found, names), terminal_width()))
    return 0


def _asked(args: argparse.Namespace) -> tuple[Game, tuple[str, ...]]:
    """The position asked about and the players' names."""
    text = position_or_record(args)
    if args.record is None:
        if args.ply is not None:
            raise NotationError("--ply goes with --record: a position line is one position")
        game = Game.from_position(text.strip(), nature=True)
        return game, colour_names(game.rules.players)
    from carcassonne.cli.commands.replay import game_at
    from carcassonne.notation.record import parse_record

    record = parse_record(read_text(args.record))
    return game_at(record, args.ply), names_of(record)
