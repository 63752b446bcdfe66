"""Games to write down: random play that likes followers in cities and castles, so that the rare phases come about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.actions import Castle
from carcassonne.engine.actions import Action, Follower, Place
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

CAPS = ["E"] * 24 + ["H", "I", "D"] * 8 + ["X", "W"] * 8 + ["Z01", "Z03", "Z10"]
"""A deck of city caps and crossings: two caps make a castle, and a crossing completes several roads at once."""
EXPANSION_8 = "bridges-castles-bazaars"


@dataclass(frozen=True)
class Setup:
    """A game that can be played again."""

    preset: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    deck: tuple[str, ...] | None = None

    def begin(self) -> Game:
        rules = Rules.of(self.preset, self.players, self.options)
        if self.deck is None:
            return Game(rules, seed=self.seed)
        stack = list(self.deck)
        random.Random(self.seed).shuffle(stack)
        return Game(rules, draw=stack)

    def moments(self) -> Iterator[Game]:
        """The game before every decision and at its end: one game, played on between."""
        game, rng = self.begin(), random.Random(self.seed)
        yield game
        while not game.over:
            game.play(_liked(game.legal_actions(), rng))
            yield game


def _liked(legal: tuple[Action, ...], rng: random.Random) -> Action:
    near = [a for a in legal if isinstance(a, Place) and a.bridge is None]
    if near and rng.random() < 0.8:
        return min(near, key=lambda a: (a.x**2 + a.y**2, rng.random()))
    knights = [a for a in legal if a == Castle(True) or (isinstance(a, Follower) and a.feature == "city")]
    return rng.choice(knights if knights and rng.random() < 0.9 else legal)


SETUPS = [
    Setup("modern", 2, 1),
    Setup("first-edition-nl", 5, 2, {"followers": 2}),
    Setup("first-edition-da", 3, 3, {"tiny_city": "4", "first_player": "given"}),
    Setup("modern", 2, 4, {"field_scoring": "per_field_3_once"}, tuple("VUEUDABBCLX" * 2)),
    Setup("wheel-of-fortune", 3, 5),
    Setup("wheel-of-fortune", 4, 6, {"bridges": True}),
    Setup(EXPANSION_8, 3, 7),
    Setup(EXPANSION_8, 6, 8, {"bazaar_auction": "no_auction", "wheel": True}),
    Setup(EXPANSION_8, 4, 9, {"bridges": False, "castle_field_value": 7}),
    Setup(EXPANSION_8, 2, 10, {"wheel": True}, (*CAPS, *["W29:3", "W31:2", "W07:3"] * 4)),
    *(Setup(EXPANSION_8, 2 + seed % 3, seed, {}, tuple(CAPS)) for seed in (22, 23, 26, 37, 39)),
    Setup("modern", 2, 15, {}, ()),
]


@cache
def positions() -> tuple[str, ...]:
    """Position lines of every phase, a few of each game."""
    kept: dict[tuple[str, str, bool], str] = {}
    for setup in SETUPS:
        for game in setup.moments():
            line = game.position
            kept[setup.preset, game.phase, "paid" in line] = line
    return tuple(kept.values())
