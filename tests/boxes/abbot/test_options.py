"""The Abbot's switches and the garden tiles (M0, M1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError


def gardens(**options: Any) -> list[str]:
    """The garden tiles of a deck; it is as large as without them."""
    deck = full_deck(Rules.of("modern", 2, {**options, "gardens": True}))
    assert len(deck) == len(full_deck(Rules.of("modern", 2, {**options, "gardens": False})))
    return [name for name in deck if name.endswith("G") and name != "G"]


def test_abbots_bring_gardens_unless_they_are_switched_off() -> None:
    assert Rules.of("modern", 2, {"abbots": True}).gardens
    assert not Rules.of("modern", 2, {"abbots": True, "gardens": False}).gardens
    assert not Rules.of("modern", 2).gardens


def test_eight_tiles_of_the_base_game_have_a_garden_in_place_of_a_plain_copy() -> None:
    """M1.2"""
    assert gardens() == ["EG", "HG", "IG", "MG", "NG", "RG", "UG", "VG"]
    plain, planted = Counter(full_deck(Rules.of())), Counter(full_deck(Rules.of("modern", 2, {"gardens": True})))
    assert all(plain[name] - planted[name] == 1 for name in "EHIMNRUV")


@pytest.mark.parametrize(
    ("option", "more"),
    [
        ("river", ["RV10G"]),
        ("inns_cathedrals", ["IC03G", "IC15G"]),
        ("traders_builders", ["TB08G", "TB11G"]),
        ("bridges_castles_bazaars", ["Z06G"]),
    ],
)
def test_every_box_in_play_has_its_gardens(option: str, more: list[str]) -> None:
    """M1.2"""
    assert gardens(**{option: True})[8:] == more


def test_the_wheel_game_has_no_gardens() -> None:
    """M1.2"""
    assert gardens(wheel=True) == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"abbots": "on"}, "abbots must be true or false, not 'on'"),
        ({"gardens": 0}, "gardens must be true or false, not 0"),
        ({"abbot": True}, "there is no option 'abbot'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
