"""The artwork of the wheel: its board, its pig and crown spaces, the symbols on its tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carcassonne.art.box import Anchors, Badge, BoxArt, BoxText, PlacedFigure, Shelves, StartBoard
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import shift
from carcassonne.art.sprite import pair, points
from carcassonne.art.tiles.decorations import fields_of
from carcassonne.art.tiles.room import Room
from carcassonne.boxes.wheel.art.glyphs import COLOURS, wheel_glyphs
from carcassonne.boxes.wheel.art.icons import number_symbols, wheel_icons
from carcassonne.boxes.wheel.art.plan import board, wheel_anchors, wheel_places, wheel_plan
from carcassonne.boxes.wheel.art.start_board import wheel_board_symbol, wheel_segment_places
from carcassonne.engine.view import View


def _symbols() -> Shelves:
    return {"badges": number_symbols(), "icons": wheel_icons()}


def _number_place(room: Room, anchors: Anchors) -> Point:
    """A place for the wheel symbol of a tile: in a field, away from the edge."""
    clear = [(at, 12.0) for at in anchors.values()]
    return room.spot(fields_of(room), 11, clear, 1, lambda at: 2 * max(0.0, 11 - room.border(at))).at


def _pig(view: View) -> str:
    """The pig on its segment. Followers on crown spaces come later, with the other followers."""
    if view.pig is None:
        return ""
    return f'<use href="#fortune-pig" transform="{shift(wheel_segment_places()[view.pig].pig, 1.2)}"/>'


def _crowned(view: View) -> Iterator[PlacedFigure]:
    """The followers on crown spaces."""
    if view.wheel:
        for segment, players in sorted(view.crowns.items()):
            spaces = wheel_segment_places()[segment].crowns
            yield from (PlacedFigure(at, "crown", player) for at, player in zip(spaces, players, strict=False))


def _segments() -> dict[str, Any]:
    """Where things stand in each segment of the wheel, for the page."""
    return {
        "_segments": {
            name: {"icon": pair(spots.icon), "pig": pair(spots.pig), "crowns": points(spots.crowns)}
            for name, spots in wheel_segment_places().items()
        }
    }


PART = BoxArt(
    symbols=_symbols,
    roles={"crown": "knight"},
    badges=[Badge("wheel", lambda tile: tile.numbers, _number_place, 11.0)],
    start=StartBoard(
        name="wheel",
        size=board().size,
        on=lambda view: view.wheel,
        plan=wheel_plan,
        anchors=wheel_anchors,
        places=wheel_places,
        symbols=wheel_board_symbol,
        pieces=_pig,
        page=_segments,
    ),
    standing=_crowned,
    phases={"plague": "gives up a follower"},
    text=BoxText(
        ground=lambda view: wheel_glyphs(view) if view.wheel else {},
        colours=COLOURS,
        key=lambda view: ["@ pig", "( ) crown space"] if view.wheel else [],
    ),
)
