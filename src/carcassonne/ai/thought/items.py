"""Items: the notebook of the learnt value, from one player's side.

One item a feature, a pair of features that a tile may join, or a thing of a box; each is a short list of rows of the
network's table, a row for every property. Globals are rows with a number. With three and more players an item knows the
own claim and the strongest rival's, so that one encoder serves any number of players. What is noted `sight` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of items.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.outlook import fitting_at
    from carcassonne.ai.thought.threats import feature_beside
    from carcassonne.core.board import halves_of
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL, LIES_ON, SEGMENTS, SLOT

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    NOTING, MARKING = ([None] * MAX_BOXES for _ in range(2))
    NOTING_BOXES = MARKING_BOXES = 0


def add_noting(box, noting):
    """A box notes items and globals of its own things."""
    global NOTING_BOXES
    NOTING_BOXES = claim(NOTING_BOXES, box)
    NOTING[box] = noting
    return box


def add_marking(box, marking):
    """A box marks the item of a feature that carries its marks or figures."""
    global MARKING_BOXES
    MARKING_BOXES = claim(MARKING_BOXES, box)
    MARKING[box] = marking
    return box


def note_boxes(it, o, s):
    """Note the things of the boxes in play."""
    boxes: cython.uint = s.boxes & NOTING_BOXES
    while boxes:
        NOTING[first_box(boxes)](it, o, s)
        boxes &= boxes - 1


def mark_feature(it, s, feature, landscape):
    """Let the boxes in play mark the item of a feature."""
    boxes: cython.uint = s.boxes & MARKING_BOXES
    while boxes:
        MARKING[first_box(boxes)](it, s, feature, landscape)
        boxes &= boxes - 1


@cython.final
@cython.cclass
class Items:
    """The items and globals of one position, and the scratch space to find them; one to a thread."""

    def __init__(self) -> None:
        i: cython.int
        if not cython.compiled:
            self.size = [0] * MAX_ITEMS
            self.feature_of = [0] * MAX_ITEMS
            self.square_of = [0] * MAX_ITEMS
            self.itemed = [0] * MAX_SEGMENTS
            self.item_of = [0] * MAX_SEGMENTS
            self.row = [0] * MAX_NOTED
            self.global_row = [0] * MAX_GLOBALS
            self.global_value = [0] * MAX_GLOBALS
            self.fits = [0] * 2
            self.closers = [0] * 2
            self.claimed = [0] * MAX_SEGMENTS
            self.claims = [0] * MAX_SEGMENTS
            self.strongest = [0] * MAX_SEGMENTS
            self.weighed = [0] * MAX_SEGMENTS
            self.worth_of = [0.0] * MAX_SEGMENTS
            self.chance_of = [0.0] * MAX_SEGMENTS
            self.field = [0] * MAX_SEGMENTS
            self.closing = [0] * 1024
            self.joining = [0] * 4096
        self.me = self.leader = self.count = self.noted = self.globals = 0
        self.cells = self.joinable = 0
        self.epoch = 0
        self.fit_total = -1
        self.fit_check = 0
        for i in range(MAX_SEGMENTS):
            self.itemed[i] = 0
            self.claimed[i] = 0
            self.weighed[i] = 0

    def listed(self) -> tuple:
        """(the rows of every item, the globals as pairs of row and number)."""
        items, at = [], 0
        for i in range(self.count):
            items.append([self.row[at + k] for k in range(self.size[i])])
            at += self.size[i]
        return items, [(self.global_row[i], self.global_value[i]) for i in range(self.globals)]


# --- noting -----------------------------------------------------------------------------------------------------------
def begin_item(it):
    """Begin an item; its rows follow. Where there is no room, rows go to the last one."""
    if it.count < MAX_ITEMS and it.noted < MAX_NOTED - ITEM_TERMS:
        it.count += 1
        it.size[it.count - 1] = 0
        it.feature_of[it.count - 1] = -1
        it.square_of[it.count - 1] = -1


def begin_item_of(it, feature):
    """Begin the item of a feature."""
    begin_item(it)
    it.feature_of[it.count - 1] = feature
    it.item_of[feature] = it.count - 1
    it.itemed[feature] = it.epoch


if not cython.compiled:

    def add_row(it, row):
        """Add a row to the item begun last."""
        if it.size[it.count - 1] < ITEM_TERMS:
            it.row[it.noted] = row
            it.noted += 1
            it.size[it.count - 1] += 1


def add_global(it, row, value):
    """Add a global with its number."""
    if value and it.globals < MAX_GLOBALS:
        it.global_row[it.globals] = row
        it.global_value[it.globals] = value
        it.globals += 1


def tiles_class(count):
    """How many tiles, as one of CLASSES."""
    if count <= 4:
        return count
    if count <= 9:
        return 5 if count <= 6 else 6
    return 7 if count <= 14 else 8 if count <= 22 else 9


def worth_class(worth):
    """Points, as one of WORTHS_SEEN."""
    points: cython.int = cython.cast(cython.int, worth + 0.5) if worth > 0 else 0
    if points <= 12:
        return points
    if points <= 19:
        return 13 if points <= 15 else 14
    return 15 if points <= 25 else 16 if points <= 35 else 17


def tenths(chance):
    """A chance as one of ten."""
    tenth: cython.int = cython.cast(cython.int, 10 * chance)
    return tenth if tenth < 10 else 9


# --- claims -----------------------------------------------------------------------------------------------------------
def claims_on(it, s, feature):
    """The own claim on a feature * 4 + the best rival's, each at most 3."""
    if it.claimed[feature] != it.epoch:
        it.claimed[feature] = it.epoch
        if s.occupants[feature] == 0:
            it.claims[feature] = 0
            it.strongest[feature] = -1
        else:
            count_claims(s, feature)
            pack_claims(it, s, feature)
    return it.claims[feature]


