"""A box that nobody has written yet: its rivers, orchards, goods and figures are drawn without a change elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest

from art.checks import overlapping, well_formed
from art.views import BASE, placed
from carcassonne.art import box, draw, draw_text
from carcassonne.art.board.figures import roles
from carcassonne.art.box import BoxArt, BoxText, Decoration, Figure, Look, River, Site
from carcassonne.art.drawing.compass import INWARD, MIDDLES
from carcassonne.art.drawing.curves import Curve, ahead, cubic, sample
from carcassonne.art.drawing.planar import area, distance, inside
from carcassonne.art.drawing.svg import path, use
from carcassonne.art.library import pieces
from carcassonne.art.tiles import picture
from carcassonne.art.tiles.anchors import anchors_of, figures
from carcassonne.art.tiles.decorations import fields_of, within_area
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.art.tiles.picture import picture_of, symbol_name
from carcassonne.art.tiles.plan import Hub
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room
from carcassonne.engine.view import StandingFollower
from carcassonne.tiles.catalogue import HALVES, SIDES, City, Field, Road, Tile, tile_named

AROUND = Field("f0", HALVES)
SPRING = Tile("N1", "spring", 1, ("field", "river", "field", "field"), fields=(AROUND,))
CURVE = Tile(
    "N2",
    "river curve",
    1,
    ("field", "field", "river", "river"),
    fields=(Field("f0", ("NL", "NR", "EL", "ER", "SL", "WR")), Field("f1", ("SR", "WL"))),
)
CROSSED = Tile(
    "N3",
    "river under a road",
    1,
    ("river", "road", "river", "road"),
    roads=(Road("r0", ("E", "W")),),
    fields=tuple(
        Field(f"f{i}", pair) for i, pair in enumerate((("NR", "EL"), ("ER", "SL"), ("SR", "WL"), ("NL", "WR")))
    ),
)
GATED = Tile(
    "N4",
    "road over a river into a city",
    1,
    ("city", "river", "road", "river"),
    cities=(City("c0", ("N",)),),
    roads=(Road("r0", ("S",), "city:c0"),),
    fields=(
        Field("f0", ("EL",), ("c0",)),
        Field("f1", ("WR",), ("c0",)),
        Field("f2", ("ER", "SL")),
        Field("f3", ("SR", "WL")),
    ),
)
ORCHARD = Tile("N5", "orchard", 1, ("field",) * 4, fields=(AROUND,))
WINE = Tile("N6", "wine", 1, ("city",) * 4, cities=(City("c0", SIDES),))
TILES = {tile.id: tile for tile in (SPRING, CURVE, CROSSED, GATED, ORCHARD, WINE)}
RIVERS = (SPRING, CURVE, CROSSED, GATED)


def rivers(tile: Tile, roads: Mapping[str, Curve], hub: Hub | None) -> dict[str, Curve]:
    """A river from side to side, or from its side to the middle of the tile."""
    sides = [i for i, side in enumerate(tile.sides) if side == "river"]
    if not sides:
        return {}
    start, end = MIDDLES[sides[0]], MIDDLES[sides[1]] if len(sides) == 2 else (50.0, 50.0)
    inward = INWARD[sides[1]] if len(sides) == 2 else INWARD[(sides[0] + 1) % 4]
    return {"river:v0": cubic(start, ahead(start, INWARD[sides[0]], 25), ahead(end, inward, 25), end)}


def orchard_place(room: Room) -> tuple[float, float]:
    return room.spot(fields_of(room), 16, (), border=3).at


NEW_BOX = BoxArt(
    symbols=lambda: {"places": named({"orchard": "<circle/>"}), "shields": named({"wine": "<rect/>"})},
    roles={"orchard": "monk"},
    looks={"giant": Look(scale=1.5), "mason": Look("thief")},
    decorations=[
        Decoration("wine", lambda tile: ["city:c0"] if tile is WINE else [], within_area(10.0, 14.0, 1.5), 9.0)
    ],
    sites=[
        Site(
            name="orchard",
            on=lambda tile: tile is ORCHARD,
            place=orchard_place,
            radius=15.0,
            painted=lambda at: use("orchard", at),
            figure=Figure(19, 27),
        )
    ],
    rivers=[River(rivers, 8.0, lambda tile, curve: f'<path class="river" d="{path(curve)}"/>')],
    text=BoxText(tile=lambda tile, rotation: {(3, 1): ("w", "wine")} if tile is WINE else {}),
)


@dataclass(frozen=True)
class Standing(StandingFollower):
    """A follower that says which figure it is."""

    figure: str = "follower"


@pytest.fixture(autouse=True)
def another_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The boxes, and one more; what was gathered before is gathered again."""
    known = box.arts()
    gathered = (figures, roles, pieces)
    monkeypatch.setattr(box, "parts", lambda stem, kind: (*known, NEW_BOX))
    monkeypatch.setattr(picture, "tile_named", lambda name: TILES.get(name) or tile_named(name))
    monkeypatch.setattr("carcassonne.art.library.tile_named", lambda name: TILES.get(name) or tile_named(name))
    for function in gathered:
        function.cache_clear()
    yield
    for function in gathered:
        function.cache_clear()


