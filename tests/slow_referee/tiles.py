"""The tiles as they lie after rotation, read from the tile data (C, D3, E1, I1, M1, T1, V1)."""

import functools
import json
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from slow_referee.later import data_of, later_boxes
from slow_referee.rules import Rules

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
TESTS = Path(__file__).resolve().parents[1]
FOLDER = TESTS.parent / "src" / "carcassonne" / "boxes"
OUR_DATA = TESTS / "data"
IN_TOML = ("base", "wheel", "bridges_castles_bazaars")
IN_JSON = ("river", "inns_cathedrals", "abbot", "traders_builders")
GOODS = ("wine", "grain", "cloth")
NO_MARKS: frozenset[str] = frozenset()


@dataclass(frozen=True, order=True)
class Part:
    """One segment printed on a tile: the sides (city, road) or half-edges (field) it reaches, the marks that act."""

    kind: str
    ends: tuple[str, ...]
    pennants: int = 0
    cities: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    lies: str = field(default="", compare=False)
    """Of several fields inside a tile each has a half-edge that it lies towards; which it is changes no rule."""

    @functools.cached_property
    def at(self) -> str:
        return self.ends[0] if self.ends else self.lies


@dataclass(frozen=True)
class Face:
    """A tile in one rotation. Two rotations are the same exactly when their faces are equal (A5.11)."""

    sides: tuple[str, ...]
    parts: tuple[Part, ...]
    flight: str = ""
    """Where the arrow of a flying machine points."""

    def side(self, side: str) -> str:
        return self._by_side[side]

    @functools.cached_property
    def _by_side(self) -> dict[str, str]:
        return dict(zip(SIDES, self.sides, strict=True))

    @functools.cached_property
    def part_at(self) -> dict[tuple[str, str], Part]:
        """The parts by kind and first side or half-edge."""
        return {(part.kind, part.at): part for part in self.parts}

    @functools.cached_property
    def _part_by_end(self) -> dict[tuple[str, str], Part]:
        return {(part.kind, end): part for part in self.parts for end in part.ends or (part.at,)}

    def part_reaching(self, kind: str, end: str) -> Part | None:
        """The part of a kind that reaches a side or half-edge; with "" the one that reaches none."""
        return self._part_by_end.get((kind, end))


@functools.cache
def tile_files() -> dict[str, dict[str, Any]]:
    files = {name: tomllib.loads((FOLDER / name / "tiles.toml").read_text("utf-8")) for name in IN_TOML}
    for name in IN_JSON:
        file = json.loads((OUR_DATA / f"tiles_{name}.json").read_text("utf-8"))
        files[name] = {"tile": [_as_in_toml(tile) for tile in file["tiles"]]}
    for box in later_boxes():
        file = data_of(box.name, "tiles")
        files[box.name] = {
            "tile": [_as_in_toml(tile) for tile in file["tiles"]],
            "garden": [_as_in_toml(tile) for tile in file.get("garden_kinds", [])],
        }
    return files


def _as_in_toml(tile: dict[str, Any]) -> dict[str, Any]:
    """A tile of a JSON file in the words of the other files: lists as text, half-edges called halves."""
    written = dict(tile)
    written["sides"] = " ".join(tile["edges"][side] for side in SIDES)
    for kind in ("cities", "roads"):
        written[kind] = [part | {"sides": " ".join(part["edges"])} for part in tile[kind]]
    written["fields"] = [
        {"halves": " ".join(part["half_edges"]), "cities": " ".join(part["cities"]), "lies": part.get("lies", "")}
        for part in tile["fields"]
    ]
    written["inn"] = " ".join(tile.get("inn_on", []))
    return written


@functools.cache
def tiles_by_id() -> dict[str, dict[str, Any]]:
    return {tile["id"]: tile for file in tile_files().values() for tile in (*file["tile"], *file.get("garden", ()))}


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
def face(kind: str, rotation: int, marks: frozenset[str] = NO_MARKS) -> Face:
    """The tile turned clockwise by `rotation` quarter turns, with those of its marks that act."""
    tile = tiles_by_id()[kind]
    sides = tile["sides"].split()
    turned_sides = tuple(sides[(index - rotation) % 4] for index in range(4))
    flight = tile.get("flight", "")
    if flight:
        flight = COMPASS[(COMPASS.index(flight) + 2 * rotation) % 8]
    return Face(turned_sides, tuple(sorted(_parts(tile, rotation, marks))), flight)


