"""The tiles are data, checked when loaded: what the boxes hold, and what a damaged file is told."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest

from carcassonne.boxes import BOXES
from carcassonne.tiles import HALVES, SIDES, Tile, TileDataError, tile_named, tile_set
from carcassonne.tiles.catalogue import parse_tile_set

EIGHT = "bridges_castles_bazaars"
ALL_TILES = [(name, tile) for name in BOXES for tile in tile_set(name).tiles]


def text_of(name: str) -> str:
    return files("carcassonne.boxes").joinpath(name, "tiles.toml").read_text(encoding="utf-8")


# --- what the boxes hold ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "kinds", "tiles"), [("base", 24, 72), ("wheel", 34, 72), (EIGHT, 11, 12)])
def test_a_box_holds_so_many_kinds_and_tiles(name: str, kinds: int, tiles: int) -> None:
    """C, D3, E1"""
    box = tile_set(name)
    assert (len(box.tiles), sum(tile.count for tile in box.tiles), box.total) == (kinds, tiles, tiles)


def test_the_base_box_has_these_counts() -> None:
    """C"""
    counts = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
    assert " ".join(f"{tile.id}{tile.count}" for tile in tile_set("base").tiles) == counts


def test_the_base_box_has_these_sides() -> None:
    """C"""
    sides = """A FFRF B FFFF C CCCC D CRFR E CFFF F FCFC G FCFC H CFCF I CFFC J CRRF K CFRR L CRRR
               M CFFC N CFFC O CRRC P CRRC Q CCFC R CCFC S CCRC T CCRC U FRFR V FFRR W FRRR X RRRR"""
    found = [f"{tile.id} " + "".join(side[0].upper() for side in tile.sides) for tile in tile_set("base").tiles]
    assert found == [" ".join(pair) for pair in zip(*[iter(sides.split())] * 2, strict=True)]


def test_the_base_box_has_ten_pennants_and_six_cloisters() -> None:
    """C"""
    tiles = tile_set("base").tiles
    assert sum(tile.count * city.pennants for tile in tiles for city in tile.cities) == 10
    assert sum(tile.count for tile in tiles if tile.cloister) == 6


def test_the_start_tile_is_a_cap_with_a_straight_road() -> None:
    """B1.1, GAP 2"""
    assert tile_set("base").start == "D"
    assert tile_named("D").sides == ("city", "road", "field", "road")


def test_nineteen_tiles_carry_a_symbol_with_the_numbers_of_the_ruling() -> None:
    """D3, GAP 25"""
    numbers = {tile.id: sorted(tile.numbers) for tile in tile_set("wheel").tiles if tile.numbers}
    assert numbers == {
        "W07": [1, 3],
        "W29": [1, 2, 2, 3, 3, 3, 3],
        "W31": [1, 1, 2, 2, 2, 2, 3, 3],
        "W33": [1],
        "W34": [1],
    }
    everything = [number for listed in numbers.values() for number in listed]
    assert [everything.count(number) for number in (1, 2, 3)] == [6, 6, 7]


def test_eight_tiles_of_expansion_8_have_a_market() -> None:
    """E1, GAP 5"""
    tiles = tile_set(EIGHT).tiles
    assert sum(tile.count for tile in tiles if tile.bazaar) == 8
    assert sum(tile.count for tile in tiles if tile.cloister) == 2
    assert [tile.id for tile in tiles if tile.count == 2] == ["Z01"]


def test_two_caps_carry_a_pennant() -> None:
    """A1, J7.2: only with these two `2` and `2+pennants` differ."""
    caps = [(tile.id, city) for _, tile in ALL_TILES for city in tile.cities if len(city.sides) == 1]
    assert [name for name, city in caps if city.pennants] == ["AM03", "AM09"]


def test_the_wheel_board_has_the_sides_of_the_ruling() -> None:
    """D1.2"""
    board = tile_set("wheel").board
    assert board is not None
    sides = {
        "N": [board.square(x, 0).side("N") for x in range(4)],
        "E": [board.square(3, y).side("E") for y in range(4)],
        "S": [board.square(x, 3).side("S") for x in range(4)],
        "W": [board.square(0, y).side("W") for y in range(4)],
    }
    assert sides == {
        "N": ["city", "field", "road", "field"],
        "E": ["city", "field", "road", "field"],
        "S": ["field", "city", "field", "field"],
        "W": ["city", "field", "field", "road"],
    }


def test_the_wheel_has_six_segments_and_nine_crown_spaces() -> None:
    """D2"""
    board = tile_set("wheel").board
    assert board is not None
    assert [(segment.id, segment.crown_spaces) for segment in board.segments] == [
        ("fortune", 1),
        ("tax", 2),
        ("famine", 1),
        ("storm", 2),
        ("inquisition", 1),
        ("plague", 2),
    ]


WITH_BOTH = [(name, tile) for name, tile in ALL_TILES if tile.cities and tile.fields]


@pytest.mark.parametrize(("name", "tile"), WITH_BOTH, ids=[tile.id for _, tile in WITH_BOTH])
def test_a_field_beside_a_city_side_touches_that_city(name: str, tile: Tile) -> None:
    """A2: every city next to a field's half-edge is listed as bordering."""
    for field in tile.fields:
        for city in tile.cities:
            meets = any(_around(half) & set(city.sides) for half in field.halves)
            tapers = (tile.id, city.id) == ("PD10", "c1")  # the other city tapers to the corner between them (P7.1)
            assert not meets or tapers or city.id in field.cities, (name, field.id, city.id)


