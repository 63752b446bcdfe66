"""`carcassonne replay`: a game record told, drawn or verified."""

from __future__ import annotations

import argparse
import sys

from carcassonne.cli.commands.draw import add_picture, picture
from carcassonne.cli.options import FAILED, USAGE, command_parser, number, read_text, write_text
from carcassonne.cli.terminal.words import action_words, colour_names, told
from carcassonne.cli.wrapping import terminal_width, wrapped
from carcassonne.engine.game import Game
from carcassonne.errors import NotationError
from carcassonne.notation.record import Move, Record, RecordError, opening_of, parse_record, replay, result_text


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("replay", "Tell a recorded game, draw a position of it, or verify it.")
    parser.add_argument("file", metavar="FILE", help="a game record; - reads standard input")
    parser.add_argument("--ply", type=number, metavar="N", help="only up to so many decisions")
    parser.add_argument("--draw", choices=("text", "svg"), help="draw the position instead of telling the game")
    parser.add_argument("--verify", action="store_true", help="only say whether the record holds")
    add_picture(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Tell, draw or verify; status 1 for a record that does not hold, 2 for one that cannot be read."""
    try:
        record = parse_record(read_text(args.file))
        if args.verify:
            game = replay(record)
            print(f"{args.file} holds: {game.ply} decisions, result {result_text(record.result)}")
        elif args.draw:
            shown = picture(
                game_at(record, args.ply),
                text=args.draw == "text",
                fields=args.fields,
                dark=args.dark,
                names=record.names,
            )
            write_text(args.output, shown)
        else:
            story = "\n".join(_story(record, args.ply)) + "\n"
            write_text(args.output, story if args.output else wrapped(story, terminal_width()))
    except RecordError as reason:
        print(f"carcassonne: {args.file} does not hold: {reason}", file=sys.stderr)
        return FAILED
    except NotationError as reason:
        print(f"carcassonne: {args.file} cannot be read: {reason}", file=sys.stderr)
        return USAGE
    return 0


def game_at(record: Record, ply: int | None) -> Game:
    """The game after so many decisions, or at its end, where the result is verified too."""
    return replay(record, ply)


def names_of(record: Record) -> tuple[str, ...]:
    """The players' names; those without one by their colours."""
    colours = colour_names(record.rules.players)
    return tuple(name or colour for name, colour in zip(record.names or colours, colours, strict=False))


def _story(record: Record, ply: int | None) -> list[str]:
    """The game in words, decision by decision."""
    end = game_at(record, ply)
    names = names_of(record)
    lines = [f"{record.rules.preset}, {record.rules.players} players: {', '.join(names)}"]
    game = opening_of(record)
    for move in record.moves[: len(end.actions)]:
        lines += _told_move(game, move, names)
    if not end.over:
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, end.scores, strict=True))
        lines.append(f"      so far: {scores}")
    return lines


def _told_move(game: Game, move: Move, names: tuple[str, ...]) -> list[str]:
    """One move: a decision is numbered, everything else stands below it."""
    sentences = told(game.play(move.action), names)
    if move.seat is None:
        return [f"      {words}" for words in sentences]
    if not sentences or not sentences[0].startswith(names[move.seat]):
        sentences.insert(0, f"{names[move.seat]}: {action_words(move.action)}")
    return [f"{game.ply:>4}. {sentences[0]}", *(f"      {words}" for words in sentences[1:])]
