"""The river in the words of the rules."""

from __future__ import annotations

import pytest

from carcassonne.cli.main import main


def test_the_rules_tell_how_the_river_is_laid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "modern", "--option", "river=true", "--option", "river_turns=safe"]) == 0
    told = capsys.readouterr().out
    assert "a river flows from its spring to its lake before any other tile is drawn" in told
    assert "besides, the river keeps three free squares ahead of its end" in told
    assert "a river tile where the river goes on" in told
    assert "82 to draw" in told
    assert "beside the spring RV01 on the table" in told
