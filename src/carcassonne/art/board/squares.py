"""What lies where in a view: squares, segments and standing places, in units of a hundred to the tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from carcassonne.art.box import StartBoard, arts
from carcassonne.art.drawing.compass import printed, printed_axis, turned_point
from carcassonne.art.drawing.curves import Curve, Point
from carcassonne.art.tiles.anchors import anchors_of, bridges
from carcassonne.art.tiles.layout import places, plan_of
from carcassonne.art.tiles.picture import has_second_picture, read_name
from carcassonne.art.tiles.plan import Plan
from carcassonne.engine.view import PlacedTile, StandingFollower, View
from carcassonne.tiles.catalogue import Tile

Place = tuple[int, int, str, str]
"""A segment on the board: x, y, feature, and `at` as in the protocol ("" for one that touches no side)."""


def kinds(view: View) -> set[Tile]:
    """The kinds of tile on the board."""
    return {read_name(placed.tile)[0] for placed in view.board}


@dataclass(frozen=True)
class Board:
    """A view with its tiles found by place."""

    view: View

    @cached_property
    def tiles(self) -> dict[tuple[int, int], PlacedTile]:
        """The placed tiles, from north to south."""
        return {(t.x, t.y): t for t in sorted(self.view.board, key=lambda t: (t.y, t.x))}

    @cached_property
    def laid(self) -> dict[tuple[int, int], int]:
        """How many tiles were laid before the one on a square."""
        return {(tile.x, tile.y): before for before, tile in enumerate(self.view.board)}

    @cached_property
    def bridges(self) -> dict[tuple[int, int], str]:
        """The axis of what is built over each spanned square."""
        return {
            square: axis for art in arts() for bridge in art.bridges for square, axis in bridge.over(self.view).items()
        }

    @cached_property
    def start(self) -> StartBoard | None:
        """The start board that is played on; None where a start tile lies instead."""
        boards = (art.start for art in arts())
        return next((board for board in boards if board is not None and board.on(self.view)), None)

    @cached_property
    def squares(self) -> list[tuple[int, int]]:
        """Every square that is covered, those of a start board first."""
        size = self.start.size if self.start else 0
        return [*((x, y) for y in range(size) for x in range(size)), *self.tiles] or [(0, 0)]

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """West, north, east and south end of the landscape, in squares; east and south are the first beyond it."""
        xs, ys = zip(*self.squares, strict=True)
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    def start_at(self, x: int, y: int) -> StartBoard | None:
        """The start board, if a square belongs to it."""
        if self.start is None or (x, y) in self.tiles:
            return None
        return self.start if 0 <= x < self.start.size and 0 <= y < self.start.size else None

    def kind(self, x: int, y: int) -> Tile:
        """The kind of the tile on a square."""
        return read_name(self.tiles[x, y].tile)[0]

    def variant(self, x: int, y: int) -> str:
        """Which picture of its kind the tile on a square shows: by how many were laid before it, as the page has it."""
        return "b" if has_second_picture(self.kind(x, y)) and self.laid[x, y] % 2 else ""

    def printed_bridge(self, x: int, y: int) -> str | None:
        """The axis of its printed tile along which a square is spanned."""
        axis = self.bridges.get((x, y))
        return printed_axis(axis, self.tiles[x, y].rotation) if axis and (x, y) in self.tiles else None

    def segment(self, x: int, y: int, feature: str, at: str) -> str:
        """The name of the segment at a place of the board; raises KeyError where there is none."""
        for bridge in bridges():
            if bridge in (feature, at):  # the engine calls a bridge a segment of its road
                return bridge
        start = self.start_at(x, y)
        if start is not None:
            found = start.places()[x, y, at]
        elif feature in plan_of(self.kind(x, y)).sites:
            return feature
        else:
            found = places(self.kind(x, y))[printed(at, self.tiles[x, y].rotation)]  # "" is a field inside the tile
        if not found.startswith(feature + ":"):
            raise KeyError((x, y, feature, at))
        return found

    def inner_field(self, x: int, y: int) -> bool:
        """Whether the tile on a square has a field that reaches none of its sides."""
        return (x, y) in self.tiles and "" in places(self.kind(x, y))

    @property
    def crowds(self) -> list[list[StandingFollower]]:
        """The followers, those of one segment together."""
        found: dict[Place, list[StandingFollower]] = {}
        for one in self.view.followers:
            found.setdefault((one.x, one.y, one.feature, one.at), []).append(one)
        return list(found.values())

    def anchor(self, follower: StandingFollower) -> Point:
        """Where a follower stands on the board."""
        x, y = follower.x, follower.y
        if any(follower.figure in art.on_corners for art in arts()):
            return (100.0 * x, 100.0 * y)
        name = self.segment(x, y, follower.feature, follower.at)
        start = self.start_at(x, y)
        if start is not None:
            return start.anchors()[name]
        at = turned_point(anchors_of(self.kind(x, y), self.printed_bridge(x, y))[name], self.tiles[x, y].rotation)
        return (100 * x + at[0], 100 * y + at[1])

    def plan(self, x: int, y: int) -> tuple[Plan, str]:
        """The plan of what lies on a square, and the transform that puts it there."""
        start = self.start_at(x, y)
        if start is not None:
            return start.plan(), ""
        turn = f"rotate({90 * self.tiles[x, y].rotation} 50 50)" if self.tiles[x, y].rotation else ""
        return plan_of(self.kind(x, y)), f' transform="translate({100 * x} {100 * y}){turn}"'

    def region(self, x: int, y: int, name: str) -> tuple[Curve, str]:
        """The rim of a city or field on a square, and the transform that puts it there."""
        plan, transform = self.plan(x, y)
        return plan.regions[name], transform

    @property
    def towers(self) -> list[Point]:
        """The corners of the grid at which a city wall ends, each once."""
        found = set(self.start.plan().towers) if self.start else set()
        for (x, y), tile in self.tiles.items():
            for tower in plan_of(self.kind(x, y)).towers:
                dx, dy = turned_point(tower, tile.rotation)
                found.add((100 * x + dx, 100 * y + dy))
        return sorted(found, key=lambda at: (at[1], at[0]))
