"""Decisions about bridges, castles and market days are refused with a reason, and shown where they are asked for."""

from __future__ import annotations

import pytest

from carcassonne.boxes.bridges_castles_bazaars.actions import Auction, Bid, Castle
from carcassonne.boxes.bridges_castles_bazaars.view import BuildingView
from carcassonne.engine.actions import Action, Follower
from carcassonne.errors import IllegalAction
from support.table import lay, table, thief


def test_the_view_has_a_part_for_the_modules_that_are_played() -> None:
    plain, castles = table("U").view(), table("U", castles=True).view()
    full = table("U", bridges_castles_bazaars=True).view()
    assert (plain.part(BuildingView), plain.bridges, plain.castles, plain.market) == (None, None, None, None)
    assert full.part(BuildingView) == BuildingView(bridges=(), bridges_left=(3, 3), castles=(), castles_left=(3, 3))
    assert (castles.bridges, castles.castles) == (None, ())


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (lay(1, 0, 0, (1, 0, "NS")), "these rules have no bridges"),
        (Bid(3), "the tile has to be placed now (player 0): bid does not answer that"),
        (Auction("E"), "the tile has to be placed now (player 0): auction does not answer that"),
        (Castle(True), "the tile has to be placed now (player 0): castle does not answer that"),
    ],
)
def test_without_the_modules_nobody_asks_for_this(action: Action, sentence: str) -> None:
    game = table("U V")
    assert game.explain(action) == sentence
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    assert (refusal.value.reason, refusal.value.seat, game.ply) == (sentence, 0, 0)


def test_without_a_bridge_nobody_stands_on_one() -> None:
    """E2.9"""
    game = table("U U", lay(1, 0), thief("E"), lay(2, 0))
    assert game.explain(Follower("bridge")) == "no bridge was built this turn (ruling E2.9)"
    assert game.explain(Follower("bridge", "N")) == "a bridge has no side to be named: it is just `bridge`"
