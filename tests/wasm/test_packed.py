"""What a page fetches to play without a server: nothing is missing in it, and it answers as the server does."""

from __future__ import annotations

import asyncio
import hashlib
import json
import marshal
import subprocess
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from web import node
from web.engine.contents import compiled
from web.engine.pack import FILES, pack

from support.packed_engine import FOLDER, packed_engine
from support.packed_modules import characters
from support.same_games import GAMES
from support.same_games_served import differences, play_served

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
MOST_BYTES = 21_000_000
"""Of everything, before compression: 3.9 MB in brotli."""


@pytest.fixture(scope="module")
def packed() -> Path:
    """The folder that a page fetches from."""
    return packed_engine()


@contextmanager
def started(engine: Path, script: str) -> Iterator[subprocess.Popen[str]]:
    """A script in Pyodide, with nothing but what is packed."""
    command = [node.program(), HERE / "packed.mjs", engine, ROOT / "tests" / "support" / script]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with process:
        try:
            yield process
        finally:
            process.kill()


def printed(script: subprocess.Popen[str]) -> Any:
    """What a script prints at its end."""
    out, err = script.communicate(timeout=3000)
    assert script.returncode == 0, out[-1000:] + err[-2000:]
    return json.loads(out.splitlines()[-1])


def test_every_module_finds_what_it_imports(packed: Path) -> None:
    with started(packed, "packed_modules.py") as script:
        told = printed(script)
    assert told["modules"] > 400
    assert told["lacking"] == {}
    assert told["characters"] == characters()


def test_fifty_games_are_answered_as_by_the_server(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started(packed, "same_games.py") as script:  # both play at once
        served = asyncio.run(play_served(tmp_path, GAMES, monkeypatch))
        here = printed(script)
    assert len(here) > 4000
    assert differences(served, here) == ""
    assert len(served) == len(here)


def test_the_manifest_says_how_large_each_file_is_and_what_its_hash(packed: Path) -> None:
    manifest = json.loads((packed / "manifest.json").read_text(encoding="utf-8"))
    assert [file["name"] for file in manifest["files"]] == list(FILES)
    for file in manifest["files"]:
        content = (packed / manifest["version"] / file["name"]).read_bytes()
        assert (file["bytes"], file["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())
    assert manifest["bytes"] == sum(file["bytes"] for file in manifest["files"]) < MOST_BYTES


def test_the_same_sources_are_packed_as_the_same_edition(packed: Path) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in packed.rglob("*") if path.is_file()}
    pack(FOLDER, packed, compress=False)
    assert {path.name: path.stat().st_mtime_ns for path in packed.rglob("*") if path.is_file()} == before


def test_an_error_of_what_is_packed_still_says_what_is_wrong_and_where() -> None:
    """Though its lines are left out: the page shows the sentence, and a report the names."""
    source = b"def turn(tile):\n    return [tile.sides for side in (0, 1)]\n\ndef lay():\n    turn(None)\n"
    found: dict[str, Any] = {}
    exec(marshal.loads(compiled(source, "tiles.py")[16:]), found)
    with pytest.raises(AttributeError) as raised:
        found["lay"]()
    told = "".join(traceback.format_exception(raised.value))
    assert "in turn\n" in told
    assert told.endswith("AttributeError: 'NoneType' object has no attribute 'sides'\n")
