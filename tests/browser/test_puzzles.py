"""Puzzles: the one of the day is answered on the board, the verdict says why, and there is always another."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, Request, expect

from browser.conftest import Devices
from browser.driver import eventually_on
from carcassonne.ai.puzzles.puzzle import Puzzle, shipped_puzzles
from carcassonne.engine.actions import Place

BY_ID = {puzzle.id: puzzle for puzzle in shipped_puzzles()}


def shown(page: Page) -> Puzzle:
    """The puzzle on the screen, when it can be answered."""
    expect(page.locator("[data-phase=place]")).to_be_visible()
    return BY_ID[str(page.locator("[data-puzzle]").get_attribute("data-puzzle"))]


def answer(page: Page, puzzle: Puzzle, text: str) -> None:
    """Answer by clicks: the square, turned until it lies so, then no follower."""
    place = next(each for each in puzzle.options if each.text == text).actions[0]
    assert isinstance(place, Place)
    looked: list[Any] = []

    def hear(sent: Request) -> None:
        if sent.url.endswith("/preview"):
            looked.append(sent.post_data_json)

    def looks(ways: int) -> bool:
        return len(looked) >= ways

    page.on("request", hear)
    page.locator(f".board [data-x='{place.x}'][data-y='{place.y}'][role=button]").first.click()
    for ways in range(1, 5):  # each way to lie there is looked ahead once
        eventually_on(page, partial(looks, ways), "nothing is looked ahead")
        if looked[-1]["actions"][0]["rotation"] == place.rotation:
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator("[data-phase=follower]")).to_be_visible()
    page.locator("[data-choice=skip]").first.click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-phase=answered]")).to_be_visible()


def solve_by_keys(page: Page) -> None:
    """Lay the tile somewhere and place no follower: rarely the best."""
    page.keyboard.press("ArrowRight")
    expect(page.locator(".acts .pri")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-phase=follower], [data-phase=answered]")).to_be_visible()
    if page.locator("[data-phase=follower]").count():
        page.keyboard.press("n")
        expect(page.locator(".acts .pri")).to_be_enabled()
        page.keyboard.press("Enter")
    expect(page.locator("[data-phase=answered]")).to_be_visible()


def test_the_puzzle_of_the_day_is_answered_and_another_one_comes(
    devices: Devices, snapshot: Callable[[Page, str], None]
) -> None:
    page = devices.new()
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page).to_have_url(re.compile("/puzzle$"))
    today = shown(page)
    snapshot(page, "puzzle")
    solve_by_keys(page)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text(re.compile("Right|Not the best"))
    expect(verdict).to_contain_text("Why the best is better")
    snapshot(page, "puzzle-answered")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzle/[0-9a-f]{8}$"))
    assert shown(page).id != today.id
    page.reload()  # a puzzle has an address
    assert shown(page).id in page.url


def test_the_best_option_is_right_and_the_device_remembers_the_first_try(devices: Devices) -> None:
    puzzle = next(
        each for each in shipped_puzzles() if each.options[0].text.endswith(" · -") and "modern 2 |" in each.position
    )
    page = devices.new()
    page.goto(f"/puzzle/{puzzle.id}")
    shown(page)
    answer(page, puzzle, puzzle.options[0].text)
    expect(page.locator(".verdict")).to_contain_text("It is the best option.")
    kept = page.evaluate("JSON.parse(localStorage.getItem('carcassonne.puzzles'))")
    assert kept["puzzles"] == {puzzle.id: True}
    page.get_by_role("button", name="Try again").click()
    solve_by_keys(page)
    kept = page.evaluate("JSON.parse(localStorage.getItem('carcassonne.puzzles'))")
    assert kept["puzzles"] == {puzzle.id: True}


def test_an_address_of_no_puzzle_says_so(devices: Devices) -> None:
    page = devices.new()
    devices.complaints.clear()
    page.goto("/puzzle/00000000")
    expect(page.get_by_role("alert")).to_contain_text("The puzzle could not be fetched")
    devices.complaints.clear()  # Chromium names the answer 404
