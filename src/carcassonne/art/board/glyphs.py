"""One tile in seven columns and three rows of characters, read off its plan.

```
·▒▒▒▒▒·      ▒ city, blank field, dots at the corners of the tile
───────      roads as lines that leave the tile in the middle of its sides
·     ·      ⌂ cloister, x crossing, ^ pennant, the number of a badge, the signs that boxes bring
```
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from carcassonne.art.box import arts
from carcassonne.art.drawing.compass import MIDDLES, turned_curve, turned_point, turned_side
from carcassonne.art.drawing.curves import Point, sample
from carcassonne.art.drawing.planar import inside
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import badge_of, picture_of, read_name
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import SIDES, Road, Tile

WIDTH, HEIGHT = 7, 3
CENTRE = (3, 1)
Cell = tuple[int, int]
"""Column and row."""
Glyph = tuple[str, str]
"""A character and the kind of thing it shows, for its colour."""
Glyphs = dict[Cell, Glyph]

SIDE_CELLS: dict[str, tuple[Cell, ...]] = {
    "N": ((3, 0),),
    "E": ((4, 1), (5, 1), (6, 1)),
    "S": ((3, 2),),
    "W": ((0, 1), (1, 1), (2, 1)),
}
LINES = {"N": "│", "E": "─", "S": "│", "W": "─"}
JOINTS = {"NS": "│", "EW": "─", "EN": "╰", "ES": "╭", "NW": "╯", "SW": "╮"}
SMALL_CURVES: dict[str, dict[Cell, str]] = {
    "NW": {(3, 0): "╯", (2, 0): "╭", (2, 1): "╯", (1, 1): "─", (0, 1): "─"},
    "EN": {(3, 0): "╰", (4, 0): "╮", (4, 1): "╰", (5, 1): "─", (6, 1): "─"},
    "ES": {(3, 2): "╭", (4, 2): "╯", (4, 1): "╭", (5, 1): "─", (6, 1): "─"},
    "SW": {(3, 2): "╮", (2, 2): "╰", (2, 1): "╮", (1, 1): "─", (0, 1): "─"},
}
"""Curves that keep out of the middle, for tiles with two roads that do not meet."""
GROUND: dict[str, tuple[Glyph, ...]] = {"city": (("▒", "city"),), "field": ((" ", "field"), ("·", "field"))}
"""Cells that show nothing but ground."""
HUBS = {"crossing": "x", "cloister": "⌂", "house": "h"}


def cell_at(at: Point) -> Cell:
    """The cell that holds a point of a tile."""
    return (min(WIDTH - 1, int(at[0] * WIDTH / 100)), min(HEIGHT - 1, int(at[1] * HEIGHT / 100)))


def figure_cells(at: Point, length: int) -> list[Cell]:
    """Where the characters of a figure at a point of a tile stand, so that all lie on the tile."""
    column, row = cell_at(at)
    return [(min(column, WIDTH - length) + i, row) for i in range(length)]


def middle_of(cell: Cell) -> Point:
    """The point of a tile in the middle of a cell."""
    return ((cell[0] + 0.5) * 100 / WIDTH, (cell[1] + 0.5) * 100 / HEIGHT)


@cache
def tile_glyphs(name: str, rotation: int) -> Mapping[Cell, Glyph]:
    """The characters of a tile as it lies on the board; kept, since a game draws its tiles again after every move."""
    tile, number = read_name(name)
    found = _ground(tile, rotation)
    for road in tile.roads:
        found |= {cell: glyph for cell, glyph in _road(tile, road, rotation).items() if found[cell][1] != "city"}
    hub = plan_of(tile).hub
    if hub:
        found[cell_at(turned_point(hub.at, rotation))] = (_hub_sign(hub.kind), "hub")
    for place in _pennants(tile, rotation, found):
        found[place] = ("^", "pennant")
    found |= _sites(tile, rotation)
    found |= _decorations(tile, rotation, found)
    badge = badge_of(tile) if number else None
    if badge:
        at = picture_of(tile).badge
        assert at is not None
        found[cell_at(turned_point(at, rotation))] = (str(number), badge.name)
    for art in arts():
        found |= art.text.tile(tile, rotation)
    return found


def _hub_sign(kind: str) -> str:
    return HUBS.get(kind) or next(hub.glyph for art in arts() for hub in art.hubs if hub.name == kind)


def laid(glyphs: Mapping[Cell, Glyph], x: int, y: int) -> Glyphs:
    """The characters of a tile at their columns and rows of the whole board."""
    return {(x * WIDTH + column, y * HEIGHT + row): glyph for (column, row), glyph in glyphs.items()}


def written(text: str, start: Cell, player: int) -> Glyphs:
    """Text in a player's colour from a cell of the whole board on."""
    return {(start[0] + i, start[1]): (character, f"player{player % 6}") for i, character in enumerate(text)}


