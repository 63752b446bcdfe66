"""Two strangers find one another: from the first page to one table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Devices


def test_two_strangers_find_one_another_and_sit_at_one_table(devices: Devices) -> None:
    anna, bram = devices.new(), devices.new(locale="de-DE")
    anna.goto("/")
    anna.get_by_role("link", name="Play with somebody").click()
    anna.get_by_role("button", name="Look for a game").click()
    expect(anna.get_by_role("alert")).to_contain_text("Say what you are called")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_label("Players").select_option("2")
    anna.get_by_role("button", name="Look for a game").click()
    expect(anna.get_by_text("Looking for somebody")).to_be_visible()
    anna.get_by_role("link", name="Carcassonne", exact=True).click()
    expect(anna.get_by_text("Looking for somebody")).to_be_visible()
    bram.goto("/lobby")
    expect(bram.get_by_text("Anna")).to_be_visible()
    bram.get_by_label("Dein Name").fill("Bram")
    bram.get_by_label("Mitspieler").select_option("2")
    bram.get_by_role("button", name="Partie suchen").click()
    for page in (anna, bram):
        expect(page.locator(".who .pn b")).to_have_count(2)
    assert anna.url == bram.url
