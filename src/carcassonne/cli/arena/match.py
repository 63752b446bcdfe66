"""`carcassonne match`: one player against another, with what the games prove."""

from __future__ import annotations

import argparse
import json

from carcassonne.ai.arena.match import Match, play_match
from carcassonne.cli.arena.series import PLAYERS_HELP, Kept, add_arena, jobs_of
from carcassonne.cli.options import command_parser, rules_from, warn_uncompiled


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("match", "Play a match and tell who is better.")
    parser.add_argument("a", metavar="A", help=PLAYERS_HELP)
    parser.add_argument("b", metavar="B", help="its rival, or its rivals at a larger table")
    add_arena(parser, 100, "games in all, rounded up to whole rounds of the seats")
    return parser


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    warn_uncompiled()
    match = Match(args.a, args.b, rules_from(args), args.games, args.seed, args.seconds)
    kept = Kept(args, match.about())
    try:
        table = play_match(match, jobs_of(args), ray=args.ray, keeping=kept.keeping)
    except KeyboardInterrupt:
        return kept.stopped()
    print(json.dumps(table.to_json(), ensure_ascii=False) if args.json else table)
    kept.done()
    return 0
