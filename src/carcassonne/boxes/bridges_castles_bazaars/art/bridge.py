"""Wooden bridges over a square: a raised deck between low stone piers, lit from the north-west.

They are in the wood's own colour: who built one does not show on the table.
"""

from __future__ import annotations

from carcassonne.art.board.glyphs import CENTRE, HUBS, SIDE_CELLS, Glyphs, cell_at, laid
from carcassonne.art.board.squares import Board
from carcassonne.art.drawing.compass import AXES, sides_of_axis
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import num, symbol, use
from carcassonne.engine.view import StandingFollower, View
from carcassonne.tiles.catalogue import Tile

_POST = '<circle cx="{0}" cy="{1}" r="3.2" fill="#e4ddd0" class="a-pk"/>'


def bridge(axis: str, corner: Point) -> str:
    """A bridge along `axis` over the square whose north-west corner is given."""
    return use(f"bridge-{axis}", corner)


def bridge_symbols() -> dict[str, str]:
    """The symbols `bridge-WE` and `bridge-NS`, with the square's corner as their origin."""
    return {"bridge-WE": symbol("bridge-WE", _west_east()), "bridge-NS": symbol("bridge-NS", _north_south())}


def bridge_axes(tile: Tile) -> list[str]:
    """The axes of the printed tile along which it has two field sides, where a bridge can cross it."""
    return [axis for axis in AXES if all(tile.side(side) == "field" for side in sides_of_axis(axis))]


def bridges_over(view: View) -> dict[tuple[int, int], str]:
    """The axis of the bridge over each bridged square."""
    return {(built.x, built.y): built.axis for built in view.bridges or ()}


def painted_bridges(view: View) -> str:
    """Every bridge of a view."""
    return "".join(bridge(axis, (100 * x, 100 * y)) for (x, y), axis in sorted(bridges_over(view).items()))


def bridge_glyphs(board: Board) -> Glyphs:
    """The bridges in characters, with the cloisters beside them."""
    found: Glyphs = {}
    for (x, y), axis in bridges_over(board.view).items():
        line = "║" if axis == "NS" else "═"
        cells = (CENTRE, *(cell for side in sides_of_axis(axis) for cell in SIDE_CELLS[side]))
        found |= laid(dict.fromkeys(cells, (line, "bridge")) | _church(board, x, y), x, y)
    return found


def _church(board: Board, x: int, y: int) -> Glyphs:
    """The cloister of a bridged tile, seen beside the bridge."""
    if (x, y) not in board.tiles or not board.kind(x, y).cloister:
        return {}
    ax, ay = board.anchor(StandingFollower(0, x, y, "cloister"))
    return {cell_at((ax - 100 * x, ay - 100 * y)): (HUBS["cloister"], "hub")}


def _rails(rails: str) -> str:
    return (
        f'<path fill="none" stroke="#3b2c25" stroke-width="4" d="{rails}"/>'
        f'<path fill="none" stroke="#b98548" stroke-width="2.2" d="{rails}"/>'
    )


def _west_east() -> str:
    """Seen from the south: the deck arches up, and the arches of its south side show below it."""
    planks = "".join(f"M{x} {num(43.6 - 7 * (1 - ((x - 50) / 50) ** 2))}v13" for x in range(6, 100, 6))
    return (
        '<path fill="#20180f" opacity=".26" d="M2 58Q50 70 98 58L101 66Q50 76 6 68z"/>'
        '<path class="a-pk" fill="#cdbfa4" '
        'd="M-1 56.6Q50 43 101 56.6V64.5H90Q86 56 76 55.5 66 55.5 62 62.5H38Q34 55.5 24 55.5 14 56 10 64.5H-1z"/>'
        '<path fill="none" stroke="#a3937a" stroke-width=".8" '
        'd="M3 60h5M92 60h5M44 55h12M45 59h10M30 52.5h7M63 52.5h7"/>'
        '<path class="a-pk" fill="#f0ddb0" d="M-1 43.4Q50 29.5 101 43.4V56.6Q50 43-1 56.6z"/>'
        f'<path stroke="#c9a86a" stroke-width=".8" d="{planks}"/>'
        + _rails("M-1 43.4Q50 29.5 101 43.4M-1 56.6Q50 43 101 56.6")
        + "".join(_POST.format(x, y) for x, y in ((3, 42.4), (3, 55.6), (97, 42.4), (97, 55.6)))
    )


def _north_south() -> str:
    """Seen from the south-east: the deck bulges towards the middle, and the arches of its east side show beside it."""
    planks = ""
    for y in range(5, 100, 6):
        swell = 1 - ((y - 50) / 50) ** 2
        planks += f"M{num(43.6 - 2.6 * swell)} {y}H{num(56.4 + 2.6 * swell)}"
    return (
        '<path fill="#20180f" opacity=".24" d="M57 2Q92 50 60 100L54 97 55 4z"/>'
        '<path class="a-pk" fill="#cdbfa4" d="M56.6-1Q76 50 56.6 101z"/>'
        '<path fill="#6f5d47" class="a-pk" d="M60.6 23Q68.8 31 64.6 43.5 61.6 40 61.4 33 61.4 27 60.6 23z'
        'M64.6 56.5Q68.8 69 60.6 77 61.4 73 61.4 67 61.6 60 64.6 56.5z"/>'
        '<path fill="none" stroke="#a3937a" stroke-width=".8" '
        'd="M62.5 47h3.6M62.5 50h3.8M62.5 53h3.6M59 13v5M59 82v5"/>'
        '<path class="a-pk" fill="#f0ddb0" d="M43.4-1Q38 50 43.4 101H56.6Q62 50 56.6-1z"/>'
        '<path fill="#fff3cf" opacity=".55" d="M45 30Q43.4 50 45 70H50V30z"/>'
        f'<path stroke="#c9a86a" stroke-width=".8" d="{planks}"/>'
        + _rails("M43.4-1Q38 50 43.4 101M56.6-1Q62 50 56.6 101")
        + "".join(_POST.format(x, y) for x, y in ((42.8, 3), (57.2, 3), (42.8, 97), (57.2, 97)))
    )
