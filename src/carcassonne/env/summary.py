# cython: boundscheck=False, wraparound=False
"""What each player has on the table in a few numbers (summary.pxd), and so the position after every option.

A placement is looked at together with each follower that may go with it: a learner of values then sees whole turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
import numpy as np

from carcassonne.env.layouts import LAYOUT_2, Layout

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import Choices, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority, points_of, project_points
    from carcassonne.core.fields import field_worth
    from carcassonne.core.followers import followers_at_home
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE
    from carcassonne.core.turn import apply_choice
    from carcassonne.env.codes import choice_of_code, code_of_choice, write_mask
    from carcassonne.env.layouts import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    COUNTING = [None] * MAX_BOXES
    COUNTING_BOXES = 0


@cython.final
@cython.cclass
class Lookahead:
    """Tries options on copies of a position. One to a thread. Positions of layout 3 need one with their layout."""

    def __init__(self, layout: Layout = LAYOUT_2) -> None:
        self.layout = layout
        self.work = State()
        self.trial = State()
        self.listed = Choices()
        self.mask = np.zeros(layout.codes, np.int8)
        if not cython.compiled:
            self.gathered = [0.0] * (MAX_PLAYERS * QUANTITIES)

    def options(self, s: State, deck: cython.int, rows: cython.float[:, ::1], codes) -> int:
        """Write a summary row for every option of the player to act; gives how many there are.

        `codes` gets the option's code and that of the follower which goes with it (-1: none is asked for). `deck` is
        the size of the full deck. Options that find no room in the arrays are left out.
        """
        found: cython.int
        pairs: cython.int[:, ::1] = codes
        if not is_width(self.layout, rows.shape[1]) or pairs.shape[1] != 2 or pairs.shape[0] != rows.shape[0]:
            raise ValueError(f"rows need {widths(self.layout)} columns, codes 2, and both the same length")
        with cython.nogil:
            found = look_ahead(self, s, deck, rows, pairs)
        return found

    def summary(self, s: State, seat: cython.int, deck: cython.int, row: cython.float[::1]) -> None:
        """Write the summary of a position as a seat sees it."""
        if not is_width(self.layout, row.shape[0]) or not 0 <= seat < s.players:
            raise ValueError(f"a summary has {widths(self.layout)} numbers and belongs to a seat")
        summarise(self, s, seat, deck, row)


def is_width(layout, numbers):
    """Whether a summary of the layout, or of one before it, has so many numbers."""
    return numbers == SUMMARY or numbers == WIDE_SUMMARY or numbers == layout.summary


def widths(layout: Layout) -> str:
    """How many numbers a summary may have, in words."""
    more = f" or {layout.summary}" if layout.number == 3 else ""
    return f"{SUMMARY} or {WIDE_SUMMARY}{more}"


def look_ahead(look, s, deck, rows, codes):
    """Write every option's summary."""
    count: cython.int = 0
    code: cython.int
    i: cython.int
    seat: cython.int = s.actor
    room: cython.int = rows.shape[0]
    write_mask(look.layout, s, look.mask, look.listed)
    for code in range(look.layout.codes):
        if not look.mask[code]:
            continue
        copy_state(look.work, s)
        apply_choice(look.work, choice_of_code(look.layout, s, code, look.listed))
        if s.phase == PLACE and look.work.phase == FOLLOW:
            list_choices(look.work, look.listed)
            for i in range(look.listed.count):
                if count < room:
                    copy_state(look.trial, look.work)
                    apply_choice(look.trial, look.listed.choice[i])
                    summarise(look, look.trial, seat, deck, rows[count])
                    codes[count, 0] = code
                    codes[count, 1] = code_of_choice(look.layout, look.work, look.listed.choice[i])
                    count += 1
        elif count < room:
            summarise(look, look.work, seat, deck, rows[count])
            codes[count, 0] = code
            codes[count, 1] = -1
            count += 1
    return count


