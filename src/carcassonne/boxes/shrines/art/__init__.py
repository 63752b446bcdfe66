"""The artwork of the shrines: one in the middle of its tile, to which roads lead as to a cloister."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.squares import kinds
from carcassonne.art.box import BoxArt, BoxText, Figure, HubKind, Shelves
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.shrines.art.shrine import RADIUS, SHRINE
from carcassonne.engine.view import View


def _symbols() -> Shelves:
    return {"places": named({"shrine": SHRINE})}


def _key(view: View) -> Iterator[str]:
    if any(tile.shrine for tile in kinds(view)):
        yield "Ω shrine"


PART = BoxArt(
    symbols=_symbols,
    roles={"shrine": "monk"},
    hubs=[
        HubKind(
            name="shrine",
            on=lambda tile: tile.shrine,
            radius=RADIUS,
            step=6.0,
            painted=lambda at: use("shrine", at),
            glyph="Ω",
            figure=Figure(19, 27, (9.0, 3.0)),
        )
    ],
    text=BoxText(key=_key),
)
