"""`carcassonne judge`: how many points a move the players of recorded games lose against a level."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.judging import JudgedPlayer, judge_games, judged_players
from carcassonne.ai.players.levels import Level
from carcassonne.ai.progress import progress
from carcassonne.cli.options import FAILED, OK, UsageError, command_parser, count, number, warn_uncompiled
from carcassonne.errors import NotationError
from carcassonne.notation.record import Record, RecordError, parse_record, replay


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("judge", "Tell how many points a move players lost in recorded games, against a level.")
    parser.add_argument("records", nargs="+", metavar="RECORDS", help="folders of game records, or records")
    parser.add_argument("--level", choices=("5", "6", "7"), default="6", help="whose choices to compare with; 6")
    parser.add_argument("--seed", type=number, default=0, metavar="N", help="of the simulated futures; 0 by default")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes to think in; 1 by default")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    return parser


def run(args: argparse.Namespace) -> int:
    """Judge; status 1 if a file was left out because it is no record that holds."""
    files = list(_files(args.records))
    records, refused = _read(files)
    if not records:
        raise UsageError(f"there is no game to judge in {', '.join(args.records)}")
    warn_uncompiled()
    level = level_for_analysis(args.level)
    games = judge_games(records, level, args.seed, args.jobs)
    players = judged_players(progress(games, len(records), "judging"))
    if args.json:
        told = [asdict(each) | {"loss": _bounds(each)} for each in players]
        about = {"level": level.number, "seed": args.seed, "games": len(records), "left_out": refused}
        print(json.dumps(about | {"players": told}, ensure_ascii=False))
    else:
        print(_table(players, level, len(records)))
    return FAILED if refused else OK


def _files(named: Sequence[str]) -> Iterator[Path]:
    """Yield the files named, and those of the folders named, in order; raises UsageError for a folder without any."""
    for text in named:
        path = Path(text)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(each for each in path.rglob("*") if each.is_file() and not each.name.startswith("."))
        if not inside:
            raise UsageError(f"the folder {text} is empty")
        yield from inside


def _read(files: Sequence[Path]) -> tuple[list[Record], list[str]]:
    """Return the records that hold and can be judged, and the files that are none; what is wrong is said at once."""
    records, refused = [], []
    for file in files:
        try:
            record = parse_record(file.read_text(encoding="utf-8"))
            replay(record)
            if all(move.seat is None for move in record.moves):
                raise NotationError("there is no decision in it")
            records.append(record)
        except (RecordError, NotationError, UnicodeDecodeError) as reason:
            words = "it is no text" if isinstance(reason, UnicodeDecodeError) else str(reason)
            print(f"carcassonne: {file} is left out: {words}", file=sys.stderr)
            refused.append(str(file))
    return records, refused


def _bounds(player: JudgedPlayer) -> dict[str, float | None]:
    """The loss with its bounds; null where one game bounds nothing."""
    return {name: bound if math.isfinite(bound) else None for name, bound in asdict(player.loss).items()}


def _table(players: Sequence[JudgedPlayer], level: Level, games: int) -> str:
    """The players in a table, who lost least first."""
    rows = [("player", "games", "moves", "as the level", "points lost a move")]
    for each in players:
        low, high = each.loss.low, each.loss.high
        bounds = f" ({_points(low)} … {_points(high)})" if math.isfinite(low) else " (one game bounds nothing)"
        share = f"{100 * each.agreed / each.moves:.0f} %"
        rows.append((each.name, str(each.games), str(each.moves), share, _points(each.loss.value) + bounds))
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    title = f"{games} game{'s' * (games != 1)} against the choices of {level.label}"
    lines = [
        f"{row[0]:<{wide[0]}}  {row[1]:>{wide[1]}}  {row[2]:>{wide[2]}}  {row[3]:>{wide[3]}}  {row[4]}" for row in rows
    ]
    return "\n".join([title, *lines])


def _points(value: float) -> str:
    return f"{value:.2f}".replace("-", "−")
