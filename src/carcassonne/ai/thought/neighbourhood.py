"""Neighbourhood: the empty squares around the landscape, what each asks for, and the items of features that meet there.

Items tell of a feature what it faces at its worst; here stands which features face the same square, so that a network
may weigh what one tile would do to all of them. Squares, links (a square and an item) and ties (a field and an
unfinished city at it) are noted after the items of the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of neighbourhood.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.items import *
    from carcassonne.ai.thought.outlook import cities_around, fitting_at
    from carcassonne.ai.thought.sight import collect
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, SLOT

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Neighbourhood:
    """The squares, links and ties of one position; one to a thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.square_row = [0] * (SQUARE_TERMS * MAX_SQUARES)
            self.link_square = [0] * MAX_LINKS
            self.link_item = [0] * MAX_LINKS
            self.link_row = [0] * MAX_LINKS
            self.tied_field = [0] * MAX_TIES
            self.tied_city = [0] * MAX_TIES
        self.squares = self.links = self.ties = 0

    def listed(self) -> tuple:
        """(the rows of every square, links as (square, item, row), ties as (item of a field, item of a city))."""
        squares = [[self.square_row[SQUARE_TERMS * i + k] for k in range(SQUARE_TERMS)] for i in range(self.squares)]
        links = [(self.link_square[i], self.link_item[i], self.link_row[i]) for i in range(self.links)]
        return squares, links, [(self.tied_field[i], self.tied_city[i]) for i in range(self.ties)]


def neighbourhood_of(o: Outlook, s: State, me: cython.int) -> tuple:
    """The squares, links and ties of a position that was just evaluated."""
    it: Items = Items()
    n: Neighbourhood = Neighbourhood()
    collect(it, o, s, me)
    look_around(n, it, o, s)
    return n.listed()


def look_around(n, it, o, s):
    """Note squares, links and ties of a position whose items were just collected."""
    f: cython.int
    i: cython.int
    feature: cython.int
    n.squares = 0
    n.links = 0
    n.ties = 0
    for f in range(s.frontier_size if s.frontier_size < MAX_SQUARES else MAX_SQUARES):
        note_square(n, it, o, s, f)
    for i in range(it.count):
        feature = it.feature_of[i]
        if feature < 0:
            if 0 <= it.square_of[i] < MAX_SQUARES:
                link(n, it.square_of[i], i, L_PAIR)
            continue
        if LANDSCAPE[s.printed[feature]] == FIELD:
            tie_cities(n, it, o, s, feature)
        elif LANDSCAPE[s.printed[feature]] > CITY:
            link_hub(n, it, s, feature)


def note_square(n, it, o, s, f):
    """A square, and the features that come in at its sides."""
    d: cython.int
    land: cython.int
    closers: cython.int
    found: cython.int
    at: cython.int = SQUARE_TERMS * f
    key: cython.int = s.frontier_key[f]
    n.squares = f + 1
    n.square_row[at] = Q_KEY + smallest_key(key)
    n.square_row[at + 1] = Q_FIT + tiles_class(fitting_at(o, s, f))
    n.square_row[at + 2] = Q_AROUND + tiles_around(s, s.frontier_cell[f])
    n.square_row[at + 3] = Q_LEFT + (o.left >> 3)
    for d in range(4):
        land = (key >> (2 * d)) & 3
        if land == NOTHING:
            continue
        closers = tiles_class(closers_at(it, s, key, d))
        link_feature(n, it, f, feature_facing(s, f, d), L_SIDE + CLASSES * (land - 1) + closers)
        if land == ROAD:
            found = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
            if s.tile_bridge[found] == NO_BRIDGE:
                at = (s.tile_spin[found] * 4 + (d ^ 2)) * 3
                link_feature(n, it, f, s.feature[s.tile_base[found] + SLOT[at + 1]], L_BESIDE)
                link_feature(n, it, f, s.feature[s.tile_base[found] + SLOT[at + 2]], L_BESIDE)


def link(n, square, item, row):
    """Link a square with an item."""
    if n.links < MAX_LINKS:
        n.link_square[n.links] = square
        n.link_item[n.links] = item
        n.link_row[n.links] = row
        n.links += 1


def link_feature(n, it, square, feature, row):
    """Link a square with the item of a feature, if it has one."""
    if it.itemed[feature] == it.epoch:
        link(n, square, it.item_of[feature], row)


def link_hub(n, it, s, feature):
    """Link a hub with the squares around it."""
    i: cython.int
    found: cython.int
    for i in range(8):
        found = s.grid[(s.tile_cell[s.tile_at[feature]] + s.around[i]) & s.mask]
        if -MAX_SQUARES <= found < 0:
            link_feature(n, it, -found - 1, feature, L_HUB)


def tie_cities(n, it, o, s, field):
    """Tie a field to the unfinished cities at it."""
    i: cython.int
    count: cython.int
    o.epoch += 1
    count = cities_around(o, s, field, o.epoch)
    for i in range(count):
        if n.ties < MAX_TIES and it.itemed[o.city[i]] == it.epoch:
            n.tied_field[n.ties] = it.item_of[field]
            n.tied_city[n.ties] = it.item_of[o.city[i]]
            n.ties += 1


def tiles_around(s, cell):
    """How many of the eight squares around have a tile."""
    i: cython.int
    count: cython.int = 0
    for i in range(8):
        count += s.grid[(cell + s.around[i]) & s.mask] > 0
    return count


def smallest_key(key):
    """The smallest of the four numbers that a frontier key is, turned."""
    turn: cython.int
    best: cython.int = key
    for turn in range(3):
        key = ((key << 2) | (key >> 6)) & 255
        if key < best:
            best = key
    return best
