"""Rules for the environments' tests, and positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import product

from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.env.episode import Episode
from carcassonne.errors import RulesError


def everything(players: int) -> Rules:
    """Rules with every phase there is."""
    return Rules.of("wheel-of-fortune", players, {"bridges_castles_bazaars": True})


EVERYTHING = everything(4)
LATER = ("river", "inns_cathedrals", "traders_builders", "abbots")
"""The switches of boxes that layout 1 does not know."""
ALONE = [Rules.of("modern", 2 + number % 2, {switch: True}) for number, switch in enumerate(LATER)]
BIG_BOX_AND_8 = Rules.of("big-box", 3, {"bridges_castles_bazaars": True})
WITHOUT_RIVER = Rules.of("big-box", 4, {"river": False, "wheel": True, "bridges_castles_bazaars": True})
WIDE = [*ALONE, BIG_BOX_AND_8, WITHOUT_RIVER]
"""Each later box alone, and the largest mixes, each with every phase that it can have."""


def every_table() -> list[Rules]:
    """Every preset with every number of players."""
    presets = [Rules.of(preset, 2) for preset in PRESETS]
    return [Rules.of(rules.preset, players) for rules in presets for players in range(2, rules.most_players + 1)]


def every_mix() -> list[Rules]:
    """Every mix of boxes that can be played, each at the table of the most players there may be."""
    mixes = []
    switches = ("wheel", "bridges_castles_bazaars", *LATER)
    for chosen in product((False, True), repeat=len(switches)):
        with suppress(RulesError):  # the wheel and the river
            rules = Rules.of("modern", 2, dict(zip(switches, chosen, strict=True)))
            mixes.append(Rules.of("modern", rules.most_players, rules.options))
    return mixes


def named(rules: Rules) -> str:
    return "-".join([rules.preset, str(rules.players), *(name for name in rules.options if rules.options[name])])


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
