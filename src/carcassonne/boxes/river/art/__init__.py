"""The artwork of the river: where it runs, and its water with banks, ripples, reeds, spring and lake."""

from __future__ import annotations

from carcassonne.art.box import BoxArt, BoxText, River
from carcassonne.boxes.river.art.glyphs import COLOURS, river_glyphs, river_key
from carcassonne.boxes.river.art.plan import WIDTH, laid_rivers, pools
from carcassonne.boxes.river.art.water import painted_river, river_symbols

PART = BoxArt(
    symbols=lambda: {"nature": river_symbols()},
    rivers=[River(laid_rivers, WIDTH, painted_river, pools)],
    text=BoxText(tile=river_glyphs, colours=COLOURS, key=river_key),
)
