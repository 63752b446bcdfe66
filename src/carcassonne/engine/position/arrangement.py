"""Tiles, followers and castles put on the table by hand: each piece is checked and refused with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from carcassonne.core import arrange, board, features, report, tables
from carcassonne.core.state import State
from carcassonne.engine.names import AXES, LANDSCAPES, STEPS, segment_at, segment_named
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError
from carcassonne.tiles import SIDES

AXIS_NUMBER = {name: number for number, name in AXES.items()} | {"": 0}


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile of the landscape; `axis` is that of the bridge on it, "" for none."""

    kind: int
    x: int
    y: int
    rotation: int = 0
    axis: str = ""


@dataclass(frozen=True, slots=True)
class StoodFollower:
    """A follower of the landscape."""

    player: int
    x: int
    y: int
    feature: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class CrownFollower:
    """A follower on a crown space; `segment` is the wheel's."""

    player: int
    segment: int


@dataclass(frozen=True, slots=True)
class StoodCastle:
    """A castle; `new`: built this turn; `wave` and `points`: how it was paid this turn, if it was."""

    player: int
    x: int
    y: int
    side: str
    done: bool = False
    new: bool = False
    points: int = 0
    wave: int = 0

    @property
    def occupied(self) -> bool:
        """Whether its follower still stands on it."""
        return not self.done


Piece = StoodFollower | CrownFollower | StoodCastle


def seat_among(player: int, rules: Rules) -> None:
    """Refuse a seat nobody sits on."""
    if not 0 <= player < rules.players:
        seats = f"0 to {rules.players - 1}"
        raise NotationError(f"there is no player {player} among {rules.players}: the seats are {seats}")


# --- tiles ------------------------------------------------------------------------------------------------------------
def lay_tile(s: State, rules: Rules, tile: LaidTile) -> None:
    """Lay a tile where it fits. Cloisters closed in by earlier tiles are forgotten, as at the end of a turn."""
    reason = _against_square(s, tile) or _against_bridge(rules, tile) or _against_sides(s, tile)
    if reason:
        raise NotationError(reason)
    arrange.take_numbers(s, {"cloisters_done": []})
    rotation = tile.rotation % tables.different_turns(tile.kind)  # rotations that look the same are one
    arrange.lay_tile(s, tile.kind, tile.x, tile.y, rotation, AXIS_NUMBER[tile.axis])


def _against_square(s: State, tile: LaidTile) -> str | None:
    if not report.tiles_lying(s):
        return None if (tile.x, tile.y) == (0, 0) else "the first tile lies at 0,0"
    found = board.square_at(s, tile.x, tile.y)
    if found > 0:
        return f"a tile lies at {tile.x},{tile.y} already"
    return None if found < 0 else f"{tile.x},{tile.y} shares no side with a tile laid before"


def _against_bridge(rules: Rules, tile: LaidTile) -> str | None:
    if not tile.axis:
        return None
    if not rules.bridges:
        return "these rules have no bridges"
    ends = [tables.TILES[tile.kind].side(side, tile.rotation) for side in tile.axis]
    return None if ends == ["field", "field"] else f"a bridge stands on two field sides, not on {' and '.join(ends)}"


def _against_sides(s: State, tile: LaidTile) -> str | None:
    """The first side that does not match the neighbour's; a bridge's ends are road."""
    for number, side in enumerate(SIDES):
        dx, dy = STEPS[side]
        other = board.square_at(s, tile.x + dx, tile.y + dy) - 1
        if other < 0:
            continue
        mine = "road" if side in tile.axis else tables.TILES[tile.kind].side(side, tile.rotation)
        yours = LANDSCAPES[board.side_of(s, other, (number + 2) % 4)]
        if mine != yours:
            return f"its side {side} is {mine}, the neighbour's at {tile.x + dx},{tile.y + dy} is {yours}"
    return None


