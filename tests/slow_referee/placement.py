"""Where a tile may be laid, alone or with a bridge (B3, E2); river tiles: V2."""

from typing import NamedTuple

from slow_referee.landscape import AXIS_SIDES, Landscape, Place, neighbour
from slow_referee.later import later_boxes
from slow_referee.river import river_may_run
from slow_referee.tiles import SIDES, distinct_rotations, face, kind_of


class Bridge(NamedTuple):
    place: Place
    axis: str


class Placement(NamedTuple):
    place: Place
    rotation: int
    bridge: Bridge | None = None


def placements(landscape: Landscape, tile: str, may_bridge: bool) -> list[Placement]:
    """Every legal placement; rotations that give the same tile count once. All are tried on one copy."""
    found = []
    trial = landscape.copy()
    for place in landscape.empty_neighbours():
        for rotation in distinct_rotations(kind_of(tile), landscape.marks):
            trial.lay(place, face(kind_of(tile), rotation, landscape.marks))
            for bridge in _bridges_to_try(trial, place, may_bridge):
                if _fits(trial, place, bridge) and _may_lie(trial, place):
                    found.append(Placement(place, rotation, bridge))
            trial.take_up(place)
    return found


def is_legal(landscape: Landscape, tile: str, placement: Placement) -> bool:
    if not landscape.is_open(placement.place):
        return False
    trial = landscape.copy()
    trial.lay(placement.place, face(kind_of(tile), placement.rotation, landscape.marks))
    return _may_lie(trial, placement.place) and _fits(trial, placement.place, placement.bridge)


def _may_lie(laid: Landscape, place: Place) -> bool:
    """What the river and later boxes say, whatever the sides."""
    return river_may_run(laid, place) and all(box.may_lie(laid, place) for box in later_boxes())


def _fits(laid: Landscape, place: Place, bridge: Bridge | None) -> bool:
    """Whether all sides of the tile just laid match, and those of the bridge's tile (B3.2, E2.4)."""
    if bridge is None:
        return laid.sides_match(place)
    if not _bridge_may_stand(laid, place, bridge):
        return False
    laid.build_bridge(bridge.place, bridge.axis)
    fits = laid.sides_match(place) and laid.sides_match(bridge.place)
    laid.pull_down_bridge(bridge.place)
    return fits


def _bridges_to_try(laid: Landscape, place: Place, may_bridge: bool) -> list[Bridge | None]:
    """No bridge, a bridge on the new tile, or one on a neighbouring tile at a road of the new one (E2.2)."""
    if not may_bridge:
        return [None]
    at_roads = [neighbour(place, side) for side in SIDES if laid.side_type(place, side) == "road"]
    places = [place, *(other for other in at_roads if other in laid.faces)]
    return [None] + [Bridge(on, axis) for on in places for axis in AXIS_SIDES]


def _bridge_may_stand(landscape: Landscape, laid: Place, bridge: Bridge) -> bool:
    """Both ends on field, one bridge per tile, none on the wheel board (E2.3, E2.11)."""
    if bridge.place not in landscape.faces or bridge.place in landscape.wheel_places:
        return False
    if bridge.place in landscape.bridges:
        return False
    one, other = AXIS_SIDES[bridge.axis]
    if (landscape.side_type(bridge.place, one), landscape.side_type(bridge.place, other)) != ("field", "field"):
        return False
    return bridge.place == laid or _continues_the_road(landscape, laid, bridge)


def _continues_the_road(landscape: Landscape, laid: Place, bridge: Bridge) -> bool:
    """The bridge meets a road side of the tile just laid (E2.2)."""
    for side in SIDES:
        if neighbour(laid, side) == bridge.place:
            return side in AXIS_SIDES[bridge.axis] and landscape.side_type(laid, side) == "road"
    return False
