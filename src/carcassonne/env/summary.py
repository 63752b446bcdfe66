# cython: boundscheck=False, wraparound=False
"""What each player has on the table in a few numbers (summary.pxd), and so the position after every option.

A placement is looked at together with each follower that may go with it: a learner of values then sees whole turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
import numpy as np

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.decisions import Choices, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority, points_of, project_points
    from carcassonne.core.fields import field_worth
    from carcassonne.core.followers import followers_at_home
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE
    from carcassonne.core.turn import apply_choice
    from carcassonne.env.codes import WIDE_CODES, choice_of_code, code_of_choice, write_mask

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    COUNTING = [None] * MAX_COUNTINGS
    COUNTINGS = [0]


@cython.final
@cython.cclass
class Lookahead:
    """Tries options on copies of a position. One to a thread."""

    def __init__(self) -> None:
        self.work = State()
        self.trial = State()
        self.listed = Choices()
        self.mask = np.zeros(WIDE_CODES, np.int8)
        if not cython.compiled:
            self.gathered = [0.0] * 174

    def options(self, s: State, deck: cython.int, rows: cython.float[:, ::1], codes) -> int:
        """Write a summary row for every option of the player to act; gives how many there are.

        `codes` gets the option's code and that of the follower which goes with it (-1: none is asked for). `deck` is
        the size of the full deck. Options that find no room in the arrays are left out.
        """
        found: cython.int
        pairs: cython.int[:, ::1] = codes
        if not is_width(rows.shape[1]) or pairs.shape[1] != 2 or pairs.shape[0] != rows.shape[0]:
            raise ValueError(f"rows need {SUMMARY} or {WIDE_SUMMARY} columns, codes 2, and both the same length")
        with cython.nogil:
            found = look_ahead(self, s, deck, rows, pairs)
        return found

    def summary(self, s: State, seat: cython.int, deck: cython.int, row: cython.float[::1]) -> None:
        """Write the summary of a position as a seat sees it."""
        if not is_width(row.shape[0]) or not 0 <= seat < s.players:
            raise ValueError(f"a summary has {SUMMARY} or {WIDE_SUMMARY} numbers and belongs to a seat")
        summarise(self, s, seat, deck, row)


def is_width(numbers):
    """Whether a summary of some layout has so many numbers."""
    return numbers == SUMMARY or numbers == WIDE_SUMMARY


def look_ahead(look, s, deck, rows, codes):
    """Write every option's summary."""
    count: cython.int = 0
    code: cython.int
    i: cython.int
    seat: cython.int = s.actor
    room: cython.int = rows.shape[0]
    write_mask(s, look.mask, look.listed)
    for code in range(WIDE_CODES):
        if not look.mask[code]:
            continue
        copy_state(look.work, s)
        apply_choice(look.work, choice_of_code(s, code, look.listed))
        if s.phase == PLACE and look.work.phase == FOLLOW:
            list_choices(look.work, look.listed)
            for i in range(look.listed.count):
                if count < room:
                    copy_state(look.trial, look.work)
                    apply_choice(look.trial, look.listed.choice[i])
                    summarise(look, look.trial, seat, deck, rows[count])
                    codes[count, 0] = code
                    codes[count, 1] = code_of_choice(look.work, look.listed.choice[i])
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
    if row.shape[0] == WIDE_SUMMARY:
        for i in range(QUANTITIES - FIRST_QUANTITIES):
            row[SUMMARY + i] = look.gathered[seat * QUANTITIES + FIRST_QUANTITIES + i]
            p = SUMMARY + QUANTITIES - FIRST_QUANTITIES + i
            row[p] = look.gathered[rival * QUANTITIES + FIRST_QUANTITIES + i]


def count_by(counting):
    """Let a box count what its things are in numbers about each player: player * QUANTITIES + the number's place."""
    COUNTING[COUNTINGS[0]] = counting
    COUNTINGS[0] += 1


def gather(look, s):
    """Gather every player's numbers."""
    p: cython.int
    i: cython.int
    for i in range(s.players * QUANTITIES):
        look.gathered[i] = 0
    for p in range(s.players):
        i = p * QUANTITIES
        look.gathered[i + POINTS] = s.score[p]
        look.gathered[i + FOLLOWERS_LEFT] = followers_at_home(s, p)
        look.gathered[i + NONE_LEFT] = look.gathered[i + FOLLOWERS_LEFT] == 0
    for i in range(COUNTINGS[0]):
        COUNTING[i](s, look.gathered)
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
