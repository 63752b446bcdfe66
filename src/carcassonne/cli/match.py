"""`carcassonne match`: one player against another, with what the games prove."""

from __future__ import annotations

import argparse
import json

from carcassonne.ai.arena.match import Match, play_match
from carcassonne.cli.arena import PLAYERS_HELP, Keeping, add_arena, jobs_of
from carcassonne.cli.options import command_parser, rules_from, warn_uncompiled

EXAMPLES = """\
examples:
  carcassonne match 4 2
  carcassonne match expert club --games 400 --preset wheel-of-fortune
  carcassonne match 5 3 --players 4                one level 5 among three level 3
  carcassonne match mybot:Hasty random             a class of your own, in mybot.py
  carcassonne match 'cmd:./mybot --fast' 3 --seconds 0.5 --json

Every deck is played from every seat; intervals hold 95 % and come from the spread between decks. The same seed gives
the same table. An interrupted match goes on where it stopped when it is started again.
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("match", "Play a match and tell who is better.", EXAMPLES)
    parser.add_argument("a", metavar="A", help=PLAYERS_HELP)
    parser.add_argument("b", metavar="B", help="its rival, or its rivals at a larger table")
    add_arena(parser, 100, "games in all, rounded up to whole rounds of the seats")
    return parser


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    warn_uncompiled()
    match = Match(args.a, args.b, rules_from(args), args.games, args.seed, args.seconds)
    keeping = Keeping(args, match.about())
    table = play_match(match, jobs_of(args), keeping.path, args.ray)
    print(json.dumps(table.to_json(), ensure_ascii=False) if args.json else table)
    keeping.done()
    return 0
