"""OpenSpiel's own random simulation, chance nodes and observer."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import carcassonne.env.open_spiel  # noqa: F401 - registers the game
from carcassonne.engine.rules import Rules
from carcassonne.env.layouts import LAYOUT_2
from carcassonne.env.observation import observe
from env.tables import ALONE, WIDE, every_table, named


def load(rules: Rules) -> Any:
    options = " ".join(f"{name}:{str(value).lower()}" for name, value in rules.options.items())
    params = {"preset": rules.preset, "players": rules.players, "options": options}
    return pyspiel.load_game("python_carcassonne", {name: value for name, value in params.items() if value})


@pytest.mark.parametrize("rules", [*(r for r in every_table() if r.players in (2, 6)), *WIDE], ids=named)
def test_random_sim_test_passes(rules: Rules) -> None:
    pyspiel.random_sim_test(load(rules), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("rules", [Rules.of("modern", 2), ALONE[0]], ids=named)
def test_random_sim_test_passes_with_serialization(rules: Rules) -> None:
    pyspiel.random_sim_test(load(rules), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rules", [*every_table(), *WIDE], ids=named)
def test_a_game_goes_from_chance_node_to_chance_node(rules: Rules) -> None:
    state, dice = load(rules).new_initial_state(), random.Random(1)
    assert state.is_chance_node()
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(kinds, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_river_tiles_are_drawn_before_all_others_and_the_lake_as_the_last_of_them() -> None:
    state = load(ALONE[0]).new_initial_state()
    first = {state.action_to_string(-1, kind) for kind, _ in state.chance_outcomes()}
    assert all(text.startswith("draw RV") for text in first)
    assert "draw RV02" not in first
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_the_spaces_are_those_of_the_rules() -> None:
    old, new = load(Rules.of("modern", 2)), load(ALONE[0])
    assert (old.num_distinct_actions(), old.max_chance_outcomes()) == (5933, 96)
    assert (new.num_distinct_actions(), new.max_chance_outcomes()) == (8689, 160)
    assert make_observation(new).tensor.shape == (LAYOUT_2.numbers,)


def test_actions_are_written_in_the_notation() -> None:
    state = load(Rules.of("modern", 2)).new_initial_state()
    tile = next(kind for kind, _ in state.chance_outcomes() if state.action_to_string(-1, kind) == "draw V")
    state.apply_action(tile)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("V ")
    assert str(state).startswith("v1 modern 2 | D@0,0")


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    state = load(Rules.of("modern", 2)).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    with pytest.raises(ValueError, match="action 5932 is not legal now"):
        state.apply_action(5932)
    assert str(state) == before


def test_the_observer_writes_what_the_seat_sees() -> None:
    game = load(Rules.of("wheel-of-fortune", 3))
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    observer = make_observation(game)
    observer.set_from(state, player=1)
    for name, seen in observe(state.position, 1).items():
        assert np.array_equal(observer.dict[name], seen)


def test_a_narrow_game_has_only_the_actions_that_its_rules_use() -> None:
    game = pyspiel.load_game("python_carcassonne", {"narrow": True})
    assert game.num_distinct_actions() == 752
    assert pyspiel.load_game(str(game)).num_distinct_actions() == 752
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_the_tensor_of_a_state_is_the_observers_as_a_list() -> None:
    game = load(Rules.of("big-box", 3))
    state, dice, observer = game.new_initial_state(), random.Random(3), make_observation(game)
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor()  # nature sees nothing
    for _ in range(60):
        state.apply_action(dice.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    for player in (0, 2):
        observer.set_from(state, player)
        seen = state.observation_tensor(player)
        assert isinstance(seen, list)
        assert {type(number) for number in seen} == {float}
        assert seen == observer.tensor.tolist()
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_a_clone_is_played_on_by_itself() -> None:
    state = load(Rules.of("modern", 2)).new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert state.is_chance_node()
    assert not copy.is_chance_node()