def summarise(look, s, seat, deck, row):
    """Write the seat's numbers, those of the rival with most points standing, and the share of tiles undrawn."""
    p: cython.int
    i: cython.int
    rival: cython.int = -1
    standing: cython.double
    best: cython.double = 0
    gather(look, s)
    for p in range(s.players):
        if p == seat:
            continue
        standing = 0
        for i in range(CITY_1):
            standing += look.gathered[p * QUANTITIES + i]
        if rival < 0 or standing > best:
            rival = p
            best = standing
    for i in range(FIRST_QUANTITIES):
        row[i] = look.gathered[seat * QUANTITIES + i]
        row[FIRST_QUANTITIES + i] = look.gathered[rival * QUANTITIES + i]
    row[2 * FIRST_QUANTITIES] = cython.cast(cython.float, s.undrawn_total) / deck
    if row.shape[0] > SUMMARY:
        tell_more(look, row, seat, rival, SUMMARY, FIRST_QUANTITIES, WIDE_QUANTITIES)
    if row.shape[0] > WIDE_SUMMARY:
        tell_more(look, row, seat, rival, WIDE_SUMMARY, WIDE_QUANTITIES, look.layout.quantities)


def tell_more(look, row, seat, rival, at, first, end):
    """Write further numbers about the seat, then the same about its rival."""
    i: cython.int
    for i in range(first, end):
        row[at + i - first] = look.gathered[seat * QUANTITIES + i]
        row[at + end - first + i - first] = look.gathered[rival * QUANTITIES + i]


def add_counting(box, counting):
    """A box counts what its things are in numbers about each player: player * QUANTITIES + the number's place."""
    global COUNTING_BOXES
    COUNTING_BOXES = claim(COUNTING_BOXES, box)
    COUNTING[box] = counting
    return box


def gather(look, s):
    """Gather every player's numbers."""
    p: cython.int
    i: cython.int
    boxes: cython.uint = look.layout.boxes & COUNTING_BOXES
    for i in range(s.players * QUANTITIES):
        look.gathered[i] = 0
    for p in range(s.players):
        i = p * QUANTITIES
        look.gathered[i + POINTS] = s.score[p]
        look.gathered[i + FOLLOWERS_LEFT] = followers_at_home(s, p)
        look.gathered[i + NONE_LEFT] = look.gathered[i + FOLLOWERS_LEFT] == 0
    while boxes:
        COUNTING[first_box(boxes)](look.layout, s, look.gathered)
        boxes &= boxes - 1
    if s.phase != OVER:
        for i in range(s.segments):
            if s.occupants[i] and s.feature[i] == i:
                gather_feature(look, s, i)


def gather_feature(look, s, feature):
    """Add a feature to the numbers of everybody with most followers in it."""
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    unclosed: cython.int = s.open[feature]
    best: cython.int
    p: cython.int
    at: cython.int
    now: cython.int = field_worth(s, feature) if landscape == FIELD else project_points(s, feature)
    gain: cython.int = 0
    if landscape == CITY:
        gain = points_of(s, feature, True) - now
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        at = p * QUANTITIES
        if landscape == FIELD:
            look.gathered[at + FARMERS] += s.claim[p]
        elif landscape == CITY:
            look.gathered[at + CITY_FOLLOWERS] += s.claim[p]
        if s.claim[p] < best or best == 0:
            continue
        if landscape == FIELD:
            look.gathered[at + FIELD_POINTS] += now
        elif landscape == ROAD:
            look.gathered[at + ROAD_POINTS] += now
            look.gathered[at + (ROADS_1 if unclosed == 1 else ROADS_2)] += 1
        elif landscape == CITY:
            look.gathered[at + CITY_POINTS] += now
            look.gathered[at + (CITY_1 if unclosed == 1 else CITY_2 if unclosed == 2 else CITY_MORE)] += gain
        else:
            look.gathered[at + CLOISTER_POINTS] += now
            look.gathered[at + CLOISTER_GAPS] += unclosed
