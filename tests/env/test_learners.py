"""Learners that researchers use, each for a few steps on our environments; the group `learners` installs them."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.env.gymnasium import CarcassonneEnv
from carcassonne.env.layouts import layout_for
from carcassonne.env.spaces import FLAGS, observation_space
from carcassonne.env.vector import VectorEnv, random_codes

pytestmark = pytest.mark.skipif(not COMPILED, reason="learners take minutes uncompiled")


@pytest.mark.parametrize("rules", [Rules.of("modern", 2), Rules.of("big-box", 2)], ids=lambda rules: str(rules.preset))
def test_a_board_is_no_picture_and_its_flags_are_flags(rules: Rules) -> None:
    """Stable-baselines3 takes bytes that may all be 255 for a picture; every observation lies within the bounds."""
    space = observation_space(layout_for(rules))
    assert (space["board"].high != 255).any()  # type: ignore[attr-defined]
    batch = VectorEnv(4, rules, seed=3)
    batch.reset()
    dice = np.random.default_rng(3)
    for _ in range(60):
        batch.step(random_codes(batch.mask, dice))
        assert batch.observation["board"][..., FLAGS].max() == 1
        for game in range(4):
            assert space.contains({name: seen[game] for name, seen in batch.observation.items()})


def test_maskable_ppo_learns_against_a_level() -> None:
    sb3 = pytest.importorskip("sb3_contrib")
    env = CarcassonneEnv("modern", 2, opponents=2, reward="margin")
    learner = sb3.MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=16, n_epochs=1, seed=1, device="cpu")
    before = [part.detach().clone() for part in learner.policy.parameters()]
    learner.learn(64)
    assert learner.num_timesteps == 64
    assert any((a != b).any() for a, b in zip(before, learner.policy.parameters(), strict=True))
    seen, info = env.reset(seed=1)
    code, _ = learner.predict(seen, action_masks=info["action_mask"])
    assert info["action_mask"][code] == 1


def test_the_example_with_ppo_learns_and_measures_itself() -> None:
    example = Path(__file__).parents[2] / "examples" / "train_ppo.py"
    command = [sys.executable, str(example), "--steps", "64", "--decks", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if find_spec("sb3_contrib") is None:
        assert done.returncode == 1
        assert done.stderr == "this needs sb3-contrib and PyTorch: pip install 'sb3-contrib>=2.7,<3'\n"
    else:
        assert [line.split(":")[0] for line in done.stdout.splitlines()[1:]] == [
            "against random",
            "against 1",
            "against 2",
        ]


@pytest.mark.filterwarnings("ignore")
def test_a_dqn_of_tianshou_learns_for_every_seat() -> None:
    pytest.importorskip("tianshou")
    import torch
    from tianshou.algorithm import DQN
    from tianshou.algorithm.algorithm_base import policy_within_training_step
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    from carcassonne.env import pettingzoo

    class Net(torch.nn.Module):
        """Reads the table alone."""

        def __init__(self, codes: int) -> None:
            super().__init__()
            self.layer = torch.nn.Linear(192, codes)

        def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
            seen = obs.obs if hasattr(obs, "obs") else obs
            return self.layer(torch.as_tensor(np.asarray(seen.table), dtype=torch.float32) / 100), state

    def learner() -> Any:
        policy = DiscreteQLearningPolicy(
            model=Net(int(env.action_space.n)), action_space=env.action_space, eps_training=0.2
        )
        return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3))

    env = PettingZooEnv(pettingzoo.env("modern", 2))
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner(), learner()], env=env)
    collector = Collector(both, DummyVectorEnv([lambda: env]), VectorReplayBuffer(64, 1), exploration_noise=True)
    collector.reset()
    assert collector.collect(n_step=24).n_collected_steps == 24
    before = [part.detach().clone() for part in both.parameters()]
    with policy_within_training_step(both.policy):
        both.update(collector.buffer, 16)
    changed = [bool((a != b).any()) for a, b in zip(before, both.parameters(), strict=True)]
    assert changed == [True] * len(before)  # both seats'


def test_an_open_spiel_q_learner_learns_from_its_first_decisions() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import tabular_qlearner

    import carcassonne.env.open_spiel  # noqa: F401 - registers the game

    table = rl_environment.Environment(pyspiel.load_game("python_carcassonne"))
    table.seed(1)
    learners = [tabular_qlearner.QLearner(seat, table.action_spec()["num_actions"]) for seat in range(2)]
    step = table.reset()
    for _ in range(10):
        legal = step.observations["legal_actions"][step.current_player()]
        chosen = learners[step.current_player()].step(step).action
        assert chosen in legal
        step = table.step([chosen])
    assert all(learner._q_values for learner in learners)
