"""A barn on a corner and an abbey in a hole, in Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import CONFIRM, eventually
from support.visitor import HUMANS, Visitor

PLACES = [(0, 1), (1, 1), (1, 0), (0, 2), (0, 3), (1, 3), (2, 1), (2, 2)]
SKIP = {"type": "skip"}


def test_a_barn_on_a_corner_and_an_abbey_in_a_hole(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(HUMANS, preset="abbey-mayor", draw=["B", "B", "U", *"BBBBB", "V"])
    table = devices.sit(seated)

    def play(player: int, *actions: dict[str, Any]) -> None:
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200

    for number, (x, y) in enumerate(PLACES):
        play(number % 2, {"type": "place", "x": x, "y": y, "rotation": 0})
        if (x, y) == (1, 0):
            expect(table.page.locator("[data-spot*='field:SW@1,0']")).to_be_visible()
            snapshot(table.page, "barn")
        play(number % 2, SKIP)
    table.page.locator("[data-spot='abbey@1,2']").click()
    snapshot(table.page, "abbey")
    table.page.locator(CONFIRM).click()
    table.page.locator("[data-choice=skip]").click()
    table.page.locator(CONFIRM).click()
    eventually(lambda: table.state["abbeys"] == [0, 1], "the abbey is not laid")
    assert table.state["board"][-1]["tile"] == "AB"
