"""The version and what stands in the changelog about it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
VERSIONS = re.findall(r"^## (\d+\.\d+\.\d+)\b", CHANGELOG, re.MULTILINE)


def test_the_version_is_the_newest_section_of_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert VERSIONS[0] == project["version"]


def test_versions_come_newest_first_and_each_once() -> None:
    numbers = [tuple(map(int, version.split("."))) for version in VERSIONS]
    assert numbers == sorted(set(numbers), reverse=True)
