"""The artwork of traders and builders: the goods on its cities, the builder and the pig."""

from __future__ import annotations

from carcassonne.art.box import BoxArt, BoxText, Decoration, Look, Shelves
from carcassonne.art.tiles.decorations import within_area
from carcassonne.boxes.traders_builders.art.figures import MARK_PLACES, figure_symbols
from carcassonne.boxes.traders_builders.art.goods import GOODS, goods_symbols
from carcassonne.tiles.catalogue import Tile


def _symbols() -> Shelves:
    return {"shields": goods_symbols(), "roles": figure_symbols()}


def _decoration(goods: str) -> Decoration:
    """The badge of one kind of goods, in the cities that are marked with it."""

    def on(tile: Tile) -> list[str]:
        return [f"city:{city.id}" for city in tile.cities for mark in city.marks if mark == goods]

    return Decoration(f"goods-{goods}", on, within_area(11.5, 14.5, 1.5), 10.5)


PART = BoxArt(
    symbols=_symbols,
    mark_places=MARK_PLACES,
    looks={"builder": Look("builder"), "pig": Look("pig")},
    decorations=[_decoration(goods) for goods in GOODS],
    text=BoxText(),
)
