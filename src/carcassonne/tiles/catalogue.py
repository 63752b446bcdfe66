"""Reads the tile files and refuses any that could not be a tile (conventions: tiles are data, checked when loaded)."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from carcassonne.boxes import BOXES

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LANDSCAPES = ("city", "road", "field", "river")
ABBEY = "abbey"
"""What a side shows that is no landscape: it lies beside any, and closes it."""
ROAD_ENDS = ("crossing", "cloister", "shrine", "circle", "bazaar", "wheel", "tower", "volcano", "lake", "open")
HUBS = ("cloister", "garden", "shrine")
RIVER_ENDS = ("spring", "lake")
SYMBOL_NUMBERS = (1, 2, 3)


class TileDataError(ValueError):
    """A tile file describes something that is not a tile."""


@dataclass(frozen=True, slots=True)
class City:
    """A city segment: the sides it reaches, its pennants and whatever else is marked on it."""

    id: str
    sides: tuple[str, ...]
    pennants: int = 0
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: the sides it reaches, what is marked on it; `end` says where a one-sided road stops."""

    id: str
    sides: tuple[str, ...]
    end: str | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class River:
    """A stretch of river: the sides it reaches; `end` says what a one-sided one is, its spring or its lake."""

    id: str
    sides: tuple[str, ...]
    end: str | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A field segment: its half-edges and the cities of the same tile whose wall it touches.

    Where several fields of a tile reach no side, each is named by a half-edge that it `lies` towards.
    """

    id: str
    halves: tuple[str, ...]
    cities: tuple[str, ...] = ()
    lies: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile as printed, in rotation 0."""

    id: str
    name: str
    count: int
    sides: tuple[str, ...]
    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    fields: tuple[Field, ...] = ()
    rivers: tuple[River, ...] = ()
    cloister: bool = False
    garden: bool = False
    shrine: bool = False
    bazaar: bool = False
    numbers: tuple[int, ...] = ()
    """The number on the coloured symbol of each copy; empty for a tile without one."""
    signs: tuple[str, ...] = ()
    """What else is printed on it as a whole: words of its box."""
    flight: str = ""
    """The direction of an arrow on it, of the eight, in rotation 0; it turns with the tile."""
    group: int | None = None
    """When it is drawn: the groups in order, then the tiles that have none."""
    like: str = ""
    """The tile whose shape it has, and of which it replaces one copy."""
    needs: str = ""
    """Another box that must be in the deck for it: what makes its garden more than a picture."""

    @property
    def hub(self) -> str:
        """What stands in its middle and counts the squares around it."""
        return next((hub for hub in HUBS if getattr(self, hub)), "")

    def side(self, direction: str, rotation: int = 0) -> str:
        """The landscape on a side of the tile after `rotation` quarter turns clockwise."""
        return self.sides[(SIDES.index(direction) - rotation) % 4]

    def points_to(self, rotation: int = 0) -> str:
        """Where its arrow points after `rotation` quarter turns clockwise, "" without one."""
        return COMPASS[(COMPASS.index(self.flight) + 2 * rotation) % 8] if self.flight else ""

    def printed(self) -> list[dict[str, Any]]:
        """What is printed on it besides its fields, each with its sides, its end and its marks, as plain data."""
        found: list[dict[str, Any]] = [
            {"kind": "city", "sides": "".join(c.sides), "marks": [*["pennant"] * c.pennants, *c.marks]}
            for c in self.cities
        ]
        found += [{"kind": "road", "sides": "".join(r.sides), "end": r.end, "marks": [*r.marks]} for r in self.roads]
        found += [{"kind": "river", "sides": "".join(r.sides), "end": r.end} for r in self.rivers]
        found += [{"kind": field.name} for field in fields(self) if getattr(self, field.name) is True]
        found += [{"kind": sign} for sign in self.signs]
        found += [{"kind": "flight"}] if self.flight else []
        return [{name: value for name, value in part.items() if value} for part in found]


@dataclass(frozen=True, slots=True)
class BoardPart:
    """One of the six parts of the wheel on a start board."""

    id: str
    crown_spaces: int


