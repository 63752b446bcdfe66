"""The batch as a vector environment of Gymnasium: its spaces, its ways of beginning anew, its wrappers."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import carcassonne.env.vector as arrays
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.env.gymnasium_vector import CarcassonneVectorEnv
from carcassonne.env.vector import random_codes

ID = "carcassonne.env.gymnasium:CarcassonneSelfPlay-v0"
NEAR_THE_END = ["V", "U", "E"]


def short_game() -> Game:
    """A game of three tiles."""
    return Game("modern", draw=NEAR_THE_END)


@pytest.mark.parametrize("rules", [Rules.of("modern", 2), Rules.of("big-box", 3)], ids=lambda rules: str(rules.preset))
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_is_a_vector_environment_whose_arrays_lie_in_its_spaces(rules: Rules, mode: AutoresetMode) -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=3, preset=rules, autoreset_mode=mode, narrow=True)
    assert VectorEnv in type(env).__mro__
    assert env.metadata["autoreset_mode"] is mode
    assert env.action_space == batch_space(env.single_action_space, 3)
    assert env.observation_space == batch_space(env.single_observation_space, 3)
    seen, info = env.reset(seed=4)
    dice = np.random.default_rng(1)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        actions = random_codes(info["action_mask"], dice)
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, info = env.step(actions)
        assert (rewards.shape, rewards.dtype) == ((3,), np.float64)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not terminations.any()
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.step([0, 0, 0])


def test_a_step_pays_the_seat_that_acted_and_tells_the_others() -> None:
    env = CarcassonneVectorEnv(1, reward="margin")
    _, info = env.reset(seed=3)
    dice, paid, ended = np.random.default_rng(2), np.zeros(2), False
    while not ended:
        acted = int(info["actor"][0])
        _, rewards, terminations, _, info = env.step(random_codes(info["action_mask"], dice))
        assert rewards[0] == info["rewards"][0, acted] == -info["rewards"][0, 1 - acted]
        paid += info["rewards"][0]
        ended = bool(terminations[0])
    scores = info["scores"][0]
    assert paid.tolist() == [scores[0] - scores[1], scores[1] - scores[0]]


def ending(mode: AutoresetMode, games: int = 2) -> tuple[CarcassonneVectorEnv, list[tuple[Any, ...]]]:
    """An environment of short games, and its steps until some have ended, and one more."""
    env = CarcassonneVectorEnv(games, start=short_game(), autoreset_mode=mode)
    _, info = env.reset(seed=1)
    dice = np.random.default_rng(5)
    steps: list[tuple[Any, ...]] = []
    while not steps or not steps[-1][2].any():
        steps.append(env.step(random_codes(info["action_mask"], dice)))
        info = steps[-1][4]
    return env, steps


def test_games_begin_anew_in_the_next_step() -> None:
    env, steps = ending(AutoresetMode.NEXT_STEP)
    ended = steps[-1][2]
    assert not steps[-1][0]["action_mask"][ended].any()  # the last observation: the game is over
    assert steps[-1][0]["table"][ended, 9].all()
    seen, rewards, again, _, info = env.step(random_codes(steps[-1][4]["action_mask"], np.random.default_rng(1)))
    assert not again[ended].any()
    assert not rewards[ended].any()
    assert seen["action_mask"][ended].any()
    assert (info["scores"][ended] == 0).all()


def test_games_begin_anew_in_the_same_step_and_the_last_observation_is_kept() -> None:
    _, steps = ending(AutoresetMode.SAME_STEP)
    seen, _, ended, _, info = steps[-1]
    game = int(np.flatnonzero(ended)[0])
    assert seen["action_mask"][game].any()
    assert np.array_equal(info["_final_obs"], ended)
    assert info["final_obs"][game]["table"][9] == 1
    assert not info["final_obs"][game]["action_mask"].any()
    assert (info["final_info"]["scores"][game] != info["scores"][game]).any() or not info["final_info"]["scores"].any()
    assert info["rewards"][game].sum() == 0


def test_without_autoreset_a_game_that_is_over_waits_to_be_reset() -> None:
    env, steps = ending(AutoresetMode.DISABLED)
    ended = steps[-1][2]
    with pytest.raises(ValueError, match="is over: reset it"):
        env.step([0, 0])
    before = [env.get_state(i) for i in range(2)]
    _, info = env.reset(options={"reset_mask": ended})
    assert info["action_mask"].any(axis=1).all()
    assert [env.get_state(i) == before[i] for i in range(2)] == [not over for over in ended]


def test_what_gymnasium_wraps_vector_environments_in_works() -> None:
    env: Any = DictInfoToList(RecordEpisodeStatistics(CarcassonneVectorEnv(2, start=short_game())))
    _, info = env.reset(seed=2)
    dice, finished = np.random.default_rng(3), 0
    for _ in range(20):
        mask = np.stack([each["action_mask"] for each in info])
        *_, info = env.step(random_codes(mask, dice))
        finished += sum("episode" in each for each in info)
    assert finished >= 4


def test_seeds_states_and_pickles_repeat_what_was_played() -> None:
    def played(env: CarcassonneVectorEnv, steps: int = 40) -> bytes:
        dice = np.random.default_rng(7)
        for _ in range(steps):
            seen, *_ = env.step(random_codes(env.action_masks(), dice))
        return bytes(seen["board"].tobytes() + seen["table"].tobytes())

    env = CarcassonneVectorEnv(3, "bridges-castles-bazaars", 3)
    env.reset(seed=9)
    first = played(env)
    env.reset(seed=[9, 10, 11])
    assert played(env) == first
    copy, kept = pickle.loads(pickle.dumps(env)), [env.get_state(i) for i in range(3)]
    further = played(env)
    assert played(copy) == further
    for i, state in enumerate(kept):
        env.set_state(i, state)
    assert played(env) == further
    with pytest.raises(ValueError, match="3 games need 3 seeds, not 2"):
        env.reset(seed=[1, 2])


def test_games_begin_from_a_position_and_are_rendered() -> None:
    game = short_game()
    env = CarcassonneVectorEnv(2, render_mode="ansi")
    env.reset(seed=1, options={"position": game.position})
    assert [env.batch.state(i) == game.state for i in range(2)] == [True, True]
    told = env.render()
    assert told is not None
    assert "V in hand" in told[0]
    assert len(told) == 2
    assert CarcassonneVectorEnv(1).render() is None


def test_the_arrays_of_the_batch_can_be_handed_out_as_they_are() -> None:
    env = CarcassonneVectorEnv(2, copy=False)
    seen, _ = env.reset(seed=1)
    assert seen["board"] is env.batch.observation["board"]
    assert isinstance(env.batch, arrays.VectorEnv)
