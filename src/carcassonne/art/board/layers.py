"""A whole position as one picture, painted in layers from the table up to the followers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcassonne.art.board.board import Place, Table, castle_axis, castle_middle
from carcassonne.art.board.fields import FieldOwners, field_overlay
from carcassonne.art.board.followers import follower
from carcassonne.art.board.legend import Legend
from carcassonne.art.board.summary import summary
from carcassonne.art.document import document
from carcassonne.art.drawing.svg import group, num, path, shift, use
from carcassonne.art.sheet import tile_use
from carcassonne.boxes.bridges_castles_bazaars.art.bridge import bridge
from carcassonne.boxes.bridges_castles_bazaars.art.castle import castle, follower_place
from carcassonne.boxes.wheel.art.board import wheel_segment_places
from carcassonne.engine.view import View

MARGIN = 34
NATURAL_WIDTH = 1400
"""The most pixels a picture takes without being asked to."""
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
) -> str:
    """A position as an SVG document of its own.

    `highlight` lists the segments (x, y, feature, at) of a feature to stand out. `fields` lays the field overlay over
    the picture, hatched for the owners in `field_owners`: from (x, y, a half-edge) of a field segment to its owners,
    which only the engine knows; without it, the fields on which farmers stand are hatched. `last` frames a tile.
    `names` are the players' names; without them the legend names their colours.
    """
    table = Table(view)
    west, north, east, south = table.bounds
    legend = Legend(view, names, 100 * (east - west) + 2 * MARGIN)
    units = max(100 * (east - west) + 2 * MARGIN, legend.width)
    size = (units, 100 * (south - north) + 2 * MARGIN + legend.height)
    origin = (50 * (west + east) - units / 2, 100 * north - MARGIN)
    pixels = float(width or min(NATURAL_WIDTH, units))
    scale = pixels / units * 100
    body = (
        _cloth(origin, size)
        + _shadow(table)
        + _landscape(table, fields, field_owners)
        + _towers(table)
        + (_highlight(table, highlight) if highlight is not None else "")
        + _buildings(table)
        + (_frame(last) if last is not None else "")
        + _people(table, _figure_scale(scale))
        + group(legend.markup, transform=shift((origin[0] + (units - legend.width) / 2, 100 * south + MARGIN)))
    )
    if scale < FINE_DETAIL:
        body = group(body, style="--detail:none")
    return document(body, origin, size, pixels, summary(view, names), dark)


def _figure_scale(pixels_per_tile: float) -> float:
    """Figures grow as tiles get smaller, so that a follower is never missed."""
    return 1.2 if pixels_per_tile >= 75 else 1.45 if pixels_per_tile >= 50 else 1.7


def _cloth(origin: tuple[float, float], size: tuple[float, float]) -> str:
    x, y, w, h = (num(value) for value in (*origin, *size))
    return (
        '<radialGradient id="cloth" cx=".42" cy=".45" r=".75"><stop stop-color="$table"/>'
        '<stop offset="1" stop-color="$table-rim"/></radialGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#cloth)"/>'
    )


def _shadow(table: Table) -> str:
    """One soft shadow of the whole landscape, and its dark rim."""
    squares = "".join(f"M{100 * x - 1.5} {100 * y - 1.5}h103v103h-103z" for x, y in table.squares)
    return (
        '<filter id="soft"><feGaussianBlur stdDeviation="6"/></filter>'
        f'<path d="{squares}" transform="translate(3 7)" fill="#1d1408" opacity=".28" filter="url(#soft)"/>'
        f'<path d="{squares}" fill="$rim"/>'
    )


def _landscape(table: Table, fields: bool, owners: FieldOwners | None) -> str:
    """All tiles and the wheel board; with the field overlay, their fields below it and their features above."""
    wheel = '<use href="#t-wheel" width="400" height="400"/>' if table.view.wheel else ""
    if not fields:
        return wheel + _tiles(table, "t") + _on_the_wheel(table)
    overlay = field_overlay(table, owners)
    if not wheel:
        return _tiles(table, "g") + overlay + _tiles(table, "f")
    ground, features = (f'<use href="#{layer}-wheel" width="400" height="400"/>' for layer in "gf")
    return ground + _tiles(table, "g") + overlay + features + _tiles(table, "f") + _on_the_wheel(table)


def _tiles(table: Table, layer: str) -> str:
    out = ""
    for (x, y), tile in table.tiles.items():
        bridged = table.printed_bridge(x, y) if table.kind(x, y).cloister else None
        variant = "" if bridged else table.variant(x, y)
        out += tile_use(tile.tile, tile.rotation, (100 * x, 100 * y), layer, variant, bridged)
    return group(out, "tiles")


def _on_the_wheel(table: Table) -> str:
    """The pig on its segment. Followers on crown spaces come later, with the other followers."""
    if not table.view.wheel or table.view.pig is None:
        return ""
    at = wheel_segment_places()[table.view.pig].pig
    return f'<use href="#pig" transform="{shift(at, 1.2)}"/>'


def _towers(table: Table) -> str:
    return group("".join(use("tower", at) for at in table.towers), "towers")


def _highlight(table: Table, segments: Iterable[Place]) -> str:
    """A warm light on areas and a double line along walls and roads, without the joints between tiles."""
    light, edges, shown = "", {"a-hlk": "", "a-hlo": ""}, set[tuple[int, int, str]]()
    for x, y, feature, at in segments:
        name = table.segment(x, y, feature, at)
        square = (0, 0) if table.on_wheel(x, y) else (x, y)
        if (*square, name) in shown:
            continue
        shown.add((*square, name))
        for style in edges:
            edges[style] += _edge(table, x, y, name, style)
        plan, transform = table.plan(x, y)
        if name in plan.regions:
            light += f'<path class="a-hl"{transform} d="{path(plan.regions[name], close=True)}"/>'
    return group(light + edges["a-hlk"] + edges["a-hlo"], "highlight")


def _edge(table: Table, x: int, y: int, name: str, style: str) -> str:
    plan, transform = table.plan(x, y)
    if name == "bridge":
        line = f"M{100 * x + 50} {100 * y}v100" if table.bridges[x, y] == "NS" else f"M{100 * x} {100 * y + 50}h100"
        return f'<path class="{style}" d="{line}"/>'
    if name == "cloister":
        assert plan.hub is not None
        cx, cy = (num(v) for v in plan.hub.at)
        return f'<circle class="{style}"{transform} cx="{cx}" cy="{cy}" r="22"/>'
    curves = (plan.roads[name],) if name in plan.roads else plan.outlines[name]
    return f'<path class="{style}"{transform} d="{"".join(path(curve) for curve in curves)}"/>' if curves else ""


def _buildings(table: Table) -> str:
    """Bridges, castles, and the ring round the place that a castle question is about."""
    out = "".join(bridge(axis, (100 * x, 100 * y)) for (x, y), axis in sorted(table.bridges.items()))
    castles = sorted(table.view.castles or (), key=lambda c: (c.y, c.x, c.side))
    out += "".join(castle(castle_axis(c), c.owner, castle_middle(c)) for c in castles)
    site = table.view.castle_site
    if site is not None:
        (x, y), (rx, ry) = castle_middle(site), (54, 36) if castle_axis(site) == "NS" else (36, 54)
        ellipse = f'cx="{num(x)}" cy="{num(y)}" rx="{rx}" ry="{ry}" stroke-dasharray="9 7"'
        out += f'<ellipse class="a-hlk" {ellipse}/><ellipse class="a-hlo" {ellipse}/>'
    return out


def _frame(square: tuple[int, int]) -> str:
    x, y = square
    box = f'x="{num(100 * x + 1.6)}" y="{num(100 * y + 1.6)}" width="96.8" height="96.8" rx="2"'
    return f'<rect class="a-lasto" {box}/><rect class="a-last" {box}/>'


def _people(table: Table, scale: float) -> str:
    """Every follower, from north to south, so that nearer ones stand before those behind."""
    view = table.view
    standing = [(table.anchor(f), f.feature, f.player) for f in view.followers if f.feature != "castle"]
    standing += [
        (follower_place(castle_axis(c), castle_middle(c)), "castle", c.owner) for c in view.castles or () if not c.done
    ]
    if view.wheel:
        for segment, players in sorted(view.crowns.items()):
            spaces = wheel_segment_places()[segment].crowns
            standing += [(at, "crown", player) for at, player in zip(spaces, players, strict=False)]
    standing.sort(key=lambda one: (one[0][1], one[0][0]))
    return group("".join(follower(feature, player, at, scale) for at, feature, player in standing), "followers")