@dataclass(frozen=True, slots=True)
class StartPiece:
    """A start piece of several squares. Places are (column, row, side or half-edge)."""

    size: int
    cities: tuple[tuple[str, tuple[tuple[int, int, str], ...]], ...]
    roads: tuple[tuple[str, tuple[tuple[int, int, str], ...]], ...]
    fields: tuple[tuple[str, tuple[tuple[int, int, str], ...], tuple[str, ...]], ...]
    segments: tuple[BoardPart, ...]

    def square(self, column: int, row: int) -> Tile:
        """One of its squares as a tile whose inner sides have no landscape ("").

        A field that reaches no edge of the square but touches its city is listed too, so that it borders it here.
        """

        def here(places: tuple[tuple[int, int, str], ...]) -> tuple[str, ...]:
            return tuple(where for x, y, where in places if (x, y) == (column, row))

        cities = tuple(City(name, here(at)) for name, at in self.cities if here(at))
        roads = tuple(Road(name, here(at), "wheel") for name, at in self.roads if here(at))
        fields = tuple(
            Field(name, here(at), tuple(c.id for c in cities if c.id in touched))
            for name, at, touched in self.fields
            if here(at) or any(c.id in touched for c in cities)
        )
        landscape = {side: "city" for c in cities for side in c.sides} | {s: "road" for r in roads for s in r.sides}
        for field in fields:
            for half in field.halves:
                landscape.setdefault(half[0], "field")
        sides = tuple(landscape.get(side, "") for side in SIDES)
        return Tile(f"wheel {column},{row}", "square of the wheel board", 1, sides, cities, roads, fields)


@dataclass(frozen=True, slots=True)
class TileSet:
    """All tiles of one box."""

    name: str
    total: int
    tiles: tuple[Tile, ...]
    start: str | None = None
    board: StartPiece | None = None

    def __getitem__(self, tile_id: str) -> Tile:
        for tile in self.tiles:
            if tile.id == tile_id:
                return tile
        raise KeyError(tile_id)


@cache
def tile_set(name: str) -> TileSet:
    """The tiles of a box, read once and checked; a box may have none."""
    file = files("carcassonne.boxes").joinpath(name, "tiles.toml")
    return parse_tile_set(file.read_text(encoding="utf-8")) if file.is_file() else TileSet(name, 0, ())


@cache
def tile_named(tile_id: str) -> Tile:
    """The tile with this id, whichever box it is in."""
    for name in BOXES:
        for tile in tile_set(name).tiles:
            if tile.id == tile_id:
                return tile
    raise KeyError(tile_id)


def parse_tile_set(text: str) -> TileSet:
    """A tile set from the text of its file; raises TileDataError naming the tile and what is wrong."""
    data = tomllib.loads(text)
    plain = {entry["id"]: _parse_tile(entry) for entry in data["tile"] if "like" not in entry}
    tiles = tuple(_like(entry, plain) if "like" in entry else _parse_tile(entry) for entry in data["tile"])
    for tile in tiles:
        _check_tile(tile)
    if len({tile.id for tile in tiles}) != len(tiles):
        raise TileDataError(f"set {data['set']}: two tiles share an id")
    if sum(tile.count for tile in tiles) != data["total"]:
        raise TileDataError(f"set {data['set']}: the counts do not add up to {data['total']}")
    board = _parse_board(data["board"]) if "board" in data else None
    return TileSet(data["set"], data["total"], tiles, data.get("start"), board)


def _like(entry: dict[str, Any], same_file: dict[str, Tile]) -> Tile:
    """A tile that is another one, of its own box or an earlier one, but for its name and what else is said of it."""
    other = same_file.get(entry["like"]) or tile_named(entry["like"])
    return replace(other, **{"name": f"{other.name}, garden", "count": 1, **entry})


