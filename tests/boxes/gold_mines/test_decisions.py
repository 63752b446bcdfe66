"""Where the second ingot may go is refused with the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from boxes.gold_mines.written import MINE
from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from support.refusals import refused
from support.table import SKIP

ASKED = f"{MINE.removesuffix('GM08@1,0')}U@-1,0 U@-2,0 GM08@1,0 | phase=gold gold=1,0:1"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Gold(5, 5), "no tile lies at 5,5"),
        (Gold(-2, 0), "-2,0 is not one of the eight squares around the mine at 1,0 (ruling G1.2)"),
        (Gold(1, 0), "1,0 is not one of the eight squares around the mine at 1,0 (ruling G1.2)"),
        (SKIP, "the second ingot is put on a tile around the mine now (player 0): skip does not answer that"),
        (
            Follower("road", "N"),
            "the second ingot is put on a tile around the mine now (player 0): follower does not answer that",
        ),
    ],
)
def test_a_wrong_answer_is_refused_with_the_rule(action: Action, sentence: str) -> None:
    assert refused(Game.from_position(ASKED, nature=True), action) == sentence


def test_the_tiles_around_the_mine_are_offered() -> None:
    game = Game.from_position(ASKED, nature=True)
    assert set(game.legal_actions()) == {Gold(0, 0), Gold(0, -1)}


def test_the_box_brings_eight_tiles() -> None:
    assert len(full_deck(Rules.of("modern", 2, {"gold_mines": True}))) == 71 + 8
