"""Lots: what is drawn in an event is drawn from a seed that the event committed to when it was made.

A lot is the SHA-256 of a text that names the seed, what is drawn, and the entrant; the smallest comes first. Whoever
learns the seed after the event can draw everything again (`carcassonne verify EVENT.json`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from carcassonne.server.games.shuffle import new_seed

__all__ = ["commitment_to_lots", "deal_groups", "draw_order", "lot_of", "new_seed"]


def commitment_to_lots(seed: int) -> str:
    """Return the commitment to an event's seed; it reveals nothing of it.

    >>> commitment_to_lots(7)[:16]
    '1ab885bbde9eb4c1'
    """
    return hashlib.sha256(f"carcassonne event {seed}".encode("ascii")).hexdigest()


def lot_of(seed: int, purpose: str, entrant: int) -> str:
    """Return an entrant's lot: 64 digits of hex, for one purpose of an event such as `groups 1`."""
    return hashlib.sha256(f"carcassonne lot {seed} {purpose} {entrant}".encode("ascii")).hexdigest()


def draw_order(seed: int, purpose: str, entrants: Sequence[int]) -> list[int]:
    """Return entrants in the order in which they are drawn.

    >>> draw_order(7, "groups 1", [0, 1, 2, 3]), draw_order(7, "groups 2", [0, 1, 2, 3])
    ([2, 3, 0, 1], [0, 2, 3, 1])
    """
    return sorted(entrants, key=lambda entrant: lot_of(seed, purpose, entrant))


def deal_groups(seed: int, purpose: str, entrants: Sequence[int], groups: int, seeded: bool = False) -> list[list[int]]:
    """Deal entrants into groups by lot. Seeded ones come in pots of as many as there are groups, best first.

    >>> deal_groups(7, "groups 1", [0, 1, 2, 3, 4], 2)
    [[4, 2, 0], [3, 1]]
    """
    pots = [list(entrants)] if not seeded else [list(entrants[n : n + groups]) for n in range(0, len(entrants), groups)]
    drawn = [entrant for number, pot in enumerate(pots) for entrant in draw_order(seed, f"{purpose}.{number}", pot)]
    dealt: list[list[int]] = [[] for _ in range(groups)]
    for place, entrant in enumerate(drawn):
        dealt[place % groups].append(entrant)
    return dealt
