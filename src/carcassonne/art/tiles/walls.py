"""City walls: they run from tile corner to tile corner, so that they always meet the next tile's.

Three shapes by the number of sides a wall shuts off: one = a lens of field cut into the city, two = a diagonal,
three = a cap of city on one side.
"""

from __future__ import annotations

from carcassonne.art.box import arts
from carcassonne.art.drawing.compass import CORNERS, turned_curve
from carcassonne.art.drawing.curves import Curve, cubic
from carcassonne.art.tiles.plan import Wall
from carcassonne.tiles.catalogue import HALVES, SIDES, Tile

CAP_DEPTH = 30.0
LENS_DEPTH = 26.0
GATE_LENS_DEPTH = 32.0
CAPPED_LENS_DEPTH = 45.0
PASSED_LENS_DEPTH = 47.0
PASSAGE_CAP_DEPTH = 22.5
PENNANT_CAP_DEPTH = 32.6
PENNANT_LENS_DEPTH = 54.0


def walls_of(tile: Tile) -> tuple[Wall, ...]:
    """The walls of every city of a tile, without gates."""
    tapers = tapered_corners(tile)
    under = passed_over(tile)
    return tuple(
        wall
        for city in tile.cities
        for sides in ([(side,) for side in city.sides] if city.id in under else [city.sides])
        for wall in _city_walls(tile, city.id, sides, tapers)
    )


def passed_over(tile: Tile) -> list[str]:
    """The cities over which another one runs: of two that run straight through, the second in the data."""
    straight = [city.id for city in tile.cities if len(city.sides) == 2 and city.sides in (("N", "S"), ("E", "W"))]
    return straight[1:]


def tapered_corners(tile: Tile) -> dict[int, str]:
    """Corners that a city tapers to, and that city.

    There two different fields meet with nothing between them, or a field meets a side of a city that it does not touch.
    """
    field_at = {half: field for field in tile.fields for half in field.halves}
    tapers = {}
    for corner in range(4):
        before, after = field_at.get(HALVES[2 * corner - 1]), field_at.get(HALVES[2 * corner])
        if before and after and before != after:
            shared = [city for city in before.cities if city in after.cities]
            if shared:
                tapers[corner] = shared[0]
        for field, side in ((before, SIDES[corner]), (after, SIDES[corner - 1])):
            beside = [city.id for city in tile.cities if side in city.sides]
            if field and beside and field.cities and beside[0] not in field.cities:
                tapers[corner] = field.cities[0]
    return tapers


def _city_walls(tile: Tile, city: str, sides: tuple[str, ...], tapers: dict[int, str]) -> list[Wall]:
    # A stop is a stretch of the border that the city touches: a side from corner to corner, or a tapered corner.
    stops = [(SIDES.index(side), (SIDES.index(side) + 1) % 4) for side in sides]
    stops = sorted(stops + [(corner, corner) for corner, owner in tapers.items() if owner == city])
    walls = []
    for (_, start), (end, _) in zip(stops, stops[1:] + stops[:1], strict=True):
        span = 3 if len(stops) == 1 else (end - start) % 4
        if span:
            shut = tuple(SIDES[(start + i) % 4] for i in range(span))
            curve = _wall(tile, start, span, start in tapers, end in tapers)
            walls.append(Wall(f"city:{city}", curve, shut, (CORNERS[start], CORNERS[end])))
    return walls


def _wall(tile: Tile, corner: int, span: int, tapers_at_start: bool, tapers_at_end: bool) -> Curve:
    shut = [SIDES[(corner + i) % 4] for i in range(span)]
    shut_off = {tile.side(side) for side in shut}
    if span == 1:
        if "city" in shut_off:
            depth = PASSED_LENS_DEPTH if passed_over(tile) else CAPPED_LENS_DEPTH
            return turned_curve(_capped_lens(PENNANT_LENS_DEPTH if _has_pennant(tile, shut[0]) else depth), corner)
        crowded = "road" in shut_off or (_has_site(tile) and not tapers_at_start | tapers_at_end)
        return turned_curve(_lens(crowded, tapers_at_start, tapers_at_end), corner)
    if span == 2:
        if "city" in shut_off and tapers_at_start | tapers_at_end:
            return turned_curve(_beside_taper() if tapers_at_start else _tapering(), corner - 1)
        if any(set(shut) == set(city.sides) for city in tile.cities):
            return turned_curve(_facing_diagonal(), corner - 1)
        if tile.cloister:
            return turned_curve(_far_diagonal(), corner - 1)
        hollow = bool(shut_off & {"road", "river", "city"})
        return turned_curve(_diagonal(hollow, tapers_at_start, tapers_at_end), corner - 1)
    side = corner - 1
    if passed_over(tile):
        return turned_curve(_end_of_passage(), side)
    right, left = (tile.side(SIDES[(side + i) % 4]) == "city" for i in (1, -1))
    if right and left and _has_pennant(tile, SIDES[side]):
        return turned_curve(_pennant_cap(), side)
    return turned_curve(_cap(right, left), side)


