"""The artwork of traders and builders: the goods on its cities, the builder and the pig."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import figure_of
from carcassonne.art.board.legend import STOCK_LEFT, text
from carcassonne.art.board.squares import kinds
from carcassonne.art.box import BoxArt, BoxText, Card, Decoration, Look, Shelves
from carcassonne.art.drawing.svg import TIMES, group, shift, use
from carcassonne.art.tiles.decorations import within_area
from carcassonne.art.tiles.roads import hub_of
from carcassonne.boxes.traders_builders.art.figures import MARK_PLACES, figure_symbols
from carcassonne.boxes.traders_builders.art.goods import GOODS, goods_symbols
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile

COLOUR = "1;38;5;88;48;5;231"
STEP = 50.0
"""From one kind of goods to the next on a player's card."""


def _symbols() -> Shelves:
    return {"shields": goods_symbols(), "roles": figure_symbols()}


def _decoration(goods: str) -> Decoration:
    """The badge of one kind of goods, in the cities that are marked with it."""

    def on(tile: Tile) -> list[str]:
        return [f"city:{city.id}" for city in tile.cities for mark in city.marks if mark == goods]

    return Decoration(f"goods-{goods}", on, within_area(13.0, 14.5, 1.0), 12.0, goods[0])


def _stock(view: View, player: int) -> Card | None:
    """The goods that a player has taken."""
    if not view.goods:
        return None
    out = ""
    for place, (goods, count) in enumerate(view.goods[player].items()):
        x = STOCK_LEFT + 12 + STEP * place
        out += group(use(f"goods-{goods}", (0, 0)), transform=shift((x, 43), 0.78))
        out += text(x + 13, 48, 13, TIMES + str(count), muted=True)
    return STEP * len(view.goods[player]), out


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.goods:
        yield from (f"{count} {goods}" for goods, count in view.goods[player].items())


def _key(view: View) -> Iterator[str]:
    """What is seen of the box in text."""
    tiles = kinds(view)
    seen = {mark for tile in tiles for city in tile.cities for mark in city.marks}
    yield from (f"{goods[0]} {goods}" for goods in GOODS if goods in seen)
    if any(hub and hub.kind == "house" for hub in map(hub_of, tiles)):
        yield "h house"
    figures = {figure_of(one) for one in view.followers}
    yield from (f"{figure[0].upper()} {figure}" for figure in MARK_PLACES if figure in figures)


PART = BoxArt(
    symbols=_symbols,
    mark_places=MARK_PLACES,
    looks={"builder": Look("builder"), "pig": Look("pig")},
    decorations=[_decoration(goods) for goods in GOODS],
    stock=_stock,
    text=BoxText(colours={f"goods-{goods}": COLOUR for goods in GOODS}, stocks=_stocks, key=_key),
)