@pytest.mark.parametrize("tile", TILES.values(), ids=list(TILES))
def test_areas_fill_the_tile_and_figures_keep_apart(tile: Tile) -> None:
    plan = plan_of(tile)
    assert sum(area(sample(rim, 24)) for rim in plan.regions.values()) == pytest.approx(10_000, rel=0.002)
    assert sorted(anchors_of(tile)) == sorted(segment_names(tile))
    assert overlapping(anchors_of(tile)) == []


@pytest.mark.parametrize("tile", RIVERS, ids=lambda tile: tile.id)
def test_a_river_parts_fields_and_is_kept_clear(tile: Tile) -> None:
    plan = plan_of(tile)
    river = sample(plan.channels["river:v0"].curve, 24)
    for name, at in anchors_of(tile).items():
        if name in plan.regions:
            assert inside(at, sample(plan.regions[name], 10))
            assert distance(at, river) >= 8 + 5
    assert picture_of(tile).features.count('class="river"') == 1


def test_an_orchard_is_a_segment_with_a_place_for_a_figure() -> None:
    assert segment_names(ORCHARD) == ["field:f0", "orchard"]
    picture = picture_of(ORCHARD)
    assert 'data-seg="orchard"' in picture.features
    assert anchors_of(ORCHARD)["orchard"] == plan_of(ORCHARD).sites["orchard"][0]


def test_an_orchard_moves_aside_as_a_church_does() -> None:
    assert symbol_name(ORCHARD, "", "NS") == "N5-NS"
    assert symbol_name(CURVE, "", "NS") == "N2"
    beside = anchors_of(ORCHARD, "NS")
    assert abs(beside["orchard"][0] - 50) >= 15
    assert overlapping(beside) == []


def test_goods_stand_in_their_city_clear_of_the_knight() -> None:
    picture = picture_of(WINE)
    assert picture.features.count('href="#wine"') == 1
    assert 'href="#wine"' not in picture_of(ORCHARD).features


def test_a_position_with_all_of_it_is_drawn() -> None:
    view = BASE.replace(
        board=placed(*(f"{name} {x} 0 0" for x, name in enumerate(TILES))),
        followers=(
            Standing(0, 4, 0, "orchard"),
            Standing(1, 5, 0, "city", "N", figure="giant"),
            Standing(2, 2, 0, "road", "E", figure="mason"),
        ),
        tile="N6",
    )
    svg = draw(view, highlight=[(4, 0, "orchard", "")], width=600)
    well_formed(svg)
    assert 'href="#monk"' in svg
    assert 'href="#orchard"' in svg
    ordinary = 1.2
    assert f"scale({ordinary * 1.5:g})" in svg
    assert svg.count('href="#thief"') == 1
    text = draw_text(view)
    assert "M1" in text
    assert "T3" in text
