"""Pools: ratings are kept apart by what is played, with boxes or without, and by whether two play or more."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from carcassonne.engine.differences import boxes_played
from carcassonne.engine.rules import Rules

Pool: TypeAlias = Literal["base-2", "base-many", "boxes-2", "boxes-many"]
POOLS: tuple[Pool, ...] = get_args(Pool)
"""More would stay empty."""


def pool_of(rules: Rules) -> Pool:
    """Return the pool in which a game by these rules counts.

    >>> pool_of(Rules.of("modern", 2)), pool_of(Rules.of("big-box", 4))
    ('base-2', 'boxes-many')
    """
    base = all(box.name == "base" for box in boxes_played(rules))
    if rules.players == 2:
        return "base-2" if base else "boxes-2"
    return "base-many" if base else "boxes-many"


def siblings(pool: Pool) -> tuple[Pool, ...]:
    """Return the other pools, the closest first: as many players count for more than the same boxes.

    >>> siblings("base-2")
    ('boxes-2', 'base-many', 'boxes-many')
    """
    kind, players = pool.split("-")
    others = [other for other in POOLS if other != pool]
    return tuple(sorted(others, key=lambda other: (not other.endswith(f"-{players}"), not other.startswith(kind))))
