"""A Gymnasium environment: one seat is the learner's, the others are bots.

`gymnasium.make("carcassonne.env.gymnasium:Carcassonne-v0")` needs no import before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from carcassonne.ai.player import Player, Question
from carcassonne.ai.players.roster import player_named
from carcassonne.engine.rules import Rules
from carcassonne.env.codebook import Mask, action_for, codes_for
from carcassonne.env.episode import SEEDS, Episode, checked_reward, no_mask, rules_for
from carcassonne.env.layouts import layout_for
from carcassonne.env.observation import Observation
from carcassonne.env.rendering import RENDER_MODES, checked_render_mode, rendered
from carcassonne.env.spaces import mask_space, observation_space

Opponent = str | int | Callable[[int], Player]


def opponent(wanted: Opponent, seed: int) -> Player:
    """Return a bot: one that the roster names (`random`, a level, `value:FILE`, …), or what a function returns."""
    return wanted(seed) if callable(wanted) else player_named(str(wanted), seed)


class CarcassonneEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against bots; every step plays the learner's code and then theirs until the learner is asked again.

    `seat` is the learner's seat, None for a random one each game. `opponents` is one bot for all rivals or one each,
    clockwise from the learner. The legal codes are `action_mask` in the observation and in `info`. An illegal code
    loses the game at once: reward -1, terminated, the reason in `info["illegal"]`. `narrow` ends the action space after
    the last code the rules can ever use. `reset(options={"position": ...})` begins from a position line or a game.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        preset: str | Rules = "modern",
        players: int = 2,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        reward: str = "outcome",
        narrow: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules_for(preset, players)
        self.render_mode = checked_render_mode(render_mode)
        rivals = self.rules.players - 1
        one = isinstance(opponents, str | int) or callable(opponents)
        self._opponents: list[Opponent] = [opponents] * rivals if one else list(opponents)  # type: ignore[list-item, arg-type]
        if len(self._opponents) != rivals:
            raise ValueError(f"{self.rules.players} players need {rivals} opponents, not {len(self._opponents)}")
        if seat is not None and not 0 <= seat < self.rules.players:
            raise ValueError(f"there is no seat {seat} among {self.rules.players}")
        for wanted in self._opponents:
            opponent(wanted, 0)  # refuses an unknown level now, not in the middle of training
        self._seat = seat
        self._reward = checked_reward(reward)
        self.layout = layout_for(self.rules)
        self.codes = codes_for(self.rules, narrow=narrow)
        self.observation_space = spaces.Dict(
            {**observation_space(self.layout).spaces, "action_mask": mask_space(self.codes)}
        )
        self.action_space = spaces.Discrete(self.codes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and let the bots before the learner play."""
        super().reset(seed=seed)
        deal, seat_seed, *seeds = (int(n) for n in self.np_random.integers(SEEDS, size=2 + len(self._opponents)))
        self.seat = seat_seed % self.rules.players if self._seat is None else self._seat
        self.bots = [opponent(wanted, seed) for wanted, seed in zip(self._opponents, seeds, strict=True)]
        start = (options or {}).get("position")
        self.episode = Episode(self.rules, deal, self._reward, codes=self.codes, start=start)
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a code, then the bots until the learner is asked again or the game is over."""
        if self.episode.over:
            raise ValueError("the game is over: reset it")
        code = int(action)
        if not self.episode.legal(code):
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": self._illegal_reason(code)}
        paid = self.episode.play(code)[self.seat] + self._play_bots()
        return self._observation(), paid, self.episode.over, False, self._info()

    def render(self) -> Any:
        """Return the board drawn in text ("ansi"), or a picture of it as an array of pixels ("rgb_array")."""
        return rendered(self.episode.state, self.rules, self.render_mode)

    def action_masks(self) -> Mask:
        """Return the legal codes, under the name that sb3-contrib asks for."""
        return self.episode.mask() if not self.episode.over else no_mask(self.codes)

    def _play_bots(self) -> float:
        """Let the bots play until the learner is asked; return what that pays the learner."""
        paid = 0.0
        while not self.episode.over and self.episode.seat != self.seat:
            bot = self.bots[(self.episode.seat - self.seat) % self.rules.players - 1]
            question = Question(self.episode.state.copy(), self.rules)
            answer = bot.choose(question)
            choice = answer.choice(question)
            assert choice is not None, f"{bot.name} answered {answer.action}"
            paid += self.episode.play_choice(choice)[self.seat]
        return paid

    def _observation(self) -> Observation:
        return {**self.episode.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.episode.scores, "seat": self.seat}

    def _illegal_reason(self, code: int) -> str:
        try:
            action_for(self.episode.state, code)
        except ValueError as error:
            return str(error)
        raise AssertionError(f"code {code} is legal")


gymnasium.register("Carcassonne-v0", entry_point="carcassonne.env.gymnasium:CarcassonneEnv")
gymnasium.register("CarcassonneSelfPlay-v0", vector_entry_point="carcassonne.env.gymnasium_vector:CarcassonneVectorEnv")
