"""Dice: what nature shows where she draws no tile. A choice of hers is the number that a die shows, or a card's.

Numbers may be given, first shown first; where none is given, or the one given cannot come, the game's seed shows one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import accumulate

from carcassonne.core import decisions, turn
from carcassonne.core.state import State
from carcassonne.errors import RulesError


def check_dice(s: State, dice: Sequence[int]) -> None:
    """Raise RulesError for a number that nothing in this game can show."""
    if not dice:
        return
    sides = turn.sides_of_dice(s)
    if not sides:
        raise RulesError("nothing is rolled under these rules: there are no dice")
    for number in dice:
        if number not in sides:
            raise RulesError(f"no die shows {number}; they show {', '.join(map(str, sides))}")


def has_dice(s: State) -> bool:
    """Whether anything is rolled in this game."""
    return bool(turn.sides_of_dice(s))


def rolled(s: State, seed: int, number: int) -> int:
    """What a seed shows here as roll `number` of the game, counted from 0; the same for ever (a record may name it).

    Every roll is made of a hash of its own, so that none tells anything of the shuffle or of another roll.
    """
    sides = turn.choices(s)
    odds = [decisions.odds_of(s, side) for side in sides]
    digest = hashlib.sha256(f"carcassonne roll {number} {seed}".encode("ascii")).digest()
    rest = int.from_bytes(digest, "big") % sum(odds)
    ends = accumulate(odds)
    return int(next(side for side, end in zip(sides, ends, strict=True) if rest < end))


def shown(s: State, dice: Sequence[int], seed: int, number: int) -> int:
    """What comes here as roll `number`: the number given for it if it can come, else what the seed shows."""
    if number < len(dice) and turn.is_legal(s, dice[number]):
        return dice[number]
    return rolled(s, seed, number)
