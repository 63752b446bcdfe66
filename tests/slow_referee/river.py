"""The river: where it may run on, and in which order its tiles are drawn (V1-V2)."""

from collections.abc import Collection

from slow_referee.landscape import OPPOSITE, STEP, Landscape, Place, neighbour
from slow_referee.tiles import SIDES, kind_of, tiles_by_id

LAKE = "RV02"


def river_may_run(landscape: Landscape, place: Place) -> bool:
    """Whether a tile tried on this square lies as the river wants it; a tile without a river always does.

    It continues the one open end, its second river side faces an empty square, and it does not turn back.
    """
    sides = river_sides(landscape, place)
    if not sides:
        return True
    met = [side for side in sides if neighbour(place, side) in landscape.faces]
    if len(met) != 1 or not _runs_on_from(landscape, place, met[0]):
        return False
    onward = [side for side in sides if side not in met]
    if not onward:
        return True
    if _is_u_turn(landscape, place, met[0], onward[0]):
        return False
    return not landscape.safe_river or not _strip_holds_a_tile(landscape, place, onward[0])


def river_sides(landscape: Landscape, place: Place) -> list[str]:
    face = landscape.faces[place]
    return [side for side in SIDES if face.side(side) == "river"] if "river" in face.sides else []


def _runs_on_from(landscape: Landscape, place: Place, side: str) -> bool:
    """The tile across this side shows its river there (V2.1)."""
    return OPPOSITE[side] in river_sides(landscape, neighbour(place, side))


def _is_u_turn(landscape: Landscape, place: Place, met: str, onward: str) -> bool:
    """Two curves in direct succession bend the same way (V2.3)."""
    heading = OPPOSITE[met]
    behind = neighbour(place, met)
    came_from = [side for side in river_sides(landscape, behind) if side != heading]
    if not came_from:
        return False  # the spring counts as straight
    bend_before = _bend(OPPOSITE[came_from[0]], heading)
    return bend_before != 0 and bend_before == _bend(heading, onward)


def _bend(heading: str, new_heading: str) -> int:
    """Quarter turns clockwise from one heading to the next: 0 straight on, 1 right, 3 left."""
    return (SIDES.index(new_heading) - SIDES.index(heading)) % 4


def _strip_holds_a_tile(landscape: Landscape, place: Place, onward: str) -> bool:
    """A tile lies in the endless strip, three squares wide, that begins ahead of the open end (V2.5, A6.12)."""
    dx, dy = STEP[onward]
    for x, y in landscape.faces:
        ahead = (x - place[0]) * dx + (y - place[1]) * dy
        aside = abs((x - place[0]) * dy) + abs((y - place[1]) * dx)
        if ahead >= 1 and aside <= 1:
            return True
    return False


def is_river_tile(name: str) -> bool:
    return "river" in tiles_by_id()[kind_of(name)]["sides"].split()


def drawable(names: Collection[str]) -> set[str]:
    """What nature may draw of the tiles left: river tiles, then the lake, then all others (V1.3)."""
    river = {name for name in names if is_river_tile(name)}
    return (river - {LAKE}) or river or set(names)