def pack_claims(it, s, feature):
    """Pack the claims just counted."""
    p: cython.int
    mine: cython.int = s.claim[it.me]
    best: cython.int = 0
    who: cython.int = -1
    for p in range(s.players):
        if p != it.me and s.claim[p] and (s.claim[p] > best or (s.claim[p] == best and p == it.leader)):
            best = s.claim[p]
            who = p
    it.strongest[feature] = who
    it.claims[feature] = 4 * (mine if mine < 3 else 3) + (best if best < 3 else 3)


def note_leader(it, s, feature):
    """With several rivals: whether the strongest in a feature is the one that leads."""
    if s.players > 2 and it.strongest[feature] >= 0:
        add_row(it, I_LEADER + (it.strongest[feature] == it.leader))


# --- empty squares ----------------------------------------------------------------------------------------------------
def feature_facing(s, f, d):
    """The feature that a frontier square faces on a side, a bridge's road where one ends there."""
    found: cython.int = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
    if s.tile_bridge[found] and (s.tile_bridge[found] >> (d & 1)) & 1:
        return s.feature[s.tile_base[found] + SEGMENTS[s.tile_spin[found] >> 2]]
    return feature_beside(s, f, d)


def closers_at(it, s, key, d):
    """How many undrawn tiles fit a frontier key and close there what comes in at a side."""
    kind: cython.int
    rotation: cython.int
    fitting: cython.int
    lies: cython.int
    e: cython.int
    count: cython.int = 0
    if it.closing[key * 4 + d] >= 0:
        return it.closing[key * 4 + d]
    for kind in range(s.kinds):
        if s.undrawn[kind] == 0:
            continue
        fitting = LEGAL[FITS_AT[s.looks + kind] + key] & ROTATIONS
        rotation = 0
        while fitting:
            if fitting & 1:
                lies = LIES_ON[kind * SEGMENTS_PER_TILE + SLOT[((kind * 4 + rotation) * 4 + d) * 3]]
                lies = ((lies << (2 * rotation)) | (lies >> (8 - 2 * rotation))) & 255
                for e in range(4):
                    if (lies >> (2 * e)) & 3 and not (key >> (2 * e)) & 3:
                        break
                else:
                    count += s.undrawn[kind]
                    break
            fitting >>= 1
            rotation += 1
    it.closing[key * 4 + d] = count
    return count


def joiners_at(it, s, key, d, other):
    """How many undrawn tiles fit a frontier key and join there what comes in at two sides."""
    kind: cython.int
    rotation: cython.int
    fitting: cython.int
    at: cython.int
    count: cython.int = 0
    if it.joining[key * 16 + d * 4 + other] >= 0:
        return it.joining[key * 16 + d * 4 + other]
    for kind in range(s.kinds):
        if s.undrawn[kind] == 0:
            continue
        fitting = LEGAL[FITS_AT[s.looks + kind] + key] & ROTATIONS
        rotation = 0
        while fitting:
            if fitting & 1:
                at = (kind * 4 + rotation) * 4
                if SLOT[(at + d) * 3] == SLOT[(at + other) * 3]:
                    count += s.undrawn[kind]
                    break
            fitting >>= 1
            rotation += 1
    it.joining[key * 16 + d * 4 + other] = count
    return count


def walk_around(it, o, s, feature, landscape):
    """Look at the distinct empty squares a project faces: how many, the two worst, and whose could be joined there."""
    x: cython.int = feature
    d: cython.int
    i: cython.int
    f: cython.int
    sides: cython.int
    found: cython.int
    count: cython.int = 0
    cells = cython.declare(cython.int[8])
    if not cython.compiled:
        cells = [0] * 8
    it.joinable = 0
    it.fits[0] = 1000
    it.fits[1] = 1000
    it.closers[0] = 0
    it.closers[1] = 0
    while True:
        sides = halves_of(s, x)
        for d in range(4):
            if not (sides >> (2 * d)) & 3:
                continue
            found = s.grid[(s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask]
            if found > 0:
                continue
            for i in range(count if count < 8 else 8):
                if cells[i] == found:
                    break
            else:
                if count < 8:
                    cells[count] = found
                count += 1
                f = -found - 1
                keep_worst(it, fitting_at(o, s, f), closers_at(it, s, s.frontier_key[f], d ^ 2))
                see_joinable(it, s, f, d ^ 2, feature, landscape)
        x = s.next[x]
        if x == feature:
            break
    it.cells = count


def keep_worst(it, fit, close):
    """Keep the tiles that fit a square and close there, if it is one of the two worst so far."""
    if fit < it.fits[0] or (fit == it.fits[0] and close < it.closers[0]):
        it.fits[1] = it.fits[0]
        it.closers[1] = it.closers[0]
        it.fits[0] = fit
        it.closers[0] = close
    elif fit < it.fits[1] or (fit == it.fits[1] and close < it.closers[1]):
        it.fits[1] = fit
        it.closers[1] = close


def see_joinable(it, s, f, side, feature, landscape):
    """Note whose projects a tile on a square could join with the one that comes in at a side."""
    d: cython.int
    other: cython.int
    claims: cython.int
    for d in range(4):
        if d == side or (s.frontier_key[f] >> (2 * d)) & 3 != landscape:
            continue
        other = feature_facing(s, f, d)
        if other != feature:
            claims = claims_on(it, s, other)
            if claims == 0:
                it.joinable |= 4
            elif claims >> 2 > claims & 3:
                it.joinable |= 1
            else:
                it.joinable |= 2
