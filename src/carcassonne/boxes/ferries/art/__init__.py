"""The artwork of the Ferries: the lakes on their tiles and the ferries that join two roads."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.squares import kinds
from carcassonne.art.box import BoxArt, BoxText, HubKind, Shelves
from carcassonne.art.drawing.compass import TILE
from carcassonne.art.drawing.svg import group, shift
from carcassonne.art.tiles.props import named
from carcassonne.boxes.ferries.actions import ends_text
from carcassonne.boxes.ferries.art.lake import BOAT, LAKE, RADIUS, ferry, painted_lake
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile


def _symbols() -> Shelves:
    return {"places": named({"ferry-lake": LAKE, "ferry": BOAT})}


def _has_lake(tile: Tile) -> bool:
    return "lake" in tile.signs


def _buildings(view: View) -> str:
    """Every ferry on its lake."""
    places = ((TILE * (one.x + 0.5), TILE * (one.y + 0.5), one.ends) for one in view.ferries)
    return "".join(group(ferry(ends), "ferry", transform=shift((x, y))) for x, y, ends in places)


def _notes(view: View) -> Iterator[str]:
    if view.ferries:
        yield f"ferries: {', '.join(f'{ends_text(one.ends)} at {one.x},{one.y}' for one in view.ferries)}"


def _key(view: View) -> Iterator[str]:
    if any(map(_has_lake, kinds(view))):
        yield "O lake"


PART = BoxArt(
    symbols=_symbols,
    hubs=[HubKind("ferry-lake", _has_lake, radius=RADIUS, step=0.0, painted=painted_lake, glyph="O")],
    buildings=_buildings,
    phases={"ferry": "puts or moves a ferry"},
    text=BoxText(notes=_notes, key=_key),
)
