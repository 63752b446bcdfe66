"""Landscapes compared: whether a game is a copy of another, however it is turned, by the tiles that are laid."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from carcassonne.engine.game import Game

Laid: TypeAlias = tuple[str, int, int]
"""A tile and its square; how it is turned is the same for many tiles, and says little more."""
FEWEST = 6
"""With fewer tiles two landscapes may be the same by chance."""
SHARE = 0.8
"""A landscape that holds so much of another one is a copy of it."""


def landscape_of(game: Game) -> frozenset[Laid]:
    """Return the tiles that are laid in a game."""
    return frozenset((tile.tile, tile.x, tile.y) for tile in game.view().board)


def is_copy(landscape: Collection[Laid], of: Collection[Laid]) -> bool:
    """Return whether a landscape holds most of another one, as it lies or turned about its first tile."""
    if len(of) < FEWEST:
        return False
    wanted = SHARE * len(of)
    return any(len(_turned(of, turns) & frozenset(landscape)) >= wanted for turns in range(4))


def _turned(landscape: Collection[Laid], turns: int) -> frozenset[Laid]:
    """Return a landscape turned clockwise so many times about the square (0, 0)."""
    turned = frozenset(landscape)
    for _ in range(turns):
        turned = frozenset((tile, -y, x) for tile, x, y in turned)
    return turned
