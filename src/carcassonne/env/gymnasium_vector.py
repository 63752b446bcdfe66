"""The batch as a vector environment of Gymnasium: many games in step, the learner playing every seat of each.

`gymnasium.make_vec("carcassonne.env.gymnasium:CarcassonneSelfPlay-v0", num_envs=64)` makes one. For a learner in one
seat against bots, let Gymnasium make many of `Carcassonne-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.env.rendering import RENDER_MODES, checked_render_mode, rendered
from carcassonne.env.spaces import mask_space, observation_space
from carcassonne.env.vector import VectorEnv

AUTORESET = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "disabled",  # the last observation is kept before the games are reset
    AutoresetMode.DISABLED: "disabled",
}
Arrays = dict[str, npt.NDArray[Any]]


class CarcassonneVectorEnv(gymnasium.vector.VectorEnv[Arrays, npt.NDArray[Any], npt.NDArray[Any]]):
    """Self-play in a batch: a step plays one code in every game, for the seat that `info["actor"]` named.

    The reward is what the step paid the seat that acted; `info["rewards"]` has that of every seat, which at the end of
    a game is what the others learn from. The observation is the one of the seat asked next, with its `action_mask`.
    `autoreset_mode` is Gymnasium's; `reset` takes the options `reset_mask` (games to begin anew) and `position` (a
    position line or a game to begin from). Everything else is as :class:`carcassonne.env.vector.VectorEnv` has it; the
    batch itself is `batch`.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        preset: str | Rules = "modern",
        players: int = 2,
        *,
        reward: str = "outcome",
        narrow: bool = False,
        threads: int = 1,
        start: str | Game | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_render_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.copy = copy
        self.batch = VectorEnv(
            num_envs,
            preset,
            players,
            reward=reward,
            narrow=narrow,
            threads=threads,
            start=start,
            autoreset=AUTORESET[self.autoreset_mode],
        )
        self.rules, self.layout = self.batch.rules, self.batch.layout
        self.single_observation_space = spaces.Dict(
            {**observation_space(self.layout).spaces, "action_mask": mask_space(self.batch.codes)}
        )
        self.single_action_space = spaces.Discrete(self.batch.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin games: all of them, or those of `options["reset_mask"]`, each by a seed of its own.

        A seed is for game 0, that of game i is `seed + i`; a list has one for each game, None where it goes on as
        before. With `options["position"]` the games begin there.
        """
        given = options or {}
        mask = given.get("reset_mask")
        chosen = np.ones(self.num_envs, bool) if mask is None else np.asarray(mask, bool)
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(self._seeds(seed), mask=chosen)
        if given.get("position") is not None:
            for game in np.flatnonzero(chosen):
                self.batch.set_state(int(game), given["position"])
        return self._observation(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Arrays, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one code in every game."""
        acted = self.batch.actor.copy()
        self.batch.step(actions)
        every = np.arange(self.num_envs)
        rewards = self.batch.reward[every, acted].astype(np.float64)
        ended = self.batch.done.astype(bool)
        last = self._last(ended) if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any() else {}
        return self._observation(), rewards, ended, np.zeros(self.num_envs, bool), {**self._info(), **last}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return the legal codes of every game, under the name that sb3-contrib asks for."""
        return self.batch.mask.copy()

    def get_state(self, game: int) -> bytes:
        """Return all that a game is: `set_state` goes on from it exactly."""
        return self.batch.get_state(game)

    def set_state(self, game: int, state: bytes | str | Game) -> None:
        """Let a game go on from what `get_state` gave, or from a position: a line, or a game."""
        self.batch.set_state(game, state)

    def render(self) -> tuple[Any, ...] | None:
        """Return every game as text ("ansi") or as an array of pixels ("rgb_array")."""
        if self.render_mode is None:
            return None
        return tuple(rendered(self.batch.state(i), self.rules, self.render_mode) for i in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.batch.close()

    # --- arrays -------------------------------------------------------------------------------------------------------
    def _seeds(self, seed: int | Sequence[int | None] | None) -> npt.NDArray[np.uint64] | None:
        """Return a seed for every game; None where they go on as before, which the first reset cannot."""
        if seed is None and self._seeded:
            return None
        self._seeded = True
        if seed is None:
            return self.np_random.integers(1 << 32, size=self.num_envs, dtype=np.uint64)
        if isinstance(seed, int):
            return np.arange(seed, seed + self.num_envs, dtype=np.uint64)
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need {self.num_envs} seeds, not {len(seed)}")
        drawn = self.np_random.integers(1 << 32, size=self.num_envs, dtype=np.uint64)
        return np.array([old if new is None else new for old, new in zip(drawn, seed, strict=True)], np.uint64)

    def _observation(self) -> Arrays:
        seen = {**self.batch.observation, "action_mask": self.batch.mask}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        told: Arrays = {
            "action_mask": batch.mask,
            "actor": batch.actor,
            "rewards": batch.reward,
            "scores": batch.scores,
        }
        info: dict[str, Any] = {name: array.copy() for name, array in told.items()}
        info["illegal"] = batch.illegal.astype(bool)
        return info | {f"_{name}": np.ones(self.num_envs, bool) for name in info}

    def _last(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Keep what the games that ended looked like at last, and begin their next episodes."""
        final, told = self._observation(), self._info()
        seen = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended):
            seen[game] = {name: array[game].copy() for name, array in final.items()}
        reward, illegal = self.batch.reward.copy(), self.batch.illegal.copy()
        self.batch.reset(mask=ended)
        self.batch.reward[:], self.batch.illegal[:] = reward, illegal
        told_last = {name: value for name, value in told.items() if not name.startswith("_")}
        own = told_last | {f"_{name}": ended.copy() for name in told_last}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": own, "_final_info": ended.copy()}
