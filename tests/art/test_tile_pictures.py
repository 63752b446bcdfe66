"""Pictures of single tiles, sheets of them, and the sprite with its anchors and areas."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.every_tile import every_tile
from carcassonne.art import anchors, draw_sheet, draw_tile, regions, sprite
from carcassonne.art.drawing.curves import cubic, line
from carcassonne.art.drawing.svg import num, path, words
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.layout import segment_names
from carcassonne.art.tiles.picture import picture_of, read_name
from carcassonne.tiles.catalogue import Tile, tile_set

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
the_sprite, the_anchors, the_regions = cache(sprite), cache(anchors), cache(regions)


def check_document(svg: str) -> None:
    """Well-formed, no id twice, no reference into nothing, nothing from outside."""
    ElementTree.fromstring(svg)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    used = re.findall(r'href="([^"]+)"', svg)
    assert {name.removeprefix("#") for name in used} | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)
    assert all(name.startswith("#") for name in used)
    assert "<script" not in svg
    assert "@import" not in svg
    assert "@font-face" not in svg
    assert set(re.findall(r"https?://[^\"<\s]+", svg)) == {"http://www.w3.org/2000/svg"}


@every_tile
def test_every_kind_draws_as_a_picture_of_its_own(tile: Tile) -> None:
    svg = draw_tile(tile.id, 1)
    check_document(svg)
    assert "$" not in svg
    assert "var(--u" in svg
    assert f"{tile.id}: " in svg
    assert len(svg) < 40_000


@every_tile
def test_a_picture_has_one_group_for_every_segment(tile: Tile) -> None:
    picture = picture_of(tile)
    groups = re.findall(r'data-seg="([^"]+)"', picture.ground + picture.features)
    assert sorted(groups) == sorted(segment_names(tile))


@every_tile
def test_a_tile_shows_its_pennants_and_its_inn(tile: Tile) -> None:
    picture = picture_of(tile)
    assert picture.features.count("#pennant") == sum(city.pennants for city in tile.cities)
    assert picture.features.count('#inn"') == sum("inn" in road.marks for road in tile.roads)


def test_a_turned_tile_keeps_its_props_upright() -> None:
    assert 'style="--u:-90deg"' in draw_tile("D", 1)
    assert draw_tile("D", 5) == draw_tile("D", 1)
    assert "--u:-" not in draw_tile("D", 0)


@pytest.mark.parametrize("wrong", ["", "Y", "D:1", "d"])
def test_a_name_that_is_no_tile_is_refused(wrong: str) -> None:
    with pytest.raises(KeyError):
        read_name(wrong)


def test_only_the_symbols_needed_are_embedded() -> None:
    svg = draw_tile("B")
    assert 'id="church"' in svg
    assert 'id="house-a"' not in svg
    assert 'id="knight"' not in svg
    assert 'id="t-D"' not in svg


def test_a_sheet_shows_every_tile_with_its_name_and_count() -> None:
    svg = draw_sheet([(tile.id, tile.count) for tile in all_tiles()])
    check_document(svg)
    assert len(svg) < 3_500 * len(all_tiles())
    assert svg.count('href="#t-') == len(all_tiles())
    assert ">D<tspan" in svg
    check_document(draw_sheet([]))


@pytest.mark.parametrize("sheet", sorted(PICTURES.glob("tiles-*.svg")), ids=lambda path: path.stem)
def test_the_sheets_of_the_documentation_are_drawn_the_same_today(sheet: Path) -> None:
    tiles = tile_set(sheet.stem.removeprefix("tiles-").replace("-", "_")).tiles
    assert draw_sheet([(tile.id, tile.count) for tile in tiles]) == sheet.read_text(encoding="utf-8")


def test_the_same_input_gives_the_same_bytes() -> None:
    tile = read_name("S")[0]
    assert picture_of.__wrapped__(tile) == picture_of.__wrapped__(tile)
    assert draw_tile("S", 2) == draw_tile("S", 2)


def test_the_dark_theme_paints_props_as_well_as_ground() -> None:
    light, dark = (set(re.findall(r"#[0-9a-f]{6}", draw_tile("S", dark=dark))) for dark in (False, True))
    assert len(light - dark) > 20


def test_the_sprite_holds_every_tile_once() -> None:
    check_document(the_sprite())
    assert "$" not in the_sprite()
    for tile in all_tiles():
        assert all(f'id="{layer}-{tile.id}"' in the_sprite() for layer in "tgf")
    assert 'id="t-V-b"' in the_sprite()
    assert len(the_sprite()) < 4_100 * len(all_tiles())


def test_the_anchors_are_plain_json_and_complete() -> None:
    found = json.loads(json.dumps(the_anchors()))
    assert found == the_anchors()
    for tile in all_tiles():
        entry = found[tile.id]
        assert {name for name in entry if not name.startswith("_")} == set(segment_names(tile))
        assert set(entry["_at"].values()) == {name for name in segment_names(tile) if ":" in name}
        assert {part["kind"] for part in entry["_parts"]} >= {name.split(":")[0] for name in entry["_at"].values()} - {
            "field"
        }
    assert found["_steps"]["cloister"] == [8.0, 3.0]
    assert found["S"]["_parts"] == [
        {"kind": "city", "sides": "NEW", "marks": ["pennant"]},
        {"kind": "road", "sides": "S", "end": "city:c0"},
    ]


def test_the_page_tries_its_words_on_what_is_printed_on_every_tile() -> None:
    kinds = json.loads((Path(__file__).parents[2] / "web/tests/board/words/kinds.json").read_text(encoding="utf-8"))
    assert kinds == {tile.id: tile.printed() for tile in all_tiles()}


def test_the_areas_are_closed_and_the_lines_open() -> None:
    for kind, entry in the_regions().items():
        assert all(shape.endswith("z") for shape in entry["fill"].values()), kind
        assert not any("z" in shape for shape in entry["line"].values()), kind


def test_numbers_and_paths_are_short() -> None:
    assert [num(v) for v in (0.5, -0.5, 3.0, -0.04, 12.34)] == [".5", "-.5", "3", "0", "12.3"]
    assert path(line((0, 0), (10, -5))) == "M0 0l10-5"
    assert path(cubic((0, 0), (0, 10), (30, 10), (30, 0)), close=True) == "M0 0c0 10 30 10 30 0z"


def test_words_from_outside_are_escaped() -> None:
    assert words('<a href="x">&$b\x00') == "&lt;a href=&quot;x&quot;&gt;&amp;&#36;b"