@functools.cache
def distinct_rotations(kind: str, marks: frozenset[str] = NO_MARKS) -> list[int]:
    """The smallest rotation of each distinct face."""
    return sorted({smallest_rotation(kind, rotation, marks) for rotation in range(4)})


@functools.cache
def smallest_rotation(kind: str, rotation: int, marks: frozenset[str] = NO_MARKS) -> int:
    return min(other for other in range(4) if face(kind, other, marks) == face(kind, rotation, marks))


def in_order(ends: list[str]) -> tuple[str, ...]:
    order = SIDES + HALVES
    return tuple(sorted(ends, key=order.index))


def _parts(tile: dict[str, Any], rotation: int, marks: frozenset[str]) -> list[Part]:
    parts = []
    city_at = {}
    for city in tile.get("cities", []):
        printed = _city_marks(tile, city["id"], marks)
        part = Part("city", _turned(city["sides"], rotation), city.get("pennants", 0), marks=printed)
        city_at[city["id"]] = part.at
        parts.append(part)
    for road in tile.get("roads", []):
        beside_inn = "inn" in marks and (road["id"] in tile.get("inn", "").split() or road.get("marks") == "inn")
        parts.append(Part("road", _turned(road["sides"], rotation), marks=("inn",) if beside_inn else ()))
    for meadow in tile.get("fields", []):
        cities = in_order([city_at[city] for city in meadow.get("cities", "").split()])
        lies = "".join(_turned(meadow.get("lies", ""), rotation))
        parts.append(Part("field", _turned(meadow["halves"], rotation), cities=cities, lies=lies))
    if tile.get("cloister", False):
        parts.append(Part("cloister", ()))
    if tile.get("shrine", False):
        parts.append(Part("shrine", ()))
    if tile.get("garden", False) and "garden" in marks:
        parts.append(Part("garden", ()))
    return parts


def _city_marks(tile: dict[str, Any], city: str, marks: frozenset[str]) -> tuple[str, ...]:
    """A cathedral, or the goods that belong to this one city of the tile (I3.4, T6.1)."""
    printed = ["cathedral"] if "cathedral" in marks and city in tile.get("cathedral_on", []) else []
    if "goods" in marks and city in tile.get("goods_on", {}):
        printed.append(tile["goods_on"][city])
    return tuple(printed)


def _turned(ends: str, rotation: int) -> tuple[str, ...]:
    return in_order([_turned_end(end, rotation) for end in ends.split()])


def _turned_end(end: str, rotation: int) -> str:
    if end in SIDES:
        return SIDES[(SIDES.index(end) + rotation) % 4]
    return HALVES[(HALVES.index(end) + 2 * rotation) % 8]


def start_tile(rules: Rules) -> str:
    """The spring where there is a river, otherwise D (B1, V1.1)."""
    return "RV01" if rules.river else "D"


def full_deck(rules: Rules) -> list[str]:
    """Every tile of the boxes in play, the start tile left out: the river first, its lake last of it (V1.3)."""
    river = _names("river") if rules.river else []
    if rules.river:
        river = [name for name in river if name not in ("RV01", "RV02")] + ["RV02"]
    deck = _names("wheel") if rules.wheel else _names("base")
    if not rules.wheel:
        deck.remove("D")  # also where the spring is the start tile (V1.2)
    deck += _names("bridges_castles_bazaars") if rules.expansion_tiles else []
    deck += _names("inns_cathedrals") if rules.inns_tiles else []
    deck += _names("traders_builders") if rules.traders_tiles else []
    for box in rules.later_tiles:
        deck += _names(box)
    return _with_gardens(river + deck) if rules.gardens else river + deck


def _with_gardens(deck: list[str]) -> list[str]:
    """Each garden tile takes the place of one copy of its plain kind (M1.2); the wheel game has none."""
    planted = list(deck)
    gardens = [
        *tile_files()["abbot"]["tile"],
        *(tile for file in tile_files().values() for tile in file.get("garden", ())),
    ]
    for tile in gardens:
        if tile["replaces"] in planted:
            planted[planted.index(tile["replaces"])] = tile["id"]
    assert Counter(map(_plain, planted)) == Counter(deck)
    return planted


def _plain(name: str) -> str:
    return str(tiles_by_id()[kind_of(name)].get("replaces", name))


def _names(file: str) -> list[str]:
    names = []
    for tile in tile_files()[file]["tile"]:
        numbers = tile.get("wheel", [])
        copies = [f"{tile['id']}:{number}" for number in numbers] or [tile["id"]] * tile["count"]
        names += [proper_name(copy) for copy in copies]
    return names
