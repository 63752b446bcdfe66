"""A whole position as one picture, painted in layers from the table up to the followers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcassonne.art.board.caption import Caption
from carcassonne.art.board.figures import figure_of, follower
from carcassonne.art.board.legend import Legend
from carcassonne.art.board.overlay import FieldOwners, field_overlay
from carcassonne.art.board.squares import Board, Place
from carcassonne.art.board.title import summary
from carcassonne.art.box import PlacedFigure, arts
from carcassonne.art.document import document
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import wearing
from carcassonne.art.drawing.svg import group, num, path, shift, use
from carcassonne.art.sheet import tile_use
from carcassonne.art.tiles.anchors import bridges
from carcassonne.art.tiles.picture import moves_aside
from carcassonne.engine.view import View

MARGIN = 34
NATURAL_WIDTH = 1400
"""The most pixels a picture takes without being asked to."""
ELBOW_ROOM = 20
"""Between two figures on one segment."""
FINE_DETAIL = 56
"""Below this many pixels to the tile, tufts, flowers and sheep are left out."""


def draw(
    view: View,
    *,
    highlight: Iterable[Place] | None = None,
    fields: bool = False,
    field_owners: FieldOwners | None = None,
    last: tuple[int, int] | None = None,
    names: Sequence[str] | None = None,
    dark: bool = False,
    width: int | None = None,
    track: bool = False,
    colours: Sequence[int] = (),
    legend: bool = True,
    caption: Sequence[str] = (),
) -> str:
    """A position as an SVG document of its own.

    `highlight` lists the segments (x, y, feature, at) of a feature to stand out. `fields` lays the field overlay over
    the picture, hatched for the owners in `field_owners`: from (x, y, a half-edge) of a field segment to its owners,
    which only the engine knows; without it, the fields on which farmers stand are hatched. `last` frames a tile.
    `names` are the players' names; without them the legend names their colours. `track` adds the score track.
    `colours` are the numbers of the players' colours, where they are not those of their seats. Without the `legend`
    it is the landscape alone. `caption` are lines of words below it all.
    """
    with wearing(colours):
        board = Board(view)
        west, north, east, south = board.bounds
        cards = Legend(view, names, 100 * (east - west) + 2 * MARGIN, track) if legend else None
        across, down = (cards.width, cards.height) if cards else (0.0, 0.0)
        units = max(100 * (east - west) + 2 * MARGIN, across)
        said = Caption(caption, units)
        size = (units, 100 * (south - north) + 2 * MARGIN + down + said.height)
        origin = (50 * (west + east) - units / 2, 100 * north - MARGIN)
        foot = (origin[0] + (units - across) / 2, 100 * south + MARGIN)
        pixels = float(width or min(NATURAL_WIDTH, units))
        scale = pixels / units * 100
        body = (
            baize(origin, size)
            + _shadow(board)
            + _landscape(board, fields, field_owners)
            + _towers(board)
            + (_highlight(board, highlight) if highlight is not None else "")
            + "".join(art.buildings(view) for art in arts())
            + (frame(last) if last is not None else "")
            + group("".join(people(board, figure_scale(scale))), "followers")
            + (group("".join(cards.track) + cards.markup, transform=shift(foot)) if cards else "")
            + (group(said.markup, transform=shift((origin[0], foot[1] + down))) if said.markup else "")
        )
        if scale < FINE_DETAIL:
            body = group(body, style="--detail:none")
        return document(body, origin, size, pixels, summary(view, names), dark)


def figure_scale(pixels_per_tile: float) -> float:
    """Figures grow as tiles get smaller, so that a follower is never missed."""
    return 1.2 if pixels_per_tile >= 75 else 1.45 if pixels_per_tile >= 50 else 1.7


def baize(origin: tuple[float, float], size: tuple[float, float]) -> str:
    """The table under the landscape."""
    x, y, w, h = (num(value) for value in (*origin, *size))
    return (
        '<radialGradient id="baize" cx=".42" cy=".45" r=".75"><stop stop-color="$table"/>'
        '<stop offset="1" stop-color="$table-rim"/></radialGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#baize)"/>'
    )


def _shadow(board: Board) -> str:
    """One soft shadow of the whole landscape, and its dark rim."""
    squares = "".join(f"M{100 * x - 1.5} {100 * y - 1.5}h103v103h-103z" for x, y in board.squares)
    return (
        '<filter id="soft"><feGaussianBlur stdDeviation="6"/></filter>'
        f'<path d="{squares}" transform="translate(3 7)" fill="#1d1408" opacity=".28" filter="url(#soft)"/>'
        f'<path d="{squares}" fill="$rim"/>'
    )


def _landscape(board: Board, fields: bool, owners: FieldOwners | None) -> str:
    """All tiles and the start board; with the field overlay, their fields below it and their features above."""
    pieces = board.start.pieces(board.view) if board.start else ""
    if not fields:
        return _laid(board, "t") + pieces
    return _laid(board, "g") + field_overlay(board, owners) + _laid(board, "f") + pieces


def _laid(board: Board, layer: str) -> str:
    """One layer of the start board, if there is one, and of all tiles."""
    start = ""
    if board.start:
        size = 100 * board.start.size
        start = f'<use href="#{layer}-{board.start.name}" width="{size}" height="{size}"/>'
    out = "".join(laid_tile(board, square, layer) for square in board.tiles)
    return start + group(out, "tiles")


def laid_tile(board: Board, square: tuple[int, int], layer: str) -> str:
    """One layer of the tile on a square."""
    x, y = square
    tile = board.tiles[square]
    bridge = board.printed_bridge(x, y) if moves_aside(board.kind(x, y)) else None
    variant = "" if bridge else board.variant(x, y)
    return tile_use(tile.tile, tile.rotation, (100 * x, 100 * y), layer, variant, bridge)


def _towers(board: Board) -> str:
    return group("".join(use("tower", at) for at in board.towers), "towers")


def _highlight(board: Board, segments: Iterable[Place]) -> str:
    """A warm light on areas and a double line along walls and roads, without the joints between tiles."""
    light, edges, shown = "", {"a-hlk": "", "a-hlo": ""}, set[tuple[int, int, str]]()
    for x, y, feature, at in segments:
        name = board.segment(x, y, feature, at)
        square = (0, 0) if board.start_at(x, y) else (x, y)
        if (*square, name) in shown:
            continue
        shown.add((*square, name))
        for style in edges:
            edges[style] += _edge(board, x, y, name, style)
        plan, transform = board.plan(x, y)
        if name in plan.regions:
            light += f'<path class="a-hl"{transform} d="{path(plan.regions[name], close=True)}"/>'
    return group(light + edges["a-hlk"] + edges["a-hlo"], "highlight")


def _edge(board: Board, x: int, y: int, name: str, style: str) -> str:
    plan, transform = board.plan(x, y)
    if name in bridges():
        line = f"M{100 * x + 50} {100 * y}v100" if board.bridges[x, y] == "NS" else f"M{100 * x} {100 * y + 50}h100"
        return f'<path class="{style}" d="{line}"/>'
    if name in plan.sites:
        (cx, cy), radius = plan.sites[name]
        return f'<circle class="{style}"{transform} cx="{num(cx)}" cy="{num(cy)}" r="{num(radius)}"/>'
    curves = (plan.roads[name],) if name in plan.roads else plan.outlines[name]
    return f'<path class="{style}"{transform} d="{"".join(path(curve) for curve in curves)}"/>' if curves else ""


def frame(square: tuple[int, int]) -> str:
    """A frame around a tile."""
    x, y = square
    box = f'x="{num(100 * x + 1.6)}" y="{num(100 * y + 1.6)}" width="96.8" height="96.8" rx="2"'
    return f'<rect class="a-lasto" {box}/><rect class="a-last" {box}/>'


def beside(anchor: Point, number: int, together: int) -> Point:
    """Where one of several figures on a segment stands: side by side about its anchor."""
    return (anchor[0] + ELBOW_ROOM * (number - (together - 1) / 2), anchor[1])


def people(board: Board, scale: float) -> list[str]:
    """Every figure, from north to south, so that nearer ones stand before those behind."""
    elsewhere = {feature for art in arts() for feature in art.placed_here}
    standing = [
        PlacedFigure(beside(board.anchor(one), number, len(crowd)), one.feature, one.player, figure_of(one))
        for crowd in board.crowds
        for number, one in enumerate(crowd)
        if one.feature not in elsewhere
    ]
    standing += [one for art in arts() for one in art.standing(board.view)]
    standing.sort(key=lambda one: (one.at[1], one.at[0]))
    return [follower(one, scale) for one in standing]
