"""The wheel board in characters: its landscape, and the wheel with the names of its segments, pig and crown spaces."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from carcassonne.art.board.glyphs import HEIGHT, WIDTH, Cell, Glyph, Glyphs
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.planar import inside
from carcassonne.boxes.wheel.art.plan import CENTRE, RIM, board, wheel_plan
from carcassonne.engine.view import View

COLUMNS, ROWS = 4 * WIDTH, 4 * HEIGHT
PIG = "@"
COLOURS = {"wheel": "38;5;52;48;5;187", "pig": "1;38;5;162;48;5;187"}
ROW_PAIRS = ((5, 6), (7, 8), (7, 8), (5, 6), (4, 3), (4, 3))
"""Rows of the name and of the crown spaces, which lie further out, of the six segments clockwise from the east."""
LEFT_END, RIGHT_START = 15, 17
"""Words left of the middle end here, those right of it start here."""


def wheel_glyphs(view: View) -> Glyphs:
    """The characters of the wheel board, with the pig (@) and the followers on crown spaces."""
    found = dict(_blank_board())
    for number, (segment, rows) in enumerate(zip(board().segments, ROW_PAIRS, strict=True)):
        left = number in (2, 3, 4)
        name = segment.id if view.pig != segment.id else f"{PIG} {segment.id}" if left else f"{segment.id} {PIG}"
        players = view.crowns.get(segment.id, ())
        spaces = [str(player + 1) for player in players] + [" "] * (segment.crown_spaces - len(players))
        for row, text in zip(rows, (name, "".join(f"({space})" for space in spaces)), strict=True):
            start = LEFT_END - len(text) + 1 if left else RIGHT_START
            found |= {(start + i, row): (character, _kind(character)) for i, character in enumerate(text)}
    return found


@cache
def _blank_board() -> Mapping[Cell, Glyph]:
    """The board before anything is written on it; kept, since a game draws it again after every move."""
    return _landscape() | _roads() | _disc()


def _kind(character: str) -> str:
    if character.isdecimal():
        return f"player{(int(character) - 1) % 6}"
    return "pig" if character == PIG else "wheel"


def _landscape() -> Glyphs:
    rims = [sample(rim, 10) for name, rim in wheel_plan().regions.items() if name.startswith("city")]
    found: Glyphs = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            at = ((column + 0.5) * 100 / WIDTH, (row + 0.5) * 100 / HEIGHT)
            corner = column % WIDTH in (0, WIDTH - 1) and row % HEIGHT in (0, HEIGHT - 1)
            city = any(inside(at, rim) for rim in rims)
            found[column, row] = ("▒", "city") if city else ("·" if corner else " ", "field")
    return found


def _roads() -> Glyphs:
    """Straight lines from the board's edge inwards; the wheel is drawn over their ends."""
    found: Glyphs = {}
    for curve in wheel_plan().roads.values():
        x, y = curve[0].start
        upright = y in (0.0, 400.0)
        for step in range(HEIGHT if upright else WIDTH):
            column = int(x / 100 * WIDTH) if upright else (step if x == 0 else COLUMNS - 1 - step)
            row = (step if y == 0 else ROWS - 1 - step) if upright else int(y / 100 * HEIGHT)
            found[column, row] = ("│" if upright else "─", "road")
    return found


def _disc() -> Glyphs:
    """The wheel as a blank disc between brackets, closed above and below; a little wider than true, for its words."""
    found: Glyphs = {}
    for row in range(ROWS):
        away = (row + 0.5) * 100 / HEIGHT - CENTRE[1]
        if abs(away) >= RIM:
            continue
        half = 1.08 * math.sqrt(RIM**2 - away**2) * WIDTH / 100
        west, east = round(COLUMNS / 2 - half), round(COLUMNS / 2 + half) - 1
        end = abs(away) + 100 / HEIGHT >= RIM
        for column in range(west, east + 1):
            found[column, row] = ("─" if end else " ", "wheel")
        left, right = ("╭╮" if away < 0 else "╰╯") if end else "()"
        found[west, row], found[east, row] = (left, "wheel"), (right, "wheel")
    return found
