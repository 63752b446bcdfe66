"""The dragon on the page: a whole game by mouse, and his steps as arrows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

DECK = ["PD17", "PD16", "PD20", "PD02", "PD14", "E", "PD09", "PD04"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, preset="dragon", draw=DECK))
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]
    assert state["set_aside"] == 0


def test_the_dragons_steps_are_arrows(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, preset="dragon", draw=["PD17", "PD16", "U"])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 0},)),
        (1, ({"type": "place", "x": -1, "y": 0, "rotation": 0}, {"type": "skip"}, {"type": "dragon", "side": "W"})),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    expect(table.page.locator("[data-dragon='0,0']")).to_be_attached()
    expect(table.page.locator("[data-spot='dragon W']")).to_be_visible()
    expect(table.page.locator("[data-spot='dragon E']")).to_have_count(0)
    snapshot(table.page, "dragon")
