"""Gymnasium's own checker, and a game against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from carcassonne.ai.player import Answer, Question
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.env.gymnasium import CarcassonneEnv
from env.tables import BIG_BOX_AND_8, EVERYTHING, WIDE, WITHOUT_RIVER, every_table, named


@pytest.mark.parametrize("rules", [*every_table(), EVERYTHING, *WIDE], ids=named)
def test_check_env_passes(rules: Rules) -> None:
    made = gymnasium.make("Carcassonne-v0", preset=rules, disable_env_checker=True)
    check_env(made.unwrapped, skip_render_check=rules != Rules.of("modern", 2))  # drawing takes longest


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game of random legal codes; gives the rewards' sum and the last words."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
        total += reward
    return total, info


@pytest.mark.parametrize("opponents", ["random", 2, "club"])
def test_a_game_against_a_bot_pays_the_outcome(opponents: str | int) -> None:
    total, info = play(CarcassonneEnv("modern", 2, opponents=opponents), 5)
    mine, theirs = info["scores"][info["seat"]], info["scores"][1 - info["seat"]]
    assert total == (mine > theirs) - (mine < theirs)


def test_the_margin_is_paid_as_it_changes() -> None:
    env = CarcassonneEnv("bridges-castles-bazaars", 3, opponents=["random", 2], reward="margin", seat=1)
    total, info = play(env, 6)
    scores = info["scores"]
    assert total == scores[1] - max(scores[0], scores[2])


@pytest.mark.parametrize("rules", [Rules.of("big-box", 2), BIG_BOX_AND_8, WITHOUT_RIVER], ids=named)
def test_a_game_of_the_later_boxes_is_played_to_its_end(rules: Rules) -> None:
    _, info = play(CarcassonneEnv(rules), 8)
    assert not info["action_mask"].any()
    assert len(info["action_mask"]) == 8689


def test_an_illegal_action_loses_with_the_reason() -> None:
    env = CarcassonneEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(5932)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"] == "code 5932 (bridged) is not legal now"


def test_a_narrow_action_space_plays_the_same_games() -> None:
    env: Any = gymnasium.make("Carcassonne-v0", narrow=True, disable_env_checker=True).unwrapped
    check_env(env, skip_render_check=True)
    assert env.action_space.n == 752
    wide, seen = CarcassonneEnv().reset(seed=3)[0], env.reset(seed=3)[0]
    assert wide["action_mask"][:752].tolist() == seen["action_mask"].tolist()
    assert play(env, 5)[1]["scores"] == play(CarcassonneEnv(narrow=True), 5)[1]["scores"]


def test_a_game_begins_from_a_position() -> None:
    env, game = CarcassonneEnv(seat=0), Game("modern", draw=["V", "U"])
    for start in (game, game.position):
        env.reset(seed=1, options={"position": start})
        assert env.episode.state == game.state
    with pytest.raises(ValueError, match="this is a position of big-box 2, not of modern 2"):
        env.reset(options={"position": Game("big-box")})
    for _ in range(4):
        game.play(game.legal_actions()[-1])
    with pytest.raises(ValueError, match="is over: nobody can go on from it"):
        env.reset(options={"position": game})


def test_it_is_made_without_an_import_first() -> None:
    made = "import gymnasium; print(gymnasium.make('carcassonne.env.gymnasium:Carcassonne-v0').unwrapped)"
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("<CarcassonneEnv<Carcassonne-v0>")


def test_the_learner_may_bring_its_own_opponent() -> None:
    class First:
        name = "first"

        def choose(self, question: Question) -> Answer:
            return Answer(question.legal[0])

    total, _ = play(CarcassonneEnv(opponents=lambda seed: First(), seat=0), 2)
    assert total in (-1, 0, 1)


def test_what_cannot_be_is_refused_before_the_first_game() -> None:
    with pytest.raises(ValueError, match="there is no player '9'"):
        CarcassonneEnv(opponents=9)
    with pytest.raises(ValueError, match="3 players need 2 opponents, not 1"):
        CarcassonneEnv(players=3, opponents=["random"])
    with pytest.raises(ValueError, match="there is no seat 2 among 2"):
        CarcassonneEnv(seat=2)
