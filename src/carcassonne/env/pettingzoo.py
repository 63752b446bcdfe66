"""A PettingZoo environment (agents in turn, AEC) with an action mask: `carcassonne_v0` by PettingZoo's custom."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from carcassonne.engine.rules import Rules
from carcassonne.env.codebook import codes_for
from carcassonne.env.episode import SEEDS, Episode, checked_reward, no_mask, rules_for
from carcassonne.env.layouts import layout_for
from carcassonne.env.observation import blank
from carcassonne.env.rendering import RENDER_MODES, checked_render_mode, rendered
from carcassonne.env.spaces import mask_space, observation_space


def env(preset: str | Rules = "modern", players: int = 2, **options: Any) -> Any:
    """Return the environment in PettingZoo's wrappers: an illegal action loses, the order of calls is checked."""
    made = raw_env(preset, players, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1))


class raw_env(AECEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """A game of two to six agents `seat_0`, `seat_1`, ...; the one asked is `agent_selection`.

    `reward`: "outcome" pays at the end, winners from losers; "margin" pays after every decision what it changed of the
    margin over the best rival. An illegal action raises ValueError here; :func:`env` ends the game instead. `narrow`
    ends the action space after the last code the rules can ever use.
    """

    metadata = {"name": "carcassonne_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        preset: str | Rules = "modern",
        players: int = 2,
        *,
        reward: str = "outcome",
        narrow: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules_for(preset, players)
        self.layout = layout_for(self.rules)
        self.codes = codes_for(self.rules, narrow=narrow)
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self.layout), "action_mask": mask_space(self.codes)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.codes) for agent in self.possible_agents}
        self._reward = checked_reward(reward)
        self._chance, _ = seeding.np_random(None)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the codes (docs/environments.md)."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed the games from here on are the same each time.

        `options={"position": ...}` begins from a position line or a game.
        """
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        seed_of_deal, start = int(self._chance.integers(SEEDS)), (options or {}).get("position")
        self.episode = Episode(self.rules, seed_of_deal, self._reward, codes=self.codes, start=start)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; only the agent that is asked has legal actions."""
        seat = self.possible_agents.index(agent)
        asked = not self.episode.over and seat == self.episode.seat
        return {
            "observation": self.episode.observe(seat) if self.agents else blank(layout=self.layout),
            "action_mask": self.episode.mask() if asked else no_mask(self.codes),
        }

    def step(self, action: int | None) -> None:
        """Play a code for the agent that is asked; None for one whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        paid = self.episode.play(int(action))
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the board drawn in text ("ansi"), or a picture of it as an array of pixels ("rgb_array")."""
        return rendered(self.episode.state, self.rules, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _asked(self) -> str:
        """Return the agent that decides now; after the end, the first."""
        return self.agents[0] if self.episode.over else self.possible_agents[self.episode.seat]
