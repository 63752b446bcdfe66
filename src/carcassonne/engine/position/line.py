"""The position line: a whole position as one line of text, like chess's FEN (docs/notation.md).

    v1 modern 2 | D@0,0 U@1,0 V@1,1r2 | 0:1,0/road/E | turn=1 hand=B ply=3

Rules, landscape in order of laying, followers and castles, particulars. What is usual is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from carcassonne.core import arrange, setup, tables
from carcassonne.core.state import State
from carcassonne.engine.position.arrangement import (
    CrownFollower,
    LaidTile,
    Piece,
    StoodCastle,
    StoodFollower,
    lay_tile,
    stand_castle,
    stand_follower,
    stand_on_crown,
)
from carcassonne.engine.position.particulars import REST, STOCK, Setting, understand, unusual
from carcassonne.engine.position.soundness import check_choices, check_phase, check_pieces, check_stock
from carcassonne.engine.position.standing import numbers_of, particulars_of, setting_of
from carcassonne.engine.position.wording import about, matched, one_of, tile_kind, whole, write_deck
from carcassonne.engine.rules import NUMBERS, PRESETS, SWITCHES, TOGETHER, Rules
from carcassonne.engine.setup import blank_table, kind_named
from carcassonne.errors import NotationError, RulesError

VERSION = 1
LONGEST_LINE = 20_000
SWITCHED = {"true": True, "false": False}
VERSION_WORD = re.compile(r"v([0-9]{1,4})")
TILE = re.compile(r"([^@]+)@(-?[0-9]{1,3}),(-?[0-9]{1,3})(?:r([0-3]))?(?:=(NS|WE))?")
FOLLOWER = re.compile(r"([0-9]):(-?[0-9]{1,3}),(-?[0-9]{1,3})/(city|road|field|cloister|bridge)(?:/([NESW][LR]?))?")
CASTLE = re.compile(
    r"([0-9]):(-?[0-9]{1,3}),(-?[0-9]{1,3})/castle/([NESW])(/new)?(?:(/done)|/paid:([0-9]{1,3})@([1-9]|1[0-2]))?"
)
CROWN = re.compile(r"([0-9]):crown/([a-z]+)")


# --- printing ---------------------------------------------------------------------------------------------------------
def print_position(s: State, rules: Rules) -> str:
    """The position as one line; `parse_position` gives an equal state back."""
    setting = setting_of(s, rules)
    parts = [
        f"v{VERSION} {print_rules(rules)}",
        " ".join(_tile_text(tile) for tile in setting.tiles),
        " ".join(_piece_text(piece) for piece in setting.pieces),
        " ".join(unusual(setting, particulars_of(s))),
    ]
    return " | ".join(part for part in parts if part)


def print_rules(rules: Rules) -> str:
    """Preset, players and the options that differ from the preset's: `modern 2 tiny_city=2 wheel=true`."""
    return " ".join([rules.preset, str(rules.players), *print_options(rules)])


def print_options(rules: Rules) -> list[str]:
    """The options that differ from the preset's, a word each."""
    return [f"{name}={str(value).lower()}" for name, value in rules.options.items()]


def _tile_text(tile: LaidTile) -> str:
    turned = f"r{tile.rotation}" if tile.rotation else ""
    bridge = f"={tile.axis}" if tile.axis else ""
    return f"{tables.NAMES[tile.kind]}@{tile.x},{tile.y}{turned}{bridge}"


def _piece_text(piece: Piece) -> str:
    match piece:
        case StoodFollower(player, x, y, feature, at):
            return f"{player}:{x},{y}/{feature}/{at}".rstrip("/")
        case CrownFollower(player, segment):
            return f"{player}:crown/{tables.WHEEL_SEGMENTS[segment]}"
        case StoodCastle(player, x, y, side):
            paid = f"/paid:{piece.points}@{piece.wave}" if piece.wave else "/done" if piece.done else ""
            return f"{player}:{x},{y}/castle/{side}{'/new' if piece.new else ''}{paid}"


