"""Holes: the squares between tiles and the undrawn tiles that fit there, compared with the slow referee."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from carcassonne.engine.actions import Place
from carcassonne.engine.game import Game
from carcassonne.engine.holes import Hole
from carcassonne.engine.position.particulars import LAID
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.view import View
from slow_referee.landscape import Landscape, neighbour
from slow_referee.placement import placements
from slow_referee.tiles import SIDES, face, kind_of
from support.table import SKIP, lay, table


def landscape_of(view: View) -> Landscape:
    """The slow referee's landscape of a position."""
    landscape = Landscape()
    if view.wheel:
        landscape.lay_wheel_board()
    for tile in view.board:
        landscape.lay((tile.x, tile.y), face(kind_of(tile.tile), tile.rotation))
    for bridge in view.bridges or ():
        landscape.build_bridge((bridge.x, bridge.y), bridge.axis)
    return landscape


def to_come(view: View) -> Counter[str]:
    """The tiles that are not laid yet: undrawn, in hand, and those of a market day."""
    coming = Counter(view.undrawn)
    if view.tile and view.phase not in LAID:
        coming[view.tile] += 1
    if view.market:
        coming.update([*view.market.tiles, *view.market.owners.values()])
    return coming


def holes_by_trying(view: View) -> list[Hole]:
    """Every hole, by trying every tile to come on every square."""
    landscape = landscape_of(view)
    fits = dict.fromkeys(landscape.empty_neighbours(), 0)
    may_bridge = any(view.bridges_left or ())
    for tile, count in to_come(view).items():
        for square in {placement.place for placement in placements(landscape, tile, may_bridge)}:
            fits[square] += count
    between = [at for at in fits if sum(neighbour(at, side) in landscape.faces for side in SIDES) > 1]
    return [Hole(*at, fits[at]) for at in sorted(between, key=lambda at: (at[1], at[0]))]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_holes_are_those_found_by_trying_every_tile(preset: str) -> None:
    game, dice = Game(Rules.of(preset), seed=3), random.Random(8)
    looked = 0
    while not game.over:
        if game.ply % 25 == 24:
            assert list(game.holes()) == holes_by_trying(game.view())
            looked += len(game.holes())
        game.play(dice.choice(game.legal_actions()))
    assert looked > 20
    assert {hole.fits for hole in game.holes()} == {0}  # nothing is left to be drawn


def test_a_square_beside_one_tile_is_no_hole() -> None:
    assert table("U V B").holes() == ()


def test_a_hole_that_only_the_tile_in_hand_fills_is_not_dead() -> None:
    game = table("U B V U U U", lay(1, 0), SKIP, lay(1, 1), SKIP)
    assert game.tile == "V"
    assert game.holes() == (Hole(0, 1, 1),)
    assert (0, 1) in {(action.x, action.y) for action in game.legal_actions() if isinstance(action, Place)}


def test_looking_for_holes_changes_nothing() -> None:
    game = Game("bridges-castles-bazaars", seed=2)
    before = game.state
    game.holes()
    assert game.state == before
