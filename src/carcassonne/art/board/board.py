"""What lies where in a view: squares, segments and standing places, in units of a hundred to the tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from carcassonne.art.drawing.compass import STEP, printed, printed_axis, turned_point
from carcassonne.art.drawing.curves import Curve, Point
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import places, plan_of
from carcassonne.art.tiles.picture import has_second_picture, read_name
from carcassonne.art.tiles.plan import Plan
from carcassonne.boxes.wheel.art.plan import wheel_anchors, wheel_places, wheel_plan
from carcassonne.engine.view import BuiltCastle, CastleSite, PlacedTile, StandingFollower, View
from carcassonne.tiles.catalogue import Tile

Place = tuple[int, int, str, str]
"""A segment on the board: x, y, feature, and `at` as in the protocol ("" for a cloister or a bridge)."""
WHEEL_SIZE = 4


@dataclass(frozen=True)
class Table:
    """A view with its tiles found by place."""

    view: View

    @cached_property
    def tiles(self) -> dict[tuple[int, int], PlacedTile]:
        """The placed tiles, from north to south."""
        return {(t.x, t.y): t for t in sorted(self.view.board, key=lambda t: (t.y, t.x))}

    @cached_property
    def bridges(self) -> dict[tuple[int, int], str]:
        """The axis of the bridge over each bridged square."""
        return {(b.x, b.y): b.axis for b in self.view.bridges or ()}

    @cached_property
    def squares(self) -> list[tuple[int, int]]:
        """Every square that is covered, the sixteen of the wheel board among them."""
        wheel = [(x, y) for y in range(WHEEL_SIZE) for x in range(WHEEL_SIZE)] if self.view.wheel else []
        return [*wheel, *self.tiles] or [(0, 0)]

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """West, north, east and south end of the landscape, in squares; east and south are the first beyond it."""
        xs, ys = zip(*self.squares, strict=True)
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    def on_wheel(self, x: int, y: int) -> bool:
        """Whether a square belongs to the wheel board."""
        return self.view.wheel and (x, y) not in self.tiles and 0 <= x < WHEEL_SIZE and 0 <= y < WHEEL_SIZE

    def kind(self, x: int, y: int) -> Tile:
        """The kind of the tile on a square."""
        return read_name(self.tiles[x, y].tile)[0]

    def variant(self, x: int, y: int) -> str:
        """Which picture of its kind the tile on a square shows: neighbours of a common kind should differ."""
        return "b" if has_second_picture(self.kind(x, y)) and (x * 7 + y * 3) % 2 else ""

    def printed_bridge(self, x: int, y: int) -> str | None:
        """The bridge over a square as an axis of its printed tile."""
        axis = self.bridges.get((x, y))
        return printed_axis(axis, self.tiles[x, y].rotation) if axis and (x, y) in self.tiles else None

    def segment(self, x: int, y: int, feature: str, at: str) -> str:
        """The name of the segment at a place of the board; raises KeyError where there is none."""
        if feature == "bridge" or at == "bridge":  # the engine calls a bridge a segment of its road
            return "bridge"
        if feature == "cloister":
            return feature
        if self.on_wheel(x, y):
            found = wheel_places()[x, y, at]
        else:
            found = places(self.kind(x, y))[printed(at, self.tiles[x, y].rotation)]
        if not found.startswith(feature + ":"):
            raise KeyError((x, y, feature, at))
        return found

    def anchor(self, follower: StandingFollower) -> Point:
        """Where a follower stands on the board."""
        x, y = follower.x, follower.y
        name = self.segment(x, y, follower.feature, follower.at)
        if self.on_wheel(x, y):
            return wheel_anchors()[name]
        at = turned_point(anchors_of(self.kind(x, y), self.printed_bridge(x, y))[name], self.tiles[x, y].rotation)
        return (100 * x + at[0], 100 * y + at[1])

    def plan(self, x: int, y: int) -> tuple[Plan, str]:
        """The plan of what lies on a square, and the transform that puts it there."""
        if self.on_wheel(x, y):
            return wheel_plan(), ""
        turn = f"rotate({90 * self.tiles[x, y].rotation} 50 50)" if self.tiles[x, y].rotation else ""
        return plan_of(self.kind(x, y)), f' transform="translate({100 * x} {100 * y}){turn}"'

    def region(self, x: int, y: int, name: str) -> tuple[Curve, str]:
        """The rim of a city or field on a square, and the transform that puts it there."""
        plan, transform = self.plan(x, y)
        return plan.regions[name], transform

    @property
    def towers(self) -> list[Point]:
        """The corners of the grid at which a city wall ends, each once."""
        found = set(wheel_plan().towers) if self.view.wheel else set()
        for (x, y), tile in self.tiles.items():
            for tower in plan_of(self.kind(x, y)).towers:
                dx, dy = turned_point(tower, tile.rotation)
                found.add((100 * x + dx, 100 * y + dy))
        return sorted(found, key=lambda at: (at[1], at[0]))


def castle_middle(castle: BuiltCastle | CastleSite) -> Point:
    """The middle of the side that the two tiles of a castle share."""
    dx, dy = STEP[castle.side]
    return (100 * castle.x + 50 + 50 * dx, 100 * castle.y + 50 + 50 * dy)


def castle_axis(castle: BuiltCastle | CastleSite) -> str:
    """The axis along which the two tiles of a castle lie."""
    return "NS" if castle.side in "NS" else "WE"
