"""Rules for the environments' tests, and positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.env.episode import Episode


def everything(players: int) -> Rules:
    """Rules with every phase there is."""
    return Rules.of("wheel-of-fortune", players, {"bridges_castles_bazaars": True})


EVERYTHING = everything(4)


def every_table() -> list[Rules]:
    """Every preset with every number of players."""
    presets = [Rules.of(preset, 2) for preset in PRESETS]
    counts = {rules.preset: range(2, 7 if rules.expansion_8_tiles else 6) for rules in presets}
    return [Rules.of(preset, players) for preset in PRESETS for players in counts[preset]]


def named(rules: Rules) -> str:
    return f"{rules.preset}-{rules.players}"


def decisions(rules: Rules, seed: int) -> Iterator[Game]:
    """A random game, seen at every decision."""
    game, dice = Game(rules, seed=seed), random.Random(seed)
    while not game.over:
        yield game
        game.play(dice.choice(game.legal_actions()))


def episode_after(rules: Rules, seed: int, plies: int) -> Episode:
    """A random game dealt by a seed, so many decisions on."""
    episode, dice = Episode(rules, seed), random.Random(seed)
    for _ in range(plies):
        legal = episode.mask().nonzero()[0].tolist()
        episode.play(dice.choice(legal))
    return episode
