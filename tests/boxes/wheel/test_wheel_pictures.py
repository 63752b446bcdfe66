"""The wheel drawn: its board, its pig and crown spaces, the symbols on its tiles."""

from __future__ import annotations

import itertools
import math

import pytest

from art.checks import overlapping, well_formed
from boxes.wheel.views import WHEEL as POSITION
from carcassonne.art import anchors, draw, draw_text, draw_tile, sprite
from carcassonne.art.drawing.compass import INWARD, MIDDLES
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.planar import area, distance, inside
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.picture import picture_of, read_name
from carcassonne.art.tiles.room import Room
from carcassonne.boxes.wheel.art.plan import CENTRE, RIM, WHEEL, board, wheel_anchors, wheel_places, wheel_plan
from carcassonne.boxes.wheel.art.start_board import wheel_segment_places
from carcassonne.tiles.catalogue import SIDES


# --- the board --------------------------------------------------------------------------------------------------------
def test_the_wheel_board_has_the_areas_of_the_data() -> None:
    data = board()
    wanted = [f"city:{name}" for name, _ in data.cities] + [f"field:{name}" for name, _, _ in data.fields]
    assert sorted(wheel_plan().regions) == sorted(wanted)


def test_the_areas_of_the_wheel_board_and_the_wheel_fill_it() -> None:
    covered = sum(area(sample(rim, 32)) for rim in wheel_plan().regions.values()) + math.pi * RIM**2
    assert covered == pytest.approx(160_000, rel=0.002)


def test_sides_of_the_wheel_board_meet_the_tiles_around_it() -> None:
    plan = wheel_plan()
    for (column, row, where), name in wheel_places().items():
        i = SIDES.index(where[0])
        middle = (MIDDLES[i][0] + 100 * column, MIDDLES[i][1] + 100 * row)
        if name in plan.roads:
            assert plan.roads[name][0].start == middle
            assert plan.roads[name][0].heading(0.0) == pytest.approx(INWARD[i])
            assert math.dist(plan.roads[name][-1].end, CENTRE) == pytest.approx(RIM)
        else:
            assert distance(middle, sample(plan.regions[name], 24)) < 0.01
    assert all(x % 100 == 0 and y % 100 == 0 for x, y in plan.towers)


def test_the_figures_on_the_wheel_board_stand_in_their_segments_off_the_wheel() -> None:
    plan, room, anchors = wheel_plan(), Room(wheel_plan()), wheel_anchors()
    assert sorted(anchors) == sorted([*plan.regions, *plan.roads])
    for name, at in anchors.items():
        assert room.border(at) >= 9
        assert math.dist(at, CENTRE) >= RIM + 9
        if name in plan.regions:
            assert inside(at, room.rims[name])
            assert all(distance(at, points) - width >= 7 for points, width in room.lines)
    assert overlapping(anchors, 400) == []


def test_pig_and_crown_followers_stand_apart_in_their_own_segment_of_the_wheel() -> None:
    for i, segment in enumerate(board().segments):
        spots = wheel_segment_places()[segment.id]
        assert len(spots.crowns) == segment.crown_spaces
        places = [spots.pig, *spots.crowns]
        for x, y in places:
            angle = math.degrees(math.atan2(y - CENTRE[1], x - CENTRE[0]))
            assert abs((angle - 60 * i + 180) % 360 - 180) < 30
            assert 28 < math.dist((x, y), CENTRE) < WHEEL - 10
        for (ax, ay), (bx, by) in itertools.combinations(places, 2):
            assert abs(ax - bx) >= 19 or abs(ay - by) >= 27


def test_the_board_lies_under_the_tiles_and_the_pig_on_it() -> None:
    assert 'href="#t-wheel"' in draw(POSITION)
    assert 'href="#fortune-pig"' in draw(POSITION)
    assert 'href="#fortune-pig"' not in draw(POSITION.replace(pig=None))
    assert 'href="#t-wheel"' not in draw(POSITION.replace(wheel=False, board=(), followers=()))


def test_followers_on_crown_spaces_are_drawn_as_knights() -> None:
    crowned = draw(POSITION).count('href="#knight"') - draw(POSITION.replace(crowns={})).count('href="#knight"')
    assert crowned == 3


def test_a_highlight_and_the_field_overlay_go_over_the_board() -> None:
    well_formed(draw(POSITION, highlight=[(3, 3, "field", "EL"), (0, 0, "city", "N")]))
    owned = draw(POSITION, fields=True, field_owners={(0, 2, "WL"): (1,), (1, 0, "NL"): (1,), (0, 0, ""): (1,)})
    well_formed(owned)
    assert owned.count("<clipPath") == 1
    assert 'href="#g-wheel"' in owned


def test_the_text_shows_the_wheel() -> None:
    text = draw_text(POSITION)
    assert "tax @" in text
    assert "(1)(3)" in text
    assert "(5)" in text
    assert "inquisition" in text
    assert text.endswith("F farmer  @ pig  ( ) crown space\n")


# --- its symbols on tiles ---------------------------------------------------------------------------------------------
def test_names_are_those_of_the_protocol() -> None:
    assert read_name("W29:3")[1] == 3
    assert read_name("W29")[1] is None
    assert read_name("W33")[1] == 1
    assert 'href="#wheel-3"' in draw_tile("W29:3")
    assert "#wheel-" not in draw_tile("W29")


@pytest.mark.parametrize("wrong", ["W29:4", "W29:x", "D:1"])
def test_a_number_that_no_copy_has_is_refused(wrong: str) -> None:
    with pytest.raises(KeyError):
        read_name(wrong)


def test_a_tile_with_a_symbol_has_a_place_for_it() -> None:
    for tile in all_tiles():
        assert (picture_of(tile).badge is not None) == bool(tile.numbers)


def test_a_kind_says_its_only_number() -> None:
    found = anchors()
    for tile in all_tiles():
        number = found[tile.id].get("_number")
        assert (number is not None) is (f'href="#wheel-{number}"' in draw_tile(tile.id))
        assert ("_wheel" in found[tile.id]) == bool(tile.numbers)


def test_the_page_finds_the_board_and_the_places_on_the_wheel() -> None:
    assert 'id="t-wheel"' in sprite()
    assert anchors()["wheel"]["_segments"]["tax"]["crowns"][1]
