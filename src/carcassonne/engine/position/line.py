"""The position line: a whole position as one line of text, like chess's FEN (docs/notation.md).

    v1 modern 2 | D@0,0 U@1,0 V@1,1r2 | 0:1,0/road/E | turn=1 hand=B ply=3

Rules, landscape in order of laying, followers and other pieces, particulars. What is usual is left out. A line is of
version 1 unless a box needs a newer one for what lies there; lines of older versions can be read for ever.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from carcassonne.core import tables
from carcassonne.core.state import State
from carcassonne.engine.position.arrangement import FollowerPiece, laid_tiles, lay_tile
from carcassonne.engine.position.particulars import particulars, understand, unusual
from carcassonne.engine.position.setting import LaidTile, Piece, PieceKind, Setting, about, box_positions
from carcassonne.engine.position.soundness import check_choices, check_phase, check_pieces, check_stock
from carcassonne.engine.position.standing import particulars_of, take_particulars
from carcassonne.engine.position.wording import matched, tile_kind, whole, write_deck
from carcassonne.engine.rules import NUMBERS, PRESETS, SWITCHES, TOGETHER, Rules
from carcassonne.engine.setup import blank_table, kind_named
from carcassonne.errors import NotationError, RulesError

LONGEST_LINE = 20_000
SWITCHED = {"true": True, "false": False}
VERSION_WORD = re.compile(r"v([0-9]{1,4})")
TILE = re.compile(r"([^@]+)@(-?[0-9]{1,3}),(-?[0-9]{1,3})(?:r([0-3]))?(?:=(NS|WE))?")


@cache
def _piece_kinds() -> dict[type[Piece], PieceKind[Any]]:
    """Every kind of piece, those beside the landscape last."""
    found = [FollowerPiece(), *(kind for box in box_positions() for kind in box.pieces)]
    return {kind.piece: kind for kind in sorted(found, key=lambda kind: kind.beside)}


# --- printing ---------------------------------------------------------------------------------------------------------
def print_position(s: State, rules: Rules) -> str:
    """The position as one line; `parse_position` gives an equal state back."""
    pieces = [piece for kind in _piece_kinds().values() for piece in kind.standing(s)]
    setting = Setting(rules, list(laid_tiles(s)), pieces, {}, s)
    said = unusual(setting, particulars_of(s))
    version = max((box.version(setting) for box in box_positions()), default=1)
    parts = [
        f"v{version} {print_rules(rules)}",
        " ".join(_tile_text(tile) for tile in setting.tiles),
        " ".join(_piece_text(piece) for piece in setting.pieces),
        " ".join(said),
    ]
    return " | ".join(part for part in parts if part)


def print_rules(rules: Rules) -> str:
    """Preset, players and the options that differ from the preset's: `modern 2 tiny_city=2 followers=5`."""
    return " ".join([rules.preset, str(rules.players), *print_options(rules)])


def print_options(rules: Rules) -> list[str]:
    """The options that differ from the preset's, a word each."""
    return [f"{name}={str(value).lower()}" for name, value in rules.options.items()]


def _tile_text(tile: LaidTile) -> str:
    turned = f"r{tile.rotation}" if tile.rotation else ""
    over = f"={tile.axis}" if tile.axis else ""
    return f"{tables.NAMES[tile.kind]}@{tile.x},{tile.y}{turned}{over}"


def _piece_text(piece: Piece) -> str:
    return _piece_kinds()[type(piece)].text(piece)


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
    understand(setting, given, stock=True)
    check_stock(setting)
    _arrange_table(setting)
    understand(setting, given, stock=False)
    check_pieces(setting)
    check_phase(setting)
    take_particulars(setting)
    check_choices(setting)
    return setting.state, setting.rules


def _without_version(words: list[str]) -> list[str]:
    found = VERSION_WORD.fullmatch(words[0]) if words else None
    if found is None:
        return words
    newest = max((box.newest_version for box in box_positions()), default=1)
    if not 1 <= int(found[1]) <= newest:
        known = "version 1" if newest == 1 else f"versions 1 to {newest}"
        raise NotationError(f"this position line is of version {found[1]}; {known} can be read")
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
        elif not equals or name not in particulars():
            raise NotationError(f"{word!r} is neither a tile (V@1,0r2) nor a follower (0:1,0/road/E) nor a particular")
        elif name in given:
            raise NotationError(f"{name} is given twice")
        else:
            given[name] = value
    if not setting.tiles and setting.start.tile:
        setting.tiles.append(LaidTile(tile_kind(setting.start.tile), 0, 0))
    return given


def _read_tile(word: str) -> LaidTile:
    name, x, y, rotation, axis = matched(TILE, word, "V@1,0, V@1,0r2 or V@1,0=WE").groups("")
    return LaidTile(tile_kind(name), int(x), int(y), int(rotation or 0), axis)


def _read_piece(word: str) -> Piece:
    kinds = list(_piece_kinds().values())
    for kind in kinds:
        found = kind.pattern.fullmatch(word)
        if found:
            piece: Piece = kind.read(found)
            return piece
    *others, last = [kind.example for kind in kinds]
    raise NotationError(f"{word!r} cannot be read; it is written like {' or '.join([', '.join(others), last])}")


def _arrange_table(setting: Setting) -> None:
    """Make the table and put tiles and pieces on it."""
    rules = setting.rules
    try:
        s = blank_table(rules, [*setting.tiles_out(), *setting.said["deck"].elements()])
    except RulesError as reason:
        raise NotationError(str(reason)) from reason
    if not setting.start.tile:
        setting.start.put(s)
    for tile in setting.tiles:
        with about(_tile_text(tile)):
            lay_tile(s, rules, tile)
    for piece in setting.pieces:
        with about(_piece_text(piece)):
            _piece_kinds()[type(piece)].stand(s, rules, piece)
    setting.table = s
