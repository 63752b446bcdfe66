"""What others rely on changes only with a line in the changelog (docs/stability.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import public

KEPT: dict[str, Any] = json.loads(public.LISTING.read_text(encoding="utf-8"))


@pytest.mark.parametrize("part", ["names", "positions", "players", "commands", "protocol", "http", "versions"])
def test_what_is_public_is_as_it_was_written_down(part: str) -> None:
    changed = public.differences(KEPT["listing"][part], public.listing()[part], part)
    assert changed == [], "write it in CHANGELOG.md, then: python tools/public.py --write"


def test_a_change_is_not_written_down_while_the_changelog_is_silent() -> None:
    now = {**KEPT["listing"], "versions": {**KEPT["listing"]["versions"], "record": 2}}
    silent = {**KEPT, "changelog": public.digest("as before")}
    refused = public.renewed(silent, now, "as before")
    assert isinstance(refused, str)
    assert "versions.record: 1 is now 2" in refused
    accepted = public.renewed(silent, now, "as before, and records have version 2")
    assert isinstance(accepted, dict)
    assert accepted["listing"] == now


def test_without_a_change_nothing_is_to_be_written() -> None:
    assert public.renewed(KEPT, KEPT["listing"], "whatever") is KEPT


def test_a_difference_says_what_is_gone_and_what_is_new() -> None:
    then = {"names": {"Game": ["copy()", "play(action)"], "Old": []}, "versions": {"record": 1}}
    now = {"names": {"Game": ["copy()", "play(action, quietly=)"], "New": []}, "versions": {"record": 1}}
    assert public.differences(then, now) == [
        "names.Game: play(action) is gone",
        "names.Game: play(action, quietly=) is new",
        "names.New is new",
        "names.Old is gone",
    ]
