"""Single tiles and sheets of tiles, for the documentation."""

from __future__ import annotations

from collections.abc import Iterable

from carcassonne.art.document import document
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import TIMES, group, shift, use, words
from carcassonne.art.tiles.picture import badge_of, picture_of, read_name, symbol_name

CELL = (116, 142)
COLUMNS = 10


def tile_use(
    name: str, rotation: int, corner: Point, layer: str = "t", variant: str = "", bridge: str | None = None
) -> str:
    """A tile by its name in the protocol, turned, with its north-west corner at a point of the board.

    `layer` is `t` for the whole tile, `g` for its fields only, `f` for everything above them. `bridge` is an axis of
    the printed tile.
    """
    tile, number = read_name(name)
    body = f'<use href="#{layer}-{symbol_name(tile, variant, bridge)}" width="100" height="100"/>'
    badge = badge_of(tile)
    place = picture_of(tile, variant, bridge).badge if badge else None
    if badge and place and number and layer != "g":
        body += use(f"{badge.name}-{number}", place)
    if rotation % 4 == 0:
        return group(body, transform=shift(corner))
    quarter = rotation % 4
    return group(body, transform=f"{shift(corner)}rotate({90 * quarter} 50 50)", style=f"--u:{-90 * quarter}deg")


def draw_tile(tile_name: str, rotation: int = 0, *, width: int = 200, dark: bool = False) -> str:
    """One tile as an SVG document of its own; names as in the protocol (`D`, `W29:3`)."""
    tile, _ = read_name(tile_name)
    return document(tile_use(tile_name, rotation, (0, 0)), (0, 0), (100, 100), width, f"{tile_name}: {tile.name}", dark)


def draw_sheet(
    names_with_counts: Iterable[tuple[str, int]],
    *,
    columns: int = COLUMNS,
    width: int | None = None,
    dark: bool = False,
) -> str:
    """A sheet of tiles with their names and counts, row by row in the order given."""
    entries = list(names_with_counts)
    columns = max(1, min(columns, len(entries)))
    size = (columns * CELL[0] + 16, max(1, -(-len(entries) // columns)) * CELL[1] + 16)
    out = f'<path fill="$table" d="M0 0h{size[0]}v{size[1]}H0z"/>'
    for i, (name, count) in enumerate(entries):
        x, y = 16 + i % columns * CELL[0], 16 + i // columns * CELL[1]
        out += f'<rect x="{x - 1}" y="{y - 1}" width="102" height="102" fill="$rim"/>' + tile_use(name, 0, (x, y))
        out += f'<text class="a-t" font-size="14" font-weight="700" x="{x}" y="{y + 117}">{words(name)}'
        out += f'<tspan class="a-t2" font-weight="400" dx="5">{TIMES}{count}</tspan></text>'
    return document(out, (0, 0), size, width or size[0], "Tiles", dark)
