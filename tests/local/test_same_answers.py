"""The same games through a server and through a page without one: every answer is the same (in Pyodide: tests/wasm)."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carcassonne.local.routes import ROUTES
from carcassonne.server.app import create_app
from carcassonne.server.settings import Settings
from support.same_games_served import differences, play_served

TESTS = Path(__file__).parents[1]
GAMES = 3
ANSWERED = {"games", "moves", "streams", "study", "offers", "pictures", "puzzles", "rules", "site"}
"""The subjects of what is answered without a server."""
LEFT_OUT = {
    ("GET", "/api/v1/games/{game_id}/picture.png"),
    ("GET", "/api/v1/games/{game_id}/stream"),
}
"""A browser draws pictures itself, and lines come by messages."""


def test_every_answer_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH"))))
    program = [sys.executable, "-W", "ignore", "-m", "support.same_games", str(GAMES)]
    ended = subprocess.run(
        program, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": paths}, timeout=3000
    )
    assert ended.returncode == 0, ended.stderr
    here = json.loads(ended.stdout)
    served = asyncio.run(play_served(tmp_path, GAMES, monkeypatch))
    assert len(here) > 400
    assert differences(served, here) == ""
    assert len(served) == len(here)


def test_whatever_the_server_answers_about_games_is_answered_without_one() -> None:
    app = create_app(Settings(database_url="sqlite:///unused.sqlite3"))
    served = {
        (method, str(getattr(route, "path", "")))
        for route in app.router.routes
        if ANSWERED & set(getattr(route, "tags", None) or ())
        for method in getattr(route, "methods", None) or ()
    }
    assert served - LEFT_OUT == set(ROUTES) - {("GET", "/healthz")}
