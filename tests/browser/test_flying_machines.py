"""Flights on the page: a whole game by mouse, and where the flier may land."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"flying_machines": True}
DECK = ["FM03", "E", "FM07", "U", "FM02", "V", "FM05", "W", "FM06", "E"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]


def test_the_die_is_shown_and_the_landing_lit(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["FM07", "FM02", "U"], dice=[1])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 0}, {"type": "follower", "feature": "road", "at": "N"})),
        (1, ({"type": "place", "x": 1, "y": 1, "rotation": 1}, {"type": "fly"})),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    assert visitor.state(seated.id)["flight"] == {"x": 1, "y": 0, "points": 1}
    expect(table.page.locator("[data-landing='1,0']")).to_be_attached()
    expect(table.page.locator("[data-die='1']")).to_be_visible()
    snapshot(table.page, "flight")
