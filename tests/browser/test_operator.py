"""What the operator of a server says, and what the server cannot do: seen on the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.test_pages import LANGUAGES, violations
from support.visitor import HUMANS, Visitor

LINKS = {
    "en": ["Imprint", "Privacy"],
    "nl": ["Colofon", "Privacy"],
    "da": ["Om udbyderen", "Privatliv"],
    "de": ["Impressum", "Datenschutz"],
    "fr": ["Mentions légales", "Confidentialité"],
}
CLOSED = "Notify me even when the page is closed"


def says(page: Page, notices: bool, **pages: str) -> None:
    """Let the server say of itself what the test needs."""
    told = {"version": "1.1.0", "notices": notices, "imprint": None, "privacy": None} | pages
    page.route("**/api/v1/site", lambda route: route.fulfill(json=told))


def test_the_operators_pages_are_linked_at_the_foot_in_every_language(devices: Devices) -> None:
    page = devices.new(viewport={"width": 360, "height": 640})
    says(page, True, imprint="/imprint", privacy="https://club.example.org/privacy")
    page.route("**/imprint", lambda route: route.fulfill(body="Anna, Bridge Street 1", content_type="text/plain"))
    page.goto("/")
    links = page.locator("footer a")
    for language in LANGUAGES:
        page.locator("select:has(option[value=da])").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert links.all_inner_texts() == LINKS[language]
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert links.nth(1).get_attribute("href") == "https://club.example.org/privacy"
    links.first.click()
    expect(page.locator("body")).to_contain_text("Bridge Street")


def test_notices_are_promised_where_they_can_be_sent(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS)
    for notices in (True, False):
        table = devices.sit(seated)
        says(table.page, notices)
        table.page.reload()
        with table.page.expect_response("**/api/v1/site"):
            table.page.locator(".btn[aria-label='Menu']").click()
        expect(table.page.get_by_label("Play a sound")).to_be_visible()
        table.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect(table.page.get_by_label(CLOSED)).to_have_count(1 if notices else 0)
        expect(table.page.locator("footer")).to_have_count(0)
