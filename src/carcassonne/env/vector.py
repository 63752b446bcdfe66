"""A batch of games over NumPy arrays, stepped in C: the arrays stay the same, their content changes with every step."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from carcassonne.engine.positions import State
from carcassonne.engine.rules import Rules
from carcassonne.env import batch
from carcassonne.env.codebook import codes_used
from carcassonne.env.episode import RewardBy, checked_reward, opening, rules_for
from carcassonne.env.layouts import layout_for
from carcassonne.env.observation import blank


class VectorEnv:
    """Thousands of games in step. Read the arrays after `reset` and after each `step`; they are never replaced.

        mask       (games, codes)    int8     1 where a code is legal
        actor      (games,)          int8     the seat asked now: the arrays below are what it sees
        reward     (games, players)  float32  what the last step paid each seat
        done       (games,)          uint8    1 where the last step ended an episode; the next has begun already
        illegal    (games,)          uint8    1 where it ended by an illegal action (-1 for that seat, 0 for the others)
        scores     (games, players)  int16    the points now; where `done`, those of the finished episode
        episode    (games,)          uint64   episodes finished
        board, frontier, followers, table     observations with a leading axis of games (observation.py)

    Episode k of game i is dealt by the seed `seed + i + k * games`, or `seeds[i] + k * games` given at `reset`.
    `narrow` ends the mask after the last code the rules can ever use. `threads` share the games, each without the GIL.
    """

    def __init__(
        self,
        games: int,
        preset: str | Rules = "modern",
        players: int = 2,
        *,
        seed: int = 0,
        reward: str = "outcome",
        observe: bool = True,
        narrow: bool = False,
        threads: int = 1,
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError("at least one game and one thread are needed")
        self.rules = rules_for(preset, players)
        self.games = games
        self.layout = layout_for(self.rules)
        self.codes = codes_used(self.rules) if narrow else self.layout.codes
        self.observation = blank(games, layout=self.layout) if observe else {}
        self.seeds = np.arange(seed, seed + games, dtype=np.uint64)
        self.action = np.zeros(games, np.int32)
        self.mask = np.zeros((games, self.codes), np.int8)
        self.actor = np.zeros(games, np.int8)
        self.reward = np.zeros((games, self.rules.players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self.illegal = np.zeros(games, np.uint8)
        self.scores = np.zeros((games, self.rules.players), np.int16)
        self.episode = np.zeros(games, np.uint64)
        self._batch = batch.Batch(opening(self.rules), self._arrays(), _number(checked_reward(reward)), observe)
        bounds = [games * i // threads for i in range(threads + 1)]
        self._shares = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seeds: npt.ArrayLike | None = None) -> None:
        """Begin the first episode of every game."""
        if seeds is not None:
            self.seeds[:] = np.asarray(seeds, np.uint64)
        for array in (self.episode, self.reward, self.done, self.illegal):
            array[...] = 0
        self._share(self._batch.reset)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one code in every game."""
        self.action[:] = actions
        self._share(self._batch.step)

    def state(self, game: int) -> State:
        """Return a copy of a game's state, for search or a closer look."""
        copied: State = self._batch.state(game)
        return copied

    def _share(self, work: Any) -> None:
        """Do the work for every game, divided among the threads."""
        if self._pool is None:
            work(0, self.games)
            return
        for done in [self._pool.submit(work, begin, end) for begin, end in self._shares]:
            done.result()

    def _arrays(self) -> dict[str, npt.NDArray[Any]]:
        names = ("action", "mask", "actor", "reward", "done", "illegal", "scores", "episode")
        return {**{name: getattr(self, name) for name in names}, "seed": self.seeds, **self.observation}


def _number(reward: RewardBy) -> int:
    return int(batch.BY_MARGIN if reward == "margin" else batch.BY_OUTCOME)


def random_codes(mask: npt.NDArray[np.int8], dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a random legal code of every game, all equally likely."""
    rows, legal = np.nonzero(mask)
    first = np.searchsorted(rows, np.arange(len(mask)))
    count = np.diff(first, append=len(rows))
    chosen: npt.NDArray[np.int64] = legal[first + (dice.random(len(mask)) * count).astype(np.int64)]
    return chosen
