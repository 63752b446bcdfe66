"""Games to write down: random play that likes followers in cities and castles, so that the rare phases come about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.bridges_castles_bazaars.actions import Castle
from carcassonne.engine.actions import Action, Follower, Place
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

CAPS = ["E"] * 24 + ["H", "I", "D"] * 8 + ["X", "W"] * 8 + ["Z01", "Z03", "Z10"]
"""A deck of city caps and crossings: two caps make a castle, and a crossing completes several roads at once."""
ROADS = ("U", "UG", "V", "IC15", "IC14", "TB15", "TB03", "IC03", "E", "EG", "B", "IC01") * 4
"""A deck for builders, gardens, goods and fields inside their tiles."""
EXPANSION_8 = "bridges-castles-bazaars"
RARE = ("=builder", "=pig", "=abbot", "part=first", "part=second")
LATER = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}


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
        return Game(rules, draw=stack, seed=self.seed)

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
    helpers = [a for a in legal if getattr(a, "figure", "") or isinstance(a, TakeAbbot)]
    if helpers and rng.random() < 0.5:
        return rng.choice(helpers)
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
    Setup("big-box", 2, 40),
    Setup("big-box", 3, 41, {"river_turns": "safe", "gardens": False}, (*["RV07", "RV10"] * 2, *ROADS)),
    Setup("wheel-of-fortune", 2, 42, LATER, (*ROADS, *["W29:3", "W31:2", "W07:3"] * 4)),
    Setup("big-box", 6, 43, {"river": False, "bridges_castles_bazaars": True}, (*ROADS, *["Z01", "Z10"] * 4)),
    Setup("modern", 2, 15, {}, ()),
    Setup("modern", 3, 44, {"gold_mines": True, "king_robber": True}, (*ROADS[:12], "GM04", "GM07", "GM08", "GM05")),
    Setup("modern", 3, 45, {"mage_witch": True}, (*ROADS[:12], "MW01", "MW04", "MW05", "MW08")),
    Setup("tower", 2, 45, {"inns_cathedrals": True}, (*ROADS[:8], *["TW02", "TW05", "TW06", "TW12", "TW03"] * 4)),
    Setup("modern", 2, 47, {"ferries": True, "mage_witch": True}, (*ROADS[:12], *["FE01", "FE02", "FE03"] * 4)),
    Setup("modern", 2, 46, {"flying_machines": True}, (*ROADS[:12], *["FM02", "FM03", "FM05", "FM07"] * 3)),
    Setup("dragon", 3, 47, {}, (*ROADS[:8], *["PD01", "PD16", "PD02", "PD20", "PD14", "E"] * 4)),
    Setup("modern", 3, 48, {"crop_circles": True}, (*ROADS[:8], *["CC01", "CC02", "CC03", "CC05", "CC04"] * 2)),
    Setup("abbey-mayor", 3, 48, {"abbots": True}, (*["B", "B", "E", "A"] * 14, "AM05", "AM10")),
]


@cache
def positions() -> tuple[str, ...]:
    """Position lines of every phase, a few of each game."""
    kept: dict[tuple[str, str, bool, tuple[bool, ...]], str] = {}
    for setup in SETUPS:
        for game in setup.moments():
            line = game.position
            kept[setup.preset, game.phase, "paid" in line, tuple(word in line for word in RARE)] = line
    return tuple(kept.values())
