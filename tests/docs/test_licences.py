"""The list of dependencies with their licences is whole."""

from __future__ import annotations

import licences


def test_every_dependency_is_listed_with_its_licence() -> None:
    assert licences.complaints(licences.PAGE.read_text(encoding="utf-8")) == []


def test_a_missing_dependency_and_an_unknown_licence_are_told() -> None:
    text = licences.PAGE.read_text(encoding="utf-8").replace("| fastapi | MIT |", "| fastapi | unknown |")
    missing, unknown = licences.complaints(text.replace("| uqr | MIT |", ""))
    assert missing.startswith("uqr is not on docs/licences.md")
    assert unknown == "nobody knows the licence: | fastapi | unknown |  |"
