"""The version, what stands in the changelog about it, and the Pythons it is packed for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSIONS = re.findall(r"^## (\d+\.\d+\.\d+)\b", CHANGELOG, re.MULTILINE)


def test_the_version_is_the_newest_section_of_the_changelog() -> None:
    assert VERSIONS[0] == SETTINGS["project"]["version"]


def test_the_citation_is_one_of_this_version() -> None:
    """Its required members, and values that must be the package's own."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
    assert cited["cff-version"] == "1.2.0"
    assert str(cited["version"]) == SETTINGS["project"]["version"]
    assert cited["license"] == SETTINGS["project"]["license"]
    assert cited["authors"] == SETTINGS["project"]["authors"]
    assert set(cited["keywords"]) <= set(SETTINGS["project"]["keywords"])


def test_versions_come_newest_first_and_each_once() -> None:
    numbers = [tuple(map(int, version.split("."))) for version in VERSIONS]
    assert numbers == sorted(set(numbers), reverse=True)


def test_wheels_are_built_for_the_pythons_that_are_named() -> None:
    named = re.findall(r"Python :: 3\.(\d+)\b", "\n".join(SETTINGS["project"]["classifiers"]))
    assert SETTINGS["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]
    assert SETTINGS["project"]["requires-python"] == f">=3.{named[0]}"
