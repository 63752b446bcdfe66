"""The artwork of towers: foundations on tiles, towers on the landscape, pieces and prisoners beside the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from carcassonne.art.board.figures import peg
from carcassonne.art.board.glyphs import HEIGHT, WIDTH, Glyphs, cell_at, written
from carcassonne.art.board.legend import STOCK_LEFT, text
from carcassonne.art.board.squares import Board, kinds
from carcassonne.art.board.text import counted
from carcassonne.art.box import Anchors, BoxArt, BoxText, Card, Decoration, HubKind, PlacedFigure, Shelves
from carcassonne.art.drawing.compass import TILE, turned_point
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import TIMES, group, shift, use
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import read_name
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.tower.art.stones import FOUNDATION, PIECE, top_of, tower
from carcassonne.boxes.tower.view import BuiltTower
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile

SIGN = "Π"
RADIUS, FROM_FIGURES, FROM_MONK = 12.0, 14.5, 19.0
"""The room a foundation takes, and how far it keeps from figures; a monk stands beside his church."""
STANDING = 10.0
"""How far above the top of a tower the middle of whoever stands there is."""
STEP = 25.0
"""From one prisoner to the next beside a player."""


def _symbols() -> Shelves:
    return {"places": named({"foundation": FOUNDATION, "tower-piece": PIECE})}


# --- foundations ------------------------------------------------------------------------------------------------------
def _ends_roads(tile: Tile) -> bool:
    """Whether roads end at its tower, which then stands in the middle."""
    return any(road.end == "tower" for road in tile.roads)


def _between(tile: Tile) -> bool:
    """Whether its tower stands between a cap and a road that runs past, and parts the fields there."""
    caps = [city for city in tile.cities if len(city.sides) == 1]
    beside = [field for field in tile.fields if caps and caps[0].id in field.cities]
    runs_past = [road for road in tile.roads if road.end is None]
    return "tower" in tile.signs and len(tile.cities) == len(caps) == len(runs_past) == 1 and len(beside) == 2


@cache
def _segment_of(tile: Tile) -> str:
    """The segment that the foundation of a tile lies on: the field with most room, or the city."""
    room, anchors = Room(plan_of(tile)), anchors_of(tile)
    worth = {name: _spot(room, name, anchors).worth for name in room.plan.regions}
    fields = [name for name in worth if name.startswith("field") and worth[name] >= RADIUS - 2]
    return max(fields or worth, key=lambda name: worth[name])


def _spot(room: Room, segment: str, anchors: Anchors) -> Spot:
    clear = [(at, FROM_MONK if name == "cloister" else FROM_FIGURES) for name, at in anchors.items()]
    return room.spot([segment], RADIUS, clear, border=0.5)


def _place(room: Room, segment: str, anchors: Anchors) -> Point:
    return _spot(room, segment, anchors).at


def _founded(tile: Tile) -> list[str]:
    in_the_middle = _ends_roads(tile) or _between(tile)
    return [_segment_of(tile)] if "tower" in tile.signs and not in_the_middle else []


def _painted(at: Point) -> str:
    return use("foundation", at)


@cache
def foundation_of(tile: Tile) -> Point:
    """Where the tower of a printed tile stands."""
    hub = plan_of(tile).hub
    if hub is not None and hub.kind == "tower":
        return hub.at
    prints = decorated(tile, Room(plan_of(tile)), anchors_of(tile))
    return next(one.at for one in prints if one.symbol == "foundation")


# --- towers on the landscape ------------------------------------------------------------------------------------------
def _foot(board: Board, x: int, y: int) -> Point:
    """Where the tower on a square stands."""
    placed = board.tiles[x, y]
    dx, dy = turned_point(foundation_of(read_name(placed.tile)[0]), placed.rotation)
    return (TILE * x + dx, TILE * y + dy)


def _buildings(view: View) -> str:
    """Every tower, from north to south."""
    board = Board(view)
    return "".join(
        group(tower(built.height), "tower", transform=shift(_foot(board, built.x, built.y))) for built in view.towers
    )


def _guards(view: View) -> Iterator[tuple[BuiltTower, int]]:
    for built in view.towers:
        if built.player is not None:
            yield built, built.player


def _standing(view: View) -> Iterator[PlacedFigure]:
    board = Board(view)
    for built, player in _guards(view):
        x, y = _foot(board, built.x, built.y)
        at = (x, y - top_of(built.height) - STANDING)
        yield PlacedFigure(at, "tower", player, built.figure or "follower")


# --- beside the players -----------------------------------------------------------------------------------------------
def _stock(view: View, player: int) -> Card | None:
    """The pieces that a player has left, and whom he holds."""
    if view.pieces is None:
        return None
    x = STOCK_LEFT + 12
    out = group(use("tower-piece", (0, 3)), transform=shift((x, 44), 0.9))
    out += text(x + 13, 48, 13, TIMES + str(view.pieces[player]), muted=True)
    place = 0
    for held in view.prisoners:
        if held.captor == player:
            for _ in range(held.count):
                out += peg(held.player, (x + 48 + STEP * place / 2, 42), 0.62)
                place += 1
    return 48 + STEP * (1 + place) / 2, out


# --- in text ----------------------------------------------------------------------------------------------------------
def _glyphs(board: Board) -> Glyphs:
    """A tower's height where it stands, with the number of the player who stands on it."""
    found: Glyphs = {}
    for built in board.view.towers:
        x, y = _foot(board, built.x, built.y)
        column, row = cell_at((x - TILE * built.x, y - TILE * built.y))
        guard = "" if built.player is None else f"/{built.player + 1}"
        words = f"{SIGN}{built.height}{guard}"
        at = (WIDTH * built.x + min(column, WIDTH - len(words)), HEIGHT * built.y + row)
        if built.player is None:
            found |= {(at[0] + i, at[1]): (sign, "hub") for i, sign in enumerate(words)}
        else:
            found |= written(words, at, built.player)
    return found


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.pieces is not None:
        yield counted(view.pieces[player], "piece")
    for held in view.prisoners:
        if held.captor == player:
            yield f"holds {counted(held.count, held.figure or 'follower')} of {held.player + 1}"


def _key(view: View) -> Iterator[str]:
    if any("tower" in tile.signs for tile in kinds(view)):
        yield f"{SIGN} tower"


def _places() -> Mapping[str, Any]:
    """Where the tower of every tile stands, for the page."""
    return {"_towers": {tile.id: list(foundation_of(tile)) for tile in all_tiles() if "tower" in tile.signs}}


PART = BoxArt(
    symbols=_symbols,
    roles={"tower": "knight"},
    hubs=[HubKind("tower", on, RADIUS, step, _painted, SIGN) for on, step in ((_ends_roads, 7.0), (_between, -4.0))],
    decorations=[Decoration("foundation", _founded, _place, RADIUS, SIGN)],
    buildings=_buildings,
    standing=_standing,
    placed_here=frozenset({"tower"}),
    stock=_stock,
    phases={"capture": "may capture a follower", "exchange": "chooses whom to get back"},
    text=BoxText(above=_glyphs, stocks=_stocks, key=_key),
    places=_places,
)
