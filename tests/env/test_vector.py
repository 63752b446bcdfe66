"""The batch environment plays as the single one does, game by game and step by step."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position import print_position
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.env.codebook import CODES
from carcassonne.env.episode import Episode, RewardBy, outcome
from carcassonne.env.observation import SHAPES
from carcassonne.env.vector import VectorEnv, random_codes
from env.tables import BIG_BOX_AND_8, EVERYTHING, WIDE, WITHOUT_RIVER, every_mix, every_table, named

SOURCE = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize("reward", ["outcome", "margin"])
@pytest.mark.parametrize("rules", [*every_table(), EVERYTHING, *WIDE], ids=named)
def test_a_batch_equals_single_games_step_by_step(rules: Rules, reward: RewardBy) -> None:
    games, seed = 3, 11
    batch = VectorEnv(games, rules, seed=seed, reward=reward)
    batch.reset()
    dice = np.random.default_rng(1)
    single = [Episode(rules, seed + i, reward) for i in range(games)]
    finished = [0] * games
    for step in range(260):
        if step % 5 == 0:
            for i, episode in enumerate(single):
                assert batch.state(i) == episode.state
                assert batch.actor[i] == episode.seat
                assert np.array_equal(batch.mask[i], episode.mask())
                seen = episode.observe(episode.seat)
                assert all(np.array_equal(batch.observation[name][i], seen[name]) for name in SHAPES)
        actions = random_codes(batch.mask, dice)
        paid = [episode.play(int(code)) for episode, code in zip(single, actions, strict=True)]
        batch.step(actions)
        assert np.allclose(batch.reward, paid)
        assert batch.done.tolist() == [episode.over for episode in single]
        assert batch.scores.tolist() == [list(episode.scores) for episode in single]
        for i, episode in enumerate(single):
            if episode.over:
                finished[i] += 1
                single[i] = Episode(rules, seed + i + finished[i] * games, reward)
    assert batch.episode.tolist() == finished
    assert not batch.illegal.any()


@pytest.mark.parametrize("rules", every_mix(), ids=named)
def test_every_mix_of_boxes_is_played_to_its_end(rules: Rules) -> None:
    batch, dice = VectorEnv(2, rules, narrow=True), np.random.default_rng(4)
    batch.reset()
    while not batch.episode.all():
        batch.step(random_codes(batch.mask, dice))
    assert not batch.illegal.any()


@pytest.mark.parametrize("rules", [BIG_BOX_AND_8, WITHOUT_RIVER], ids=named)
def test_a_narrow_mask_has_every_legal_code_of_the_later_boxes(rules: Rules) -> None:
    plain, narrow = VectorEnv(3, rules), VectorEnv(3, rules, narrow=True, observe=False)
    dice = np.random.default_rng(5)
    plain.reset()
    narrow.reset()
    for _ in range(300):
        assert np.array_equal(plain.mask[:, : narrow.codes], narrow.mask)
        assert not plain.mask[:, narrow.codes :].any()
        chosen = random_codes(plain.mask, dice)
        plain.step(chosen)
        narrow.step(chosen)


def test_an_illegal_action_loses_at_once_and_a_new_game_begins() -> None:
    batch = VectorEnv(2, "modern", 3, seed=5)
    batch.reset()
    legal = int(np.flatnonzero(batch.mask[0])[0])
    batch.step([legal, CODES - 1])
    assert batch.illegal.tolist() == batch.done.tolist() == [0, 1]
    assert batch.reward.tolist() == [[0, 0, 0], [-1, 0, 0]]
    assert batch.state(1) == Episode(Rules.of("modern", 3), 5 + 1 + 2).state
    batch.step(random_codes(batch.mask, np.random.default_rng(0)))
    assert not batch.illegal.any()


def test_the_same_seeds_give_the_same_games() -> None:
    def played(seeds: list[int] | None) -> bytes:
        batch = VectorEnv(4, "bridges-castles-bazaars", 4, seed=7)
        batch.reset(seeds)
        dice = np.random.default_rng(3)
        for _ in range(80):
            batch.step(random_codes(batch.mask, dice))
        return batch.observation["table"].tobytes() + batch.observation["board"].tobytes()

    assert played(None) == played([7, 8, 9, 10]) != played([1, 2, 3, 4])


def test_threads_a_narrow_mask_and_no_observations_change_no_game() -> None:
    plain = VectorEnv(7, "wheel-of-fortune", 2)
    other = VectorEnv(7, "wheel-of-fortune", 2, threads=3, narrow=True, observe=False)
    assert other.observation == {}
    assert other.codes == 784
    for batch in (plain, other):
        batch.reset()
        dice = np.random.default_rng(2)
        for _ in range(200):
            batch.step(random_codes(batch.mask, dice))
    assert all(plain.state(i) == other.state(i) for i in range(7))
    assert np.array_equal(plain.mask[:, :784], other.mask)


def test_the_outcome_sums_to_nothing() -> None:
    assert outcome((30, 20)) == (1, -1)
    assert outcome((30, 30)) == (0, 0)
    assert outcome((9, 5, 5)) == (1, -0.5, -0.5)
    assert outcome((9, 9, 5)) == (0.25, 0.25, -0.5)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no reward 'fame'; there are outcome, margin"):
        VectorEnv(2, reward="fame")
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv(0)


def play(batch: VectorEnv, steps: int, seed: int = 1) -> list[bytes]:
    """What every game is after some random steps."""
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(random_codes(batch.mask, dice))
    return batch.get_states()


@pytest.mark.parametrize("rules", [Rules.of("modern", 2), BIG_BOX_AND_8], ids=named)
def test_a_state_goes_on_exactly_elsewhere(rules: Rules) -> None:
    batch, other = VectorEnv(3, rules, seed=4), VectorEnv(2, rules, seed=90, threads=2)
    batch.reset()
    other.reset()
    play(batch, 50)
    other.set_state(1, batch.get_state(2))
    assert other.state(1) == batch.state(2)
    assert other.get_state(1) == batch.get_state(2)
    assert np.array_equal(other.mask[1], batch.mask[2])
    assert np.array_equal(other.observation["board"][1], batch.observation["board"][2])
    for _ in range(120):  # beyond the end of the game: the next episode is the same, too, as long as there are so many
        code = random_codes(batch.mask, np.random.default_rng(2))
        batch.step(code)
        other.step([int(np.flatnonzero(other.mask[0])[0]), code[2]])
        if batch.done[2]:
            break
        assert other.state(1) == batch.state(2)
    assert other.scores[1].tolist() == batch.scores[2].tolist()


def test_a_pickled_batch_goes_on_where_it_was() -> None:
    batch = VectorEnv(3, "big-box", 3, seed=8, narrow=True, threads=2, reward="margin", autoreset="next_step")
    batch.reset()
    play(batch, 60)
    copy = pickle.loads(pickle.dumps(batch))
    for name in ("mask", "actor", "reward", "done", "illegal", "scores", "episode", "seeds"):
        assert np.array_equal(getattr(copy, name), getattr(batch, name)), name
    assert play(copy, 150, 3) == play(batch, 150, 3)
    assert np.array_equal(copy.reward, batch.reward)
    assert batch.episode.sum() > 0


def test_every_episode_begins_from_a_position() -> None:
    game = Game("modern", draw=["V", "U", "E"])
    game.play(game.legal_actions()[0])
    for start in (game, game.position):
        batch = VectorEnv(2, "big-box", 5, start=start)
        batch.reset()
        assert batch.rules == game.rules
        assert batch.state(0) == batch.state(1) == game.state
        while not batch.episode.all():
            batch.step(random_codes(batch.mask, np.random.default_rng(1)))
        assert batch.state(int(batch.done.argmax())) == game.state
    batch.set_state(0, Game("modern", draw=["E", "W"]))
    assert print_position(batch.state(0), batch.rules).endswith("hand=E deck=W")


def test_some_games_are_reset_and_the_others_go_on() -> None:
    batch = VectorEnv(3, "modern", seed=1, autoreset="disabled")
    batch.reset()
    before = play(batch, 12)
    batch.reset(mask=[False, True, False])
    after = batch.get_states()
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]
    assert batch.state(1) == Episode(Rules.of("modern"), 1 + 1 + 3).state  # its next episode
    batch.reset([7, 7, 7], mask=[True, False, False])
    assert batch.state(0) == Episode(Rules.of("modern"), 7).state
    assert batch.get_states()[1:] == after[1:]
    while not batch.done.any():
        batch.step(random_codes(batch.mask, np.random.default_rng(1)))
    with pytest.raises(ValueError, match=f"game {int(batch.done.argmax())} is over: reset it"):
        batch.step([0, 0, 0])
    batch.reset(mask=batch.done)
    batch.step(random_codes(batch.mask, np.random.default_rng(1)))


def test_a_batch_that_is_closed_steps_no_more() -> None:
    with VectorEnv(2, threads=2) as batch:
        batch.reset()
    with pytest.raises(ValueError, match="this environment is closed"):
        batch.step([0, 0])


def test_states_that_do_not_fit_are_refused_and_nothing_changes() -> None:
    batch, other = VectorEnv(2), VectorEnv(1, "wheel-of-fortune")
    for env in (batch, other):
        env.reset()
    before = batch.get_states()
    whole = before[0]
    for state, words in (
        (other.get_state(0), "this is a game of wheel-of-fortune 2, not of modern 2"),
        (b"nonsense", "these bytes are no game of a batch"),
        (whole[:-1], "not a position"),
        (whole.replace(bytes(batch._batch.bag(0)), bytes(len(batch._batch.bag(0)))), "does not hold the undrawn tiles"),
        (Game("wheel-of-fortune"), "this is a position of wheel-of-fortune 2"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.set_state(0, state)
        assert batch.get_states() == before
    with pytest.raises(IndexError, match="there is no game 2 among 2"):
        batch.set_state(2, whole)
    with pytest.raises(ValueError, match="2 games need 2 states, not 1"):
        batch.set_states([whole])
    with pytest.raises(ValueError, match="there is no autoreset 'never'"):
        VectorEnv(1, autoreset="never")


SMALL_RUN = """
import hashlib, numpy as np
from carcassonne.env.vector import VectorEnv, random_codes
dice, digest = np.random.default_rng(1), hashlib.sha256()
for preset in ("bridges-castles-bazaars", "big-box"):
    batch = VectorEnv(1, preset, 3, seed=5)
    batch.reset()
    for _ in range(40):
        batch.step(random_codes(batch.mask, dice))
        for array in (batch.mask, batch.actor, batch.reward, batch.scores, *batch.observation.values()):
            digest.update(array.tobytes())
print(digest.hexdigest())
"""


@pytest.mark.skipif(not COMPILED, reason="compares with the compiled environment")
def test_uncompiled_the_environment_writes_the_same_bytes() -> None:
    surroundings = os.environ | {"CARCASSONNE_UNCOMPILED": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    runs = [
        subprocess.run(
            [sys.executable, "-c", SMALL_RUN], env=surroundings | path, capture_output=True, text=True, check=True
        ).stdout
        for path in ({"PYTHONPATH": str(SOURCE)}, {})
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].strip()) == hashlib.sha256().digest_size * 2
