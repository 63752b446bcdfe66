"""The artwork: tiles, pieces and whole positions, drawn from the tile data in our own style.

`draw` shows a position, `animate` a whole game, `draw_tile` one tile, `draw_sheet` many, `draw_text` a position for a
terminal. The page takes `sprite`, `anchors` and `regions`. The same input always gives the same bytes; nothing here
decides a rule.
"""

from carcassonne.art.animation import animate
from carcassonne.art.board.layers import draw
from carcassonne.art.board.text import draw_text
from carcassonne.art.drawing.palette import theme_css
from carcassonne.art.sheet import draw_sheet, draw_tile
from carcassonne.art.sprite import anchors, regions, sprite

__all__ = ["anchors", "animate", "draw", "draw_sheet", "draw_text", "draw_tile", "regions", "sprite", "theme_css"]
