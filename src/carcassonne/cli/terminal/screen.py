"""The board in a terminal: the text drawing with room around it, numbers on squares, marks on the rulers."""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne.art import draw_text
from carcassonne.art.board.glyphs import HEIGHT, WIDTH, Cell, Glyph, tile_glyphs
from carcassonne.art.board.squares import Board
from carcassonne.art.board.text import MARGIN, colours
from carcassonne.cli.wrapping import ANSI, visible
from carcassonne.engine.view import View

Square = tuple[int, int]


def board_text(
    view: View,
    *,
    colour: bool = False,
    last: Square | None = None,
    numbers: Mapping[Square, int] | None = None,
    width: int | None = None,
) -> str:
    """A position with the last tile marked on both rulers and a number on each square in `numbers`.

    A board that is wider than so many columns is shown in parts, from west to east.
    """
    west, north, east, south = Board(view).bounds
    lines = draw_text(view, colour=colour).split("\n")
    height = (south - north) * HEIGHT
    rows, notes = lines[1 : 1 + height], lines[2 + height :]
    room = 1 if numbers else 0
    rows = _with_room(rows, room, north, (east - west) * WIDTH)
    for (x, y), number in (numbers or {}).items():
        row = (y - north + room) * HEIGHT + HEIGHT // 2
        rows[row] = written_over(rows[row], MARGIN + (x - west + room) * WIDTH + 1, f"({number})".center(WIDTH - 2))
    if last is not None:
        at = (last[1] - north + room) * HEIGHT + HEIGHT // 2
        rows[at] = written_over(rows[at], 0, f"{last[1]:>{MARGIN - 1}}>")
    ruler = _ruler(range(west - room, east + room), last)
    columns = east - west + 2 * room
    return "\n".join([*_parts([ruler, *(row.rstrip() for row in rows), ruler], columns, width), *notes])


def _parts(lines: list[str], columns: int, width: int | None) -> list[str]:
    """The lines of a board of so many squares across; in parts below each other, each with its rulers, if need be."""
    if width is None or max(map(visible, lines)) <= width:
        return lines
    across = max(1, (width - MARGIN) // WIDTH)
    found: list[str] = []
    for first in range(0, columns, across):
        start = MARGIN + first * WIDTH
        west, part = ([cut(line, *ends) for line in lines] for ends in ((0, MARGIN), (start, start + across * WIDTH)))
        ruler, *rows = [(left + right).rstrip() for left, right in zip(west, part, strict=True)]
        laid = [number for number, text in enumerate(part[1:-1]) if ANSI.sub("", text).strip()]
        if not laid:  # the room around the landscape
            continue
        first_row, last_row = laid[0] // HEIGHT * HEIGHT, (laid[-1] // HEIGHT + 1) * HEIGHT
        found += [*[""] * bool(found), ruler, *rows[first_row:last_row], ruler]
    return found


def cut(line: str, start: int, end: int) -> str:
    """The columns of a line from `start` to before `end`, with every colour of the line."""
    column, out = 0, ""
    for piece, code in zip(ANSI.split(line), [*ANSI.findall(line), ""], strict=True):
        out += piece[max(0, start - column) : max(0, end - column)] + code
        column += len(piece)
    return out


def _with_room(rows: list[str], room: int, north: int, width: int) -> list[str]:
    """The rows with a square of blanks all around."""
    if not room:
        return rows
    blank = " " * (MARGIN + width + 2 * WIDTH)
    rows = [row[:MARGIN].ljust(MARGIN) + " " * WIDTH + row[MARGIN:] for row in rows]
    south = north + len(rows) // HEIGHT
    label = HEIGHT // 2
    above, below = [blank] * HEIGHT, [blank] * HEIGHT
    above[label] = written_over(blank, 0, f"{north - 1:>{MARGIN - 1}} ")
    below[label] = written_over(blank, 0, f"{south:>{MARGIN - 1}} ")
    return [*above, *rows, *below]


def _ruler(columns: range, last: Square | None) -> str:
    labels = (f"[{x}]" if last is not None and x == last[0] else str(x) for x in columns)
    return (" " * MARGIN + "".join(f"{label:^{WIDTH}}" for label in labels)).rstrip()


def written_over(line: str, start: int, text: str) -> str:
    """A line with text from a column on; colours in the line are not counted as columns."""
    pieces = ANSI.split(line)
    codes = [*ANSI.findall(line), ""]
    column, out = 0, ""
    for piece, code in zip(pieces, codes, strict=True):
        for character in piece:
            inside = start <= column < start + len(text)
            out += text[column - start] if inside else character
            column += 1
        out += code
    if column < start + len(text):
        out += " " * max(0, start - column) + text[max(0, column - start) :]
    return out


def tile_rows(name: str, rotation: int = 0, *, colour: bool = False) -> list[str]:
    """A tile as rows of characters."""
    glyphs = tile_glyphs(name, rotation)
    return ["".join(_glyph(glyphs, column, row, colour) for column in range(WIDTH)) for row in range(HEIGHT)]


def _glyph(glyphs: Mapping[Cell, Glyph], column: int, row: int, colour: bool) -> str:
    character, kind = glyphs.get((column, row), (" ", ""))
    code = colours().get(kind, "") if colour else ""
    return f"\x1b[{code}m{character}\x1b[0m" if code else character


def side_by_side(blocks: list[tuple[str, list[str]]], across: int, columns: int | None = None) -> list[str]:
    """Blocks of rows with a label above each, several in a line: at most `across`, and no more than fit."""
    lines: list[str] = []
    if columns is not None:
        widest = 3 + max(WIDTH, *(len(label) for label, _ in blocks))
        across = max(1, min(across, (columns + 3) // widest))
    for first in range(0, len(blocks), across):
        group = blocks[first : first + across]
        width = 3 + max(WIDTH, *(len(label) for label, _ in group))
        lines.append("".join(label.ljust(width) for label, _ in group).rstrip())
        for row in range(HEIGHT):
            lines.append("".join(rows[row] + " " * (width - WIDTH) for _, rows in group).rstrip())
        lines.append("")
    return lines
