"""The fake box on the page: a whole game by mouse beside two other boxes, and what is seen of the box."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Devices, browser, devices, site, visitor  # noqa: F401 (fixtures)
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, Visitor

BESIDE = {"inns_cathedrals": True, "abbots": True}
DECK = ["FR03", "FR01", "FR04", "IC15", "FR02", "EG", "FR09", "V", "FR05", "E", "FR08", "W", "U", "FR06"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:  # noqa: F811
    seated = visitor.new_game(AGAINST_A_BOT, preset="fair-day", options=BESIDE, draw=DECK)
    table = devices.sit(seated)
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]


def test_the_box_is_offered_and_explained(devices: Devices) -> None:  # noqa: F811
    """On the page of a new game and on its page of rules, in the languages of the page."""
    page = devices.new()
    page.goto("/rules/fair-day")
    expect(page.get_by_role("heading", name="The Fair")).to_be_visible()
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="The Fair")).to_be_attached()
