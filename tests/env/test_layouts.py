"""Layouts: rules of the first boxes keep their numbers for ever, later boxes have room after them."""

from __future__ import annotations

import hashlib
import random

import numpy as np
import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position.line import rules_of
from carcassonne.engine.rules import Rules
from carcassonne.env.codebook import legal_mask
from carcassonne.env.episode import Episode
from carcassonne.env.layouts import LAYOUT_1, LAYOUT_2, layout_for, layout_of
from carcassonne.env.observation import observe
from env.tables import EVERYTHING, WIDE, decisions, every_mix, named

NUMBERS = {
    "modern 2": "1c7bc0be04b2b56e",
    "modern 5": "37ac57b4037b79d0",
    "first-edition-nl 3": "45eead7802c2d5c4",
    "first-edition-da 4": "d8c45edd5ecaa125",
    "wheel-of-fortune 2": "20f50233225556c1",
    "wheel-of-fortune 5": "83b715f59ac975a2",
    "bridges-castles-bazaars 2": "88310d43d104bf8c",
    "bridges-castles-bazaars 6": "c2687ef0214e3137",
    "wheel-of-fortune 2 bridges_castles_bazaars=true": "c5188c2b6e152c5c",
    "wheel-of-fortune 4 bridges_castles_bazaars=true": "78afe8d9bf3737d7",
    "wheel-of-fortune 6 bridges_castles_bazaars=true": "ae60aab804743519",
    "wheel-of-fortune 2 bridges_castles_bazaars=true followers=20": "e14bf3e8f7ad5597",
}
"""Rules -> digest of a game's codes, masks and observations, written by version 0.2.0, which knew no other boxes."""


NUMBERS_2: dict[str, str] = {
    "big-box 2": "769657b756c35ce6",
    "big-box 5": "444d397ce7e20417",
    "big-box 3 bridges_castles_bazaars=true": "997293a0ef8ab482",
    "wheel-of-fortune 4 inns_cathedrals=true traders_builders=true abbots=true": "cb219feda7a8fcde",
    "modern 2 river=true": "bb4ef9d11239f531",
    "modern 3 inns_cathedrals=true": "5b09d269f87e3c29",
    "modern 2 traders_builders=true": "eb463111b4c4b9c2",
    "modern 4 abbots=true": "7412e9546b574be0",
}
"""The same for layout 2, written before there was layout 3: its numbers stay whatever boxes come later."""


def digest(words: str, number: int) -> str:
    """A game's codes, masks and observations, which have this layout."""
    preset, players, *options = words.split()
    episode, dice, seen = Episode(rules_of(preset, int(players), options), 7), random.Random(7), hashlib.sha256()
    assert episode.layout.number == number
    while not episode.over:
        mask = episode.mask()
        code = dice.choice(mask.nonzero()[0].tolist())
        seen.update(mask.tobytes())
        for array in episode.observe(episode.seat).values():
            seen.update(repr(array.shape).encode() + array.tobytes())
        episode.play(code)
        seen.update(repr((code, episode.seat, episode.scores)).encode())
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("words", NUMBERS)
def test_the_numbers_of_the_first_boxes_are_those_of_the_first_versions(words: str) -> None:
    assert digest(words, 1) == NUMBERS[words]


@pytest.mark.parametrize("words", NUMBERS_2)
def test_the_numbers_of_layout_2_stay(words: str) -> None:
    assert digest(words, 2) == NUMBERS_2[words]


def test_rules_with_a_later_box_have_the_wide_layout_and_others_do_not() -> None:
    for rules in every_mix():
        wide = any((rules.river, rules.inns_cathedrals, rules.traders_builders, rules.abbots))
        assert layout_for(rules) is (LAYOUT_2 if wide else LAYOUT_1)


@pytest.mark.parametrize(
    ("options", "number"),
    [
        ({}, 1),
        ({"river_turns": "safe"}, 1),
        ({"gardens": True}, 2),
        ({"abbots": True, "gardens": False}, 2),
        ({"inns_cathedrals": True, "inns": False, "cathedrals": False, "large_followers": False}, 2),
        ({"pigs": True}, 2),
    ],
)
def test_tiles_and_figures_decide_which_layout_it_is(options: dict[str, object], number: int) -> None:
    layout = layout_for(Rules.of("modern", 2, options))
    assert layout.number == number
    assert repr(layout) == f"<Layout {number}: {layout.codes} codes, {layout.squares} squares, {layout.planes} planes>"


@pytest.mark.parametrize("rules", [EVERYTHING, *WIDE], ids=named)
def test_the_layout_is_the_same_throughout_a_game(rules: Rules) -> None:
    assert {layout_of(game.state) for game in decisions(rules, 6)} == {layout_for(rules)}


def test_a_position_of_the_first_boxes_has_the_same_numbers_in_the_wide_layout() -> None:
    for game in [game.copy() for game in decisions(EVERYTHING, 3)][::20]:
        mask, wide = legal_mask(game.state), legal_mask(game.state, layout=LAYOUT_2)
        assert np.array_equal(mask, wide[: len(mask)])
        assert not wide[len(mask) :].any()
        seen, more = observe(game.state, 1), observe(game.state, 1, layout=LAYOUT_2)
        assert np.array_equal(seen["table"], more["table"][:192])
        assert np.array_equal(seen["frontier"], more["frontier"][:184])
        assert np.array_equal(seen["followers"], more["followers"][:20, :6])
        board = more["board"][:, :, :37].copy()
        board[board[:, :, 33] > 139, 33] -= 139 - 74  # the squares of the start board follow the kinds of tile
        assert np.array_equal(seen["board"], board)


def test_a_position_asks_for_the_layout_of_its_rules() -> None:
    assert layout_of(Game(seed=1).state) is LAYOUT_1
    assert layout_of(Game(Rules.of("big-box", 2), seed=1).state) is LAYOUT_2
