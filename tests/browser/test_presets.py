"""A whole game of every preset against a bot, by mouse: the modern one with its full deck, the others with a part."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import TAKING, Devices
from browser.driver import Mouse, eventually
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, shuffled
from support.visitor import AGAINST_A_BOT, Visitor

TILES = {
    "modern": 72,
    "first-edition-nl": 10,
    "first-edition-da": 10,
    "wheel-of-fortune": 14,
    "bridges-castles-bazaars": 14,
    "big-box": 20,
    "minis": 14,
    "tower": 16,
    "dragon": 16,
    "abbey-mayor": 16,
}
"""How many tiles are drawn; 72 (71 besides the start tile) is the whole deck."""
if TAKING:  # a picture for the docs shows more of a game
    TILES |= {preset: tiles + 6 for preset, tiles in TILES.items() if preset != "modern"}
SHORT_RIVER = 3


def deck_of(preset: str, seed: int = 3) -> list[str]:
    """The first tiles of a shuffled deck; of a river only some, and the lake."""
    stack = shuffled(full_deck(Rules.of(preset, 2)), seed)
    river = [tile for tile in stack if tile.startswith("RV")]
    return [tile for tile in stack if tile not in river[SHORT_RIVER:-1]][: TILES[preset]]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_whole_game_by_mouse_against_a_bot(
    devices: Devices, visitor: Visitor, preset: str, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(AGAINST_A_BOT, preset=preset, draw=deck_of(preset))
    table = devices.sit(seated)
    table.play(Mouse(), 9)
    table.wait_to_be_asked()
    snapshot(table.page, f"{preset}-desktop")
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]
    assert table.moves >= TILES[preset] // 2 - 2
    snapshot(table.page, f"{preset}-over")


def test_a_game_made_on_the_page_itself(devices: Devices, snapshot: Callable[[Page, str], None]) -> None:
    page = devices.new()
    page.goto("/")
    page.locator("a[href='/new']").first.click()
    expect(page.locator("form h2").first).to_be_visible()
    snapshot(page, "new-game")
    page.locator("form .btn.pri.big").click()
    page.wait_for_url("**/g/*")
    from browser.driver import Table

    table = Table(page, page.url.rpartition("/")[2], devices.site.url)
    table.play(Mouse(), 4)
    assert table.state["ply"] >= 2


def test_the_home_page_begins_a_game_with_one_click(devices: Devices, snapshot: Callable[[Page, str], None]) -> None:
    page = devices.new()
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    snapshot(page, "home")
    page.locator("button.way").click()
    page.wait_for_url("**/g/*")
    expect(page.locator("[data-phase=place]")).to_be_visible()


def test_nothing_is_sent_before_the_turn_is_confirmed(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(AGAINST_A_BOT, draw=deck_of("modern", 5)[:20])
    table = devices.sit(seated)
    seen = table.wait_to_be_asked()
    for square in seen["squares"][:3]:
        table.page.locator(f'[data-square="{square}"]').click()
        table.page.keyboard.press("r")
    assert table.state["ply"] == 0
    table.page.keyboard.press("Escape")
    assert not table.see()["confirm"]
    assert table.state["ply"] == 0


def test_a_feature_under_the_pointer_lights_up_and_tells_its_worth(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(draw=deck_of("modern", 5)[:20])
    visitor.play_to(seated, 10)
    table = devices.sit(seated)
    table.wait_to_be_asked()
    table.page.locator(".board[role=group]").focus()
    table.page.keyboard.press(".")
    eventually(lambda: table.page.locator(".tip").count() > 0, "no feature is told of")
    assert any(letter.isdigit() for letter in table.page.locator(".tip").first.inner_text())