def _has_pennant(tile: Tile, side: str) -> bool:
    """Whether a cap on this side has a pennant."""
    return any(city.sides == (side,) and city.pennants for city in tile.cities)


def _has_site(tile: Tile) -> bool:
    """Whether a box has put something into the fields of a tile."""
    return any(site.on(tile) for art in arts() for site in art.sites)


def _lens(crowded: bool, tapers_at_start: bool, tapers_at_end: bool) -> Curve:
    """A lens of field on the north side; with a road or a site in it deeper and squarer, so that two have room."""
    depth, shoulder = (GATE_LENS_DEPTH, 13.0) if crowded else (LENS_DEPTH, 25.0)
    x, y = (34.0, 32.0) if crowded else (24.0, 28.0) if tapers_at_start and tapers_at_end else (30.0, 20.0)
    first = (x, y) if tapers_at_start else (shoulder, depth / 0.75)
    second = (100 - x, y) if tapers_at_end else (100 - shoulder, depth / 0.75)
    return cubic((0.0, 0.0), first, second, (100.0, 0.0))


def _capped_lens(depth: float) -> Curve:
    """A lens on the north side that leaves room for another city's cap and the field between them."""
    deep = depth / 0.75
    return cubic((0.0, 0.0), (20.0, deep), (80.0, deep), (100.0, 0.0))


def _facing_diagonal() -> Curve:
    """A wall that shuts off the east and south sides, which are another city's, with a field between the two."""
    return cubic((100.0, 0.0), (64.0, 13.0), (13.0, 64.0), (0.0, 100.0))


def _tapering() -> Curve:
    """The same of a city that tapers to the south-west corner, where a field of the west side leaves it little room."""
    return cubic((100.0, 0.0), (68.0, 16.0), (30.0, 64.0), (0.0, 100.0))


def _beside_taper() -> Curve:
    """What faces it across the field between the two."""
    return cubic((100.0, 0.0), (56.0, 10.0), (10.0, 56.0), (0.0, 100.0))


def _far_diagonal() -> Curve:
    """A wall that shuts off the east and south sides and leaves the middle of the tile free."""
    return cubic((100.0, 0.0), (42.0, 9.0), (9.0, 42.0), (0.0, 100.0))


def _diagonal(hollow: bool, tapers_at_start: bool, tapers_at_end: bool) -> Curve:
    """A wall that shuts off the east and south sides: bulging, or hollow to leave a road or a cap its room."""
    a, b = (65.0, 22.0) if hollow else (84.0, 39.0)
    first = (82.0, 36.0) if tapers_at_start else (a, b)
    second = (36.0, 82.0) if tapers_at_end else (b, a)
    return cubic((100.0, 0.0), first, second, (0.0, 100.0))


def _end_of_passage() -> Curve:
    """A cap of city on the north side from which a passage leads over the city behind it."""
    deep = PASSAGE_CAP_DEPTH / 0.75
    return cubic((100.0, 0.0), (62.0, deep), (38.0, deep), (0.0, 0.0))


def _pennant_cap() -> Curve:
    """A cap between two sides of another city, deep enough for a pennant."""
    deep = PENNANT_CAP_DEPTH / 0.75
    return cubic((100.0, 0.0), (70.0, deep), (30.0, deep), (0.0, 0.0))


def _cap(city_on_the_right: bool, city_on_the_left: bool) -> Curve:
    """A cap of city on the north side, flatter where another city stands round the corner."""
    deep = CAP_DEPTH / 0.75
    if city_on_the_right and city_on_the_left:
        first, second = (52.0, 27.0), (48.0, 27.0)
    elif city_on_the_right:
        first, second = (54.0, 27.0), (26.0, deep + 2)
    elif city_on_the_left:
        first, second = (74.0, deep + 2), (46.0, 27.0)
    else:
        first, second = (70.0, deep), (30.0, deep)
    return cubic((100.0, 0.0), first, second, (0.0, 0.0))
