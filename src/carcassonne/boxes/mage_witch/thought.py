"""What mage and witch promise: what they change of a road or city that is finished, by the chance that it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_playing_out
    from carcassonne.ai.thought.items import add_marking, add_row
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import look_at_project
    from carcassonne.boxes.mage_witch.rules import MAGE, WITCH, is_enchanted, magic_feature
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority, pennant_points, points_of, tile_points
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("mage_witch"))
W_MAGIC = cython.declare(cython.int, weight_named("magic"))
MAGIC: int = W_MAGIC
"""For Python."""


def add_magic(o, s):
    """What mage and witch change for the owners of their features."""
    mage: cython.int = magic_feature(s, MAGE)
    witch: cython.int = magic_feature(s, WITCH)
    if mage >= 0:
        add_enchanted(o, s, mage)
    if witch >= 0 and witch != mage:
        add_enchanted(o, s, witch)


def add_enchanted(o, s, feature):
    """What the outlook of a project leaves out: it looks at points besides tiles and pennants only where marks are."""
    p: cython.int
    best: cython.int
    more: cython.double
    if s.occupants[feature] == 0 or s.marks[feature]:
        return
    look_at_project(o, s, feature)
    more = points_of(s, feature, True) - tile_points(s, feature, True) - pennant_points(s, feature, True)
    if s.open[feature]:
        more *= o.know.weight[W_MAGIC] * o.chance
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        if best and s.claim[p] == best:
            o.expected[p] += more


def stands_on_last_tile(s):
    """Whether a follower may now go where the mage or the witch is: what he adds is not known by tiles and pennants."""
    segment: cython.int
    base: cython.int = s.tile_base[s.tiles - 1]
    for segment in range(base, base + segments_on(s, s.tiles - 1)):
        if is_enchanted(s, s.feature[segment]):
            return True
    return False


def mark_magic(it, s, feature, landscape):
    """Mark the item of a road or city that the mage or the witch is in."""
    if magic_feature(s, MAGE) == feature:
        add_row(it, I_MAGIC)
    if magic_feature(s, WITCH) == feature:
        add_row(it, I_MAGIC + 1)


add_marking(BOX, mark_magic)
add_worth("magic", BOX, add_magic)
add_playing_out(BOX, stands_on_last_tile)
