"""The tiles as they lie after rotation, read from the tile data (C, D3, E1)."""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from slow_referee.rules import Rules

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FOLDER = Path(__file__).resolve().parents[2] / "src" / "carcassonne" / "boxes"


@dataclass(frozen=True, order=True)
class Part:
    """One segment printed on a tile: the sides (city, road) or half-edges (field) it reaches."""

    kind: str
    ends: tuple[str, ...]
    pennants: int = 0
    cities: tuple[str, ...] = ()

    @property
    def at(self) -> str:
        return self.ends[0] if self.ends else ""


@dataclass(frozen=True)
class Face:
    """A tile in one rotation. Two rotations are the same exactly when their faces are equal (A5.11)."""

    sides: tuple[str, ...]
    parts: tuple[Part, ...]

    def side(self, side: str) -> str:
        return self.sides[SIDES.index(side)]


@functools.cache
def tile_files() -> dict[str, dict[str, Any]]:
    names = ("base", "wheel", "bridges_castles_bazaars")
    return {name: tomllib.loads((FOLDER / name / "tiles.toml").read_text("utf-8")) for name in names}


@functools.cache
def tiles_by_id() -> dict[str, dict[str, Any]]:
    return {tile["id"]: tile for file in tile_files().values() for tile in file["tile"]}


def kind_of(name: str) -> str:
    """The kind of a tile name: W29 for W29:3."""
    return name.split(":")[0]


def proper_name(name: str) -> str:
    """The name with its number when the kind has several possible numbers, otherwise bare."""
    kind = kind_of(name)
    numbers = set(tiles_by_id()[kind].get("wheel", []))
    if len(numbers) < 2:
        return kind
    if name == kind:
        raise ValueError(f"{name} exists with several numbers: write {kind}:n")
    return name


def wheel_number(name: str) -> int:
    """The number on the coloured wheel symbol, 0 without one."""
    kind, _, number = name.partition(":")
    numbers = tiles_by_id()[kind].get("wheel", [])
    if number:
        return int(number)
    return int(numbers[0]) if numbers else 0


def has_market(name: str) -> bool:
    return bool(tiles_by_id()[kind_of(name)].get("bazaar", False))


@functools.cache
def face(kind: str, rotation: int) -> Face:
    """The tile turned clockwise by `rotation` quarter turns."""
    tile = tiles_by_id()[kind]
    sides = tile["sides"].split()
    turned_sides = tuple(sides[(index - rotation) % 4] for index in range(4))
    return Face(turned_sides, tuple(sorted(_parts(tile, rotation))))


def distinct_rotations(kind: str) -> list[int]:
    """The smallest rotation of each distinct face."""
    return sorted({smallest_rotation(kind, rotation) for rotation in range(4)})


def smallest_rotation(kind: str, rotation: int) -> int:
    return min(other for other in range(4) if face(kind, other) == face(kind, rotation))


def in_order(ends: list[str]) -> tuple[str, ...]:
    order = SIDES + HALVES
    return tuple(sorted(ends, key=order.index))


def _parts(tile: dict[str, Any], rotation: int) -> list[Part]:
    parts = []
    city_at = {}
    for city in tile.get("cities", []):
        part = Part("city", _turned(city["sides"], rotation), city.get("pennants", 0))
        city_at[city["id"]] = part.at
        parts.append(part)
    for road in tile.get("roads", []):
        parts.append(Part("road", _turned(road["sides"], rotation)))
    for field in tile.get("fields", []):
        cities = in_order([city_at[city] for city in field.get("cities", "").split()])
        parts.append(Part("field", _turned(field["halves"], rotation), cities=cities))
    if tile.get("cloister", False):
        parts.append(Part("cloister", ()))
    return parts


def _turned(ends: str, rotation: int) -> tuple[str, ...]:
    return in_order([_turned_end(end, rotation) for end in ends.split()])


def _turned_end(end: str, rotation: int) -> str:
    if end in SIDES:
        return SIDES[(SIDES.index(end) + rotation) % 4]
    return HALVES[(HALVES.index(end) + 2 * rotation) % 8]


def full_deck(rules: Rules) -> list[str]:
    """Every tile of the box, the base start tile left out, in the order of the data."""
    deck = _names("wheel") if rules.wheel else _names("base")
    if not rules.wheel:
        deck.remove("D")
    return deck + (_names("bridges_castles_bazaars") if rules.expansion_tiles else [])


def _names(file: str) -> list[str]:
    names = []
    for tile in tile_files()[file]["tile"]:
        numbers = tile.get("wheel", [])
        copies = [f"{tile['id']}:{number}" for number in numbers] or [tile["id"]] * tile["count"]
        names += [proper_name(copy) for copy in copies]
    return names
