"""The training example learns, in seconds, to win against bots that do not look ahead."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from carcassonne.ai.players.levels import RandomPlayer
from carcassonne.engine.positions import legal_choices
from carcassonne.engine.rules import Rules
from carcassonne.env.codebook import legal_codes
from carcassonne.env.summary import SUMMARY, Lookahead
from env.tables import BIG_BOX_AND_8, EVERYTHING, episode_after, named

SCRIPT = Path(__file__).parents[2] / "examples" / "train_level2.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_level2", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_level2"] = module
    spec.loader.exec_module(module)
    return module


def test_two_rounds_of_self_play_are_enough_to_beat_random_play() -> None:
    train, rules = example(), Rules.of("modern", 2)
    learner, memory = train.Learner(rules, np.random.default_rng(1)), train.Memory()
    for first in (0, 100):
        for game in range(20):
            train.play_itself(learner, rules, first + game, memory)
        learner.weights = memory.fit()
    margins = [train.play_rival(learner, rules, 500 + i, i % 2, RandomPlayer(i)) for i in range(6)]
    assert np.mean(margins) > 20


@pytest.mark.parametrize("rules", [EVERYTHING, BIG_BOX_AND_8], ids=named)
def test_every_option_is_summarised_once_with_its_codes(rules: Rules) -> None:
    look, rows, codes = Lookahead(), np.zeros((6000, SUMMARY), np.float32), np.zeros((6000, 2), np.int32)
    for plies in (0, 30, 61, 90, 120):
        episode = episode_after(rules, 3, plies)
        count = look.options(episode.state, 84, rows, codes)
        found = [tuple(pair) for pair in codes[:count].tolist()]
        assert len(set(found)) == count
        assert {code for code, _ in found} == set(legal_codes(episode.state))


def test_a_summary_tells_scores_and_followers_of_the_seat_and_its_rival() -> None:
    episode = episode_after(Rules.of("modern", 2), 4, 80)
    row = np.zeros(SUMMARY, np.float32)
    Lookahead().summary(episode.state, 1, 71, row)
    assert (row[0], row[20]) == (episode.scores[1], episode.scores[0])
    assert 0 < row[-1] < 1
    assert legal_choices(episode.state)
