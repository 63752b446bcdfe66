"""The artwork of the page as files: read where they are of today's sources, drawn where they are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from carcassonne.art import shipped


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each drawing was made."""
    counted: Counter[str] = Counter()

    def draw(name: str) -> str:
        counted[name] += 1
        return f"<{name}>"

    monkeypatch.setattr(shipped, "DRAWINGS", {"a": lambda: draw("a"), "b": lambda: draw("b")})
    return counted


def test_what_was_shipped_is_read_and_not_drawn_again(tmp_path: Path, drawn: Counter[str]) -> None:
    shipped.ship(tmp_path / "art")
    shipped.ship(tmp_path / "art")
    assert shipped.shipped(tmp_path / "art", "b") == "<b>"
    assert drawn == {"a": 1, "b": 1}


@pytest.mark.parametrize("signed", ["0" * 64, None])
def test_what_is_of_other_sources_or_missing_is_drawn(tmp_path: Path, drawn: Counter[str], signed: str | None) -> None:
    if signed is not None:
        (tmp_path / "a").write_text("of yesterday")
        (tmp_path / shipped.SIGNED).write_text(signed)
    assert shipped.shipped(tmp_path, "a") == "<a>"
    shipped.ship(tmp_path)
    assert (tmp_path / "a").read_text() == "<a>"
