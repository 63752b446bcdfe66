"""Profiles and top lists: whoever has a name has a page, every name leads there, and what one may do stands on it."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import eventually
from browser.test_accounts import SIZES, a_device
from browser.test_pages import OF_COLOURS, shows_words_and_no_keys, violations
from carcassonne.server.games.outcome import Outcome
from carcassonne.server.people.sessions import COOKIE
from carcassonne.server.ratings.rating_rows import RatedGame, RatingRows
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.store import Store
from support.people import Somebody, people_at
from support.rated import TWO
from support.serving import Serving
from support.visitor import Json, Seated, Visitor, visiting

PLACES = ([1, 2], [2, 1], [1, 2], [1, 2], [1, 1], [1, 2], [2, 1])
"""How the two came in, over and over."""


class Rivals(NamedTuple):
    """Two people who have played 24 rated games with one another, and are at the next."""

    anna: Somebody
    bram: Somebody
    game: Seated


def rate(serving: Serving, two: list[str], games: int) -> None:
    """Count rated games of two people, as if they had been played."""

    async def work() -> None:
        store = Store.at(database_address(Settings(database_url=serving.database)))
        rows = RatingRows(store)
        for number in range(games):
            outcome = Outcome("counted", PLACES[number % len(PLACES)])
            await rows.count(RatedGame(secrets.token_hex(8), "base-2", two, outcome, time.time()))
        await store.close()

    asyncio.run(work())


def paired(visitor: Visitor, two: list[Somebody]) -> Seated:
    """The rated game that the lobby makes of two people."""
    tokens = [secrets.token_urlsafe(32) for _ in two]

    def found() -> list[Json]:
        asked = zip(two, tokens, strict=True)
        wanted = [({"token": token} | TWO, who.headers) for who, token in asked]
        return [visitor.http.post("/api/v1/seeks", json=body, headers=headers).json() for body, headers in wanted]

    eventually(lambda: all(each["game"] for each in found()), "nobody is paired")
    seats = found()
    mine = {int(each["seat"]): token for each, token in zip(seats, tokens, strict=True)}
    return Seated(seats[0]["game"], mine, {}, visitor.table(seats[0]["game"]))


@pytest.fixture(
    scope="session"
)  # as their server: what is left of a module may come back to a process that had it before
def rivals(own: Serving) -> Rivals:
    """Whoever the pages are about."""
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright's loop allows no other beside it
        anna, bram = elsewhere.submit(people_at, own.database, "Annelies", "Bram.K").result()
        elsewhere.submit(rate, own, [anna.id, bram.id], 24).result()
    with visiting(own.url) as visitor:
        over = paired(visitor, [anna, bram])
        visitor.play_to(over, 12)
        visitor.post(over.id, "resign", {}, over.tokens[0])
        game = paired(visitor, [anna, bram])
        visitor.play_to(game, 7)
    return Rivals(anna, bram, game)


def as_somebody(people: Devices, who: Somebody, **options: object) -> Page:
    """A device at which somebody is signed in."""
    page, _ = a_device(people, **options)
    cookie = {"name": COOKIE, "value": who.token, "url": f"https://localhost:{people.site.port}", "secure": True}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.add_init_script(f"localStorage.setItem('carcassonne.person', {who.person.name!r})")
    return page


def test_names_lead_to_profiles_on_which_one_follows_blocks_and_reports(people: Devices, rivals: Rivals) -> None:
    page = as_somebody(people, rivals.anna)
    page.goto(f"/g/{rivals.game.id}")
    page.locator("[data-seat]").get_by_role("link", name="Bram.K").click()
    expect(page.get_by_role("heading", name="Bram.K", level=1)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^The rating’s course: from"))).to_be_visible()
    expect(page.get_by_text("won", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_text("You follow Bram.K.")).to_be_visible()
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("you are not paired with one another")).to_be_visible()
    expect(page.get_by_role("link", name="Challenge to a match")).to_have_count(0)
    page.get_by_role("button", name="Unblock").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("Lets the clock run").check()
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Thank you. The operator will look at it.")).to_be_visible()
    page.get_by_role("link", name="Challenge to a match").click()
    expect(page.get_by_label("Name of your opponent")).to_have_value("Bram.K")
    page.goto("/me")
    page.get_by_role("link", name="Bram.K").click()
    expect(page.get_by_role("button", name="Follow no more")).to_be_visible()
    page.get_by_role("link", name="Top lists").click()
    expect(page.get_by_role("row").nth(1)).to_contain_text("Annelies")
    page.get_by_role("link", name="With boxes, two players").click()
    expect(page.get_by_text("Nobody has played 20 rated games of this kind yet.")).to_be_visible()
    page.goto("/@nobody-here")
    expect(page.get_by_role("alert")).to_contain_text("Nobody here is called nobody-here.")
    people.complaints.clear()  # Chromium names the answer 404


def test_without_accounts_there_are_no_profiles(devices: Devices) -> None:
    page = devices.new()
    page.goto("/@Anna")
    expect(page.get_by_role("alert")).to_contain_text("Nobody can sign in here")
    page.goto("/top")
    expect(page.get_by_role("alert")).to_contain_text("Nobody can sign in here")
    devices.complaints.clear()  # as above


@pytest.mark.parametrize("size", SIZES)
def test_profiles_top_lists_lobby_and_first_page_fit_every_window_and_axe_finds_nothing_wrong(
    people: Devices, rivals: Rivals, size: str, snapshot: Callable[[Page, str], None]
) -> None:
    width, height = SIZES[size]
    page = as_somebody(people, rivals.anna, viewport={"width": width, "height": height})
    for name, address in {"profile": "/@Bram.K", "top": "/top", "front": "/", "lobby": "/lobby"}.items():
        page.emulate_media(color_scheme="light")
        page.goto(address)
        expect(page.locator("main h1")).to_be_visible()
        if name == "front":
            expect(page.locator("#daily")).to_be_visible()
            expect(page.locator("#events")).to_be_visible()
        expect(page.locator("main img, main tbody tr").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
        snapshot(page, f"{name}-{size}-light")
        page.emulate_media(color_scheme="dark")
        assert violations(page, *OF_COLOURS) == []
        snapshot(page, f"{name}-{size}-dark")
        if size == "phone":
            shows_words_and_no_keys(page)
            page.locator("select:has(option[value=da])").first.select_option("en")
