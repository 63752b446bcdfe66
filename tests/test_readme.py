"""The README's programs run as they stand there."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_readme_plays_a_whole_game_as_printed() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted >= 8
    assert outcome.failed == 0
