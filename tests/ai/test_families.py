"""Families of rules: which knowledge the players take for which rules."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.ai.fingerprint import ANALYSIS_FILES, GAME_FILES, fingerprint
from carcassonne.ai.players.families import (
    all_families,
    family_of,
    knowledge_for,
    knowledge_sources,
    value_name,
    weights_of_boxes,
)
from carcassonne.ai.thought.box_knowledge import box_knowledge
from carcassonne.ai.thought.knowledge import default_weights, shipped
from carcassonne.ai.training.tuning import tunable_weights
from carcassonne.engine.rules import PRESETS, Rules


@pytest.mark.parametrize(
    ("preset", "options", "family"),
    [
        ("modern", {}, "base"),
        ("modern", {"field_scoring": "per_city_4"}, "first_edition"),
        ("first-edition-nl", {}, "first_edition"),
        ("first-edition-da", {"field_scoring": "per_field_3"}, "base"),
        ("wheel-of-fortune", {"field_scoring": "per_city_4"}, "wheel"),
        ("bridges-castles-bazaars", {}, "bridges_castles_bazaars"),
        ("bridges-castles-bazaars", {"bridges_castles_bazaars": False}, "bridges_castles_bazaars"),
        ("wheel-of-fortune", {"bazaars": True}, "bridges_castles_bazaars"),
        ("big-box", {}, "big_box"),
        ("modern", {"inns": True}, "big_box"),
        ("bridges-castles-bazaars", {"goods": True}, "big_box"),
        ("modern", {"river": True, "abbots": True}, "base"),
    ],
)
def test_the_family_of_the_latest_box_whose_tiles_are_drawn_fits(
    preset: str, options: dict[str, Any], family: str
) -> None:
    assert family_of(Rules.of(preset, 2, options)) == family


@pytest.mark.parametrize(
    ("preset", "players", "options", "name"),
    [
        ("modern", 2, {}, "base"),
        ("modern", 3, {}, "base_many"),
        ("modern", 2, {"inns_cathedrals": True}, "inns"),
        ("modern", 2, {"inns_cathedrals": True, "river": True, "abbots": True}, "inns"),
        ("modern", 4, {"inns_cathedrals": True}, "big_box_many"),
        ("modern", 2, {"inns_cathedrals": True, "traders_builders": True}, "big_box"),
        ("wheel-of-fortune", 2, {"inns_cathedrals": True}, "big_box"),
        ("wheel-of-fortune", 2, {}, "wheel"),
        ("tower", 2, {}, "tower"),
        ("dragon", 2, {}, "dragon"),
        ("dragon", 2, {"tower": True}, "base"),
        ("tower", 2, {"river": True, "abbots": True}, "tower"),
        ("tower", 3, {}, "base_many"),
        ("tower", 2, {"inns_cathedrals": True}, "big_box"),
    ],
)
def test_a_box_may_have_a_value_for_games_with_it_alone(
    preset: str, players: int, options: dict[str, Any], name: str
) -> None:
    assert value_name(Rules.of(preset, players, options)) == name


def test_weights_of_a_box_come_from_its_own_family_where_another_fits_better() -> None:
    both = Rules.of("bridges-castles-bazaars", 2, {"wheel": True})
    sources = knowledge_sources(both)
    assert sources.family == "bridges_castles_bazaars"
    assert sources.borrowed == (("wheel_income", "wheel"), ("crown", "wheel"))
    weights = knowledge_for(sources, 1.0).weights()
    assert weights["crown"] == shipped("wheel")[0]["crown"]
    assert weights["city_growth"] == shipped("bridges_castles_bazaars")[0]["city_growth"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_borrows_nothing(preset: str) -> None:
    assert knowledge_sources(Rules.of(preset)).borrowed == ()


def test_every_family_is_shipped_once_and_every_weight_of_a_box_is_known() -> None:
    assert len(set(all_families())) == len(all_families())
    for family in all_families():
        weights, tables, _ = shipped(family)
        assert set(weights) <= set(default_weights())
        assert tables
    assert {weight for box in box_knowledge() for weight in box.weights} <= set(default_weights())


def test_only_weights_that_matter_are_tuned() -> None:
    assert weights_of_boxes(Rules.of("modern")) == ()
    assert weights_of_boxes(Rules.of("modern", 2, {"castles": True})) == ("castle", "castle_stock")
    assert "rival" not in tunable_weights(Rules.of("modern"))
    assert tunable_weights(Rules.of("wheel-of-fortune", 3))[-3:] == ("wheel_income", "crown", "rival")


def test_a_careless_player_values_followers_less() -> None:
    sources = knowledge_sources(Rules.of("modern"))
    assert knowledge_for(sources, 0.3).weights()["hand"] == pytest.approx(0.3 * shipped("base")[0]["hand"])


def test_a_fingerprint_depends_on_the_files_it_is_asked_for() -> None:
    assert fingerprint(*GAME_FILES) == fingerprint(*GAME_FILES)
    assert fingerprint(*GAME_FILES) != fingerprint(*ANALYSIS_FILES)
    assert len(fingerprint("no such file")) == 16
