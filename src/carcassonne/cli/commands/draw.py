"""`carcassonne draw`: a position as a picture or as text."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from carcassonne.art import animate, draw, draw_text
from carcassonne.cli.options import add_rules, command_parser, number, read_text, rules_from, write_text
from carcassonne.cli.terminal.bots import random_game
from carcassonne.engine.game import Game
from carcassonne.errors import CarcassonneError, NotationError, RulesError

RECORD_BEGINS = "[Carcassonne "


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("draw", "Draw a position: as SVG, or as text for a terminal.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "position",
        nargs="?",
        metavar="POSITION",
        help="a position line, or the file of one or of a record; - reads it from standard input",
    )
    what.add_argument("--record", metavar="FILE", help="a game record")
    what.add_argument("--random", type=number, metavar="SEED", help="a random game")
    parser.add_argument("--ply", type=number, metavar="N", help="after so many decisions; at the end by default")
    add_rules(parser)
    add_picture(parser)
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--text", action="store_true", help="text instead of SVG")
    shown.add_argument(
        "--animate",
        action="store_true",
        help="the whole game as an SVG that plays by itself; with --record or --random",
    )
    return parser


def add_picture(parser: argparse.ArgumentParser) -> None:
    """The arguments about the picture."""
    parser.add_argument("-o", "--output", metavar="FILE", help="where to; standard output by default")
    parser.add_argument("--fields", action="store_true", help="show who owns which field")
    parser.add_argument("--dark", action="store_true", help="for a dark page")


def run(args: argparse.Namespace) -> int:
    """Draw."""
    text = position_or_record(args)
    if args.animate:
        write_text(args.output, _animation(args))
        return 0
    write_text(args.output, picture(_game(args, text), text=args.text, fields=args.fields, dark=args.dark))
    return 0


def _animation(args: argparse.Namespace) -> str:
    """A whole game that moves; a position alone has no moves to show."""
    from carcassonne.notation.record import parse_record, record_of, turns

    if args.position is not None and args.record is None:
        raise RulesError("--animate needs a game: a record, or --random")
    names = parse_record(read_text(args.record)).names if args.record else ()
    return animate(turns(record_of(_game(args, ""))), names=names or None, dark=args.dark)


def picture(game: Game, *, text: bool, fields: bool, dark: bool, names: tuple[str, ...] = ()) -> str:
    """A game's position, the tile laid last framed."""
    view = game.view()
    if text:
        return draw_text(view, names=names or None)
    last = (view.board[-1].x, view.board[-1].y) if len(view.board) > 1 else None
    owners = field_owners(game) if fields else None
    return draw(view, fields=fields, field_owners=owners, last=last, names=names or None, dark=dark)


def field_owners(game: Game) -> dict[tuple[int, int, str], tuple[int, ...]]:
    """Who owns the field at each half-edge: only the engine knows."""
    return {segment: each.owners for each in game.features() if each.kind == "field" for segment in each.segments}


def position_or_record(args: argparse.Namespace) -> str:
    """The position line that is asked about; the file of a record is taken as if --record had named it.

    Raises NotationError for what is neither a line nor a file, and for a file that holds neither.
    """
    given: str | None = args.position
    if given is None:
        return ""
    if given != "-" and not Path(given).is_file():
        if "|" not in given and ("." in given or "/" in given or os.sep in given):  # nobody's first word of a line
            raise NotationError(f"there is no file {given!r}, and a position line it is not")
        return given
    text = read_text(given)
    if given != "-" and text.lstrip().startswith(RECORD_BEGINS):
        args.record, args.position = given, None
        return ""
    try:
        Game.from_position(text.strip(), nature=True)
    except CarcassonneError as reason:
        raise NotationError(f"{given} cannot be read: {reason}") from reason
    return text


def _game(args: argparse.Namespace, text: str) -> Game:
    if args.record is not None:
        from carcassonne.cli.commands.replay import game_at
        from carcassonne.notation.record import parse_record

        return game_at(parse_record(read_text(args.record)), args.ply)
    if args.random is not None:
        return random_game(Game(rules_from(args), seed=args.random), args.random, args.ply)
    return Game.from_position(text.strip(), nature=True)