def _around(half: str) -> set[str]:
    """The side next to a half-edge around the corner: the west side for NL, the east side for NR."""
    index = HALVES.index(half)
    side = SIDES.index(half[0])
    return {SIDES[(side - 1) % 4]} if index % 2 == 0 else {SIDES[(side + 1) % 4]}


def test_a_tile_turns_clockwise() -> None:
    assert [tile_named("A").side("W", rotation) for rotation in range(4)] == ["field", "road", "field", "field"]


def test_an_arrow_turns_with_its_tile() -> None:
    tile = replace(tile_named("U"), flight="NW")
    assert [tile.points_to(rotation) for rotation in range(4)] == ["NW", "NE", "SE", "SW"]


def test_an_unknown_tile_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        tile_named("Y")
    with pytest.raises(KeyError):
        tile_set("base")["Z01"]


# --- what a damaged file is told --------------------------------------------------------------------------------------
DAMAGE = [
    ("base", "total = 72", "total = 71", "set base: the counts do not add up to 71"),
    ("base", 'id = "B"', 'id = "A"', "set base: two tiles share an id"),
    ("base", 'sides = "field field road field"', 'sides = "field field road"', "tile A: four sides of city, road"),
    ("base", 'sides = "field field road field"', 'sides = "field sea road field"', "tile A: four sides of city, road"),
    ("base", 'sides = "N E S W", pennants = 1', 'sides = "N E S", pennants = 1',
     "tile C: every city side must belong to exactly one city segment"),
    ("base", 'cities = [{ id = "c0", sides = "N" }]', 'cities = [{ id = "c0", sides = "N E" }]',
     "tile D: every city side must belong to exactly one city segment"),
    ("base", 'roads = [{ id = "r0", sides = "S", end = "cloister" }]', "roads = []",
     "tile A: every road side must belong to exactly one road segment"),
    ("base", 'roads = [{ id = "r0", sides = "S", end = "cloister" }]', 'roads = [{ id = "r0", sides = "S" }]',
     "tile A: road r0 must end at a crossing, a cloister, a bazaar, a volcano or a city of the tile"),
    ("base", 'sides = "S", end = "cloister"', 'sides = "S", end = "city:c9"', "tile A: road r0 must end at a crossing"),
    ("base", 'halves = "NL NR EL ER SL SR WL WR"', 'halves = "NL NR EL ER SL SR WL"',
     "tile A: every half-edge that is not city must lie in exactly one field"),
    ("base", 'halves = "NL NR EL ER SL SR WL WR"', 'halves = "NL NR EL ER SL SR WL WR WR"',
     "tile A: every half-edge that is not city must lie in exactly one field"),
    ("base", 'fields = [{ id = "f0", halves = "NL NR EL ER SL SR WL WR" }]',
     'fields = [{ id = "f0", halves = "NL EL ER SL SR WL WR" }, { id = "f1", halves = "NR" }]',
     "tile A: both halves of the field side N must lie in one field"),
    ("base", 'halves = "NL NR EL ER SL SR WL WR" }', 'halves = "NL NR EL ER SL SR WL WR", cities = "c7" }',
     "tile A: field f0 touches a city that is not on the tile"),
    ("wheel", "wheel = [1, 3]", "wheel = [1, 4]", "tile W07: every copy needs a wheel number from 1 to 3"),
    ("base", "cloister = true", 'cloister = true\nflight = "NNW"', "tile A: an arrow points to one of N, NE, E, SE"),
    ("wheel", "wheel = [1, 3]", "wheel = [1]", "tile W07: every copy needs a wheel number from 1 to 3"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "sound", "damaged", "sentence"), DAMAGE, ids=[entry[3][:60] for entry in DAMAGE])
def test_a_damaged_file_is_refused_with_the_tile_and_what_is_wrong(
    name: str, sound: str, damaged: str, sentence: str
) -> None:
    text = text_of(name)
    assert sound in text
    with pytest.raises(TileDataError) as refusal:
        parse_tile_set(text.replace(sound, damaged, 1))
    assert str(refusal.value).startswith(sentence)


def test_a_road_that_runs_through_has_no_end() -> None:
    text = text_of("base")
    through = 'roads = [{ id = "r0", sides = "W E" }]'
    assert through in text
    with pytest.raises(TileDataError, match="tile D: road r0 runs through and ends"):
        parse_tile_set(text.replace(through, 'roads = [{ id = "r0", sides = "W E", end = "crossing" }]', 1))


@pytest.mark.parametrize("name", BOXES)
def test_the_files_of_the_boxes_are_sound(name: str) -> None:
    assert parse_tile_set(text_of(name)) == tile_set(name)
