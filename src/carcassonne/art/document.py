"""A picture that stands alone: one SVG document with its style, the symbols it needs and nothing from outside."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import painted
from carcassonne.art.drawing.style import STYLE
from carcassonne.art.drawing.svg import needed, num, words
from carcassonne.art.library import library


def document(body: str, origin: Point, size: Point, width: float, title: str, dark: bool = False) -> str:
    """`body` seen through the window at `origin` of `size` units, shown `width` pixels wide."""
    box = " ".join(num(value) for value in (*origin, *size))
    height = width * size[1] / size[0]
    defs = "".join(needed(body, library(body)))
    return painted(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="{box}" role="img">'
        f"<title>{words(title)}</title><style>{STYLE}</style><defs>{defs}</defs>{body}</svg>\n",
        dark,
    )
