"""Every page in every language without a key in place of a word, and without a violation of accessibility."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Devices, keep
from browser.driver import Mouse
from browser.test_devices import PHONE
from browser.test_presets import deck_of
from carcassonne.engine.rules import PRESETS
from support.serving import Serving
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor, visiting

LANGUAGES = ("en", "nl", "da", "de", "fr")
SOURCES = Path(__file__).parents[2] / "web" / "src"
KEYS = frozenset(
    key
    for path in [*SOURCES.glob("words/en/*.ts"), *SOURCES.glob("boxes/*/words/en.ts")]
    for key in re.findall(r'^\s*"([\w.-]+\.[\w.-]+)":', path.read_text(), re.M)
)
SHOWN = """() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return found.join("\\n");
}"""
STILL = [
    "/",
    "/new",
    "/games",
    "/puzzle/mine",
    "/import",
    "/rules",
    "/learn",
    "/nowhere",
]
RULES = [f"/rules/{preset}" for preset in sorted(PRESETS)]
"""Long pages of one kind; that no word is missing in a language the compiler sees to."""
PLAYING = ("table", "wheel", "market")
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours: nothing but colours is different in the dark (look/theme.css)."""
GAMES = ["waiting", "join", *PLAYING, "over", "replay"]


class Tour(NamedTuple):
    """Every page there is, by name, and the seats of a device that has been everywhere."""

    addresses: dict[str, str]
    seats: dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def tour(site: Serving) -> Tour:
    """A game in every state that has a page of its own."""
    with visiting(site.url) as visitor:
        waiting = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
        market = visitor.new_game(HUMANS, preset="bridges-castles-bazaars", draw=["Z07", "V", "U", "E", "K", "W"])
        while visitor.state(market.id)["phase"] != "auction":
            visitor.play_one(market)
        table = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:14])
        wheel = visitor.new_game(HUMANS, preset="wheel-of-fortune", draw=deck_of("wheel-of-fortune", 6)[:14])
        over = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:14])
        visitor.play_to(table, 5)
        visitor.play_to(wheel, 5)
        visitor.play_out(over)
    games = {"waiting": waiting, "market": market, "table": table, "wheel": wheel, "over": over}
    addresses = {name: name for name in [*STILL, *RULES]} | {name: f"/g/{game.id}" for name, game in games.items()}
    addresses |= {"join": waiting.links[1], "replay": f"/g/{over.id}/replay?ply=6"}
    seats = {game.id: {str(seat): token for seat, token in game.tokens.items()} for game in games.values()}
    return Tour(addresses, seats)


def device(devices: Devices, tour: Tour, **options: Any) -> Page:
    """A device that holds the seats of the tour."""
    page = devices.new(**options)
    keep(page, "carcassonne.seats", tour.seats)
    return page


def show(page: Page, tour: Tour, name: str) -> None:
    """Go to a page and wait until it is there."""
    page.goto("about:blank")  # so that a link which differs only behind its # is followed
    page.goto(tour.addresses[name])
    there(page)
    if name in PLAYING:
        expect(page.locator("[data-square], [data-spot], .market .tile").first).to_be_visible()


def there(page: Page) -> None:
    """Wait until a page is whole."""
    expect(page.locator("h1").first).to_be_attached()
    expect(page.locator("main > .loading")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(120)


def test_the_words_were_found() -> None:
    assert len(KEYS) > 200
    assert {"term.follower", "term.abbot"} <= KEYS


def test_the_words_of_late_pages_come_with_those_pages(visitor: Visitor) -> None:
    files = re.findall(r'"(assets/[^"]+\.js)"', visitor.http.get("/sw.js").text)
    for language in LANGUAGES:
        catalogue = "".join(visitor.http.get(file).text for file in files if file.startswith(f"assets/{language}-"))
        assert '"term.follower":' in catalogue
        assert '"term.abbot":' not in catalogue  # of a box
        assert not re.findall(r'"(?:learn|replay|rules)\.[^"]*":', catalogue), language


def said_in_every_language(page: Page) -> Iterator[tuple[str, str]]:
    """Everything that a page says, language by language, by its own switch."""
    switch = page.locator("select:has(option[value=da])").first
    menu = page.locator(".btn[aria-label='Menu']")
    if not switch.count() and menu.count():  # a table has it in its menu
        menu.click()
        expect(switch).to_be_visible()
    for language in LANGUAGES:
        if switch.count():
            switch.select_option(language)
        else:  # a replay has none
            page.evaluate("language => localStorage.setItem('carcassonne.language', language)", language)
            page.reload()
            there(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language, page.evaluate(SHOWN)


def violations(page: Page, *rules: str) -> list[tuple[str, list[Any]]]:
    """What axe finds wrong, and where: by these rules, or by all."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = Axe().run(page, {"exclude": [["#art"]]}, options)  # without the pieces that pictures are made of
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found.response["violations"]]


@pytest.mark.parametrize("name", [*STILL, *RULES, *GAMES])
def test_every_page_is_without_fault_in_light_and_dark_and_in_every_language(
    devices: Devices, tour: Tour, name: str
) -> None:
    """Both on the one page, for it takes longer to load than to look at."""
    page = device(devices, tour, color_scheme="light")
    show(page, tour, name)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(50)
    assert violations(page, *OF_COLOURS) == []
    if name not in RULES[1:]:
        shows_words_and_no_keys(page)


def shows_words_and_no_keys(page: Page) -> None:
    """In every language, and in each of them something else."""
    texts = set()
    for language, text in said_in_every_language(page):
        assert set(re.findall(r"[\w-]+(?:\.[\w-]+)+", text)) & KEYS == set(), language
        assert re.findall(r"\{\$?\w+\}|\{\w+\|", text) == [], language
        assert "undefined" not in text, language
        assert "[object" not in text, language
        texts.add(text)
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("name", ["/", "/new", "/learn", "table", "market", "replay"])
def test_axe_finds_nothing_wrong_on_a_phone(devices: Devices, tour: Tour, name: str) -> None:
    page = device(devices, tour, **PHONE)
    show(page, tour, name)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_language_can_be_switched_and_is_remembered(devices: Devices) -> None:
    page = devices.new()
    page.goto("/")
    page.locator("select:has(option[value=da])").select_option("da")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "da")


def test_playing_with_a_bot_leaves_the_page_accessible(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, draw=deck_of("modern", 6)[:14]))
    table.play(Mouse(), 6)
    table.wait_to_be_asked()
    assert violations(table.page) == []
