"""A position as text for a terminal: tiles in characters, followers by role and player, rulers at the rim.

A follower is a letter for its role (K knight, T thief, M monk, F farmer) and the number of its player, counted from 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from carcassonne.art.board.board import Table
from carcassonne.art.board.followers import ROLES
from carcassonne.art.board.glyphs import CENTRE, HEIGHT, HUBS, SIDE_CELLS, WIDTH, Cell, Glyphs, cell_at, tile_glyphs
from carcassonne.art.board.summary import player_name, turn_words
from carcassonne.art.drawing.compass import STEP, sides_of_axis
from carcassonne.art.drawing.curves import Point
from carcassonne.boxes.wheel.art.glyphs import wheel_glyphs
from carcassonne.engine.view import BuiltCastle, StandingFollower, View

MARGIN = 4
"""Columns of the ruler on the left."""
KEY = "▒ city  ─│ road  ⌂ cloister  ^ pennant  x crossing  K knight  T thief  M monk  F farmer"
COLOURS = {
    "field": "38;5;22;48;5;150",
    "city": "38;5;173;48;5;223",
    "road": "1;38;5;94;48;5;150",
    "hub": "1;38;5;88;48;5;150",
    "pennant": "1;38;5;19;48;5;223",
    "wheel": "38;5;52;48;5;187",
    "pig": "1;38;5;162;48;5;187",
    "bridge": "1;38;5;94;48;5;222",
    "player0": "1;38;5;231;48;5;160",
    "player1": "1;38;5;231;48;5;26",
    "player2": "1;38;5;16;48;5;220",
    "player3": "1;38;5;16;48;5;36",
    "player4": "1;38;5;231;48;5;235",
    "player5": "1;38;5;16;48;5;255",
}
"""ANSI colours by kind of thing."""


def draw_text(view: View, *, colour: bool = False, names: Sequence[str] | None = None) -> str:
    """A position as Unicode text; `colour` adds ANSI colours, which nothing depends on."""
    table = Table(view)
    glyphs = _board(table)
    west, north, east, south = table.bounds
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
    out, now = "", ""
    for column in range(start, end):
        character, kind = glyphs.get((column, row), (" ", ""))
        code = COLOURS.get(kind, "")
        if code != now:
            out += f"\x1b[0m\x1b[{code}m" if code else "\x1b[0m"
            now = code
        out += character
    return out + ("\x1b[0m" if now else "")


def _board(table: Table) -> Glyphs:
    """All characters of a position by column and row, in layers as in the drawn picture."""
    found: Glyphs = dict(wheel_glyphs(table.view)) if table.view.wheel else {}
    for (x, y), tile in table.tiles.items():
        _put(found, x, y, tile_glyphs(tile.tile, tile.rotation))
    for (x, y), axis in table.bridges.items():
        line = "║" if axis == "NS" else "═"
        cells = (CENTRE, *(cell for side in sides_of_axis(axis) for cell in SIDE_CELLS[side]))
        _put(found, x, y, dict.fromkeys(cells, (line, "bridge")) | _church(table, x, y))
    for built in table.view.castles or ():
        _write(found, _castle_cell(built), f"[{' ' if built.done else 'K'}{built.owner + 1}]", built.owner)
    for one in table.view.followers:
        if one.feature != "castle":
            _write(found, _cell(table.anchor(one)), ROLES[one.feature][0].upper() + str(one.player + 1), one.player)
    return found


def _church(table: Table, x: int, y: int) -> Glyphs:
    """The cloister of a bridged tile, seen beside the bridge."""
    if (x, y) not in table.tiles or not table.kind(x, y).cloister:
        return {}
    ax, ay = table.anchor(StandingFollower(0, x, y, "cloister"))
    return {cell_at((ax - 100 * x, ay - 100 * y)): (HUBS["cloister"], "hub")}


def _cell(anchor: Point) -> Cell:
    """Where the two characters of a follower start, so that both lie on its tile."""
    x, y = math.floor(anchor[0] / 100), math.floor(anchor[1] / 100)
    column, row = cell_at((anchor[0] - 100 * x, anchor[1] - 100 * y))
    return (x * WIDTH + min(column, WIDTH - 2), y * HEIGHT + row)


def _put(glyphs: Glyphs, x: int, y: int, tile: Glyphs) -> None:
    for (column, row), glyph in tile.items():
        glyphs[x * WIDTH + column, y * HEIGHT + row] = glyph


def _write(glyphs: Glyphs, start: Cell, text: str, player: int) -> None:
    for i, character in enumerate(text):
        glyphs[start[0] + i, start[1]] = (character, f"player{player % 6}")


def _castle_cell(built: BuiltCastle) -> Cell:
    """Where the sign of a castle starts: across the side that its two tiles share."""
    dx, dy = STEP[built.side]
    if dx:
        return ((built.x + max(dx, 0)) * WIDTH - 2, built.y * HEIGHT + HEIGHT // 2)
    return (built.x * WIDTH + 2, (built.y + max(dy, 0)) * HEIGHT - 1)


def _notes(view: View, names: Sequence[str] | None) -> list[str]:
    """Scores and supplies of all players, and whose turn it is."""
    lines = []
    for i in range(view.players):
        stocks = f"{_count(view.scores[i], 'point'):>10}, {_count(view.supply[i], 'follower')}"
        if view.bridges_left is not None:
            stocks += f", {_count(view.bridges_left[i], 'bridge')}"
        if view.castles_left is not None:
            stocks += f", {_count(view.castles_left[i], 'castle')}"
        lines.append(f"{'>' if i == view.to_act else ' '} {i + 1} {player_name(i, names):<12}{stocks}")
    hand = f"{view.tile} in hand, " if view.tile else ""
    lines.append(f"  {hand}{view.deck} left; {turn_words(view, names)}")
    if view.market is not None:
        bid = f", {view.market.bid} bid on {view.market.offered}" if view.market.offered else ""
        lines.append(f"  market: {' '.join(view.market.tiles)}{bid}")
    return [*lines, f"  {_key(view)}"]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _key(view: View) -> str:
    words = KEY
    if view.bridges is not None or view.castles is not None:
        words += "  $ market  ═║ bridge  [ ] castle"
    return words + ("  @ pig  ( ) crown space" if view.wheel else "")
