"""The documentation as a site: built without a warning, found by a search, copied without prompts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import http_pages

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://repository.example/somebody/carcassonne"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does, by somebody who publishes it."""
    folder = tmp_path_factory.mktemp("book")
    told = {"CARCASSONNE_REPOSITORY": REPOSITORY, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def address(book: Path) -> Iterator[str]:
    """The site on a port of the loopback: from a folder, browsers do not let it search."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(book)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_search_finds_how_to_install_and_the_button_copies_commands_alone(browser: Browser, address: str) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{address}/index.html")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("install")
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile(r"install\.html"))

    page.goto(f"{address}/install.html")
    block = page.locator(".highlight", has_text="python3 -m venv")
    assert "$ " in block.inner_text()
    block.locator("button").first.click()
    expect(page.locator(".md-dialog--active")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[0] == "python3 -m venv play"
    assert "$ " not in copied

    page.goto(f"{address}/index.html")
    block = page.locator(".highlight", has_text=">>>").first
    block.locator("button").first.click()
    expect(page.locator(".md-dialog--active")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("from carcassonne import Game, Rules\n")
    assert ">>>" not in copied
    assert "Placed" not in copied
    context.close()


def test_http_is_a_page_for_every_subject_and_begins_with_games(book: Path) -> None:
    overview = (book / "http.html").read_text(encoding="utf-8")
    links = re.findall(r'href="(http/[\w-]+\.html)#[\w-]+"><code>(\w+ /\S+)</code>', overview)
    assert len(links) == sum(map(len, http_pages.requests().values()))
    assert links[0] == ("http/games.html", "POST /api/v1/games")
    for page, request in links:
        assert f"<code>{request}</code>" in (book / page).read_text(encoding="utf-8")
    schemas = "".join(path.read_text(encoding="utf-8") for path in (book / "http").glob("*.html"))
    for name in http_pages.places():
        assert schemas.count(f'id="{name.lower()}"') == 1, name


def test_a_page_can_be_edited_where_it_is_kept(book: Path) -> None:
    for page, source in {"play": "docs/play.md", "CONTRIBUTING": "CONTRIBUTING.md"}.items():
        (link,) = re.findall(r'href="([^"]*/edit/[^"]*)"', (book / f"{page}.html").read_text(encoding="utf-8"))
        assert link == f"{REPOSITORY}/edit/main/{source}"
    assert "/edit/" not in (book / "http" / "games.html").read_text(encoding="utf-8")
