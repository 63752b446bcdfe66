"""What a page fetches to play without a server: nothing is missing in it, and it answers as the server does."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from web import node
from web.engine.pack import FILES, pack

from support.same_games import GAMES
from support.same_games_served import differences, play_served

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
FOLDER = ROOT / "build" / "wasm"
LACKING = {"carcassonne.ai.processes", "concurrent.futures.process", "encodings.mbcs", "pyodide.console"}
"""Modules for processes, for Windows and for consoles: nobody asks for them in a browser."""
MOST_BYTES = 21_000_000
"""Of everything, before compression: 4.3 MB in brotli."""


@pytest.fixture(scope="module")
def packed() -> Path:
    """The folder that a page fetches from."""
    return pack(FOLDER, FOLDER / "engine", compress=False).parent


def run(engine: Path, script: str, *arguments: str) -> Any:
    """What a script prints in Pyodide, with nothing but what is packed."""
    done = subprocess.run(
        [node.program(), HERE / "packed.mjs", engine, ROOT / "tests" / "support" / script, *arguments],
        capture_output=True, text=True, check=False, timeout=3000,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_every_module_finds_what_it_imports(packed: Path) -> None:
    told = run(packed, "packed_modules.py")
    assert told["modules"] > 400
    assert set(told["lacking"]) == LACKING


def test_fifty_games_are_answered_as_by_the_server(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = run(packed, "same_games.py")
    served = asyncio.run(play_served(tmp_path, GAMES, monkeypatch))
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
