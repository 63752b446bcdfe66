"""What differs from a preset is said as data and in words, the same everywhere."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.engine.differences import (
    BoxDifference,
    OptionDifference,
    boxes_played,
    closest_preset,
    differences,
    differences_text,
)
from carcassonne.engine.rules import PRESETS, Rules


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_differs_in_a_preset_as_it_is(preset: str) -> None:
    rules = Rules.of(preset)
    assert differences(rules) == []
    assert differences_text(rules) == ""
    assert closest_preset(rules) == rules


@pytest.mark.parametrize(
    ("preset", "options", "said"),
    [
        ("big-box", {"inns_cathedrals": False}, "without Inns & Cathedrals"),
        (
            "modern",
            {"inns_cathedrals": True, "followers": 3},
            "with Inns & Cathedrals, followers 3 instead of 7",
        ),
        ("modern", {"inns": True}, "with Inns & Cathedrals, without cathedrals, without large followers"),
        ("big-box", {"cathedrals": False}, "without cathedrals"),
        ("wheel-of-fortune", {"followers": 3}, "followers 3 instead of 7"),
        ("wheel-of-fortune", {"wheel": False}, "without the Wheel of Fortune"),
        (
            "bridges-castles-bazaars",
            {"field_scoring": "per_city_4"},
            "field scoring per_city_4 instead of per_field_3, castle field value 5 instead of 4",
        ),
        ("modern", {"abbots": True, "gardens": False}, "with the Abbot, without gardens"),
        ("first-edition-nl", {"first_player": "given"}, "first player given instead of youngest"),
    ],
)
def test_differences_are_told(preset: str, options: dict[str, Any], said: str) -> None:
    assert differences_text(Rules.of(preset, options=options)) == said


def test_differences_are_data() -> None:
    found = differences(Rules.of("modern", options={"river": True, "tiny_city": "2"}))
    assert found == [BoxDifference("river", "the River", added=True), OptionDifference("tiny_city", "2", "4")]


def test_what_is_played_with_includes_a_box_of_which_only_figures_are_there() -> None:
    played = boxes_played(Rules.of("modern", options={"abbots": True, "gardens": False}))
    assert [box.name for box in played] == ["base", "abbot"]


@pytest.mark.parametrize(
    ("options", "preset", "said"),
    [
        ({"river": True, "inns_cathedrals": True, "traders_builders": True, "abbots": True}, "big-box", ""),
        ({"river": True, "inns_cathedrals": True, "traders_builders": True}, "big-box", "without the Abbot"),
        ({"river": True}, "modern", "with the River"),
        ({"bridges_castles_bazaars": True}, "bridges-castles-bazaars", ""),
    ],
)
def test_rules_are_called_by_the_closest_preset(options: dict[str, Any], preset: str, said: str) -> None:
    rules = Rules.of("modern", options=options)
    named = closest_preset(rules)
    assert (named.preset, differences_text(named)) == (preset, said)
    assert {**named.values, "preset": ""} == {**rules.values, "preset": ""}
