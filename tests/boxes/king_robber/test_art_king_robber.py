"""King and robber baron drawn, and a city that runs over another."""

from __future__ import annotations

import math

from art.checks import well_formed
from boxes.king_robber.views import KINGS
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.planar import inside
from carcassonne.art.tiles.layout import places, plan_of
from carcassonne.art.tiles.walls import passed_over
from carcassonne.tiles import tile_named


def test_whoever_holds_a_card_has_it_beside_his_followers() -> None:
    svg = draw(KINGS)
    well_formed(svg)
    legend = svg.partition('class="legend"')[2]
    assert [legend.count(f'href="#{name}"') for name in ("king", "robber-baron")] == [1, 0]
    assert "the king (6 tiles)" in draw_text(KINGS)
    assert all(f'id="{name}"' in sprite() for name in ("king", "robber-baron"))


def test_the_lower_city_lies_on_both_sides_of_the_upper_one_and_is_joined_by_a_passage() -> None:
    tile = tile_named("KR05")
    plan = plan_of(tile)
    assert passed_over(tile) == ["c1"]
    lower, upper = (sample(plan.regions[f"city:{name}"], 12) for name in ("c1", "c0"))
    assert [inside((50, y), lower) for y in (5, 50, 95)] == [True, False, True]
    assert inside((8, 50), upper)
    ((passage,),) = plan.passages
    assert math.dist(passage.start, passage.end) > 50


def test_the_fields_between_them_are_named_by_the_half_edge_they_lie_towards() -> None:
    found = places(tile_named("KR05"))
    plan = plan_of(tile_named("KR05"))
    north, south = (sample(plan.regions[found[at]], 12) for at in ("NL", "SL"))
    assert max(y for _, y in north) < min(y for _, y in south)
