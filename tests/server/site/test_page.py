"""The page and its artwork over HTTP: what is served, how long it may be kept, and what it may not do."""

from __future__ import annotations

import asyncio
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from carcassonne import art
from carcassonne.server.site.artwork import mount_artwork, themes
from carcassonne.server.site.page import BUILT, mount_page

INDEX = '<!doctype html><link rel="stylesheet" href="/art/theme.css"><script>let dark</script><div id="page"></div>'
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "static").mkdir()
    (tmp_path / "page" / "static" / "index.html").write_text(INDEX)
    (tmp_path / "page" / "index.html").write_text(INDEX)
    (tmp_path / "page" / "assets" / "index-abc123.js").write_text(SCRIPT)
    (tmp_path / "page" / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return tmp_path / "page"


class Asking:
    """Asks an application without a server in between, in a thread: the test's own may have a loop of a browser's."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette()
        mount_artwork(self.app)
        mount_page(self.app, folder)

    def get(self, address: str, **headers: str) -> httpx.Response:
        return self.ask("GET", address, **headers)

    def ask(self, method: str, address: str, **headers: str) -> httpx.Response:
        told = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}
        with ThreadPoolExecutor(1) as thread:
            answered: httpx.Response = thread.submit(asyncio.run, self._ask(method, address, told)).result()
            return answered

    async def _ask(self, method: str, address: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.request(method, address, headers=headers)


@pytest.fixture
def page(folder: Path) -> Asking:
    return Asking(folder)


@pytest.mark.parametrize(
    "address", ["/", "/g/abcdefghijklmnop", "/join/abcdefghijklmnop", "/new", "/rules/modern", "/@J.Doe"]
)
def test_every_address_without_a_dot_is_the_page_which_is_asked_for_each_time(page: Asking, address: str) -> None:
    answer = page.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/api/v1/nothing", "/api", "/art/nothing", "/metrics", "/assets/gone.js", "/x.png"]
)
def test_addresses_of_the_api_and_missing_files_are_not_the_page(page: Asking, address: str) -> None:
    assert page.get(address).status_code == 404


def test_the_page_is_only_read(page: Asking) -> None:
    assert page.ask("POST", "/new").status_code == 405
    assert page.ask("POST", "/api/v1/nothing").status_code == 404
    assert page.ask("HEAD", "/").status_code == 200


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(page: Asking) -> None:
    answer = page.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert page.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"


def test_files_come_compressed_to_those_who_can_unpack_them(page: Asking, folder: Path) -> None:
    answer = page.get("/assets/index-abc123.js", accept_encoding="br, gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == SCRIPT
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode(), 1)) + 1
    assert "content-encoding" not in page.get("/assets/index-abc123.js", accept_encoding="gzip;q=0").headers
    (folder / "assets" / "other-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "other-abc123.js.br").write_bytes(b"as it was built")
    head = page.ask("HEAD", "/assets/other-abc123.js", accept_encoding="gzip, br").headers
    assert (head["content-encoding"], head["content-length"]) == ("br", "15")
    assert page.get("/assets/other-abc123.js", accept_encoding="gzip, br;q=0").text == SCRIPT


def test_what_is_known_is_not_sent_again(page: Asking) -> None:
    for address in ("/", "/assets/index-abc123.js", "/art/theme.css"):
        etag = page.get(address).headers["etag"]
        again = page.get(address, if_none_match=f'"other", W/{etag}')
        assert (again.status_code, again.content) == (304, b"")


def test_a_page_built_anew_is_served_anew(page: Asking, folder: Path) -> None:
    before = page.get("/").headers["etag"]
    (folder / "index.html").write_text(INDEX + "<!-- new -->")
    assert page.get("/").headers["etag"] != before


@pytest.mark.parametrize(
    "address", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00.js"]
)
def test_nothing_outside_the_page_is_served(page: Asking, address: str) -> None:
    answer = page.get(address)
    assert "not for anybody" not in answer.text
    assert answer.status_code in (200, 404)


def test_the_page_runs_no_script_but_its_own(page: Asking) -> None:
    policy = page.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in policy  # the script in the index
    assert "script-src 'self' 'unsafe" not in policy


def test_a_server_without_its_page_says_so(tmp_path: Path) -> None:
    answer = Asking(tmp_path / "nothing").get("/")
    assert answer.status_code == 503
    assert "The page is not installed" in answer.text
    assert "CARCASSONNE_WITHOUT_PAGE" in answer.text


def test_the_built_page_lies_in_the_package() -> None:
    assert BUILT.parts[-3:] == ("carcassonne", "server", "page")


def test_the_artwork_is_that_of_the_package(page: Asking) -> None:
    assert page.get("/art/sprite.svg").text == art.sprite()
    assert page.get("/art/sprite.svg").headers["content-type"] == "image/svg+xml"
    places = page.get("/art/art.json")
    assert places.headers["content-type"] == "application/json"
    assert places.json() == json.loads(json.dumps({"anchors": art.anchors(), "regions": art.regions()}))


def test_the_theme_is_light_unless_the_page_or_the_system_is_dark(page: Asking) -> None:
    assert page.get("/art/theme.css").text == themes()
    light, dark, system = themes().splitlines()
    assert light == f":root{{color-scheme:light;{art.theme_css()}}}"
    assert dark == f'@media screen{{:root[data-theme="dark"]{{color-scheme:dark;{art.theme_css(dark=True)}}}}}'
    assert system.startswith("@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;")


def test_a_worker_may_run_webassembly_and_nothing_that_is_not_ours(page: Asking) -> None:
    policy = page.get("/assets/index-abc123.js").headers["content-security-policy"]
    assert policy == "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'"


def test_what_is_for_a_folder_of_another_host_is_not_served_here(page: Asking) -> None:
    assert page.get("/static/index.html").status_code == 404
