"""PettingZoo's own conformance tests, and its conventions."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from carcassonne.engine.rules import Rules
from carcassonne.env import pettingzoo
from env.tables import BIG_BOX_AND_8, EVERYTHING, WIDE, every_table, named

ABOUT_DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
pytestmark = ABOUT_DICTIONARIES


@pytest.mark.parametrize("rules", [*every_table(), EVERYTHING, *WIDE], ids=named)
def test_api_test_passes(rules: Rules) -> None:
    api_test(pettingzoo.env(rules), num_cycles=120)


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars", "big-box"])
def test_seed_test_passes(preset: str) -> None:
    seed_test(lambda: pettingzoo.env(preset, 3), num_cycles=100)


@pytest.mark.parametrize("rules", [Rules.of("bridges-castles-bazaars", 4), BIG_BOX_AND_8], ids=named)
def test_a_whole_game_pays_winners_from_losers(rules: Rules) -> None:
    env = pettingzoo.env(rules)
    env.reset(seed=3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        over = terminated or truncated
        assert bool(seen["action_mask"].any()) != over
        env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_an_illegal_action_ends_the_game_for_all_and_costs_the_agent_one() -> None:
    env = pettingzoo.env("modern", 2)
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(5932)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards[asked] == -1


def test_without_the_wrappers_an_illegal_action_raises() -> None:
    raw = pettingzoo.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="code 5932 is not legal now"):
        raw.step(5932)


def test_a_narrow_action_space_is_played_like_the_full_one() -> None:
    api_test(pettingzoo.env("modern", 3, narrow=True), num_cycles=60)
    full, narrow = pettingzoo.env("modern", 2), pettingzoo.env("modern", 2, narrow=True)
    assert narrow.action_space("seat_0").n == 752
    for env in (full, narrow):
        env.reset(seed=5)
    for agent in narrow.agent_iter(40):
        seen, wide = narrow.last()[0], full.last()[0]
        assert np.array_equal(wide["action_mask"][:752], seen["action_mask"])
        code = int(np.flatnonzero(seen["action_mask"])[-1])
        full.step(code)
        narrow.step(code)
        assert agent in narrow.agents
