"""The artwork of Mage & Witch: the sign on their tiles, the two on the landscape and beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from carcassonne.art.board.squares import Board, kinds
from carcassonne.art.box import Anchors, BoxArt, BoxText, Decoration, Shelves
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import group, shift, use
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.mage_witch.art.figures import MAGE, SIGN, WITCH
from carcassonne.boxes.mage_witch.view import MagicPlace
from carcassonne.engine.view import StandingFollower, View
from carcassonne.tiles.catalogue import Tile

STEP: Point = (18.0, -3.0)
"""How far mage and witch stand from where a follower on the same segment would."""
RADIUS, FROM_FIGURES = 6.6, 15.0
"""The room that the sign takes, and how far it keeps from figures."""


def _symbols() -> Shelves:
    return {"places": named({"mage": MAGE, "witch": WITCH, "magic-sign": SIGN})}


@cache
def _sign_on(tile: Tile) -> str:
    """The segment with most room for the sign, a field where there is enough."""
    room, anchors = Room(plan_of(tile)), anchors_of(tile)
    worth = {name: _spot(room, name, anchors).worth for name in room.plan.regions}
    fields = [name for name in worth if name.startswith("field") and worth[name] >= RADIUS - 1]
    return max(fields or worth, key=lambda name: worth[name])


def _spot(room: Room, segment: str, anchors: Anchors) -> Spot:
    return room.spot([segment], RADIUS, [(at, FROM_FIGURES) for at in anchors.values()], border=0.5)


def _sign_place(room: Room, segment: str, anchors: Anchors) -> Point:
    return _spot(room, segment, anchors).at


def _signed(tile: Tile) -> list[str]:
    return [_sign_on(tile)] if "magic" in tile.signs else []


def _on_board(view: View) -> Iterator[tuple[str, MagicPlace]]:
    for name, place in (("mage", view.mage), ("witch", view.witch)):
        if place is not None:
            yield name, place


def _standing(view: View) -> str:
    """Mage and witch beside where a follower would stand; they are nobody's."""
    board = Board(view)
    out = ""
    for name, place in _on_board(view):
        x, y = board.anchor(StandingFollower(0, place.x, place.y, place.feature, place.at))
        out += group(use(name, (0, 0)), "magic", transform=shift((x + STEP[0], y + STEP[1]), 1.1))
    return out


def _notes(view: View) -> Iterator[str]:
    for name, place in _on_board(view):
        yield f"{name}: {place.feature} {place.at} at {place.x},{place.y}".replace("  ", " ")


def _key(view: View) -> Iterator[str]:
    if any("magic" in tile.signs for tile in kinds(view)):
        yield "% calls mage or witch"


PART = BoxArt(
    symbols=_symbols,
    decorations=[Decoration("magic-sign", _signed, _sign_place, RADIUS, "%")],
    buildings=_standing,
    phases={"magic": "moves mage or witch"},
    text=BoxText(notes=_notes, key=_key),
)
