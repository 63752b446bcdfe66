"""The Tower on the page: a piece that captures, a prisoner with his face, and his ransom."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import CONFIRM, eventually
from support.visitor import HUMANS, Visitor

OPTIONS = {"ransom_needs_points": False}


def test_a_piece_captures_and_a_ransom_frees(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(HUMANS, preset="tower", options=OPTIONS, draw=["TW02", "B", "U", "V", "E", "U"])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 0, "y": 1, "rotation": 0}, {"type": "skip"})),
        (1, ({"type": "place", "x": 0, "y": 2, "rotation": 0}, {"type": "follower", "feature": "cloister"})),
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 0},)),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    page = table.page
    page.locator('[data-choice="piece tower:@0,1"]').click()
    page.locator(CONFIRM).click()
    captured = page.locator('[data-choice="1 cloister:@0,2"]')
    expect(captured).to_be_visible()
    expect(page.locator("[data-tower='0,1 1']")).to_be_attached()
    snapshot(page, "tower-capture")
    captured.click()
    page.locator(CONFIRM).click()
    ransom = page.locator("[data-ransom='0 ']")
    expect(ransom).to_be_visible()
    expect(page.locator("[data-prison='0']")).to_be_visible()
    snapshot(page, "tower-ransom")
    ransom.click()
    eventually(lambda: visitor.state(seated.id)["scores"] == [3, -3], "the ransom is paid")
    expect(ransom).to_have_count(0)
    expect(page.locator("[data-square]").first).to_be_visible()
