"""`carcassonne rules`: what a preset plays, in our own words, with its tiles drawn."""

from __future__ import annotations

import argparse
from collections import Counter

from carcassonne.cli.options import add_rules, command_parser, rules_from, write_text
from carcassonne.cli.terminal.board import side_by_side, tile_rows
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck

ABOUT = {
    "modern": "the base game with the scoring of later editions",
    "first-edition-nl": "the base game as in the Dutch first edition",
    "first-edition-da": "the base game as in the Danish first edition",
    "wheel-of-fortune": "its own 72 tiles around a wheel with a pig and crown spaces",
    "bridges-castles-bazaars": "the base game with the eighth expansion",
}
MEANINGS = {
    ("tiny_city", "2"): "a completed city of two tiles is worth 2",
    ("tiny_city", "2+pennants"): "a completed city of two tiles is worth 2, and 2 for each pennant",
    ("tiny_city", "4"): "a completed city of two tiles is worth 4, like any other",
    ("field_scoring", "per_city_4"): "each completed city pays 4 to whoever has most farmers around it",
    ("field_scoring", "per_field_3"): "each field pays its owner 3 for every completed city at its border",
    ("field_scoring", "per_field_3_once"): "as per_field_3, but nobody is paid twice for the same city",
    ("first_player", "youngest"): "the youngest player begins",
    ("first_player", "youngest_names"): "the youngest player says who begins",
    ("first_player", "given"): "the first seat begins",
    ("bazaar_auction", "auction"): "the tiles of a market day are auctioned",
    ("bazaar_auction", "no_auction"): "the tiles of a market day are taken in turn",
    ("wheel", True): "symbols on tiles move the pig on the wheel of fortune",
    ("bridges", True): "bridges carry roads over fields",
    ("castles", True): "a completed city of two tiles may become a castle",
    ("bazaars", True): "market tiles open a market day",
}
ACROSS = 7


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
        print(
            f"{preset:<26}{ABOUT[preset]}; 2 to {_most_players(rules)} players, {len(full_deck(rules))} tiles to draw"
        )
    print("\n`carcassonne rules PRESET` tells more.")


def _most_players(rules: Rules) -> int:
    return 6 if rules.expansion_8_tiles else 5


def _tiles(rules: Rules) -> Counter[str]:
    """How many of each kind there are to draw."""
    return Counter(full_deck(rules))


def _tell(rules: Rules) -> None:
    tiles = _tiles(rules)
    print(f"{rules.preset}: {ABOUT[rules.preset]}")
    print(f"\nPlayers: 2 to {_most_players(rules)}, each with {rules.followers} followers{_tokens(rules)}.")
    print("\nOptions")
    for name, value in _options(rules).items():
        meaning = MEANINGS.get((name, value), "")
        shown = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        print(f"  {name:<20}{shown!s:<18}{meaning}".rstrip())
    print("\nA turn")
    for number, step in enumerate(_turn(rules), 1):
        print(f"  {number}. {step}")
    start = "the wheel board" if rules.wheel else "a tile D"
    print(f"\nTiles: {sum(tiles.values())} to draw, of {len(tiles)} kinds, beside {start} on the table\n")
    blocks = [(f"{name} ×{count}", tile_rows(name)) for name, count in tiles.items()]
    print("\n".join(side_by_side(blocks, ACROSS)), end="")
    print("▒ city  ─│ road  ⌂ cloister  ^ pennant  x crossing" + _more_signs(rules))


def _options(rules: Rules) -> dict[str, str | int | bool]:
    names = ("tiny_city", "field_scoring", "first_player", "followers", "wheel", "bridges", "castles", "bazaars")
    more = (("castle_field_value",) if rules.castles else ()) + (("bazaar_auction",) if rules.bazaars else ())
    return {name: getattr(rules, name) for name in (*names, *more)} | {"start": rules.start}


def _tokens(rules: Rules) -> str:
    have = [name for name, on in (("bridges", rules.bridges), ("castles", rules.castles)) if on]
    return f", 3 {' and 3 '.join(have)} (2 with five or six players)" if have else ""


def _turn(rules: Rules) -> list[str]:
    """The order of a turn (docs/rules), with the modules that are on."""
    bridge = ", perhaps with one bridge" if rules.bridges else ""
    places = " or ".join(
        ["on the tile", *["on the bridge just built"] * rules.bridges, *["on a crown space"] * rules.wheel]
    )
    steps = [
        "draw a tile and show it; one that fits nowhere leaves the game and another is drawn",
        "the pig moves as the tile's symbol says, its segment acts, crown spaces there score" if rules.wheel else "",
        f"place the tile so that every side matches{bridge}",
        f"put at most one follower {places}, where no follower is yet in the whole feature",
        "the owner of a completed two-tile city may build a castle instead of taking the points"
        if rules.castles
        else "",
        "completed roads, cities and cloisters score for whoever has most followers there; these come home",
        "castles pay for a project completed beside them" if rules.castles else "",
        "a market tile opens a market day: a tile for everybody, then everybody lays one" if rules.bazaars else "",
        "the next player clockwise; after the last tile unfinished projects and fields score",
    ]
    return [step for step in steps if step]


def _more_signs(rules: Rules) -> str:
    return ("  $ market" if rules.expansion_8_tiles else "") + ("  1 2 3 wheel symbol" if rules.wheel else "")
