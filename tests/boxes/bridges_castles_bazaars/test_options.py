"""The options of Bridges, Castles and Bazaars (A1, E1)."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.boxes.bridges_castles_bazaars.box import tokens
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

BCB = "bridges-castles-bazaars"


@pytest.mark.parametrize(("module"), ["bridges", "castles", "bazaars"])
def test_each_module_alone_brings_the_twelve_tiles(module: str) -> None:
    rules = Rules.of("modern", 2, {module: True})
    assert len(full_deck(rules)) == 83
    assert [name for name in ("bridges", "castles", "bazaars") if getattr(rules, name)] == [module]


@pytest.mark.parametrize("module", ["bridges", "castles", "bazaars"])
def test_a_module_switched_off_leaves_its_tiles_in_the_deck(module: str) -> None:
    rules = Rules.of(BCB, 6, {module: False})
    assert not getattr(rules, module)
    assert len(full_deck(rules)) == 83


def test_all_three_modules_can_be_named_together_and_one_taken_out() -> None:
    rules = Rules.of("modern", 2, {"bridges_castles_bazaars": True, "castles": False})
    assert (rules.bridges, rules.castles, rules.bazaars) == (True, False, True)


def test_tokens_are_three_and_two_with_five_or_six_players() -> None:
    """E1"""
    assert [tokens(Rules.of(BCB, n)) for n in range(2, 7)] == [3, 3, 3, 2, 2]


def test_a_castle_is_worth_five_to_a_field_paid_city_by_city() -> None:
    """GAP 28"""
    assert Rules.of("first-edition-nl", 2, {"castles": True}).castle_field_value == 5
    assert Rules.of("first-edition-nl", 2, {"castle_field_value": 7}).castle_field_value == 7
    assert Rules.of(BCB).castle_field_value == 4


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"bazaar_auction": "yes"}, "bazaar_auction must be one of auction, no_auction, not 'yes'"),
        ({"bridges_castles_bazaars": "all"}, "bridges_castles_bazaars must be true or false, not 'all'"),
        ({"castle_field_value": -1}, "castle_field_value must be a whole number from 0 to"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
