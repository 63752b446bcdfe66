"""An OpenSpiel game with explicit chance: where nature draws or rolls are chance nodes, with an outcome for each kind
of tile left, or each side of the die.

Import this module and load `pyspiel.load_game("python_carcassonne", {"preset": "modern", "players": 2})`. `options` are
words as a position line has them, but with a colon, for a game's own line has its equals signs:
`{"options": "followers:5 tiny_city:2"}`. With `"narrow": True` there are only the actions that the rules can ever use.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyspiel

from carcassonne.engine.codec import action_of
from carcassonne.engine.position import print_position
from carcassonne.engine.position.line import rules_of
from carcassonne.engine.positions import (
    State,
    apply_choice,
    is_legal_choice,
    is_over,
    legal_choices,
    nature_decides,
    odds_of,
    standing,
    tile_in_hand,
    tile_name,
)
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, kind_named
from carcassonne.env import codes, planes
from carcassonne.env.codebook import action_for, codes_for, legal_codes
from carcassonne.env.episode import opening, outcome
from carcassonne.env.layouts import Layout, layout_for
from carcassonne.env.observation import blank, observe
from carcassonne.notation.turn import print_action

MAX_DECISIONS_PER_TILE = 60
"""More than one tile can bring with every box and six players."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_carcassonne",
    long_name="Carcassonne",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"preset": "modern", "players": 2, "options": "", "narrow": False},
)


class CarcassonneGame(pyspiel.Game):  # type: ignore[misc]
    """The game of a preset; utilities are the outcome: losers pay, winners share, the sum is 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = str(given.get("options", "")).replace(":", "=").split()
        self.rules = rules_of(given.get("preset", "modern"), int(given.get("players", 2)), options)
        self.layout = layout_for(self.rules)
        self.opening = opening(self.rules)
        self.observer = CarcassonneObserver(self.layout, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=codes_for(self.rules, narrow=bool(given.get("narrow", False))),
            max_chance_outcomes=max(self.layout.kinds, *(1 + kind_named(name) for name in full_deck(self.rules))),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_DECISIONS_PER_TILE * len(full_deck(self.rules)),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> CarcassonneState:
        """Return the position before the first draw."""
        return CarcassonneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CarcassonneObserver:
        """Return an observer; nothing is hidden, so every kind of observation is the same."""
        return CarcassonneObserver(self.layout, params)


class Held:
    """What a state holds. OpenSpiel clones a state by deep copies of what Python knows of it; only positions change."""

    __slots__ = ("observer", "position", "rules")

    def __init__(self, rules: Rules, observer: CarcassonneObserver, position: State) -> None:
        self.rules = rules
        self.observer = observer
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.rules, self.observer, self.position.copy())


class CarcassonneState(pyspiel.State):  # type: ignore[misc]
    """A position. An illegal action raises ValueError and changes nothing."""

    def __init__(self, game: CarcassonneGame) -> None:
        super().__init__(game)
        self.held = Held(game.rules, game.observer, game.opening.copy())

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.held.rules

    @property
    def position(self) -> State:
        """The position, for search or a closer look."""
        return self.held.position

    def current_player(self) -> int:
        """Return the seat that decides, or OpenSpiel's number for chance or a game that is over."""
        if is_over(self.position):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if nature_decides(self.position) else standing(self.position).actor

    def _legal_actions(self, player: int) -> list[int]:
        return legal_codes(self.position, layout=self.held.observer.layout)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every kind of tile that can be drawn, or side that can be rolled, with the chance that it is."""
        odds = {choice: odds_of(self.position, choice) for choice in legal_choices(self.position)}
        total = sum(odds.values())
        return [(choice, share / total) for choice, share in odds.items()]

    def _apply_action(self, action: int) -> None:
        by_nature = nature_decides(self.position)
        choice = action if by_nature else codes.choice_for(self.position, action, self.held.observer.layout)
        if choice < 0 or (by_nature and not is_legal_choice(self.position, choice)):
            raise ValueError(f"action {action} is not legal now: {self}")
        apply_choice(self.position, choice)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return (
                print_action(action_of(self.position, action)) if self.is_chance_node() else f"draw {tile_name(action)}"
            )
        return print_action(action_for(self.position, action), tile_in_hand(self.position))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return is_over(self.position)

    def returns(self) -> list[float]:
        """Return who wins, by seat; nothing before the end."""
        scores = standing(self.position).scores
        return list(outcome(scores)) if self.is_terminal() else [0.0] * self.rules.players

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat sees, the one that decides by default, as a list of numbers."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.rules.players:
            return list(super().observation_tensor(seat))  # which says what is wrong
        observer = self.held.observer
        observer.set_from(self, seat)
        numbers: list[float] = planes.as_list(observer.tensor)
        return numbers

    def __str__(self) -> str:
        return print_position(self.position, self.rules)


class CarcassonneObserver:
    """Writes a position into a flat tensor, with a view of each of its parts by name."""

    def __init__(self, layout: Layout, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, so none like {params}")
        self.tensor = np.zeros(layout.numbers, np.float32)
        self.layout = layout
        self.dict: dict[str, Any] = {}
        self._seen = blank(layout=layout)
        at = 0
        for name, (shape, _) in layout.shapes.items():
            size = math.prod(shape)
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: CarcassonneState, player: int) -> None:
        """Write what a seat sees."""
        for name, seen in observe(state.position, player, self._seen, layout=self.layout).items():
            self.dict[name][...] = seen

    def string_from(self, state: CarcassonneState, player: int) -> str:
        """Return the position as one line of text."""
        return str(state)


pyspiel.register_game(GAME_TYPE, CarcassonneGame)
