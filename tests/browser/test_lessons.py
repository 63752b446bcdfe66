"""Every lesson is played to its end as the coach says: what is lit and offered is all that is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse, Table, eventually

LESSONS = ["first", "fields", "wheel", "castles", "market", "inns", "builders", "abbot", "dragon"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_to_its_end(devices: Devices, lesson: str, snapshot: Callable[[Page, str], None]) -> None:
    page = devices.new()
    page.goto("/learn")
    page.locator(f"[data-course={lesson}] .btn.pri").click()
    coach = page.locator(".side")
    expect(coach).to_be_visible()
    expect(page).to_have_url(re.compile(f"/learn/{lesson}$"))
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)  # nobody would hear it
    table = Table(page, game_of(page, lesson), devices.site.url)
    said: set[str] = set()
    mouse = Mouse(eager=True)
    while table.wait_to_be_asked()["phase"] != "over":
        title, now = coach.locator("h2").inner_text(), coach.inner_text()
        if lesson == "first" and len(said) == 5 and title not in said:
            snapshot(page, "learn")
            page.reload()  # a lesson has an address: what was left is gone on with at the turn where it was
            table.wait_to_be_asked()
            expect(coach).to_have_text(now, use_inner_text=True)
        said.add(title)
        table.play(mouse, 1)
    expect(coach.locator(".links")).to_be_visible()
    assert len(said) > 3, "the coach says the same all the time"
    mine, robins = table.state["scores"]
    assert lesson == "market" or mine > robins, "who does what the coach says is ahead"


def game_of(page: Page, lesson: str) -> str:
    """The id of a lesson's game, as the device keeps it."""
    kept = "JSON.parse(localStorage.getItem('carcassonne.learn') ?? '{}')"
    eventually(lambda: lesson in page.evaluate(kept), "no lesson begins")
    return str(page.evaluate(kept)[lesson]["id"])
