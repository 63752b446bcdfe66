"""Several figures on one segment, as learners see them."""

from __future__ import annotations

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position.setting import BoxPosition
from carcassonne.env.codebook import legal_codes
from carcassonne.env.observation import observe


@pytest.fixture(autouse=True)
def _several_may_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under the rules of a box that brings several figures to a segment."""
    monkeypatch.setattr(BoxPosition, "several_stand", lambda self, rules: True)


def plagued(pieces: str) -> Game:
    """A player with these figures is asked by the plague: the pig walks onto it when the tile is drawn."""
    said = "phase=plague hand=W17 pig=plague"
    return Game.from_position(f"wheel-of-fortune 2 inns_cathedrals=true | {pieces} | {said}", nature=True)


def test_learners_see_every_own_figure_and_the_plague_has_a_code_for_each() -> None:
    game = plagued("0:2,0/road/N 0:2,0/road/N=large 1:2,0/road/N")
    seen = observe(game.state, 0)["followers"]
    assert [tuple(row[[0, 6]]) for row in seen[:3]] == [(1, 0), (1, 1), (0, 0)]
    assert len(set(legal_codes(game.state))) == 2
    assert [tuple(row[[0, 6]]) for row in observe(game.state, 1)["followers"][:2]] == [(1, 0), (0, 0)]
