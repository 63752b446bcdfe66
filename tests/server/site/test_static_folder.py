"""A folder for any web host, made of a page, its artwork and an engine; and the engine as a server sends it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from carcassonne.cli.main import main
from carcassonne.server.site.engine import mount_engine
from carcassonne.server.site.static_folder import StaticError, make_static

VERSION = "0123456789abcdef"
SCRIPT = "export const much = 1;\n" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, as small as one can be."""
    page = tmp_path / "page"
    for name, text in {
        "index.html": "a server's",
        "sources.sha256": "made of",
        "assets/index-1.js": SCRIPT,
        "static/index.html": "a folder's",
        "static/404.html": "not here",
    }.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_text(text, encoding="utf-8")
    return page


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """A packed engine of one file, with a form for browsers that know brotli."""
    engine = tmp_path / "engine"
    (engine / VERSION).mkdir(parents=True)
    (engine / VERSION / "pyodide.mjs").write_text(SCRIPT, encoding="utf-8")
    (engine / VERSION / "pyodide.mjs.br").write_bytes(b"brotli")
    manifest = {"engine": 1, "version": VERSION, "files": [{"name": "pyodide.mjs"}]}
    (engine / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return engine


def test_the_folder_has_the_page_the_artwork_and_the_engine(tmp_path: Path, page: Path, engine: Path) -> None:
    told = make_static(tmp_path / "site", page, engine)
    site = tmp_path / "site"
    assert (site / "index.html").read_text(encoding="utf-8") == "a folder's"
    assert not (site / "static").exists()
    assert not (site / "sources.sha256").exists()
    assert (site / "engine" / VERSION / "pyodide.mjs.br").read_bytes() == b"brotli"
    assert gzip.decompress((site / "assets/index-1.js.gz").read_bytes()).decode() == SCRIPT
    assert {"sprite.svg", "art.json", "theme.css", "icon-192.png"} <= {path.name for path in (site / "art").iterdir()}
    assert json.loads((site / "static.json").read_text(encoding="utf-8")) == told
    for file in told["files"]:
        content = (site / file["name"]).read_bytes()
        assert (file["bytes"], file["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())


def test_a_folder_of_ours_is_made_anew_and_no_other_is_touched(tmp_path: Path, page: Path, engine: Path) -> None:
    make_static(tmp_path / "site", page, engine)
    (tmp_path / "site" / "old.js").touch()
    make_static(tmp_path / "site", page, engine)
    assert not (tmp_path / "site" / "old.js").exists()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").touch()
    with pytest.raises(StaticError, match="mine is there already and is no page of ours"):
        make_static(tmp_path / "mine", page, engine)
    assert (tmp_path / "mine" / "diary.txt").exists()


def test_what_is_missing_is_named_and_nothing_is_made(
    tmp_path: Path, page: Path, engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "site"
    with pytest.raises(StaticError, match=r"there is no engine for browsers in .*nowhere: .* `make static` in a clone"):
        make_static(target, page, tmp_path / "nowhere")
    with pytest.raises(StaticError, match="the page is not installed"):
        make_static(target, tmp_path / "nowhere", engine)
    (engine / VERSION / "pyodide.mjs").unlink()
    with pytest.raises(StaticError, match=r"is not whole: it lacks pyodide\.mjs"):
        make_static(target, page, engine)
    (engine / "manifest.json").write_text("{", encoding="utf-8")
    with pytest.raises(StaticError, match=r"manifest\.json cannot be read"):
        make_static(target, page, engine)
    assert not target.exists()
    assert main(["static", str(page)]) == 2
    assert "page" in capsys.readouterr().err


def get(page: Path, path: str, coding: str = "") -> httpx.Response:
    """What a server sends whose page lies in a folder."""
    app = Starlette()
    mount_engine(app, page)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test") as http:
            return await http.get(path, headers={"Accept-Encoding": coding})

    return asyncio.run(ask())


def test_a_server_sends_the_engine_that_lies_beside_its_page(tmp_path: Path, engine: Path) -> None:
    manifest = get(tmp_path, "/engine/manifest.json")
    assert manifest.json()["version"] == VERSION
    assert manifest.headers["cache-control"] == "no-cache"
    plain = get(tmp_path, f"/engine/{VERSION}/pyodide.mjs", "gzip")
    assert plain.text == SCRIPT
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    assert "content-encoding" not in plain.headers


def test_a_browser_that_knows_brotli_gets_the_small_form(tmp_path: Path, engine: Path) -> None:
    (engine / VERSION / "pyodide.mjs.br").unlink()
    (engine / VERSION / "pyodide.mjs.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    packed = get(tmp_path, f"/engine/{VERSION}/pyodide.mjs", "br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.text == SCRIPT


@pytest.mark.parametrize("path", ["manifest.json", "../page/index.html", "%00", f"{VERSION}/..%2f..%2fsecret.json", ""])
def test_there_is_nothing_else(tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.json").touch()
    assert get(tmp_path, f"/engine/{path}").status_code == 404
