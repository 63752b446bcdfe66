"""Moderators read a case and judge it on a page; what they decide stands on the page of whom it is about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.test_accounts import SIZES
from browser.test_pages import OF_COLOURS, shows_words_and_no_keys, violations
from browser.test_people import as_somebody
from carcassonne.server.people.model import Case
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.people_rows import PeopleRows
from carcassonne.server.storage.store import Store
from support.people import Somebody, people_at
from support.serving import Serving

FIGURES = '{"games": 8, "decisions": 240, "rating": 1512, "lost": [0.21, 1.1], "agreed": [0.92, 0.41], '
FIGURES += '"seconds": 3.1, "deviations": 5.2}'


async def _cases(database: str, moderator: Somebody, other: Somebody) -> None:
    store = Store.at(database_address(Settings(database_url=database)))
    try:
        people = PeopleRows(store)
        await people.change(replace(moderator.person, role="moderator"))
        made = Case("c1", "report", "open", other.id, "plays_above", "2026-11-19T20:00:00.000Z", words=FIGURES)
        await people.put_case(made)
        said = replace(made, id="c2", reason="leaving", reporter=moderator.id, words="left four times this week")
        await people.put_case(said)
    finally:
        await store.close()


@pytest.fixture(scope="module")
def two(own: Serving) -> tuple[Somebody, Somebody]:
    """A moderator, and somebody of whom two cases are open."""
    with ThreadPoolExecutor(1) as elsewhere:
        moderator, other = elsewhere.submit(people_at, own.database, "Margriet", "Ole").result()
        elsewhere.submit(asyncio.run, _cases(own.database, moderator, other)).result()
    return moderator, other


def test_a_moderator_judges_a_case_and_the_person_reads_why(
    people: Devices, two: tuple[Somebody, Somebody], snapshot: Callable[[Page, str], None]
) -> None:
    moderator, other = two
    page = as_somebody(people, moderator)
    page.goto("/me")
    page.get_by_role("link", name="Cases").click()
    expect(page.get_by_role("link", name="Leaves games")).to_be_visible()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for name, link in (("cases", None), ("case", "Plays better than the rating")):
            if link is not None:
                page.get_by_role("link", name=link).click()
                expect(page.get_by_text("5.2 standard deviations")).to_be_visible()
                page.get_by_label("No rated games").check()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            page.emulate_media(color_scheme="light")
            assert violations(page) == []
            snapshot(page, f"{name}-{size}-light")
            page.emulate_media(color_scheme="dark")
            assert violations(page, *OF_COLOURS) == []
            snapshot(page, f"{name}-{size}-dark")
            if size == "phone":
                shows_words_and_no_keys(page)
                page.locator("select:has(option[value=da])").first.select_option("en")
        page.get_by_role("link", name="All cases").click()
    page.get_by_role("link", name="Plays better than the rating").click()
    page.get_by_label("No rated games").check()
    page.get_by_label("For how many days").fill("14")
    page.get_by_label("Why").fill("eight games as a program plays them")
    page.get_by_role("button", name="Close the case").click()
    expect(page.get_by_text("The case is closed.")).to_be_visible()
    expect(page.get_by_text("No rated games until")).to_be_visible()
    page.get_by_role("link", name="All cases").click()
    page.get_by_role("button", name="Judged", exact=True).click()
    expect(page.get_by_role("link", name="Plays better than the rating")).to_be_visible()
    theirs = as_somebody(people, other)
    theirs.goto("/me")
    expect(theirs.get_by_text("eight games as a program plays them")).to_be_visible()
    theirs.goto("/cases")
    expect(theirs.get_by_role("alert")).to_contain_text("judged by moderators")
    people.complaints.clear()  # Chromium names the answer 403
