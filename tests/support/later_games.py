"""Games of a later box that engine and slow referee play together: its own list of rules and decks, over and over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from slow_referee.later import LaterBox
from slow_referee.rules import rules_for
from support.agreement import Json, SeekingMatch
from support.cases import Case
from support.plans import short_deck, shuffled
from support.tally import TALLY, mode

GAMES = {"compiled": 1.0, "uncompiled": 0.2, "sanitized": 0.5}
"""How many of the games of a box are played in each mode."""


@dataclass(frozen=True)
class LaterGame:
    """Rules with a deck: `more` comes to a short one of the boxes in play, an `only` deck is nothing else."""

    preset: str
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    more: str = ""
    only: str = ""


def later_cases(games: Sequence[LaterGame], count: int, first_seed: int) -> list[Case]:
    """So many games, or fewer in slow modes, that go round and round through a list."""
    return [_case(games, number, first_seed) for number in range(round(count * GAMES[mode()]))]


def _case(games: Sequence[LaterGame], number: int, first_seed: int) -> Case:
    game, seed = games[number % len(games)], first_seed + number
    dice = random.Random(seed)
    rules = rules_for(game.preset, game.options)
    players = 2 + seed % (rules.most_players - 1)
    ours = Rules.of(game.preset, players, game.options)
    deck = game.only.split()
    dice.shuffle(deck)
    if not deck:
        deck = shuffled(full_deck(ours), rules, dice)
        if number % 5:
            deck = short_deck(deck, rules, dice)
        more = game.more.split()
        for name in more:  # anywhere but among the tiles of a river, which come first
            deck.insert(dice.randint(len(deck) // 3, len(deck)), name)
    name = " ".join([game.preset, *(f"{key}={value}" for key, value in game.options.items())])
    return Case(f"{name}, {players} players, seed {seed}", ours, tuple(deck), seed, True, game.options)


class LaterMatch(SeekingMatch):
    """A match of a later box, whose players seek what is rare in it; how often that happens is counted."""

    def __init__(self, box: LaterBox, case: Case) -> None:
        self.box = box
        super().__init__(case)

    def play(self, action: Json) -> None:
        before = self.referee.state()
        super().play(action)
        TALLY.moments.update(self.box.moments(before, action, self.referee.state()))

    def _wished(self, dice: random.Random, legal: list[Json]) -> list[Json]:
        return self.box.sought(self.referee, dice, super()._wished(dice, legal))
