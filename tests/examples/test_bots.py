"""The example bots play as their first lines say: whole matches by the bot protocol, without a forfeit."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.arena.single_game import play_game
from carcassonne.ai.player import Player
from carcassonne.ai.players.levels import RandomPlayer
from carcassonne.engine.rules import Rules

ROOT = Path(__file__).resolve().parents[2]
BOTS = ROOT / "examples" / "bots"
sys.path.insert(0, str(ROOT))  # `web` is no part of the package

from web import node  # noqa: E402


def in_python(folder: Path) -> str:
    return shlex.join([sys.executable, str(BOTS / "greedy.py")])


def in_javascript(folder: Path) -> str:
    return shlex.join([str(node.program()), str(BOTS / "neighbour.mjs")])


def in_c(folder: Path) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc") or "cc"
    program = folder / "picker"
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-std=c11"]
    subprocess.run([compiler, *warnings, "-O2", "-o", str(program), str(BOTS / "picker.c")], check=True)
    return shlex.join([str(program)])


def match(bot: str, folder: Path, *rules: str) -> Any:
    """The table of a match against level 2, the journal kept where nobody else looks."""
    command = [sys.executable, "-m", "carcassonne", "match", f"cmd:{bot}", "2", "--json", *rules]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "XDG_CACHE_HOME": str(folder)})
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_a_class_that_searches_beats_one_that_throws_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BOTS)
    table = play_match(Match("searcher:Searcher", "random", Rules.of("modern"), games=2))
    assert table.forfeits == ({}, {})
    assert table.results == (2, 0, 0)


def test_a_search_answers_whatever_the_boxes_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BOTS)
    searcher: Any = import_module("searcher")
    rules = Rules.of("bridges-castles-bazaars", 3, {"wheel": True, "inns_cathedrals": True, "abbots": True})
    players: list[Player] = [searcher.Searcher(seed=1, games=1), RandomPlayer(1), RandomPlayer(2)]
    assert play_game(rules, 3, players).forfeits == {}


LANGUAGES = {"Python": in_python, "JavaScript": in_javascript, "C": in_c}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_plays_a_match_against_level_2(language: str, tmp_path: Path) -> None:
    table = match(LANGUAGES[language](tmp_path), tmp_path, "--games", "6")
    assert table["games"] == 6
    assert table["forfeits"]["a"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_answers_whatever_the_boxes_ask(language: str, tmp_path: Path) -> None:
    """Bids, castles, the wheel, goods and figures, at a table of three."""
    everything = ["--option", "wheel=true", "--option", "inns_cathedrals=true", "--option", "abbots=true"]
    rules = ["--preset", "bridges-castles-bazaars", *everything, "--players", "3", "--games", "3"]
    assert match(LANGUAGES[language](tmp_path), tmp_path, *rules)["forfeits"]["a"] == {}
