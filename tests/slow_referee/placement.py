"""Where a tile may be laid, alone or with a bridge (B3, E2); river tiles: V2."""

from dataclasses import dataclass

from slow_referee.landscape import AXIS_SIDES, Landscape, Place, neighbour
from slow_referee.river import river_may_run
from slow_referee.tiles import SIDES, distinct_rotations, face, kind_of


@dataclass(frozen=True)
class Bridge:
    place: Place
    axis: str


@dataclass(frozen=True)
class Placement:
    place: Place
    rotation: int
    bridge: Bridge | None = None


def placements(landscape: Landscape, tile: str, may_bridge: bool) -> list[Placement]:
    """Every legal placement; rotations that give the same tile count once."""
    found = []
    for place in landscape.empty_neighbours():
        for rotation in distinct_rotations(kind_of(tile), landscape.marks):
            laid = _with_tile(landscape, tile, place, rotation)
            if river_may_run(laid, place):
                for bridge in _bridges_to_try(laid, place, may_bridge):
                    if _fits(laid, place, bridge):
                        found.append(Placement(place, rotation, bridge))
    return found


def is_legal(landscape: Landscape, tile: str, placement: Placement) -> bool:
    if not landscape.is_open(placement.place):
        return False
    laid = _with_tile(landscape, tile, placement.place, placement.rotation)
    return river_may_run(laid, placement.place) and _fits(laid, placement.place, placement.bridge)


def _with_tile(landscape: Landscape, tile: str, place: Place, rotation: int) -> Landscape:
    """A trial: the landscape as it would be with the tile."""
    trial = landscape.copy()
    trial.lay(place, face(kind_of(tile), rotation, landscape.marks))
    return trial


def _fits(laid: Landscape, place: Place, bridge: Bridge | None) -> bool:
    """Whether all sides of the tile just laid match, and those of the bridge's tile (B3.2, E2.4)."""
    if bridge is None:
        return laid.sides_match(place)
    if not _bridge_may_stand(laid, place, bridge):
        return False
    trial = laid.copy()
    trial.build_bridge(bridge.place, bridge.axis)
    return trial.sides_match(place) and trial.sides_match(bridge.place)


def _bridges_to_try(laid: Landscape, place: Place, may_bridge: bool) -> list[Bridge | None]:
    """No bridge, a bridge on the new tile, or one on a neighbouring tile (E2.2)."""
    if not may_bridge:
        return [None]
    places = [place] + [neighbour(place, side) for side in SIDES]
    return [None] + [Bridge(on, axis) for on in places if on in laid.faces for axis in AXIS_SIDES]


def _bridge_may_stand(landscape: Landscape, laid: Place, bridge: Bridge) -> bool:
    """Both ends on field, one bridge per tile, none on the wheel board (E2.3, E2.11)."""
    if bridge.place not in landscape.faces or bridge.place in landscape.wheel_places:
        return False
    if bridge.place in landscape.bridges:
        return False
    if any(landscape.side_type(bridge.place, side) != "field" for side in AXIS_SIDES[bridge.axis]):
        return False
    return bridge.place == laid or _continues_the_road(landscape, laid, bridge)


def _continues_the_road(landscape: Landscape, laid: Place, bridge: Bridge) -> bool:
    """The bridge meets a road side of the tile just laid (E2.2)."""
    for side in SIDES:
        if neighbour(laid, side) == bridge.place:
            return side in AXIS_SIDES[bridge.axis] and landscape.side_type(laid, side) == "road"
    return False