def _parse_tile(entry: dict[str, Any]) -> Tile:
    def words(text: str) -> tuple[str, ...]:
        return tuple(text.split())

    return Tile(
        id=entry["id"],
        name=entry["name"],
        count=entry["count"],
        sides=words(entry["sides"]),
        cities=tuple(
            City(c["id"], words(c["sides"]), c.get("pennants", 0), words(c.get("marks", "")))
            for c in entry.get("cities", ())
        ),
        roads=tuple(
            Road(r["id"], words(r["sides"]), r.get("end"), words(r.get("marks", ""))) for r in entry.get("roads", ())
        ),
        rivers=tuple(River(r["id"], words(r["sides"]), r.get("end")) for r in entry.get("rivers", ())),
        fields=tuple(
            Field(f["id"], words(f["halves"]), words(f.get("cities", "")), f.get("lies", ""))
            for f in entry.get("fields", ())
        ),
        cloister=entry.get("cloister", False),
        bazaar=entry.get("bazaar", False),
        garden=entry.get("garden", False),
        shrine=entry.get("shrine", False),
        numbers=tuple(entry.get("wheel", ())),
        signs=words(entry.get("signs", "")),
        flight=entry.get("flight", ""),
        group=entry.get("group"),
    )


def _parse_board(entry: dict[str, Any]) -> StartPiece:
    def places(texts: list[str]) -> tuple[tuple[int, int, str], ...]:
        return tuple((int(x), int(y), where) for x, y, where in (text.split() for text in texts))

    return StartPiece(
        size=entry["size"],
        cities=tuple((c["id"], places(c["sides"])) for c in entry["cities"]),
        roads=tuple((r["id"], places(r["sides"])) for r in entry["roads"]),
        fields=tuple((f["id"], places(f["halves"]), tuple(f["cities"].split())) for f in entry["fields"]),
        segments=tuple(BoardPart(s["id"], s["crown_spaces"]) for s in entry["segment"]),
    )


def _check_tile(tile: Tile) -> None:
    def refuse(what: str) -> None:
        raise TileDataError(f"tile {tile.id}: {what}")

    if len(tile.sides) != 4 or not set(tile.sides) <= {*LANDSCAPES, ABBEY}:
        refuse(f"four sides of {', '.join(LANDSCAPES)} are needed, not {' '.join(tile.sides)}")
    for landscape, segments in (("city", tile.cities), ("road", tile.roads), ("river", tile.rivers)):
        owned = Counter(side for segment in segments for side in segment.sides)
        wanted = Counter(side for side, kind in zip(SIDES, tile.sides, strict=True) if kind == landscape)
        if owned != wanted:
            refuse(f"every {landscape} side must belong to exactly one {landscape} segment")
    owned_halves = Counter(half for field in tile.fields for half in field.halves)
    wanted_halves = Counter(half for half in HALVES if tile.side(half[0]) not in ("city", ABBEY))
    if owned_halves != wanted_halves:
        refuse("every half-edge that is not city must lie in exactly one field")
    for side, kind in zip(SIDES, tile.sides, strict=True):
        if kind == "field" and not any({side + "L", side + "R"} <= set(field.halves) for field in tile.fields):
            refuse(f"both halves of the field side {side} must lie in one field")
    inner = [field.lies for field in tile.fields if not field.halves]
    if len(set(inner)) != len(inner) or (len(inner) > 1 and not set(inner) <= set(HALVES)):
        refuse("fields that reach no side are told apart by the half-edge each lies towards")
    city_ids = {city.id for city in tile.cities}
    for field in tile.fields:
        if not set(field.cities) <= city_ids:
            refuse(f"field {field.id} touches a city that is not on the tile")
    for road in tile.roads:
        known_end = road.end in ROAD_ENDS or (road.end or "").removeprefix("city:") in city_ids
        if len(road.sides) == 2 and road.end is not None:
            refuse(f"road {road.id} runs through and ends")
        if len(road.sides) == 1 and not known_end:
            refuse(f"road {road.id} must end at a crossing, a cloister, a bazaar, a volcano or a city of the tile")
    for river in tile.rivers:
        if (len(river.sides) == 1) != (river.end in RIVER_ENDS):
            refuse(f"river {river.id} must run through two sides or have its spring or lake on the tile")
    if tile.cloister + tile.garden + tile.shrine > 1:
        refuse("cloister, garden and shrine do not share a tile")
    if tile.flight and tile.flight not in COMPASS:
        refuse(f"an arrow points to one of {', '.join(COMPASS)}, not to {tile.flight}")
    if tile.numbers and (len(tile.numbers) != tile.count or not set(tile.numbers) <= set(SYMBOL_NUMBERS)):
        refuse("every copy needs a wheel number from 1 to 3")
