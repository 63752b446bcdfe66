"""King and robber baron on the page: a whole game by mouse, the cards beside their holders, the card of a new game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"king_robber": True}
DECK = ["KR02", "E", "U", "KR05", "E", "KR03", "V", "W", "E", "KR01", "U", "E", "KR04", "W"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]


def test_whoever_takes_a_card_is_shown_with_it(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    """E closes the city of the start tile: the first player takes the king."""
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["E", "V", "U"])
    table = devices.sit(seated)
    closing = ({"type": "place", "x": 0, "y": -1, "rotation": 2}, {"type": "skip"})
    moved = visitor.move(seated.id, seated.tokens[0], visitor.state(seated.id)["ply"], *closing)
    assert moved.status_code == 200
    expect(table.page.locator("[data-card='king 0']")).to_contain_text("city of 2 tiles")
    expect(table.page.locator("[data-card='robber_baron -']")).to_contain_text("goes to whoever completes a road")
    snapshot(table.page, "king-robber")


def test_the_box_is_offered_with_its_two_switches(devices: Devices) -> None:
    page = devices.new()
    page.goto("/new")
    box = page.locator("[data-box='king_robber']")
    box.get_by_role("checkbox").first.check(force=True)
    expect(box.locator("[data-option='robber_baron']")).to_be_checked()
