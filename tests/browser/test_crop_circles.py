"""Crop circles on the page: a whole game by mouse, and a circle answered at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"crop_circles": True}
DECK = ["U", "CC03", "E", "CC01", "CC05", "V", "CC06", "CC04", "CC02", "W"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    assert table.state["over"]
    assert table.final_scores() == table.state["scores"]


def test_a_circle_is_chosen_and_answered(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["U", "CC01", "V"])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 0}, {"type": "follower", "feature": "road", "at": "E"})),
        (1, ({"type": "place", "x": 0, "y": 1, "rotation": 0}, {"type": "skip"})),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    expect(table.page.get_by_text("Everybody may add a thief").first).to_be_visible()
    snapshot(table.page, "crop-circle")
    ply = visitor.state(seated.id)["ply"]
    chosen = {"type": "circle", "choice": "add"}
    assert visitor.move(seated.id, seated.tokens[1], ply, chosen).status_code == 200
    expect(table.page.locator("[data-choice='road:E@1,0']").first).to_be_visible()
    snapshot(table.page, "crop-circle-added")
