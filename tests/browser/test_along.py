"""The game taken along from a server: fetched once, played without it, and its record brought home."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OFFLINE, Devices
from browser.driver import Mouse, Table
from carcassonne.server.site.page import BUILT
from support.packed_engine import packed_engine
from support.serving import Serving, sqlite_in

NO_SERVER = (*OFFLINE, "net::ERR_CONNECTION_REFUSED")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the engine for browsers beside its page."""
    folder = tmp_path_factory.mktemp("along")
    page = folder / "page"
    shutil.copytree(BUILT, page)
    (page / "engine").symlink_to(packed_engine())
    serving = Serving(folder, sqlite_in(folder), {"CARCASSONNE_PAGE": str(page)})
    serving.start()
    yield serving
    serving.close()


class Travellers(Devices):
    """Devices whose server may go away, and come back: of that Chromium tells late."""

    def _heard(self, kind: str, text: str) -> None:
        if not (self.offline and any(part in text for part in NO_SERVER)):
            super()._heard(kind, text)


@pytest.fixture
def travellers(browser: object, house: Serving) -> Iterator[Travellers]:
    """Devices that must not have complained by the end of the test."""
    held = Travellers(browser, house)  # type: ignore[arg-type]
    yield held
    for context in held.contexts:
        context.close()
    assert held.complaints == []


def test_a_game_is_played_without_the_server_and_its_record_brought_home(
    travellers: Travellers, house: Serving
) -> None:
    page = travellers.new(service_workers="allow")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("link", name="Take it along").click()
    button = page.get_by_role("button", name="Take it along (")
    expect(button).to_contain_text(f"{_bytes(house) / 1e6:.1f} MB")
    assert [url for url in asked if "/engine/" in url] == [], "nothing of it is fetched before"
    button.click()
    expect(page.locator("main")).to_contain_text("The game is in this browser", timeout=180_000)

    house.close()
    travellers.offline = True
    page.goto("/")
    page.locator("button.way").click()
    page.wait_for_url("**/g/*", timeout=120_000)
    table = Table(page, page.url.rpartition("/")[2], house.url)
    table.play(Mouse(), 4)
    before = table.wait_to_be_asked()
    page.reload()
    assert table.wait_to_be_asked()["ply"] == before["ply"]
    _resign(page)
    offline = {"/learn": "main h1", "/puzzle": "[data-square]", f"/g/{table.game}/replay": "[role=group]"}
    for address, shown in offline.items():
        page.goto(address)
        expect(page.locator(shown).first).to_be_visible(timeout=60_000)

    page.goto("/games")
    page.get_by_role("button", name="Send to the server").click()
    expect(page.locator("main")).to_contain_text("The game was not sent and stays here: the server cannot be reached.")
    house.start()
    page.get_by_role("button", name="Send to the server").click()
    expect(page.locator("main")).to_contain_text("The server has the record")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")  # the turn that is shown comes behind it
    sent = page.url.split("/")[-2]
    assert sent != table.game
    with urlopen(f"{house.url}/api/v1/games/{sent}") as answer:
        assert json.load(answer)["table"]["result"]["reason"] == "imported"


def _bytes(house: Serving) -> int:
    with urlopen(f"{house.url}/api/v1/site") as answer:
        found: int = json.load(answer)["along"]
    return found


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):  # it is asked once more
        page.get_by_role("button", name="Resign").last.click()
    expect(page.locator(".over")).to_be_visible()
