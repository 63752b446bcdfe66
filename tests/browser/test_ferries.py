"""Ferries on the page: a whole game by mouse, and the ways round a lake."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"ferries": True}


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=["FE02", "U", "FE03", "U", "FE01", "V"]))
    table.play_to_the_end(Mouse())
    assert table.state["over"]
    assert len(table.state["ferries"]) == 3
    assert table.final_scores() == table.state["scores"]


def test_the_ways_of_a_ferry_are_chosen_round_its_lake(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["FE02", "U", "V"])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 2}, {"type": "skip"})),
        (0, ({"type": "ferry", "x": 1, "y": 0, "ends": ["E", "W"]},)),
        (1, ({"type": "place", "x": 2, "y": 0, "rotation": 0}, {"type": "skip"})),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    expect(table.page.locator("[data-ferry='1,0 E-W']")).to_be_attached()
    expect(table.page.locator("[data-spot^='ferry ']")).to_have_count(2)
    snapshot(table.page, "ferries")
    table.page.locator("[data-spot='ferry N-E@1,0']").click()
    table.page.get_by_role("button", name="Confirm").click()
    expect(table.page.locator("[data-ferry='1,0 N-E']")).to_be_attached()
