"""`carcassonne analyse`: every decision of a recorded game weighed, as text, JSON or a page."""

from __future__ import annotations

import argparse
import json
import sys

from carcassonne.ai.analysis import Analysis, AnalysisError, analyse
from carcassonne.ai.progress import progress
from carcassonne.cli.options import FAILED, USAGE, command_parser, count, number, read_text, warn_uncompiled, write_text
from carcassonne.errors import NotationError
from carcassonne.notation.record import Record, RecordError, parse_record


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("analyse", "Weigh every decision of a game: mistakes, better moves, luck of the draw.")
    parser.add_argument("file", metavar="RECORD", help="a game record, finished or not; - reads standard input")
    parser.add_argument("--level", choices=("5", "6", "7"), default="6", help="how deeply to think; 6 by default")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=count, metavar="N", help="show only this seat's decisions, counted from 1")
    whose.add_argument("--player", type=number, metavar="N", help="deprecated: the same, counted from 0; use --seat")
    parser.add_argument("--seed", type=number, default=0, metavar="N", help="of the simulated futures; 0 by default")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes to think in; 1 by default")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--text", action="store_true", help="a table; the default")
    how.add_argument("--json", action="store_true", help="JSON, everybody's decisions")
    how.add_argument("--html", metavar="FILE", help="a page of its own; - writes it to standard output")
    return parser


def run(args: argparse.Namespace) -> int:
    """Analyse; status 1 for a record that does not hold."""
    try:
        record = parse_record(read_text(args.file))
        seat = _seat(record, args)
        warn_uncompiled()
        found = analyse(
            record, args.level, args.seed, args.jobs, lambda moments, total: progress(moments, total, "analysing")
        )
    except RecordError as reason:
        print(f"carcassonne: {args.file} does not hold: {reason}", file=sys.stderr)
        return FAILED
    except (NotationError, AnalysisError) as reason:
        print(f"carcassonne: {args.file} cannot be analysed: {reason}", file=sys.stderr)
        return USAGE
    _show(found, args, seat)
    return 0


def _seat(record: Record, args: argparse.Namespace) -> int | None:
    """The seat to show, from 0, or None for all; raises AnalysisError for one that is not there."""
    if args.player is not None:
        print(f"--player counts from 0 and is deprecated: write --seat {args.player + 1}", file=sys.stderr)
        args.seat = args.player + 1
    if args.seat is not None and args.seat > record.rules.players:
        raise AnalysisError(f"there is no seat {args.seat}: they go from 1 to {record.rules.players}")
    return None if args.seat is None else args.seat - 1


def _show(found: Analysis, args: argparse.Namespace, seat: int | None) -> None:
    if args.json:
        from carcassonne.ai.analysis.report.json_report import analysis_to_json

        print(json.dumps(analysis_to_json(found), ensure_ascii=False))
    elif args.html:
        from carcassonne.ai.analysis.report.html_report import analysis_html

        write_text(args.html, analysis_html(found, seat))
    else:
        from carcassonne.ai.analysis.report.text_report import analysis_text

        write_text(None, analysis_text(found, seat))
