"""Positions with bridges."""

from __future__ import annotations

from carcassonne.engine.game import Game


def test_a_bridge_stands_on_its_tile() -> None:
    game = Game.from_position("bridges-castles-bazaars 2 | D@0,0 B@1,0=WE | hand=V bridges=2,3", nature=True)
    bridges = game.view().bridges
    assert bridges is not None
    assert [(bridge.x, bridge.y, bridge.axis) for bridge in bridges] == [(1, 0, "WE")]
