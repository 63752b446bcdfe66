"""What is printed on segments: a pennant in a city, what a box adds; and where each finds room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from carcassonne.art.box import Anchors, Decoration, arts
from carcassonne.art.drawing.curves import Point, sample
from carcassonne.art.drawing.planar import distance
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile


class Decorated(NamedTuple):
    """A decoration in its place: the segment it belongs to, its symbol, and the room it takes."""

    segment: str
    symbol: str
    at: Point
    radius: float
    glyph: str


def decorated(tile: Tile, room: Room, anchors: Anchors) -> list[Decorated]:
    """Every decoration of a tile in its place, clear of the followers; the room has less room afterwards."""
    found = []
    for decoration in _decorations():
        for segment in decoration.on(tile):
            at = decoration.place(room, segment, anchors)
            room.take(at, decoration.radius)
            found.append(Decorated(segment, decoration.symbol, at, decoration.radius, decoration.glyph))
    return found


def by_segment(prints: Iterable[Decorated]) -> dict[str, list[tuple[Point, str]]]:
    """Places and symbols by the segment they belong to."""
    found: dict[str, list[tuple[Point, str]]] = defaultdict(list)
    for one in prints:
        found[one.segment].append((one.at, one.symbol))
    return found


def _decorations() -> Iterator[Decoration]:
    yield PENNANT
    for art in arts():
        yield from art.decorations


def within_area(radius: float, from_figures: float, border: float) -> Callable[[Room, str, Anchors], Point]:
    """A place inside the city or field itself."""

    def place(room: Room, segment: str, anchors: Anchors) -> Point:
        return room.spot([segment], radius, [(at, from_figures) for at in anchors.values()], border=border).at

    return place


def beside_road(room: Room, segment: str, anchors: Anchors) -> Point:
    """A place in a field close to the road."""
    points = sample(room.plan.roads[segment], 12)
    clear = [(at, 14.5) for at in anchors.values()]
    return room.spot(fields_of(room), 12, clear, 1.5, lambda at: 0.5 * max(0.0, distance(at, points) - 20)).at


def fields_of(room: Room) -> list[str]:
    """The field segments of a plan."""
    return [name for name in room.plan.regions if name.startswith("field")]


PENNANT = Decoration(
    "pennant",
    lambda tile: [f"city:{city.id}" for city in tile.cities for _ in range(city.pennants)],
    within_area(11.5, 14.5, 1.5),
    10.5,
)
