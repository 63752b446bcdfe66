"""`carcassonne perft`: fix the draws, count the leaves."""

from __future__ import annotations

import argparse
import time

from carcassonne.cli.options import add_rules, command_parser, count, rules_from
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.positions import State, after_choice, legal_choices, nature_decides, nature_draws
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import kind_named, starting_state

DISTINCT = ("place", "follower")
"""Phases in which every choice is an action of its own: they are most of the work and need no comparing."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("perft", "Count the ways to play a list of tiles, draw by draw.")
    parser.add_argument(
        "draw", nargs="+", metavar="DRAW", help="tiles in the order they are drawn; a comma starts a new list"
    )
    add_rules(parser)
    parser.add_argument("--depth", type=count, metavar="N", help="stop after so many draws")
    parser.add_argument("--followers", action="store_true", help="count every decision, not placements only")
    return parser


def run(args: argparse.Namespace) -> int:
    """Count every list."""
    rules = rules_from(args)
    lists = [draws for part in " ".join(args.draw).split(",") if (draws := part.split())]
    for draws in lists:
        starting_state(rules, draws)  # refused before anything is printed
    for draws in lists:
        _count_list(rules, draws, min(args.depth or len(draws), len(draws)), args.followers)
    return 0


def _count_list(rules: Rules, draws: list[str], depth: int, followers: bool) -> None:
    print(f"{rules.preset}, {rules.players} players: {' '.join(draws)}")
    began = time.perf_counter()
    for ply in range(1, depth + 1):
        leaves = leaf_count(rules, draws, ply, followers)
        print(f"  {ply:>3}  {draws[ply - 1]:<6}{leaves:>16,}  {time.perf_counter() - began:8.2f} s")


def leaf_count(rules: Rules, draws: list[str], depth: int, followers: bool = False) -> int:
    """The ways to play the first `depth` of these tiles; the rest of the list stays in the deck."""
    kinds = [kind_named(name) for name in draws[:depth]]
    return _leaves(starting_state(rules, draws), kinds, 0, followers)


def _leaves(s: State, kinds: list[int], drawn: int, followers: bool) -> int:
    """The leaves below a state after `drawn` draws."""
    phase = phase_of(s)
    if phase == "over":
        return 1
    if nature_draws(s):
        if drawn == len(kinds):
            return 1
        return _leaves(after_choice(s, kinds[drawn]), kinds, drawn + 1, followers)
    if not followers and phase == "place" and drawn == len(kinds):
        return len(legal_choices(s))
    return sum(_leaves(after_choice(s, choice), kinds, drawn, followers) for choice in _answers(s, phase, followers))


def _answers(s: State, phase: str, followers: bool) -> list[int]:
    """Every answer that counts; choices that are the same action to a player count once. A die may show any side."""
    found: list[int] = legal_choices(s)
    if nature_decides(s):
        return found
    if not followers:
        return found if phase == "place" else found[:1]
    if phase in DISTINCT:
        return found
    return list({action_of(s, choice): choice for choice in found}.values())
