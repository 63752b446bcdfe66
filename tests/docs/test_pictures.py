"""Pictures of the docs: each is shown by a page, and every page's picture is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
PICTURE = re.compile(r"\]\(([^()\s]+\.(?:jpg|png|svg))\)")


def shown() -> set[Path]:
    """The files that the pages show or link."""
    return {
        (page.parent / name).resolve()
        for page in PAGES
        for name in PICTURE.findall(page.read_text(encoding="utf-8"))
        if "://" not in name
    }


def test_every_picture_that_is_shown_is_there() -> None:
    assert sorted(file for file in shown() if not file.exists()) == []


def test_no_screenshot_is_kept_that_nobody_sees() -> None:
    kept = set((ROOT / "docs" / "screenshots").iterdir())
    assert kept
    assert sorted(kept - shown()) == []
