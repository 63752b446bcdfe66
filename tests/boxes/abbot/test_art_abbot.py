"""Gardens and the abbot drawn."""

from __future__ import annotations

import pytest

from art.checks import overlapping, well_formed
from art.figured import Figured
from boxes.abbot.views import GARDENS
from carcassonne.art import anchors, draw, draw_text, sprite
from carcassonne.art.board.figures import coloured_pieces
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.library import all_tiles, bridge_axes
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.art.tiles.picture import picture_of
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile

WITH_GARDEN = [tile for tile in all_tiles() if tile.garden]
every_garden = pytest.mark.parametrize("tile", WITH_GARDEN, ids=lambda tile: tile.id)


def test_every_garden_is_drawn() -> None:
    assert len(WITH_GARDEN) == 22
    for tile in all_tiles():
        assert picture_of(tile).features.count('href="#garden"') == tile.garden
        assert ("garden" in segment_names(tile)) is tile.garden


@every_garden
def test_a_garden_lies_in_a_field_and_covers_nothing_else(tile: Tile) -> None:
    at, radius = plan_of(tile).sites["garden"]
    plan = plan_of(tile)
    room = Room(plan)
    room.discs.remove((at, radius))
    assert any(room.holds(name, at) for name in plan.regions if name.startswith("field"))
    assert room.clearance(at) >= radius - 0.5
    assert room.border(at) >= radius


BRIDGED = [(tile, axis) for tile in WITH_GARDEN for axis in bridge_axes(tile)]


@pytest.mark.parametrize(("tile", "axis"), BRIDGED, ids=lambda one: one if isinstance(one, str) else one.id)
def test_a_garden_moves_aside_under_a_bridge(tile: Tile, axis: str) -> None:
    assert overlapping(anchors_of(tile, axis)) == []
    assert f'id="t-{tile.id}-{axis}"' in sprite()


def test_the_page_finds_the_gardens() -> None:
    found = anchors()
    assert found["_roles"]["garden"] == "abbot"
    assert len(found["EG"]["garden"]) == 2


def test_every_player_has_an_abbot() -> None:
    for player, colour in enumerate(PLAYERS):
        assert colour.fill in coloured_pieces()[f"abbot-{player}"]


def test_the_abbot_is_himself_in_a_cloister_as_in_a_garden() -> None:
    view = GARDENS.replace(
        followers=(Figured(0, 0, 0, "garden", figure="abbot"), Figured(1, -1, 0, "cloister", figure="abbot"))
    )
    svg = draw(view, highlight=[(0, 0, "garden", "")])
    well_formed(svg)
    assert svg.count('href="#abbot"') == 2
    text = draw_text(view)
    assert all(sign in text for sign in ("A1", "A2", "* garden", "A abbot"))
