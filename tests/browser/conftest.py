"""One server and one Chromium for all tests in the browser; every page that complains in its console fails its test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.driver import Table
from support.serving import Serving, sqlite_in
from support.visitor import Json, Seated, Visitor, visiting

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync",
         # Playwright's own list is not heeded beside this one. The popups of the address bar, which nobody sees, would
         # be two further pages for every page: more than a third of all that a page of ours takes to open.
         "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades,"
         "MediaRouter,OptimizationHints,NetworkTimeServiceQuerying"]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
TAKING = bool(os.environ.get("CARCASSONNE_SCREENSHOTS"))
"""Whether pictures of the page are taken, and"""
SCREENSHOTS = Path(os.environ.get("CARCASSONNE_SCREENSHOTS") or "build/screenshots")
"""into which folder. docs/screenshots has those that a page of the docs shows."""
expect.set_options(timeout=20_000)
NO_WORKER = "Service Worker registration blocked by Playwright"
OFFLINE = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "WebSocket connection to")
"""What Chromium itself says of a network that a test has switched off."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server with its page."""
    folder = tmp_path_factory.mktemp("site")
    serving = Serving(folder, sqlite_in(folder))
    serving.start()
    with visiting(serving.url) as visitor:
        answer = visitor.http.get("/")
        assert "<script" in answer.text, "the server has no page: build the package with node, or set CARCASSONNE_PAGE"
        for drawing in ("sprite.svg", "art.json"):  # drawn when they are first asked for, which takes a moment
            assert visitor.http.get(f"/art/{drawing}", timeout=120).status_code == 200
    yield serving
    serving.close()


@pytest.fixture(scope="session")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with accounts, under the one name that needs no certificate."""
    folder = tmp_path_factory.mktemp("accounts")
    serving = Serving(folder, sqlite_in(folder), {"CARCASSONNE_ACCOUNTS": "localhost"})
    serving.start()
    yield serving
    serving.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; only as long as this folder's tests run, for Playwright's loop forbids everybody another."""
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    assert found, "no Chromium: install the Debian package chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(site: Serving) -> Iterator[Visitor]:
    """Creates games over the API, so that a test can begin where it is about something."""
    with visiting(site.url) as somebody:
        yield somebody


class Devices:
    """Browsers of several people: each has its own storage."""

    def __init__(self, browser: Browser, site: Serving) -> None:
        self.browser, self.site = browser, site
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.offline = False

    def new(self, **options: Any) -> Page:
        """A page of a device of its own, without animations."""
        wanted = {
            "viewport": DESKTOP,
            "base_url": self.site.url,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",  # it would fetch the whole page anew for each device
        } | options
        context = self.browser.new_context(**wanted)
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error on the page: {error}"))
        return page

    def _heard(self, kind: str, text: str) -> None:
        if (
            kind in ("error", "warning")
            and text != NO_WORKER
            and not (self.offline and any(part in text for part in OFFLINE))
        ):
            self.complaints.append(f"{kind} in the console: {text}")

    def sit(self, seated: Seated, seats: tuple[int, ...] | None = None, **options: Any) -> Table:
        """A device that holds seats of a game, at its table."""
        page = self.new(**options)
        held = {str(seat): token for seat, token in seated.tokens.items() if seats is None or seat in seats}
        keep(page, "carcassonne.seats", {seated.id: held})
        keep(page, "carcassonne.links", {seated.id: {str(seat): link for seat, link in seated.links.items()}})
        page.goto(f"/g/{seated.id}")
        return Table(page, seated.id, self.site.url)


def keep(page: Page, name: str, value: Json) -> None:
    """Put something into the storage of a device before its page looks there."""
    said = json.dumps(json.dumps(value))
    ours = "location.protocol.startsWith('http')"
    page.add_init_script(f"if ({ours} && !localStorage.getItem({name!r})) localStorage.setItem({name!r}, {said})")


@pytest.fixture
def devices(browser: Browser, site: Serving) -> Iterator[Devices]:
    """Devices that must not have complained by the end of the test."""
    held = Devices(browser, site)
    yield held
    for context in held.contexts:
        context.close()
    assert held.complaints == []


@pytest.fixture
def people(browser: Browser, own: Serving) -> Iterator[Devices]:
    """Devices of people at the server with accounts, that must not have complained by the end of the test."""
    held = Devices(browser, own)
    yield held
    for context in held.contexts:
        context.close()
    assert held.complaints == []


@pytest.fixture
def snapshot() -> Callable[[Page, str], None]:
    """Takes a picture where CARCASSONNE_SCREENSHOTS names a folder for them; otherwise nothing is written."""

    def take(page: Page, name: str) -> None:
        if TAKING:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.jpg", type="jpeg", quality=82)

    return take
