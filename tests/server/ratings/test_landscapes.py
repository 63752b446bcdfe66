"""Fair play: a copy of a game is known by the tiles that are laid, however it is turned."""

from __future__ import annotations

import random

from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.server.ratings.landscapes import is_copy, landscape_of


def played(seed: int, decisions: int) -> Game:
    game, dice = Game(Rules.of("modern", 2), seed=seed), random.Random(seed)
    for _ in range(decisions):
        game.play(dice.choice(game.legal_actions()))
    return game


def test_a_copy_is_known_also_when_it_goes_on_or_lies_turned() -> None:
    going_on = landscape_of(played(1, 24))
    further = landscape_of(played(1, 40))
    assert is_copy(going_on, going_on)
    assert is_copy(further, going_on)
    turned = [(tile, y, -x) for tile, x, y in going_on]
    assert is_copy(turned, going_on)
    assert is_copy(sorted(going_on)[1:], going_on), "a tile less does not help"


def test_other_games_and_openings_are_no_copies() -> None:
    assert not is_copy(landscape_of(played(2, 40)), landscape_of(played(1, 24)))
    assert not is_copy(landscape_of(played(1, 6)), landscape_of(played(1, 6))), "too few tiles to tell"
