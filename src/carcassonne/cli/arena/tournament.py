"""`carcassonne tournament`: everybody against everybody."""

from __future__ import annotations

import argparse
import json

from carcassonne.ai.arena.crosstable import as_html, as_json, as_text
from carcassonne.ai.arena.tournament import Tournament, play_tournament
from carcassonne.cli.arena.series import PLAYERS_HELP, Kept, add_arena, jobs_of
from carcassonne.cli.options import command_parser, rules_from, warn_uncompiled, write_text


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("tournament", "Play everybody against everybody.")
    parser.add_argument("entrants", nargs="+", metavar="PLAYER", help=PLAYERS_HELP)
    add_arena(parser, 20, "games at each table, rounded up to whole rounds of the seats")
    parser.add_argument("--html", metavar="FILE", help="write the cross table as a page, too")
    return parser


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    warn_uncompiled()
    tournament = Tournament(tuple(args.entrants), rules_from(args), args.games, args.seed, args.seconds)
    kept = Kept(args, tournament.about())
    try:
        standings = play_tournament(tournament, jobs_of(args), ray=args.ray, keeping=kept.keeping)
    except KeyboardInterrupt:
        return kept.stopped()
    if args.html:
        write_text(args.html, as_html(tournament, standings))
    write_text(None, json.dumps(as_json(tournament, standings)) if args.json else as_text(tournament, standings))
    kept.done()
    return 0
