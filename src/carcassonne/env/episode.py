"""One game dealt by a seed, played by codes: what the single environments share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

import numpy as np

from carcassonne.engine.events import winners_of
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position
from carcassonne.engine.position.line import print_rules
from carcassonne.engine.positions import (
    Dice,
    State,
    apply_choice,
    is_over,
    nature_decides,
    standing,
)
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state
from carcassonne.env import codes
from carcassonne.env.codebook import Mask, legal_mask
from carcassonne.env.layouts import layout_for
from carcassonne.env.observation import Observation, observe

RewardBy = Literal["outcome", "margin"]
SEEDS = 2**32
"""A deal's seed is a number below this."""


def rules_for(preset: str | Rules, players: int) -> Rules:
    """Return rules as they are, or those of a preset for so many players."""
    return preset if isinstance(preset, Rules) else Rules.of(preset, players)


def checked_reward(name: str) -> RewardBy:
    """Return the name of a reward; raises ValueError that lists them."""
    if name not in get_args(RewardBy):
        raise ValueError(f"there is no reward {name!r}; there are {', '.join(get_args(RewardBy))}")
    return name  # type: ignore[return-value]


@cache
def opening(rules: Rules) -> State:
    """Return the state before the first draw. It is shared: copy it to play on."""
    return starting_state(rules, full_deck(rules))


def outcome(scores: Sequence[int]) -> tuple[float, ...]:
    """Return who wins, as rewards that sum to 0: losers pay 1 / (players - 1) each, winners share it."""
    winners, rivals = winners_of(scores), len(scores) - 1
    gain = (len(scores) - len(winners)) / (len(winners) * rivals)
    return tuple(gain if seat in winners else -1 / rivals for seat in range(len(scores)))


def margins(scores: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's points less those of its best rival."""
    return tuple(score - max(s for other, s in enumerate(scores) if other != seat) for seat, score in enumerate(scores))


def position_of(start: str | Game) -> tuple[State, Rules]:
    """Return the state and the rules of a position line or a game; raises ValueError for a game that is over."""
    state, rules = parse_position(start) if isinstance(start, str) else (start.state, start.rules)
    if is_over(state):
        raise ValueError("the game of this position is over: nobody can go on from it")
    return state, rules


def position_under(start: str | Game, rules: Rules) -> State:
    """Return the state of a position line or a game under these rules; raises ValueError for one of others."""
    state, others = position_of(start)
    if others != rules:
        raise ValueError(f"this is a position of {print_rules(others)}, not of {print_rules(rules)}")
    return state


class Episode:
    """One game, from the deal, or from a position, to the final scoring."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        reward: RewardBy = "outcome",
        *,
        codes: int | None = None,
        start: str | Game | None = None,
    ) -> None:
        self.rules = rules
        self.codes = codes
        """How many codes a mask has; None for all of the layout."""
        self.layout = layout_for(rules)
        self.reward = reward
        self.state: State = opening(rules).copy() if start is None else position_under(start, rules)
        self._dice = Dice(seed % SEEDS)
        self._dice.fill(self.state)
        self._let_nature_answer()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return standing(self.state).actor

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return standing(self.state).scores

    def mask(self) -> Mask:
        """Return the legal codes of the seat that decides."""
        mask = legal_mask(self.state, layout=self.layout)
        return mask if self.codes is None else mask[: self.codes].copy()

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees."""
        return observe(self.state, seat, layout=self.layout)

    def legal(self, code: int) -> bool:
        """Return whether a code is legal now."""
        return bool(codes.choice_for(self.state, code, self.layout) >= 0)

    def play(self, code: int) -> tuple[float, ...]:
        """Play a legal code and let nature answer; return the rewards by seat."""
        choice = codes.choice_for(self.state, code, self.layout)
        if choice < 0:
            raise ValueError(f"code {code} is not legal now")
        return self.play_choice(choice)

    def play_choice(self, choice: int) -> tuple[float, ...]:
        """Play a legal choice (`engine.positions`) and let nature answer; return the rewards by seat."""
        before = margins(self.scores)
        apply_choice(self.state, choice)
        self._let_nature_answer()
        if self.reward == "margin":
            return tuple(float(now - then) for now, then in zip(margins(self.scores), before, strict=True))
        return outcome(self.scores) if self.over else (0.0,) * self.rules.players

    def _let_nature_answer(self) -> None:
        """Draw and roll until a player is asked or the game is over."""
        while nature_decides(self.state):
            apply_choice(self.state, self._dice.answer(self.state))


def no_mask(codes: int) -> Mask:
    """Return the mask of a seat that is not asked."""
    return np.zeros(codes, np.int8)
