"""Mage and witch on the page: a whole game by mouse, and where they may go."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"mage_witch": True}
DECK = ["MW01", "E", "MW05", "U", "MW08", "V", "MW04", "MW02", "W", "E"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    assert table.state["over"]
    assert table.final_scores() == table.state["scores"]


def test_roads_and_cities_are_lit_and_the_mage_stands_where_he_was_sent(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["MW01", "MW05", "U"])
    table = devices.sit(seated)
    mage = {"type": "magic", "figure": "mage", "x": 0, "y": 0, "feature": "city", "at": "N"}
    for player, actions in (
        (0, ({"type": "place", "x": 1, "y": 0, "rotation": 0}, mage, {"type": "skip"})),
        (1, ({"type": "place", "x": 0, "y": 1, "rotation": 1},)),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    expect(table.page.locator("[data-magic='mage 0,0 city']")).to_be_attached()
    expect(table.page.locator("[data-choice*='mage ']").first).to_be_visible()
    snapshot(table.page, "mage-witch")
