"""The page without a server: a folder of files on a plain web host, below a prefix, with the network switched off.

`CARCASSONNE_EVERY_PRESET=1` plays a whole game of every preset; without it one is played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from browser.conftest import Devices
from browser.driver import CONFIRM, Mouse, Table, eventually_on
from carcassonne.engine.rules import PRESETS
from carcassonne.notation.record import parse_record, replay
from carcassonne.server.site.static_folder import make_static
from support.packed_engine import packed_engine
from support.plain_host import PREFIX, PlainHost

PLAYED = sorted(PRESETS) if os.environ.get("CARCASSONNE_EVERY_PRESET") else ["modern"]
LEVEL = 5
NO_HOST = "net::ERR_CONNECTION_REFUSED"
"""What Chromium says of a host that is gone."""
KEPT_WHOLE = f"caches.match('/{PREFIX}/engine/kept/manifest.json').then((found) => !!found)"
BAR = ".told .line"
Snapshot = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """The folder as `carcassonne static` makes it, on a host of its own."""
    plain = PlainHost(tmp_path_factory.mktemp("host"))
    make_static(plain.page, engine=packed_engine())
    plain.start()
    yield plain
    plain.stop()


class Visitors(Devices):
    """Browsers on a plain host; what they ask of anybody else is a fault."""

    def __init__(self, browser: Any, host: PlainHost) -> None:
        super().__init__(browser, host)  # type: ignore[arg-type]
        self.host = host

    def open(self, address: str = "", **options: Any) -> Page:
        """A page of a device of its own, with service workers, at an address of the page."""
        page = self.new(**{"service_workers": "allow"} | options)
        self.watch(page.context)
        page.goto(self.host.url + address)
        return page

    def watch(self, context: BrowserContext) -> None:
        """Take down whatever is asked of others."""

        def asked(url: str) -> None:
            if urlsplit(url).scheme in ("http", "https", "ws", "wss") and not url.startswith(self.host.url):
                self.complaints.append(f"asked somebody else: {url}")

        context.on("request", lambda request: asked(request.url))

    def _heard(self, kind: str, text: str) -> None:
        if not (self.offline and NO_HOST in text):
            super()._heard(kind, text)


@pytest.fixture
def visitors(browser: Any, host: PlainHost) -> Iterator[Visitors]:
    """Devices that must not have complained by the end of the test."""
    held = Visitors(browser, host)
    yield held
    for context in held.contexts:
        context.close()
    assert held.complaints == []


def wish(page: Page, preset: str = "modern") -> None:
    """Choose what is played, as the new-game page does."""
    draft = {"preset": preset, "seats": [{"kind": "human"}, {"kind": "bot", "level": LEVEL}]}
    page.evaluate("draft => localStorage.setItem('carcassonne.draft', JSON.stringify(draft))", draft)


def begin(page: Page, host: PlainHost) -> Table:
    """Begin a game by the first button of the page."""
    page.locator("button.way").click()
    page.wait_for_url("**/#/g/*", timeout=120_000)
    return Table(page, page.url.rpartition("/")[2], host.url)


def record_of(table: Table) -> str:
    """The record of a finished game, saved by the menu of its table."""
    table.page.get_by_role("button", name="Menu").click()
    with table.page.expect_download() as saving:
        table.page.locator("a[download$='.txt']").click()
    return Path(saving.value.path()).read_text(encoding="utf-8")


def look_around(page: Page, host: PlainHost, game: str) -> None:
    """Whatever there is besides tables: it is there without a network, too."""
    page.goto(f"{host.url}#/g/{game}/replay")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator(".mistakes button").first).to_be_visible(timeout=240_000)
    for address, there in {"rules/modern": "figure .tiles", "learn": "main h1", "puzzle": "[data-square]"}.items():
        page.goto(f"{host.url}#/{address}")
        expect(page.locator(there).first).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("preset", PLAYED)
def test_a_whole_game_against_level_5_without_a_network(
    visitors: Visitors, host: PlainHost, preset: str, snapshot: Snapshot
) -> None:
    """Everything is there after the first visit; a reload in the middle goes on where it was."""
    page = visitors.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    eventually_on(page, lambda: bool(page.evaluate(KEPT_WHOLE)), "the engine is not kept", 180.0)
    wish(page, preset)
    host.stop()
    visitors.offline = True
    try:
        page.reload()
        table = begin(page, host)
        table.play(Mouse(), 9)
        before = table.wait_to_be_asked()
        page.reload()
        assert table.wait_to_be_asked()["ply"] == before["ply"]
        snapshot(page, f"static-{preset}")
        table.play_to_the_end(Mouse())
        shown = table.final_scores()
        record = parse_record(record_of(table))
        look_around(page, host, table.game)
    finally:
        host.start()
    assert list(replay(record).scores) == shown, "our engine comes to other points"


def test_two_windows_play_one_game(visitors: Visitors, host: PlainHost) -> None:
    """Both show what either does; of two answers at once one counts; the second goes on when the first is closed."""
    page = visitors.open()
    wish(page)
    page.reload()
    one = begin(page, host)
    one.play(Mouse(), 2)
    other_page = page.context.new_page()
    other_page.goto(page.url)
    other = Table(other_page, one.game, host.url)
    for table in (one, other):
        table.wait_to_be_asked()
    for table, number in ((one, 0), (other, -1)):
        square = table.see()["squares"][number]
        table.page.locator(f'[data-square="{square}"]').click()
        expect(table.page.locator(CONFIRM)).to_be_enabled()
    for table in (one, other):  # nobody waits for the first
        table.page.evaluate("what => document.querySelector(what).click()", CONFIRM)
    plies = [table.wait_until(lambda seen: seen["phase"] != "loading", "nothing")["ply"] for table in (one, other)]
    page.close()
    other.play(Mouse(), 6)
    after = other.wait_to_be_asked()
    assert int(after["ply"]) > max(map(int, plies))
    other_page.reload()
    assert other.wait_to_be_asked()["ply"] == after["ply"]
    expect(other_page.locator(BAR)).to_have_count(0)  # no game is damaged


def test_everything_goes_into_a_file_and_back(visitors: Visitors, host: PlainHost, tmp_path: Path) -> None:
    """On another device the game goes on; a file that is none of ours is refused with a sentence."""
    table = begin(visitors.open(), host)
    table.play(Mouse(), 2)
    ply = table.wait_to_be_asked()["ply"]
    table.page.goto(f"{host.url}#/games")
    with table.page.expect_download() as saving:
        table.page.get_by_role("button", name="Save everything to a file").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)

    page = visitors.open("#/games")
    other = tmp_path / "other.json"
    other.write_text('{"games": 3}', encoding="utf-8")
    page.locator("#kept-file").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("That was not done:", timeout=120_000)
    page.locator("#kept-file").set_input_files(saved)
    expect(page.locator(".game")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("1 game taken in; 0 were here already.")
    page.goto(f"{host.url}#/g/{table.game}")
    again = Table(page, table.game, host.url)
    assert again.wait_to_be_asked()["ply"] == ply
    again.play(Mouse(), 1)


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    """As Chromium judges it: a manifest with a name, icons and a start below the prefix."""
    page = visitors.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    chromium = page.context.new_cdp_session(page)
    found = chromium.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{visitors.host.url}manifest.webmanifest")
    faults = {each["errorId"] for each in chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert faults <= {"in-incognito"}, "contexts of tests are private windows; nothing else is wrong"


# --- when something goes wrong ----------------------------------------------------------------------------------------
FULL = b"""
let full = false;
new BroadcastChannel("storage").onmessage = ({ data }) => (full = data);
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
  if (full) throw new DOMException("there is no room", "QuotaExceededError");
  return put.apply(this, given);
};
"""
"""What makes the storage of a worker full, and empty again: Chromium does not, in the private windows of tests."""
NONE = b"Object.defineProperty(self, 'indexedDB', { value: undefined });"


@contextmanager
def spoilt(path: Path, content: bytes) -> Iterator[None]:
    """A file of the host that holds something else for a while."""
    before = path.read_bytes()
    path.write_bytes(content)
    try:
        yield
    finally:
        path.write_bytes(before)


def test_half_an_engine_is_said_and_fetched_anew(visitors: Visitors, host: PlainHost) -> None:
    (engine,) = host.page.glob("engine/*/engine.so")
    with spoilt(engine, engine.read_bytes()[:1000]):
        page = visitors.open()
        bar = page.locator(BAR)
        expect(bar).to_contain_text("A part of the game arrived damaged (engine.so)", timeout=120_000)
    bar.get_by_role("button").click()
    begin(page, host).wait_to_be_asked()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("lacking", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_play_says_so_and_shows_the_rules(visitors: Visitors, lacking: str) -> None:
    page = visitors.new()
    page.add_init_script(f"delete globalThis.{lacking}")
    page.goto(visitors.host.url)
    expect(page.locator(BAR)).to_contain_text("This browser cannot play by itself")
    page.goto(f"{visitors.host.url}#/rules")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main h2").first).to_be_visible()


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(visitors: Visitors, host: PlainHost) -> None:
    table = begin(visitors.open(), host)
    table.play(Mouse(), 2)
    ply = int(table.wait_to_be_asked()["ply"])
    worker = next(each for each in table.page.workers if "/table.worker" in each.url)
    with suppress(Error):  # whoever answers is gone
        worker.evaluate("self.close()")
    table.play(Mouse(), 2)
    assert int(table.wait_to_be_asked()["ply"]) > ply


def test_a_full_storage_is_said_and_nothing_is_lost(visitors: Visitors, host: PlainHost) -> None:
    (worker,) = host.page.glob("assets/table.worker-*.js")
    with spoilt(worker, FULL + worker.read_bytes()):
        table = begin(visitors.open(service_workers="block"), host)
        seen = table.wait_to_be_asked()
    fill = "full => new BroadcastChannel('storage').postMessage(full)"
    table.page.evaluate(fill, True)
    table.page.locator(f'[data-square="{seen["squares"][0]}"]').click()
    table.page.locator(CONFIRM).click()
    table.page.locator("[data-choice]").last.click()
    table.page.locator(CONFIRM).click()
    expect(table.page.locator(".toast").last).to_contain_text("This browser could not keep that", timeout=60_000)
    assert table.see()["ply"] == "0"
    table.page.evaluate(fill, False)
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda now: now["ply"] != "0", "the move is not made again")


def test_a_window_that_keeps_nothing_says_so_and_plays(visitors: Visitors, host: PlainHost) -> None:
    """As some private windows are."""
    (worker,) = host.page.glob("assets/table.worker-*.js")
    with spoilt(worker, NONE + worker.read_bytes()):
        page = visitors.open(service_workers="block")
        expect(page.locator(BAR)).to_contain_text("This browser keeps nothing here", timeout=120_000)
        begin(page, host).wait_to_be_asked()
