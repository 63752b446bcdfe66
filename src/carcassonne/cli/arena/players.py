"""`carcassonne players`: who there is to play against."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from carcassonne.ai.players.levels import LEVELS, Level
from carcassonne.ai.players.roster import installed_players
from carcassonne.cli.options import command_parser


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("players", "List the players there are.")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the list")
    return parser


def run(args: argparse.Namespace) -> int:
    """Tell."""
    if args.json:
        print(json.dumps({"levels": [_described(level) for level in LEVELS], "offered": installed_players()}))
        return 0
    for level in LEVELS:
        print(f"{level.number}  {level.name:<9} {level.character}\n             {recipe(level)}")
    print("   3.4       between two levels: level 4 in four turns of ten, else level 3")
    print("   random    throws dice")
    for name, origin in installed_players().items():
        print(f"   {name:<9} {origin}")
    print("   value:FILE, deep:FILE    what `carcassonne train` wrote, one turn deep; FILE@6 searches as level 6 does")
    print("   module:Class, FILE.py:Class, cmd:PROGRAM    bots of your own")
    return 0


def recipe(level: Level) -> str:
    """How a level chooses, in a line."""
    if not level.outlook:
        words = "one turn deep, by the points if the game ended now"
    elif level.budget is None:
        words = "one turn deep, by " + ("the learnt value" if level.value else "the evaluation")
        words += f" of the best {level.width} options" if level.width else ""
    else:
        budget = level.budget
        words = (
            f"the best {budget.width} options by the {'learnt value' if level.value else 'evaluation'}"
            f"{' and the deep network' if level.deep else ''}, "
            f"{'at most ' if budget.positions else ''}{budget.simulations} simulations "
            f"of {budget.horizon} {'careful' if budget.care else 'greedy'} turns"
        )
        words += "; endgames of two exactly" if budget.exact else ""
    if level.care != 1:
        words += f"; followers in the supply count {100 * level.care:.0f} %"
    if level.habits:
        words += f"; {level.habits.words}"
    if level.slips:
        words += f"; {100 * level.slips:.0f} % of the choices by dice"
    return words + ("; on every core" if level.parallel else "")


def _described(level: Level) -> dict[str, object]:
    budgets = {"budget": level.budget and level.budget._asdict(), "hand": level.hand and level.hand._asdict()}
    return asdict(level) | {"recipe": recipe(level)} | budgets
