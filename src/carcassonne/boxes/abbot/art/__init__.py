"""The artwork of the abbot and his gardens."""

from __future__ import annotations

from carcassonne.art.box import BoxArt, BoxText, Figure, Look, Shelves, Site
from carcassonne.art.drawing.svg import symbol, use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.abbot.art.abbot import ABBOT, MARK_PLACE
from carcassonne.boxes.abbot.art.garden import GARDEN, RADIUS, garden_place


def _symbols() -> Shelves:
    return {"places": named({"garden": GARDEN}), "roles": {"abbot": symbol("abbot", ABBOT)}}


PART = BoxArt(
    symbols=_symbols,
    roles={"garden": "abbot"},
    mark_places={"abbot": MARK_PLACE},
    looks={"abbot": Look("abbot")},
    sites=[
        Site(
            name="garden",
            on=lambda tile: tile.garden,
            place=garden_place,
            radius=RADIUS,
            painted=lambda at: use("garden", at),
            figure=Figure(19, 27, (5.0, 1.0)),
        )
    ],
    text=BoxText(),
)
