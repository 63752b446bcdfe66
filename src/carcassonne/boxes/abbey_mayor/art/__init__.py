"""The artwork of Abbey & Mayor: the abbey, mayor, wagon and barn, and the abbeys in everybody's hand."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import figure_of, letters_of
from carcassonne.art.board.legend import STOCK_LEFT, text
from carcassonne.art.board.squares import kinds
from carcassonne.art.board.text import counted
from carcassonne.art.box import BoxArt, BoxText, Card, Look, Shelves
from carcassonne.art.drawing.svg import TIMES, group, shift, use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.abbey_mayor.art.figures import MARK_PLACES, figure_symbols
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import ABBEY, Tile

_TREES = "".join(
    f'<circle cx="{x}" cy="{y}" r="6.4" fill="$patch" stroke="$ink" stroke-width="1"/>'
    f'<circle cx="{x - 1.4}" cy="{y - 1.6}" r="2.6" fill="$field"/>'
    for x in (16, 84)
    for y in (16, 84)
)
YARD = (
    '<path fill="$cobble" d="M0 0h100v100H0z"/>'
    '<path class="a-n" stroke="$cobble-line" stroke-width="1.2" opacity=".8" '
    'd="M0 25H100M0 50H100M0 75H100M12 0V25M37 0V25M62 0V25M87 0V25M25 25V50M50 25V50M75 25V50M12 50V75M37 50V75'
    'M62 50V75M87 50V75M25 75V100M50 75V100M75 75V100"/>'
    '<path class="a-n" stroke="$ink" stroke-width="7.4" d="M4.6 4.6H95.4V95.4H4.6z"/>'
    '<path class="a-n" stroke="$stone" stroke-width="5" d="M4.6 4.6H95.4V95.4H4.6z"/>'
    '<path class="a-n" stroke="$stone-deep" stroke-width="5" stroke-dasharray="1.2 7" d="M4.6 4.6H95.4V95.4H4.6z"/>'
)
"""A paved yard with a wall on every side."""
CARD = (
    '<path fill="$cobble" stroke="$ink" stroke-width="1.2" d="M-9-9H9V9H-9z"/>'
    '<path class="a-n" stroke="$stone-deep" stroke-width="1.6" d="M-7-7H7V7H-7z"/>'
    '<path fill="$church-wall" stroke="$ink" stroke-width=".9" d="M-4 6V0H4V6z"/>'
    '<path fill="$church-roof" stroke="$ink" stroke-width=".9" d="M-5.4.4L0-3.6 5.4.4z"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1.2" d="M0-3.6V-6.8M-1.4-5.6H1.4"/>'
)
"""An abbey as it lies in front of a player."""
STACK = (
    "".join(
        f'<path fill="$roof-d" stroke="$ink" stroke-width="1.1" d="M{x} {y}h13v13h-13z"/>'
        for x, y in ((-9, -5), (-7, -7), (-5, -9))
    )
    + '<path class="a-n" stroke="$cream" stroke-width="1.2" d="M1.5-7.4L6.4-2.5 1.5 2.4-3.4-2.5z"/>'
)
"""Tiles that are to be drawn."""


def _symbols() -> Shelves:
    return {"roles": figure_symbols(), "places": named({"abbey-card": CARD, "tile-stack": STACK})}


def _ground(tile: Tile) -> str:
    return YARD + _TREES if ABBEY in tile.sides else ""


def _stock(view: View, player: int) -> Card | None:
    """The abbey that a player has in hand."""
    if view.abbeys is None:
        return None
    x = STOCK_LEFT + 12
    out = group(use("abbey-card", (0, 0)), transform=shift((x, 43), 0.9))
    return 48.0, out + text(x + 13, 48, 13, TIMES + str(view.abbeys[player]), muted=True)


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.abbeys is not None:
        yield counted(view.abbeys[player], "abbey")


def _notes(view: View) -> Iterator[str]:
    """The wagon that may move on."""
    if view.wagon is not None:
        where = f"{view.wagon.x},{view.wagon.y} {view.wagon.feature} {view.wagon.at}".rstrip()
        yield f"wagon of {view.wagon.player + 1}: scored at {where}"


def _key(view: View) -> Iterator[str]:
    figures = {figure_of(one) for one in view.followers}
    yield from (f"{letters_of(figure, 'city')} {figure}" for figure in MARK_PLACES if figure in figures)
    if any(ABBEY in tile.sides for tile in kinds(view)):
        yield "walls on all sides: an abbey"


PART = BoxArt(
    symbols=_symbols,
    mark_places=MARK_PLACES,
    looks={"mayor": Look("mayor", prefix="mayor"), "wagon": Look("wagon"), "barn": Look("barn", prefix="barn")},
    on_corners=frozenset({"barn"}),
    ground=_ground,
    stock=_stock,
    phases={"tile": "may lay an abbey", "wagon": "may move the wagon on"},
    text=BoxText(stocks=_stocks, notes=_notes, key=_key),
)
