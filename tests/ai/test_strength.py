"""The command that measures the levels, and what docs/data/strength.csv and docs/strength.md say of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import strength

from carcassonne.ai.players.roster import player_named
from carcassonne.engine.positions import COMPILED

SCRIPT = Path(__file__).parents[2] / "bench" / "strength.py"
ROWS = {strength.name_of(row): row for row in strength.read()}


def test_what_was_measured_shows_what_is_wanted() -> None:
    measured = [trial for trial in strength.TRIALS if trial.name in ROWS]
    assert len(measured) > 30
    assert [trial.name for trial in measured if not strength.is_met(ROWS[trial.name])] == []
    wanted = {name: strength.wanted_of(trial) for name, trial in ((trial.name, trial) for trial in measured)}
    assert {name: ROWS[name]["wanted"] for name in wanted} == wanted


def test_of_the_ladder_and_of_every_preset_there_are_games() -> None:
    assert [trial.name for trial in strength.LADDER if trial.name not in ROWS] == []
    assert {row["rules"] for row in ROWS.values()} >= {"modern", *strength.OTHERS, "big-box"}


def test_every_row_is_of_players_that_there_are_and_an_interval_round_its_rate() -> None:
    assert len(ROWS) == len(strength.read()), "a match is measured twice"
    for row in ROWS.values():
        assert float(row["low"]) <= float(row["wins"]) <= float(row["high"])
        for name in (row["a"], row["b"]):
            player_named(name)


def test_the_tables_of_the_page_are_made_of_the_data() -> None:
    page = (strength.DOCS / strength.PAGE).read_text(encoding="utf-8")
    shown = page.partition(f"{strength.SECTION.begin}\n")[2].partition(f"\n{strength.SECTION.end}")[0]
    assert shown == strength.tables(strength.read())


@pytest.mark.skipif(not COMPILED, reason="strength is measured compiled")
def test_a_few_games_take_their_place_in_the_data_and_on_the_page(tmp_path: Path) -> None:
    before = {**ROWS["modern 2p 4 v 3"], "games": "7"}
    strength.write(tmp_path, [before, {**ROWS["modern 2p 2 v random"], "games": "9"}])
    command = [sys.executable, str(SCRIPT), "--games", "2", "--only", "2 v random", "--jobs", "1", "--seed", "424242"]
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [*command, "--write", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path, "CARCASSONNE_STRENGTH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert "--seed 424242" in done.stdout
    kept, new = strength.read(tmp_path)
    assert kept == before
    assert (strength.name_of(new), new["games"], new["wanted"]) == ("modern 2p 2 v random", "2", "99")
    assert "| level 4 (club) | level 3 (casual) | 7 |" in (tmp_path / strength.PAGE).read_text(encoding="utf-8")
    assert list(tmp_path.rglob("*.jsonl"))
