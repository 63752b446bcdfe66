"""`carcassonne rules`: what a preset plays, in our own words, with its tiles drawn."""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import suppress

from carcassonne.cli.options import add_rules, command_parser, rules_from, write_text
from carcassonne.cli.terminal.box import OptionValue, RulesText, TurnStep, terminals
from carcassonne.cli.terminal.screen import side_by_side, tile_rows
from carcassonne.cli.wrapping import terminal_width, wrapped
from carcassonne.engine.box import boxes_in_deck
from carcassonne.engine.differences import differences_text
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

ACROSS = 7
"""The most tiles side by side."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("rules", "List the presets, or tell what one of them plays.")
    parser.add_argument("name", nargs="?", metavar="PRESET", help="which preset; without it they are listed")
    add_rules(parser)
    parser.set_defaults(preset=None)
    parser.add_argument("--svg", metavar="FILE", help="write a sheet of the tiles as SVG instead")
    return parser


def run(args: argparse.Namespace) -> int:
    """List, tell or draw."""
    if args.name and args.preset and args.name != args.preset:
        raise RulesError(f"which of the two: {args.name} or --preset {args.preset}?")
    args.preset = args.name or args.preset
    if args.preset is None and not args.option and not args.svg:
        _list_presets()
        return 0
    args.preset = args.preset or "modern"
    rules = rules_from(args)
    if args.svg:
        from carcassonne.art import draw_sheet

        write_text(args.svg, draw_sheet(_tiles(rules).items()))
    else:
        _tell(rules)
    return 0


def _list_presets() -> None:
    for preset in PRESETS:
        rules = Rules.of(preset)
        _say(
            f"{preset:<26}{_about(preset)}; 2 to {_most_players(rules)} players, {len(full_deck(rules))} tiles to draw"
        )
    _say("\n`carcassonne rules PRESET` tells more.")


def _about(preset: str) -> str:
    """A preset in a few words: those of its box, or the boxes that it puts together."""
    told = next((text.presets[preset] for text in _texts() if preset in text.presets), None)
    base, *others = (box.title for box in boxes_in_deck(Rules.of(preset).values))
    return told or f"{base} with {', '.join(others[:-1])} and {others[-1]}"


def _texts() -> list[RulesText]:
    """What the boxes tell, in the order of their list."""
    return [box.rules for box in terminals()]


def _most_players(rules: Rules) -> int:
    """The most players who can play by these rules."""
    most = rules.players
    with suppress(RulesError):
        while Rules.of(rules.preset, most + 1, rules.options):
            most += 1
    return most


def _tiles(rules: Rules) -> Counter[str]:
    """How many of each kind there are to draw."""
    return Counter(full_deck(rules))


def _say(text: str) -> None:
    """A line, or what becomes of it in a narrow terminal."""
    print(wrapped(text, terminal_width()))


def _tell(rules: Rules) -> None:
    tiles = _tiles(rules)
    pieces = "".join(text.pieces(rules) for text in _texts())
    _say(f"{rules.preset}: {_about(rules.preset)}")
    if differing := differences_text(rules):
        _say(f"Changed: {differing}.")
    _say(f"\nPlayers: 2 to {_most_players(rules)}, each with {rules.followers} followers{pieces}.")
    _say("\nOptions")
    meanings = {option: words for text in _texts() for option, words in text.meanings.items()}
    for name, value in _options(rules).items():
        shown = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        _say(f"  {name:<20}{shown!s:<20}{meanings.get((name, value), '')}".rstrip())
    _say("\nA turn")
    for number, step in enumerate(_turn(rules), 1):
        _say(f"  {number}. {step}")
    start = next((start for text in _texts() if (start := text.start(rules))), "a tile D")
    _say(f"\nTiles: {sum(tiles.values())} to draw, of {len(tiles)} kinds, beside {start} on the table\n")
    blocks = [(f"{name} ×{count}", tile_rows(name)) for name, count in tiles.items()]
    print("\n".join(side_by_side(blocks, ACROSS, terminal_width())), end="")
    signs = (sign for text in reversed(_texts()) for sign in text.signs(rules))
    _say("  ".join(["▒ city  ─│ road  ⌂ cloister  ^ pennant  x crossing", *signs]))


def _options(rules: Rules) -> dict[str, OptionValue]:
    found = {name: value for text in _texts() for name, value in text.options(rules).items()}
    return found | {"start": rules.start}


def _turn(rules: Rules) -> list[str]:
    """The order of a turn (docs/rules), with what the boxes that are played with add to it."""

    def added(step: TurnStep) -> list[str]:
        return [words for text in _texts() for words in text.turn(rules).get(step, ())]

    at_end = "".join(f"{words}, then " for words in added(TurnStep.AFTER_LAST_TILE))
    places = " or ".join(["on the tile", *reversed(added(TurnStep.WHERE_FOLLOWERS_GO))])
    return [
        *added(TurnStep.BEFORE_DRAWING),
        "draw a tile and show it",
        *added(TurnStep.AFTER_DRAWING),
        f"place the tile so that every side matches{''.join(added(TurnStep.PLACING))};"
        " one that fits nowhere leaves the game and another is drawn",
        f"put at most one follower {places}, where no follower is yet in the whole feature",
        *added(TurnStep.BEFORE_SCORING),
        "completed roads, cities and cloisters score for whoever has most followers there; these come home",
        *added(TurnStep.AFTER_SCORING),
        f"the next player clockwise; after the last tile {at_end}unfinished projects and fields score",
    ]
