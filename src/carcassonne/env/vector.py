"""A batch of games over NumPy arrays, stepped in C: the arrays stay the same, their content changes with every step.

:mod:`carcassonne.env.gymnasium_vector` is the same as a vector environment of Gymnasium.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from carcassonne.engine.game import Game
from carcassonne.engine.position.line import print_rules
from carcassonne.engine.positions import State, state_from_bytes
from carcassonne.engine.rules import Rules
from carcassonne.env import batch
from carcassonne.env.codebook import codes_for
from carcassonne.env.episode import RewardBy, checked_reward, opening, position_of, position_under, rules_for
from carcassonne.env.layouts import layout_for
from carcassonne.env.observation import blank

Autoreset = Literal["same_step", "next_step", "disabled"]
RENEWALS: dict[str, int] = {"same_step": batch.AT_ONCE, "next_step": batch.NEXT_STEP, "disabled": batch.WHEN_TOLD}
MAGIC = b"carcassonne game 1\n"
HEAD = struct.Struct("<QQBH")
"""Seed, episode, whether it is done, how many tiles are in the bag."""


class VectorEnv:
    """Thousands of games in step. Read the arrays after `reset` and after each `step`; they are never replaced.

        mask       (games, codes)    int8     1 where a code is legal
        actor      (games,)          int8     the seat asked now: the arrays below are what it sees
        reward     (games, players)  float32  what the last step paid each seat
        done       (games,)          uint8    1 where the last step ended an episode
        illegal    (games,)          uint8    1 where it ended by an illegal action (-1 for that seat, 0 for the others)
        scores     (games, players)  int16    the points now; where `done`, those of the finished episode
        episode    (games,)          uint64   episodes finished
        board, frontier, followers, table     observations with a leading axis of games (observation.py)

    Episode k of game i is dealt by the seed `seed + i + k * games`, or `seeds[i] + k * games` given at `reset`. Every
    episode begins from `start`, a position line or a game whose rules then hold, or from the start of `preset`.
    `autoreset` says when a game that has ended begins anew: in the same step, in the next step (whose action then means
    nothing), or "disabled": when it is reset. `narrow` ends the mask after the last code the rules can ever use.
    `threads` share the games, each without the GIL. Environments can be pickled; `close` ends their threads.
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
        start: str | Game | None = None,
        autoreset: str = "same_step",
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError("at least one game and one thread are needed")
        if autoreset not in RENEWALS:
            raise ValueError(f"there is no autoreset {autoreset!r}; there are {', '.join(get_args(Autoreset))}")
        begun, self.rules = (None, rules_for(preset, players)) if start is None else position_of(start)
        self._begin(
            {
                "games": games,
                "rules": self.rules,
                "start": begun,
                "reward": checked_reward(reward),
                "observe": observe,
                "narrow": narrow,
                "threads": threads,
                "autoreset": autoreset,
            }
        )
        self.seeds[:] = np.arange(seed, seed + games, dtype=np.uint64)

    def _begin(self, made_of: dict[str, Any]) -> None:
        """Make the arrays and the games; `made_of` is all that another of the kind needs."""
        self._made_of = made_of
        self.games = games = int(made_of["games"])
        self.rules = made_of["rules"]
        self.autoreset: str = made_of["autoreset"]
        self.layout = layout_for(self.rules)
        self.codes = codes_for(self.rules, narrow=made_of["narrow"])
        self.observation = blank(games, layout=self.layout) if made_of["observe"] else {}
        self.seeds = np.zeros(games, np.uint64)
        self.action = np.zeros(games, np.int32)
        self.mask = np.zeros((games, self.codes), np.int8)
        self.actor = np.zeros(games, np.int8)
        self.reward = np.zeros((games, self.rules.players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self.illegal = np.zeros(games, np.uint8)
        self.scores = np.zeros((games, self.rules.players), np.int16)
        self.episode = np.zeros(games, np.uint64)
        self.closed = False
        self._chosen = np.ones(games, np.uint8)
        self._batch = batch.Batch(
            opening(self.rules) if made_of["start"] is None else made_of["start"],
            self.layout,
            self._arrays(),
            _number(made_of["reward"]),
            made_of["observe"],
            RENEWALS[self.autoreset],
        )
        threads = made_of["threads"]
        self._shares = list(pairwise(games * i // threads for i in range(threads + 1)))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    # --- playing ------------------------------------------------------------------------------------------------------
    def reset(self, seeds: npt.ArrayLike | None = None, *, mask: npt.ArrayLike | None = None) -> None:
        """Begin the first episode of every game; with a `mask`, only of the games where it is true.

        Games of a mask begin their next episode, or the first of `seeds`, of which there is one for each game of the
        environment.
        """
        chosen = np.ones(self.games, bool) if mask is None else np.asarray(mask, bool)
        if chosen.shape != (self.games,):
            raise ValueError(f"a mask has one truth for each of {self.games} games, not the shape {chosen.shape}")
        if seeds is not None:
            self.seeds[chosen] = np.broadcast_to(np.asarray(seeds, np.uint64), (self.games,))[chosen]
        if mask is None or seeds is not None:
            self.episode[chosen] = 0
        else:
            self.episode[chosen & (self.done == 0)] += 1  # one that has ended was counted then
        for array in (self.reward, self.done, self.illegal):
            array[chosen] = 0
        self._chosen[:] = chosen
        self._share(self._batch.reset)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one code in every game."""
        if self.autoreset == "disabled" and self.done.any():
            raise ValueError(f"game {int(self.done.argmax())} is over: reset it")
        self.action[:] = actions
        self._share(self._batch.step)

    def close(self) -> None:
        """End the threads; there is no step after that."""
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- states -------------------------------------------------------------------------------------------------------
    def state(self, game: int) -> State:
        """Return a copy of a game's state, for search or a closer look."""
        copied: State = self._batch.state(self._index(game))
        return copied

    def get_state(self, game: int) -> bytes:
        """Return all that a game is, the order of its undrawn tiles included: `set_state` goes on from it exactly."""
        i = self._index(game)
        bag: bytes = self._batch.bag(i)
        head = HEAD.pack(int(self.seeds[i]), int(self.episode[i]), int(self.done[i]), len(bag))
        return MAGIC + print_rules(self.rules).encode() + b"\n" + head + bag + bytes(self._batch.state(i).to_bytes())

    def set_state(self, game: int, state: bytes | str | Game) -> None:
        """Let a game go on from what `get_state` gave, or from a position: a line, or a game.

        From a position the undrawn tiles come in the order of the game's seed and episode. Raises ValueError for a
        state of other rules, or one that is over.
        """
        i = self._index(game)
        before = int(self.seeds[i]), int(self.episode[i]), int(self.done[i])
        if isinstance(state, bytes):
            *about, bag, position = self._unpacked(state)
        else:
            about, bag, position = [*before[:2], 0], None, position_under(state, self.rules)
        self.seeds[i], self.episode[i], self.done[i] = about
        try:
            self._batch.put(i, position, bag)
        except ValueError:
            self.seeds[i], self.episode[i], self.done[i] = before
            raise
        self.reward[i] = 0
        self.illegal[i] = 0

    def get_states(self) -> list[bytes]:
        """Return all that every game is."""
        return [self.get_state(i) for i in range(self.games)]

    def set_states(self, states: Iterable[bytes | str | Game]) -> None:
        """Let every game go on from a state or a position of its own."""
        for i, state in enumerate(_as_many(list(states), self.games)):
            self.set_state(i, state)

    def _unpacked(self, content: bytes) -> tuple[int, int, int, bytes | None, State]:
        told, _, rest = content.removeprefix(MAGIC).partition(b"\n")
        if not content.startswith(MAGIC) or len(rest) < HEAD.size:
            raise ValueError("these bytes are no game of a batch")
        if told.decode("utf-8", "replace") != print_rules(self.rules):
            raise ValueError(f"this is a game of {told.decode('utf-8', 'replace')}, not of {print_rules(self.rules)}")
        seed, episode, done, tiles = HEAD.unpack_from(rest)
        end = HEAD.size + tiles
        return seed, episode, done, rest[HEAD.size : end], state_from_bytes(rest[end:])

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name).copy() for name in ("reward", "done", "illegal", "scores")}
        return {"made_of": self._made_of, "states": self.get_states(), "arrays": kept, "closed": self.closed}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._begin(kept["made_of"])
        self.set_states(kept["states"])
        for name, array in kept["arrays"].items():
            getattr(self, name)[:] = array
        if kept["closed"]:
            self.close()

    # --- work ---------------------------------------------------------------------------------------------------------
    def _share(self, work: Any) -> None:
        """Do the work for every game, divided among the threads."""
        if self.closed:
            raise ValueError("this environment is closed")
        if self._pool is None:
            work(0, self.games)
            return
        for done in [self._pool.submit(work, begin, end) for begin, end in self._shares]:
            done.result()

    def _index(self, game: int) -> int:
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game} among {self.games}")
        return int(game)

    def _arrays(self) -> dict[str, npt.NDArray[Any]]:
        names = ("action", "mask", "actor", "reward", "done", "illegal", "scores", "episode")
        own = {name: getattr(self, name) for name in names}
        return {**own, "seed": self.seeds, "chosen": self._chosen, **self.observation}


def _as_many(given: list[Any], games: int) -> list[Any]:
    if len(given) != games:
        raise ValueError(f"{games} games need {games} states, not {len(given)}")
    return given


def _number(reward: RewardBy) -> int:
    return int(batch.BY_MARGIN if reward == "margin" else batch.BY_OUTCOME)


def random_codes(mask: npt.NDArray[np.int8], dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a random legal code of every game, all equally likely; 0 where there is none, in a game that is over."""
    rows, legal = np.nonzero(mask)
    first = np.searchsorted(rows, np.arange(len(mask)))
    count = np.diff(first, append=len(rows))
    at = first + (dice.random(len(mask)) * count).astype(np.int64)
    chosen: npt.NDArray[np.int64] = np.append(legal, 0)[np.where(count > 0, at, len(legal))]
    return chosen