# --- parsing ----------------------------------------------------------------------------------------------------------
def parse_position(text: str, draw: Sequence[str] | None = None) -> tuple[State, Rules]:
    """The state and the rules of a position line; `draw` gives the undrawn tiles in place of the line's.

    >>> state, rules = parse_position("modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | hand=V")
    >>> rules.players
    2
    """
    if len(text) > LONGEST_LINE:
        raise NotationError(f"a position line has at most {LONGEST_LINE} characters, not {len(text)}")
    head, _, rest = text.partition("|")
    setting = Setting(parse_rules(_without_version(head.split())))
    given = _read_words(setting, rest.replace("|", " ").split())
    if draw is not None:
        given["deck"] = write_deck(Counter(kind_named(name) for name in draw))
    understand(setting, STOCK, given)
    check_stock(setting)
    _arrange_table(setting)
    understand(setting, REST, given)
    check_pieces(setting)
    check_phase(setting)
    arrange.take_numbers(setting.state, numbers_of(setting))
    check_choices(setting)
    return setting.state, setting.rules


def _without_version(words: list[str]) -> list[str]:
    found = VERSION_WORD.fullmatch(words[0]) if words else None
    if found is None:
        return words
    if int(found[1]) != VERSION:
        raise NotationError(f"this position line is of version {found[1]}; version {VERSION} can be read")
    return words[1:]


def parse_rules(words: Sequence[str]) -> Rules:
    """The rules of `modern 2 tiny_city=2`; players may be left out for two."""
    if not words:
        raise NotationError(f"the rules are missing: a preset, one of {', '.join(PRESETS)}, and the players")
    preset, *others = words
    players = 2
    if others and "=" not in others[0]:
        players = whole(others.pop(0), 0, 99)
    return rules_of(preset, players, others)


def rules_of(preset: str, players: int, options: Sequence[str]) -> Rules:
    """The rules of a preset with options given as words; refused with the reason."""
    given: dict[str, Any] = {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise NotationError(f"{word!r} among the rules cannot be read: options are written once, as tiny_city=2")
        given[name] = _option_value(name, value)
    try:
        return Rules.of(preset, players, given)
    except RulesError as reason:
        raise NotationError(str(reason)) from reason


def _option_value(name: str, value: str) -> Any:
    if name in (*SWITCHES, *TOGETHER):
        return SWITCHED.get(value, value)
    return whole(value, -999, 999) if name in NUMBERS else value


def _read_words(setting: Setting, words: list[str]) -> dict[str, str]:
    """Sort words by their shape into tiles, pieces and particulars; gives the particulars."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if word[0].isdigit():
            with about(word):
                setting.pieces.append(_read_piece(word))
        elif "@" in name:
            with about(word):
                setting.tiles.append(_read_tile(word))
        elif not equals or name not in STOCK | REST:
            raise NotationError(f"{word!r} is neither a tile (V@1,0r2) nor a follower (0:1,0/road/E) nor a particular")
        elif name in given:
            raise NotationError(f"{name} is given twice")
        else:
            given[name] = value
    if not setting.tiles and not setting.rules.wheel:
        setting.tiles.append(LaidTile(tile_kind("D"), 0, 0))
    return given


def _read_tile(word: str) -> LaidTile:
    name, x, y, rotation, axis = matched(TILE, word, "V@1,0, V@1,0r2 or V@1,0=WE").groups("")
    return LaidTile(tile_kind(name), int(x), int(y), int(rotation or 0), axis)


def _read_piece(word: str) -> Piece:
    if crown := CROWN.fullmatch(word):
        return CrownFollower(int(crown[1]), one_of(crown[2], tables.WHEEL_SEGMENTS))
    if castle := CASTLE.fullmatch(word):
        player, x, y, side, new, done, points, wave = castle.groups("")
        return StoodCastle(
            int(player), int(x), int(y), side, bool(done or wave), bool(new), int(points or 0), int(wave or 0)
        )
    player, x, y, feature, at = matched(FOLLOWER, word, "0:1,0/road/E, 0:1,0/castle/N or 0:crown/tax").groups("")
    return StoodFollower(int(player), int(x), int(y), feature, at)


def _arrange_table(setting: Setting) -> None:
    """Make the table and put tiles, followers and castles on it."""
    rules = setting.rules
    try:
        s = blank_table(rules, [*setting.tiles_out(), *setting.said["deck"].elements()])
    except RulesError as reason:
        raise NotationError(str(reason)) from reason
    if rules.wheel:
        setup.put_wheel_board(s)
    for tile in setting.tiles:
        with about(_tile_text(tile)):
            lay_tile(s, rules, tile)
    for piece in setting.pieces:
        with about(_piece_text(piece)):
            _stand(s, rules, piece)
    setting.table = s


def _stand(s: State, rules: Rules, piece: Piece) -> None:
    match piece:
        case StoodFollower():
            stand_follower(s, rules, piece)
        case StoodCastle():
            stand_castle(s, rules, piece)
        case CrownFollower():
            stand_on_crown(rules, piece)
