"""The command that makes the tables of docs/strength.md."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carcassonne.core.state import COMPILED

SCRIPT = Path(__file__).parents[2] / "bench" / "strength.py"


@pytest.fixture
def strength() -> Any:
    spec = importlib.util.spec_from_file_location("strength", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_everything_that_is_to_be_shown_is_measured(strength: Any) -> None:
    wanted = {trial.name: trial.wanted for trial in strength.TRIALS if trial.wanted is not None}
    others = ("wheel-of-fortune", "bridges-castles-bazaars", "first-edition-nl")
    assert wanted == {
        "modern 2p 2 v random": 0.99,
        "modern 2p 4 v 2": 0.95,
        "modern 2p 6 v 4": 0.70,
        **{f"{preset} 2p 4 v 2": 0.85 for preset in others},
        **{f"{preset} 2p 6 v 4": 0.60 for preset in others},
        "modern 4p 5 v 3": 0.45,
    }
    assert [trial.name for trial in strength.LADDER][1:] == [f"modern 2p {n} v {n - 1}" for n in range(2, 8)]


def test_a_page_keeps_what_people_wrote_around_the_tables(strength: Any, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    strength.write_page(page, "first")
    page.write_text(page.read_text(encoding="utf-8") + "\nSaid by hand.\n", encoding="utf-8")
    strength.write_page(page, "second")
    text = page.read_text(encoding="utf-8")
    assert "first" not in text
    assert text.endswith(f"{strength.BEGIN}\nsecond\n{strength.END}\n\nSaid by hand.\n")


@pytest.mark.skipif(not COMPILED, reason="strength is measured compiled")
def test_a_few_games_make_a_table(strength: Any, tmp_path: Path) -> None:
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