def _ground(tile: Tile, rotation: int) -> Glyphs:
    """City and field, as they lie under the middle of every cell."""
    plan = plan_of(tile)
    cities = [sample(turned_curve(rim, rotation), 10) for name, rim in plan.regions.items() if name.startswith("city")]
    found: Glyphs = {}
    for row in range(HEIGHT):
        for column in range(WIDTH):
            at = middle_of((column, row))
            corner = column in (0, WIDTH - 1) and row in (0, HEIGHT - 1)
            city = any(inside(at, rim) for rim in cities)
            found[column, row] = ("▒", "city") if city else ("·" if corner else " ", "field")
    return found


def _road(tile: Tile, road: Road, rotation: int) -> Glyphs:
    sides = {turned_side(side, rotation) for side in road.sides}
    towards = sides | _gate_side(tile, road, rotation)
    joint = "".join(sorted(towards))
    alone = len(tile.roads) == 1 or plan_of(tile).hub is not None
    if not alone and joint in SMALL_CURVES:
        return {cell: (glyph, "road") for cell, glyph in SMALL_CURVES[joint].items()}
    found: Glyphs = {cell: (LINES[side], "road") for side in sorted(towards) for cell in SIDE_CELLS[side]}
    found[CENTRE] = (JOINTS.get(joint, LINES[min(sides)]), "road")
    return found


def _gate_side(tile: Tile, road: Road, rotation: int) -> set[str]:
    """The side towards which a road leaves the middle to reach its gate, if it has one."""
    for gate in plan_of(tile).gates:
        if gate.road == f"road:{road.id}":
            x, y = turned_point(gate.at, rotation)
            return {min(SIDES, key=lambda side: _distance(MIDDLES[SIDES.index(side)], (x, y)))}
    return set()


def _distance(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _sites(tile: Tile, rotation: int) -> Glyphs:
    """The signs of the sites that boxes bring."""
    signs = {site.name: site.glyph for art in arts() for site in art.sites if site.glyph}
    places = plan_of(tile).sites
    return {
        cell_at(turned_point(places[name][0], rotation)): (sign, name) for name, sign in signs.items() if name in places
    }


def _decorations(tile: Tile, rotation: int, glyphs: Glyphs) -> Glyphs:
    """The signs of what is printed on segments, each in the free cell of its ground that is nearest to its place.

    A cell is free where no figure is written, if there is one.
    """
    found: Glyphs = {}
    figures = {cell for at in anchors_of(tile).values() for cell in figure_cells(turned_point(at, rotation), 2)}
    for one in decorated(tile, Room(plan_of(tile)), anchors_of(tile)):
        ground, at = "city" if one.segment.startswith("city") else "field", turned_point(one.at, rotation)
        free = [cell for cell in glyphs if glyphs[cell] in GROUND[ground] and cell not in found]
        if one.glyph and free:
            free = [cell for cell in free if cell not in figures] or free
            found[min(free, key=lambda cell: _distance(middle_of(cell), at))] = (one.glyph, one.symbol)
    return found


def _pennants(tile: Tile, rotation: int, glyphs: Glyphs) -> list[Cell]:
    """A free cell of the city for every pennant: the first from the north-west that is no corner."""
    found: list[Cell] = []
    for city in tile.cities:
        rim = sample(turned_curve(plan_of(tile).regions[f"city:{city.id}"], rotation), 10)
        cells = [cell for cell in glyphs if glyphs[cell][1] == "city" and inside(middle_of(cell), rim)]
        found += cells[1 : 1 + city.pennants]
    return found
