"""The command that makes the tables of docs/strength.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import strength

from carcassonne.engine.positions import COMPILED

SCRIPT = Path(__file__).parents[2] / "bench" / "strength.py"


def test_everything_that_is_to_be_shown_is_measured() -> None:
    wanted = {trial.name: trial.wanted for trial in strength.TRIALS if trial.wanted is not None}
    alone = [f"modern + {box}" for box in ("river", "inns_cathedrals", "traders_builders", "abbots")]
    others = ["wheel-of-fortune", "bridges-castles-bazaars", "first-edition-nl", *alone]
    tables = [
        *("modern 3", "modern 4", "modern 5", "modern + inns_cathedrals 6"),
        *("first-edition-nl 4", "wheel-of-fortune 3", "bridges-castles-bazaars 5", "big-box 6"),
    ]
    assert wanted == {
        "modern 2p 2 v random": 0.99,
        "modern 2p 4 v 2": 0.95,
        "modern 2p 6 v 4": 0.70,
        **{f"{preset} 2p 4 v 2": 0.85 for preset in others},
        **{f"{preset} 2p 6 v 4": 0.60 for preset in others},
        "big-box 2p 4 v 2": 0.90,
        "big-box 2p 6 v 4": 0.65,
        "modern 4p 5 v 3": 0.45,
        "modern 2p 6 v hand-6": 0.70,
        "modern 2p 7 v hand-7": 0.70,
        **{f"{preset} 2p 6 v hand-6": 0.62 for preset in (*others[:3], "big-box")},
        **{f"{table}p {pair}": 1 / int(table[-1]) for table in tables for pair in ("5 v 4", "6 v 5", "6 v hand-6")},
    }
    assert [trial.name for trial in strength.LADDER][1:] == [f"modern 2p {n} v {n - 1}" for n in range(2, 9)]


@pytest.mark.skipif(not COMPILED, reason="strength is measured compiled")
def test_a_few_games_make_a_table(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    command = [sys.executable, str(SCRIPT), "--games", "2", "--only", "2 v random", "--jobs", "1", "--seed", "424242"]
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [*command, "--write", str(page)],
        env={**os.environ, "PYTHONPATH": path, "CARCASSONNE_STRENGTH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert re.search(r"\| level 2 \(easy\) \| random \| 2 \|", page.read_text(encoding="utf-8"))
    assert "--seed 424242" in page.read_text(encoding="utf-8")
    assert list(tmp_path.rglob("*.jsonl"))
