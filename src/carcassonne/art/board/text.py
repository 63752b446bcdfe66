"""A position as text for a terminal: tiles in characters, followers by role and player, rulers at the rim.

A follower is a letter for its role (K knight, T thief, M monk, F farmer) and the number of its player, counted from 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from carcassonne.art.board.figures import figure_of, letters_of
from carcassonne.art.board.glyphs import HEIGHT, WIDTH, Cell, Glyphs, figure_cells, laid, tile_glyphs, written
from carcassonne.art.board.squares import Board
from carcassonne.art.board.title import player_name, turn_words
from carcassonne.art.box import arts
from carcassonne.art.drawing.curves import Point
from carcassonne.engine.names import FIGURE_WORDS, FIGURES
from carcassonne.engine.view import View

MARGIN = 4
"""Columns of the ruler on the left."""
KEY = "▒ city  ─│ road  ⌂ cloister  ^ pennant  x crossing  K knight  T thief  M monk  F farmer"
COLOURS = {
    "field": "38;5;22;48;5;150",
    "city": "38;5;173;48;5;223",
    "road": "1;38;5;94;48;5;150",
    "hub": "1;38;5;88;48;5;150",
    "pennant": "1;38;5;19;48;5;223",
    "player0": "1;38;5;231;48;5;160",
    "player1": "1;38;5;231;48;5;26",
    "player2": "1;38;5;16;48;5;220",
    "player3": "1;38;5;16;48;5;36",
    "player4": "1;38;5;231;48;5;235",
    "player5": "1;38;5;16;48;5;255",
}
"""ANSI colours by kind of thing, as far as the base game has it."""


def colours() -> dict[str, str]:
    """ANSI colours by kind of thing."""
    return COLOURS | {kind: code for art in arts() for kind, code in art.text.colours.items()}


def draw_text(view: View, *, colour: bool = False, names: Sequence[str] | None = None) -> str:
    """A position as Unicode text; `colour` adds ANSI colours, which nothing depends on."""
    board = Board(view)
    glyphs = _board(board)
    west, north, east, south = board.bounds
    lines = [_ruler(west, east)]
    for row in range(north * HEIGHT, south * HEIGHT):
        label = f"{row // HEIGHT:>{MARGIN - 1}} " if row % HEIGHT == HEIGHT // 2 else " " * MARGIN
        lines.append((label + _line(glyphs, row, west * WIDTH, east * WIDTH, colour)).rstrip())
    return "\n".join([*lines, _ruler(west, east), "", *_notes(view, names)]) + "\n"


def _ruler(west: int, east: int) -> str:
    return (" " * MARGIN + "".join(f"{x:^{WIDTH}}" for x in range(west, east))).rstrip()


def _line(glyphs: Glyphs, row: int, start: int, end: int, colour: bool) -> str:
    if not colour:
        return "".join(glyphs.get((column, row), (" ", ""))[0] for column in range(start, end))
    out, now, codes = "", "", colours()
    for column in range(start, end):
        character, kind = glyphs.get((column, row), (" ", ""))
        code = codes.get(kind, "")
        if code != now:
            out += f"\x1b[0m\x1b[{code}m" if code else "\x1b[0m"
            now = code
        out += character
    return out + ("\x1b[0m" if now else "")


def _board(board: Board) -> Glyphs:
    """All characters of a position by column and row, in layers as in the drawn picture."""
    found: Glyphs = {}
    for art in arts():
        found |= art.text.ground(board.view)
    for (x, y), tile in board.tiles.items():
        found |= laid(tile_glyphs(tile.tile, tile.rotation), x, y)
    for art in arts():
        found |= art.text.above(board)
    elsewhere = {feature for art in arts() for feature in art.placed_here}
    for crowd in board.crowds:
        if crowd[0].feature not in elsewhere:
            signs = [letters_of(figure_of(one), one.feature) + str(one.player + 1) for one in crowd]
            column, row = _cell(board.anchor(crowd[0]), min(sum(map(len, signs)), WIDTH))
            for one, sign in zip(crowd, signs, strict=True):
                found |= written(sign, (column, row), one.player)
                column += len(sign)
    return found


def _cell(anchor: Point, length: int) -> Cell:
    """Where the characters of a follower start, so that all lie on its tile."""
    x, y = math.floor(anchor[0] / 100), math.floor(anchor[1] / 100)
    column, row = figure_cells((anchor[0] - 100 * x, anchor[1] - 100 * y), length)[0]
    return (x * WIDTH + column, y * HEIGHT + row)


def _notes(view: View, names: Sequence[str] | None) -> list[str]:
    """Scores and supplies of all players, and whose turn it is."""
    lines = []
    for i in range(view.players):
        stocks = [counted(view.supply[i], "follower"), *_figures(view, i)]
        stocks += [stock for art in arts() for stock in art.text.stocks(view, i)]
        points = f"{counted(view.scores[i], 'point'):>10}"
        acts = ">" if i == view.to_act else " "
        lines.append(f"{acts} {i + 1} {player_name(i, names):<12}{', '.join([points, *stocks])}")
    hand = f"{view.tile} in hand, " if view.tile else ""
    lines.append(f"  {hand}{view.deck} left; {turn_words(view, names)}")
    lines += [f"  {note}" for art in arts() for note in art.text.notes(view)]
    return [*lines, f"  {_key(view)}"]


def _figures(view: View, player: int) -> list[str]:
    """The figures that a player has at home besides ordinary followers."""
    at_home = view.figures[player] if view.figures else {}
    return [counted(count, FIGURE_WORDS[FIGURES.index(name)]) for name, count in at_home.items()]


def counted(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _key(view: View) -> str:
    """The signs of the base game, then those of the boxes, the latest box first."""
    return "  ".join([KEY, *(sign for art in reversed(arts()) for sign in art.text.key(view))])
