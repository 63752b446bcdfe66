"""From an empty browser to a rated game, click by click, with the seconds.

python bench/first_game.py                                                   (PYTHONPATH=tests)

Two people who have never been here open the first page, make an account with a passkey (Chromium's virtual
authenticator) and look for a game. Every deed of the first is told with the second at which the page had answered it;
a person reads and types besides.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from playwright.sync_api import Locator, Page, expect, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, Devices
from browser.test_accounts import a_device
from support.serving import Serving, sqlite_in


class Walk:
    """Somebody's way, told as it is gone."""

    def __init__(self, name: str, told: bool) -> None:
        self.name, self.told = name, told
        self.began = time.monotonic()
        self.clicks = 0

    def do(self, what: str, deed: Callable[[], object], then: Locator, clicks: int = 1) -> None:
        """Do something, wait until the page has answered, and tell when that was."""
        deed()
        expect(then).to_be_visible()
        self.clicks += clicks
        if self.told:
            print(f"{time.monotonic() - self.began:6.2f} s  {what}", flush=True)


def register_and_seek(page: Page, walk: Walk) -> None:
    """Everything until the search has begun."""
    by = page.get_by_role
    walk.do("open the first page", lambda: page.goto("/"), by("link", name="Sign in"), clicks=0)
    walk.do("click: Sign in", by("link", name="Sign in").click, page.get_by_label("Name", exact=True))
    name = page.get_by_label("Name", exact=True)
    walk.do("type a name", lambda: name.fill(walk.name), by("button", name="Make a passkey"), clicks=0)
    walk.do("click: Make a passkey", by("button", name="Make a passkey").click, page.locator("ol code").first)
    kept = by("button", name="I have kept them")
    walk.do("click: I have kept them", kept.click, page.get_by_text(f"You are signed in as {walk.name}."))
    home = by("link", name="Carcassonne", exact=True)
    walk.do("click: Carcassonne", home.click, by("link", name="Play with somebody"))
    somebody = by("link", name="Play with somebody")
    walk.do("click: Play with somebody", somebody.click, by("button", name="Look for a game"))
    by("button", name="Look for a game").click()
    walk.clicks += 1


def main() -> int:
    """Walk both ways, and show that the game they lead to is rated."""
    folder = Path(tempfile.mkdtemp(prefix="carcassonne-first-game-"))
    serving = Serving(folder, sqlite_in(folder), {"CARCASSONNE_ACCOUNTS": "localhost"}, forked=False)
    chromium = next(path for path in map(shutil.which, CHROMIUM) if path)
    try:
        serving.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            people = Devices(browser, serving)
            (other, _), (page, _) = a_device(people), a_device(people)
            register_and_seek(other, Walk("Bram", told=False))
            walk = Walk("Anna", told=True)
            register_and_seek(page, walk)
            walk.do("click: Look for a game", lambda: None, page.locator(".who .pn b").first, clicks=0)
            game = page.request.get(f"/api/v1/games/{page.url.rpartition('/')[2]}").json()["table"]
            names = " and ".join(seat["name"] for seat in game["seats"])
            print(f"{walk.clicks} clicks, one name and one gesture; at the table: {names}; rated: {game['rated']}")
            browser.close()
    finally:
        serving.close()
    return 0 if game["rated"] else 1


if __name__ == "__main__":
    sys.exit(main())
