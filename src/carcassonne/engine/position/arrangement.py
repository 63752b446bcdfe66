"""Tiles and followers put on the table by hand: each is checked and refused with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from carcassonne.core import arrange, board, features, report, tables
from carcassonne.core.state import SEGMENTS_PER_TILE, State
from carcassonne.engine.decisions import spots
from carcassonne.engine.names import AXES, FIGURE_WORDS, FIGURES, LANDSCAPES, STEPS, place_of, segment_at, segment_named
from carcassonne.engine.position.setting import (
    LaidTile,
    Piece,
    PieceKind,
    Setting,
    about,
    box_positions,
    need,
    seat_among,
)
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError
from carcassonne.tiles import ABBEY, SIDES

FIGURE_WORD = rf"(?:=({'|'.join(FIGURES[1:])}))?"
"""How a piece that is no ordinary follower ends."""
AXIS_NUMBER: dict[str, int] = {name: number for number, name in AXES.items()} | {"": 0}


# --- tiles ------------------------------------------------------------------------------------------------------------
def lay_tile(s: State, rules: Rules, tile: LaidTile) -> None:
    """Lay a tile where it fits. Cloisters closed in by earlier tiles are forgotten, as at the end of a turn."""
    against = (_against_square(s, tile), *(box.against_tile(s, rules, tile) for box in box_positions()))
    reason = next((each for each in against if each), None) or _against_sides(s, tile)
    if reason:
        raise NotationError(reason)
    arrange.take_numbers(s, {"cloisters_done": []})
    rotation = tile.rotation % tables.different_turns(
        tile.kind, report.looks(s)
    )  # rotations that look the same are one
    arrange.lay_tile(s, tile.kind, tile.x, tile.y, rotation, AXIS_NUMBER[tile.axis])


def _against_square(s: State, tile: LaidTile) -> str | None:
    if not report.tiles_lying(s):
        return None if (tile.x, tile.y) == (0, 0) else "the first tile lies at 0,0"
    found = board.square_at(s, tile.x, tile.y)
    if found > 0:
        return f"a tile lies at {tile.x},{tile.y} already"
    return None if found < 0 else f"{tile.x},{tile.y} shares no side with a tile laid before"


def _against_sides(s: State, tile: LaidTile) -> str | None:
    """The first side that does not match the neighbour's; the ends of what is built over a tile are road."""
    for number, side in enumerate(SIDES):
        dx, dy = STEPS[side]
        other = board.square_at(s, tile.x + dx, tile.y + dy) - 1
        if other < 0:
            continue
        mine = "road" if side in tile.axis else tables.TILES[tile.kind].side(side, tile.rotation)
        yours = LANDSCAPES[board.side_of(s, other, (number + 2) % 4)]
        if mine not in (ABBEY, yours):
            return f"its side {side} is {mine}, the neighbour's at {tile.x + dx},{tile.y + dy} is {yours}"
    return None


def laid_tiles(s: State) -> Iterable[LaidTile]:
    """Every tile of the landscape in order of laying; a start board is not among them."""
    for kind, x, y, rotation, _, axis in report.tiles_lying(s):
        if kind < tables.FIRST_SQUARE:
            yield LaidTile(kind, x, y, rotation, AXES.get(axis, ""))


# --- followers --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class StoodFollower(Piece):
    """A follower of the landscape."""

    x: int
    y: int
    feature: str
    at: str = ""
    figure: int = 0


class FollowerPiece(PieceKind[StoodFollower]):
    """A follower on a segment: `0:1,0/road/E`."""

    piece = StoodFollower
    example = "0:1,0/road/E"

    @property
    def pattern(self) -> re.Pattern[str]:
        """Seat, square, feature and `at`."""
        features = "|".join(spot.feature for spot in spots().values() if spot.find is None)
        where = rf"(-?[0-9]{{1,3}}),(-?[0-9]{{1,3}})/({features})(?:/([NESW][LR]?))?"
        return re.compile(rf"([0-9]):{where}{FIGURE_WORD}")

    def read(self, found: re.Match[str]) -> StoodFollower:
        """The follower of a word."""
        player, x, y, feature, at, figure = found.groups("")
        return StoodFollower(int(player), int(x), int(y), feature, at, FIGURES.index(figure))

    def text(self, piece: StoodFollower) -> str:
        """`0:1,0/road/E`, `0:1,0/city/N=large`."""
        return f"{piece.player}:{piece.x},{piece.y}/{piece.feature}/{piece.at}".rstrip("/") + figure_text(piece.figure)

    def standing(self, s: State) -> Iterable[StoodFollower]:
        """Every follower of the landscape."""
        return [StoodFollower(who, *place_of(s, segment), what) for who, segment, what in report.followers_standing(s)]

    def stand(self, s: State, rules: Rules, piece: StoodFollower) -> None:
        """Stand a follower on a segment that holds none, or where a box lets several stand."""
        seat_among(piece.player, rules)
        segment = named_segment(s, piece.x, piece.y, piece.feature, piece.at)
        there = report.follower_on(s, segment)
        together = any(box.several_stand(rules) for box in box_positions())
        need(there < 0 or together, f"a follower of player {there} stands there already")
        take_figure(s, piece.player, piece.figure)
        arrange.stand_follower(s, piece.player, segment, piece.figure)


def stood(p: Setting) -> list[StoodFollower]:
    """The figures of a position that stand on segments."""
    return [piece for piece in p.pieces if isinstance(piece, StoodFollower)]


def about_piece(piece: StoodFollower) -> AbstractContextManager[None]:
    """What is wrong is told together with the piece that is wrong."""
    return about(FollowerPiece().text(piece))


def take_figure(s: State, player: int, figure: int) -> None:
    """Take a figure from the supply to stand it somewhere; ordinary followers are counted with the particulars."""
    need(report.plays_with(s, figure), f"these rules have no {FIGURE_WORDS[figure]}")
    if figure:
        need(report.at_home(s, player, figure) > 0, f"player {player} has one {FIGURE_WORDS[figure]} only")
        arrange.take_one(s, player, figure)


def figure_text(figure: int) -> str:
    """What a piece says of its figure: `=large`; nothing for an ordinary follower."""
    return f"={FIGURES[figure]}" if figure else ""


def named_segment(s: State, x: int, y: int, feature: str, at: str) -> int:
    """The segment of this name; refused with what there is at the square instead."""
    segment = segment_named(s, x, y, feature, at)
    if segment is not None:
        return segment
    tile = board.square_at(s, x, y) - 1
    need(tile >= 0, f"no tile lies at {x},{y}")
    kind, _, _, rotation, _, axis = report.tile_lying(s, tile)
    places = range(tables.segment_count(kind) + bool(axis))
    there = ", ".join("/".join(segment_at(kind * SEGMENTS_PER_TILE + place, rotation)).rstrip("/") for place in places)
    raise NotationError(f"the tile at {x},{y} has no {f'{feature}/{at}'.rstrip('/')}; it has {there}")


def city_or_road(s: State, number: int) -> bool:
    """Whether a feature is a city or a road."""
    return LANDSCAPES[features.describe_feature(s, number)[0]] in ("city", "road")


def open_sides(s: State, number: int) -> int:
    """The open sides of a city or road, the empty squares around a cloister."""
    return int(features.describe_feature(s, number)[3])
