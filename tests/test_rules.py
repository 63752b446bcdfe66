"""Rules as a value: presets, options, and a clear no to what cannot be played (A1)."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from carcassonne.engine.box import boxes
from carcassonne.engine.options import Choice, Consequence, Switch, Values, as_of
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

BCB = "bridges-castles-bazaars"


@pytest.mark.parametrize(
    ("preset", "tiny_city", "field_scoring", "first_player", "modules", "tiles"),
    [
        ("modern", "4", "per_field_3", "given", (), 71),
        ("first-edition-nl", "2", "per_city_4", "youngest", (), 71),
        ("first-edition-da", "2+pennants", "per_city_4", "youngest_names", (), 71),
        ("wheel-of-fortune", "4", "per_field_3", "youngest_names", ("wheel",), 72),
        (BCB, "4", "per_field_3", "given", ("bridges", "castles", "bazaars"), 83),
    ],
)
def test_a_preset_is_a_full_set_of_options(
    preset: str, tiny_city: str, field_scoring: str, first_player: str, modules: tuple[str, ...], tiles: int
) -> None:
    rules = Rules.of(preset)
    assert (rules.tiny_city, rules.field_scoring, rules.first_player) == (tiny_city, field_scoring, first_player)
    assert tuple(name for name in ("wheel", "bridges", "castles", "bazaars") if getattr(rules, name)) == modules
    assert (rules.followers, rules.bazaar_auction, len(full_deck(rules))) == (7, "auction", tiles)


def test_there_are_ten_presets() -> None:
    assert len(PRESETS) == 10


@pytest.mark.parametrize(("options", "most"), [({}, 5), ({"wheel": True}, 5), ({"castles": True}, 6)])
def test_two_to_five_play_and_six_with_the_twelve_tiles(options: dict[str, Any], most: int) -> None:
    """A5.10"""
    assert [Rules.of("modern", n, options).players for n in range(2, most + 1)] == list(range(2, most + 1))
    with pytest.raises(RulesError, match=f"{most + 1} players cannot play"):
        Rules.of("modern", most + 1, options)


@pytest.mark.parametrize(
    ("preset", "players", "options", "sentence"),
    [
        ("old", 2, {}, "there is no preset 'old'; there are modern, first-edition-nl"),
        (
            "modern",
            1,
            {},
            "1 players cannot play: without the tiles of Bridges, Castles and Bazaars or Inns & Cathedrals",
        ),
        (
            "modern",
            6,
            {},
            "6 players cannot play: without the tiles of Bridges, Castles and Bazaars or Inns & Cathedrals",
        ),
        (BCB, 7, {}, "7 players cannot play: with the tiles of Bridges, Castles and Bazaars 2 to 6 can"),
        ("modern", "two", {}, "players must be a whole number, not 'two'"),
        ("modern", True, {}, "players must be a whole number, not True"),
        ("modern", 2, {"tiny_city": "3"}, "tiny_city must be one of 2, 2+pennants, 4, not '3'"),
        ("modern", 2, {"tiny_city": True}, "tiny_city must be one of 2, 2+pennants, 4, not True"),
        ("modern", 2, {"field_scoring": "per_farm"}, "field_scoring must be one of per_city_4"),
        ("modern", 2, {"first_player": "oldest"}, "first_player must be one of youngest"),
        ("modern", 2, {"followers": 0}, "followers must be a whole number from 1 to"),
        ("modern", 2, {"followers": 7.5}, "followers must be a whole number from 1 to"),
        ("modern", 2, {"unplaceable": "keep"}, "unplaceable can only be 'discard_and_redraw', not 'keep'"),
        ("modern", 2, {"start": "river"}, "start must be 'tile_D' or 'wheel_tableau' or 'tile_RV01', not 'river'"),
        ("modern", 2, {"lake": True}, "there is no option 'lake'; there are tiny_city"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    preset: str, players: Any, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of(preset, players, options)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(("options", "most"), [({}, 5), ({"wheel": True}, 5), ({"bazaars": True}, 6)])
def test_rules_tell_how_many_can_play(options: dict[str, Any], most: int) -> None:
    """A5.10"""
    assert Rules.of("modern", 2, options).most_players == most


def test_rules_do_not_change_and_are_equal_by_value() -> None:
    rules = Rules.of(BCB, 3, {"tiny_city": "2"})
    assert (rules, hash(rules)) == (Rules.of(BCB, 3, {"tiny_city": "2"}), hash(pickle.loads(pickle.dumps(rules))))
    assert rules != Rules.of(BCB, 3)
    assert rules != "rules"
    with pytest.raises(AttributeError, match="rules do not change"):
        rules.players = 4


def test_rules_without_a_check_are_those_of_the_base_game_where_nothing_is_said() -> None:
    assert Rules(players=3, wheel=True) == Rules.of("modern", 3, {"wheel": True})
    with pytest.raises(TypeError, match="rules have no lake"):
        Rules(lake=True)


def test_the_usual_value_of_an_option_may_follow_another_option() -> None:
    inns = Switch(name="inns", usual=as_of("inns_cathedrals"))
    assert [inns.settled({"inns_cathedrals": on}) for on in (True, False)] == [True, False]
    assert Choice(name="river_turns", words=("safe",), usual="safe").settled({}) == "safe"


def test_a_box_may_object_to_a_combination(monkeypatch: pytest.MonkeyPatch) -> None:
    def against_the_wheel(values: Values) -> str | None:
        return "a river does not go with the wheel" if values["wheel"] else None

    river = replace(boxes()[0], objection=against_the_wheel)
    monkeypatch.setattr("carcassonne.engine.rules.boxes", lambda: (*boxes(), river))
    assert Rules.of("modern").players == 2
    with pytest.raises(RulesError, match="a river does not go with the wheel"):
        Rules.of("wheel-of-fortune")


def test_what_follows_from_the_options_cannot_be_chosen() -> None:
    with pytest.raises(RulesError, match="there is no option 'expansion_8_tiles'"):
        Rules.of("modern", 2, {"expansion_8_tiles": True})
    with pytest.raises(AssertionError):
        Consequence(name="tiles", usual=True).read(True)


def test_a_number_is_taken_for_the_name_of_a_choice() -> None:
    assert Rules.of("modern", 2, {"tiny_city": 2}).tiny_city == "2"


def test_rules_tell_the_options_that_differ_from_their_preset() -> None:
    rules = Rules.of(BCB, 3, {"tiny_city": "2", "bazaars": False})
    assert rules.options == {"tiny_city": "2", "bazaars": False}
    assert Rules.of(rules.preset, rules.players, rules.options) == rules


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_differs_from_itself_in_nothing(preset: str) -> None:
    assert Rules.of(preset).options == {}
