"""The artwork of the abbot and his gardens."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import figure_of
from carcassonne.art.board.squares import kinds
from carcassonne.art.box import BoxArt, BoxText, Figure, Look, Shelves, Site
from carcassonne.art.drawing.svg import symbol, use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.abbot.art.abbot import ABBOT, MARK_PLACE
from carcassonne.boxes.abbot.art.garden import GARDEN, RADIUS, garden_place
from carcassonne.engine.view import View


def _symbols() -> Shelves:
    return {"places": named({"garden": GARDEN}), "roles": {"abbot": symbol("abbot", ABBOT)}}


def _key(view: View) -> Iterator[str]:
    """What is seen of the box in text."""
    if any(tile.garden for tile in kinds(view)):
        yield "* garden"
    if any(figure_of(one) == "abbot" for one in view.followers):
        yield "A abbot"


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
            figure=Figure(19, 27, (7.0, 2.0)),
            glyph="*",
        )
    ],
    text=BoxText(colours={"garden": "1;38;5;162;48;5;150"}, key=_key),
)
