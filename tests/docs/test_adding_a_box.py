"""The checklist for a new box (docs/architecture.md) against the box that followed it, tests/fake_box."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "tests" / "fake_box" / "python", ROOT / "tests" / "fake_box" / "page")
OUTSIDE = {"docs/rules/<box>.md", "carcassonne/boxes/__init__.py", "tests/boxes/<box>/", "web/src/boxes.ts"}
"""What is not in a folder of the box: its rule page, its tests, and the two lists."""
FREELY = (".svelte",)
"""Files that a box names as it likes; so does it the modules of its artwork."""


def listed() -> set[str]:
    """The files that the checklist names."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    checklist = text.partition("## How to add a box")[2].partition("\n## ")[0]
    rows = [line.split("|")[2] for line in checklist.splitlines() if re.match(r"\| \d", line)]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def brought() -> set[str]:
    """The files of the fake box, as in their folders."""
    paths = [path.relative_to(folder) for folder in FOLDERS for path in folder.rglob("*") if path.is_file()]
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts}


def test_every_file_of_the_fake_box_is_in_the_checklist() -> None:
    free = {name for name in brought() if name.endswith(FREELY) or name.startswith("art/")}
    assert brought() - free <= listed()


def test_the_fake_box_has_every_file_of_the_checklist() -> None:
    assert listed() - OUTSIDE == {name for name in brought() if name in listed()}


def test_nothing_else_is_touched_but_two_lists() -> None:
    """The tool that lays the box over the package writes into these two files, and into none besides."""
    tool = (ROOT / "tests" / "fake_box" / "lay_over.py").read_text(encoding="utf-8")
    changed = re.findall(r'add_names\((?:copy / "boxes" / "(\w+\.py)"|web / "src" / "([\w.]+)")', tool)
    assert sorted(name for pair in changed for name in pair if name) == ["__init__.py", "boxes.ts"]
