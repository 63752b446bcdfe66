"""`carcassonne bench`: how fast the core plays random games."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from carcassonne.cli.measure import GamesPlayed, copy_ns, play_for
from carcassonne.cli.options import add_rules, command_parser, count, positive, rules_from, warn_uncompiled
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, starting_state

LABELS = {
    "games": "games played",
    "games_per_cpu_second": "games per CPU second",
    "games_per_second": "games per second",
    "ns_per_turn": "ns per turn",
    "copy_ns": "ns to copy a state",
    "state_bytes": "bytes of a state",
    "mean_scores": "mean scores by seat",
    "mean_turns": "mean tiles laid",
    "threads": "threads",
    "compiled": "compiled",
}


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("bench", "Play random games and measure how fast.")
    add_rules(parser)
    parser.add_argument("--seconds", type=positive, default=3.0, metavar="S", help="how long to play; 3 by default")
    parser.add_argument("--threads", type=count, default=1, metavar="T", help="threads to play on; 1 by default")
    parser.add_argument("--every-preset", action="store_true", help="measure one preset after another, a line each")
    parser.add_argument("--json", action="store_true", help="a JSON object for each preset instead of the table")
    return parser


def run(args: argparse.Namespace) -> int:
    """Measure and tell."""
    warn_uncompiled()
    if args.every_preset and not args.json:
        print(f"{'preset':<26}{'players':>8}{'games per CPU second':>22}{'ns per turn':>13}{'tiles laid':>12}")
    for preset in PRESETS if args.every_preset else [args.preset]:
        args.preset = preset
        rules = rules_from(args)
        found = _rounded(_measured(rules, args))
        if args.json:
            print(json.dumps(found))
        elif args.every_preset:
            print(_line(found))
        else:
            _print_table(rules, found)
    return 0


def _measured(rules: Rules, args: argparse.Namespace) -> dict[str, Any]:
    start = starting_state(rules, full_deck(rules))
    watching = sys.stderr.isatty() and not args.json
    tally = play_for(start, args.seconds, args.threads, watch=_show_progress if watching else None)
    if watching:
        print("\r\x1b[K", end="", file=sys.stderr)
    return _found(rules, tally, args.threads) | {"copy_ns": copy_ns(start), "state_bytes": len(start.to_bytes())}


def _found(rules: Rules, tally: GamesPlayed, threads: int) -> dict[str, Any]:
    return {
        "preset": rules.preset,
        "players": rules.players,
        "games": tally.games,
        "games_per_cpu_second": tally.games_per_cpu_second,
        "games_per_second": tally.games_per_second,
        "ns_per_turn": tally.ns_per_turn,
        "mean_scores": tally.mean_scores,
        "mean_turns": tally.mean_turns,
        "threads": threads,
        "compiled": bool(COMPILED),
    }


def _rounded(found: dict[str, Any]) -> dict[str, Any]:
    """No more digits than the measure is worth."""
    digits = {"mean_scores": 3, "mean_turns": 3}

    def rounded(name: str, value: Any) -> Any:
        if isinstance(value, list):
            return [rounded(name, item) for item in value]
        return round(value, digits.get(name, 1)) if isinstance(value, float) else value

    return {name: rounded(name, value) for name, value in found.items()}


def _show_progress(tally: GamesPlayed) -> None:
    if tally.games:
        words = f"{tally.seconds:5.1f} s  {tally.games:,} games  {tally.games_per_second:,.0f} per second"
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)


def _line(found: dict[str, Any]) -> str:
    """A preset in a line."""
    numbers = f"{found['games_per_cpu_second']:>22,}{found['ns_per_turn']:>13,}{found['mean_turns']:>12.1f}"
    return f"{found['preset']:<26}{found['players']:>8}{numbers}"


def _print_table(rules: Rules, found: dict[str, Any]) -> None:
    options = "".join(f", {name} {value}" for name, value in rules.options.items())
    print(f"{rules.preset}, {rules.players} players{options}")
    for name, label in LABELS.items():
        value = found[name]
        if isinstance(value, bool):
            text = "yes" if value else "no"
        elif isinstance(value, list):
            text = "  ".join(f"{item:.2f}" for item in value)
        else:
            text = f"{value:,}"
        print(f"  {label:<22}{text:>14}")
