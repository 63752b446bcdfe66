"""The switches of King & Robber Baron (K0)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError
from carcassonne.tiles.catalogue import TileDataError, parse_tile_set

CARDS = ("king", "robber_baron")


@pytest.mark.parametrize("card", CARDS)
def test_each_switch_alone_brings_the_five_tiles(card: str) -> None:
    rules = Rules.of("modern", 2, {card: True})
    assert len(full_deck(rules)) == 71 + 5
    assert [name for name in CARDS if getattr(rules, name)] == [card]


def test_the_box_with_both_off_is_its_tiles_without_their_rules() -> None:
    rules = Rules.of("modern", 2, {"king_robber": True, **dict.fromkeys(CARDS, False)})
    assert len(full_deck(rules)) == 71 + 5


def test_its_garden_takes_the_place_of_one_tile_where_gardens_are_in_the_deck() -> None:
    """K3.2"""
    plain = Counter(full_deck(Rules.of("modern", 2, {"king_robber": True})))
    planted = Counter(full_deck(Rules.of("modern", 2, {"king_robber": True, "abbots": True})))
    elsewhere = Counter(full_deck(Rules.of("modern", 2, {"abbots": True})))
    assert (plain["KR02"], plain["KR02G"]) == (1, 0)
    assert (planted["KR02"], planted["KR02G"]) == (0, 1)
    assert elsewhere["KR02G"] == 0


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(RulesError, match="king must be true or false, not 'yes'"):
        Rules.of("modern", 2, {"king": "yes"})


def test_two_fields_inside_a_tile_must_say_where_each_lies() -> None:
    """K3.1: otherwise they would have the same name."""
    text = files("carcassonne.boxes").joinpath("king_robber", "tiles.toml").read_text(encoding="utf-8")
    for damaged in (text.replace(', lies = "NL"', ""), text.replace('lies = "NL"', 'lies = "SL"')):
        with pytest.raises(TileDataError, match="tile KR05: fields that reach no side are told apart"):
            parse_tile_set(damaged)
