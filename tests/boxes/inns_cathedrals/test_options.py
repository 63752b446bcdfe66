"""The switches of Inns & Cathedrals (I0)."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

MODULES = ("inns", "cathedrals", "large_followers")


@pytest.mark.parametrize("module", MODULES)
def test_each_switch_alone_brings_the_eighteen_tiles(module: str) -> None:
    rules = Rules.of("modern", 2, {module: True})
    assert len(full_deck(rules)) == 71 + 18
    assert [name for name in MODULES if getattr(rules, name)] == [module]


def test_the_box_is_all_three_and_each_may_be_taken_out() -> None:
    rules = Rules.of("modern", 2, {"inns_cathedrals": True, "inns": False})
    assert (rules.inns, rules.cathedrals, rules.large_followers) == (False, True, True)


def test_the_box_with_everything_off_is_its_tiles_without_their_rules() -> None:
    """I0: players ask for that."""
    rules = Rules.of("modern", 2, {"inns_cathedrals": True, **dict.fromkeys(MODULES, False)})
    assert len(full_deck(rules)) == 71 + 18


def test_six_can_play_with_its_tiles() -> None:
    """I0, A6.14"""
    assert Rules.of("modern", 6, {"inns": True}).players == 6
    assert Rules.of("big-box", 6).players == 6
    with pytest.raises(RulesError, match="6 players cannot play: without the tiles of"):
        Rules.of("modern", 6, {"traders_builders": True, "river": True, "abbots": True})


def test_rules_say_no_more_than_they_need() -> None:
    assert Rules.of("modern", 2, {"inns_cathedrals": True}).options == {"inns_cathedrals": True}
    assert Rules.of("big-box", 2, {"inns": False}).options == {"inns": False}
    assert Rules.of("big-box", 2, {"inns_cathedrals": False}).options == {"inns_cathedrals": False}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"inns": "yes"}, "inns must be true or false, not 'yes'"),
        ({"inns_cathedrals": 1}, "inns_cathedrals must be true or false, not 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