# --- followers and castles --------------------------------------------------------------------------------------------
def named_segment(s: State, x: int, y: int, feature: str, at: str) -> int:
    """The segment of this name; refused with what there is at the square instead."""
    segment = segment_named(s, x, y, feature, at)
    if segment is not None:
        return segment
    tile = board.square_at(s, x, y) - 1
    if tile < 0:
        raise NotationError(f"no tile lies at {x},{y}")
    kind, _, _, rotation, _, axis = report.tile_lying(s, tile)
    names = ["/".join(segment_at(kind * 8 + place, rotation)) for place in range(tables.segment_count(kind))]
    there = ", ".join([name.rstrip("/") for name in names] + ["bridge"] * bool(axis))
    raise NotationError(f"the tile at {x},{y} has no {f'{feature}/{at}'.rstrip('/')}; it has {there}")


def stand_follower(s: State, rules: Rules, follower: StoodFollower) -> None:
    """Stand a follower on a segment that holds none."""
    seat_among(follower.player, rules)
    segment = named_segment(s, follower.x, follower.y, follower.feature, follower.at)
    if report.follower_on(s, segment) >= 0:
        raise NotationError(f"a follower of player {report.follower_on(s, segment)} stands there already")
    arrange.stand_follower(s, follower.player, segment)


def stand_on_crown(rules: Rules, follower: CrownFollower) -> None:
    """Refuse a follower on a crown space that is not there."""
    seat_among(follower.player, rules)
    if not rules.wheel:
        raise NotationError("these rules have no wheel")


def stand_castle(s: State, rules: Rules, castle: StoodCastle) -> None:
    """Put a castle on a complete two-tile city that holds no follower."""
    seat_among(castle.player, rules)
    if not rules.castles:
        raise NotationError("these rules have no castles")
    tile = board.square_at(s, castle.x, castle.y) - 1
    side = SIDES.index(castle.side)
    if tile < 0:
        raise NotationError(f"no tile lies at {castle.x},{castle.y}")
    if LANDSCAPES.get(board.side_of(s, tile, side)) != "city":
        raise NotationError(f"the side {castle.side} at {castle.x},{castle.y} is no city")
    city = city_at(s, tile, castle.side)
    _, segments, tiles, sides_open, _, followers, *_ = features.describe_feature(s, city)
    if (len(segments), tiles, sides_open) != (2, 2, 0):
        raise NotationError("a castle stands on a complete city of two tiles")
    if any(followers):
        raise NotationError("a follower stands in the city; the castle's own is not written apart")
    if any(city == other for *_, other in report.castles_standing(s)):
        raise NotationError("a castle stands there already")
    arrange.stand_castle(s, castle.player, tile, side, castle.done)


def city_at(s: State, tile: int, side: str) -> int:
    """The feature of the city at a side of a tile."""
    kind, _, _, rotation, base, _ = report.tile_lying(s, tile)
    printed_side = SIDES[(SIDES.index(side) - rotation) % 4]
    place = next(place for place, city in enumerate(tables.TILES[kind].cities) if printed_side in city.sides)
    return int(features.feature_of(s, base + place))


def city_or_road(s: State, number: int) -> bool:
    """Whether a feature is a city or a road."""
    return LANDSCAPES[features.describe_feature(s, number)[0]] in ("city", "road")


# --- reading a table --------------------------------------------------------------------------------------------------
def laid_tiles(s: State) -> Iterable[LaidTile]:
    """Every tile of the landscape in order of laying; the wheel board is not among them."""
    for kind, x, y, rotation, _, axis in report.tiles_lying(s):
        if kind < tables.FIRST_SQUARE:
            yield LaidTile(kind, x, y, rotation, AXES.get(axis, ""))


def stood_castles(s: State) -> Iterable[StoodCastle]:
    """Every castle in order of building, with what happened to it this turn."""
    now = arrange.numbers(s)
    this_turn = zip(now["castle_new"], now["castle_points"], now["castle_wave"], strict=True)
    for (owner, tile, side, done, _), (new, points, wave) in zip(report.castles_standing(s), this_turn, strict=True):
        _, x, y, *_ = report.tile_lying(s, tile)
        yield StoodCastle(owner, x, y, SIDES[side], done, bool(new), points, wave)
