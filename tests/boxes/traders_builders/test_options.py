"""The switches of Traders & Builders (T0)."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

MODULES = ("goods", "builders", "pigs")


@pytest.mark.parametrize("module", MODULES)
def test_each_switch_alone_brings_the_twenty_four_tiles(module: str) -> None:
    rules = Rules.of("modern", 2, {module: True})
    assert len(full_deck(rules)) == 71 + 24
    assert [name for name in MODULES if getattr(rules, name)] == [module]


def test_the_box_is_all_three_and_each_may_be_taken_out() -> None:
    rules = Rules.of("modern", 2, {"traders_builders": True, "builders": False})
    assert (rules.goods, rules.builders, rules.pigs) == (True, False, True)


def test_the_box_with_everything_off_is_its_tiles_without_their_rules() -> None:
    rules = Rules.of("modern", 2, {"traders_builders": True, **dict.fromkeys(MODULES, False)})
    assert len(full_deck(rules)) == 71 + 24


def test_the_big_box_is_everything_of_the_four_boxes() -> None:
    rules = Rules.of("big-box", 6)
    switches = ("river", "inns", "cathedrals", "large_followers", *MODULES, "abbots", "gardens")
    assert all(getattr(rules, name) for name in switches)
    assert (rules.wheel, rules.bridges, rules.tiny_city) == (False, False, "4")
    assert len(full_deck(rules)) == 71 + 11 + 18 + 24


def test_the_big_box_goes_with_bridges_castles_and_bazaars() -> None:
    assert len(full_deck(Rules.of("big-box", 6, {"bridges_castles_bazaars": True}))) == 71 + 11 + 18 + 24 + 12


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"goods": 3}, "goods must be true or false, not 3"),
        ({"traders": True}, "there is no option 'traders'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
