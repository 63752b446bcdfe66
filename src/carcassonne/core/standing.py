"""Figures on segments: who stands where, and the one way to go through the figures of a feature.

`follower[segment]` holds the figure on a segment, with its owner. Where more than one stands, it is the one with the
lowest number, and the others are *stacked*: a short list, in order of segments and numbers, so that equal positions are
equal states however they came about. Nearly always it is empty, and asking for it is one comparison.

Whoever looks at the figures of a feature, or of a segment, walks:

    at = first_figure(s, feature)        # or first_on(s, segment)
    while at:
        standing = figure_at(s, at)      # (standing & OWNER) - 1 is the owner, standing >> FIGURE the figure
        at = next_figure(s, at)

Nobody may step off while somebody walks.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.declarations import arrays, enumerators
    from carcassonne.core.state import *

    globals().update(enumerators("standing") | arrays("standing"))
    WEIGHT_RULE = [None] * FIGURES
    AFTER_STEPPING_OFF = [None] * MAX_BOXES
    AFTER_STEPPING_OFF_BOXES = 0

IS_FOLLOWER[ORDINARY] = True
WEIGHT[ORDINARY] = 1


if not cython.compiled:

    def first_figure(s, feature):
        """The first place in the walk through the figures of a feature; 0: there are none."""
        x = feature
        if s.occupants[feature] == 0:
            return 0
        while s.follower[x] == 0:
            x = s.next[x]
        return s.occupants[feature] << LEFT | x

    def first_on(s, segment):
        """The first place in the walk through the figures on a segment; 0: there are none."""
        return (1 + stacked_on(s, segment)) << LEFT | segment if s.follower[segment] else 0

    def next_figure(s, at):
        """The next place in the walk; 0: that was the last."""
        return next_stacked(s, at) if at >> LEFT > 1 else 0

    def figure_at(s, at):
        """Who stands at a place in the walk: owner and figure in one number."""
        x = at & WHERE
        return s.follower[x] if x < MAX_SEGMENTS else s.stacked_figure[x - MAX_SEGMENTS]

    def segment_of(s, at):
        """The segment at a place in the walk."""
        x = at & WHERE
        return x if x < MAX_SEGMENTS else s.stacked_segment[x - MAX_SEGMENTS]

    def weight_of(s, feature, standing):
        """What a figure counts in the majority of a feature."""
        weight = WEIGHT[standing >> FIGURE]
        return weight if weight != BY_RULE else WEIGHT_RULE[standing >> FIGURE](s, feature, (standing & OWNER) - 1)

    def may_join(s, segment):
        """Whether there is room for another figure on a segment; whether the rules allow it is another thing."""
        return s.follower[segment] == 0 or s.stacked < MAX_STACKED


def next_stacked(s, at):
    """The next place in the walk, where figures are stacked: those on the same segment first, then around the ring."""
    left: cython.int = (at >> LEFT) - 1
    x: cython.int = at & WHERE
    i: cython.int = 0
    if x >= MAX_SEGMENTS:
        i = x - MAX_SEGMENTS + 1
        x = s.stacked_segment[i - 1]
    else:
        while i < s.stacked and s.stacked_segment[i] < x:
            i += 1
    if i < s.stacked and s.stacked_segment[i] == x:
        return left << LEFT | (MAX_SEGMENTS + i)
    x = s.next[x]
    while s.follower[x] == 0:
        x = s.next[x]
    return left << LEFT | x


def stacked_on(s, segment):
    """How many figures are stacked on a segment."""
    i: cython.int
    count: cython.int = 0
    for i in range(s.stacked):
        count += s.stacked_segment[i] == segment
    return count


def figures_on(s, segment):
    """How many figures stand on a segment."""
    return 1 + stacked_on(s, segment) if s.follower[segment] else 0


def stack(s, segment, standing):
    """A figure comes to a segment on which another stands; the one with the lowest number is not stacked."""
    i: cython.int = s.stacked
    if standing < s.follower[segment]:
        standing, s.follower[segment] = s.follower[segment], standing
    while i and (
        s.stacked_segment[i - 1] > segment
        or (s.stacked_segment[i - 1] == segment and s.stacked_figure[i - 1] > standing)
    ):
        s.stacked_segment[i] = s.stacked_segment[i - 1]
        s.stacked_figure[i] = s.stacked_figure[i - 1]
        i -= 1
    s.stacked_segment[i] = segment
    s.stacked_figure[i] = standing
    s.stacked += 1


def unstack(s, i):
    """A figure leaves the list, and those after it move up."""
    s.stacked -= 1
    while i < s.stacked:
        s.stacked_segment[i] = s.stacked_segment[i + 1]
        s.stacked_figure[i] = s.stacked_figure[i + 1]
        i += 1
    s.stacked_segment[i] = 0
    s.stacked_figure[i] = 0


def stand(s, segment, standing):
    """A figure, owner and figure in one number, comes to stand on a segment that has room; its supply is not asked."""
    if s.follower[segment] == 0:
        s.follower[segment] = standing
    elif s.stacked < MAX_STACKED:
        stack(s, segment, standing)
    else:  # `may_join` says so before
        return
    s.occupants[s.feature[segment]] += 1
    if KEEPS_PLACE[standing >> FIGURE]:
        s.standing_at[(standing >> FIGURE) * MAX_PLAYERS + (standing & OWNER) - 1] = segment + 1


def step_off(s, segment, standing):
    """A figure that stands on a segment leaves it; where to is for others to say."""
    i: cython.int = 0
    while i < s.stacked and s.stacked_segment[i] < segment:
        i += 1
    if s.follower[segment] == standing:
        s.follower[segment] = 0
        if i < s.stacked and s.stacked_segment[i] == segment:
            s.follower[segment] = s.stacked_figure[i]
            unstack(s, i)
    else:
        while s.stacked_figure[i] != standing:
            i += 1
        unstack(s, i)
    s.occupants[s.feature[segment]] -= 1
    s.standing_at[(standing >> FIGURE) * MAX_PLAYERS + (standing & OWNER) - 1] = 0
    if s.boxes & AFTER_STEPPING_OFF_BOXES:
        after_stepping_off(s, segment, standing)


def add_after_stepping_off(box, act):
    """A box acts when a figure has left its segment, alone, wherever it goes; not when a whole feature goes home."""
    global AFTER_STEPPING_OFF_BOXES
    AFTER_STEPPING_OFF_BOXES = claim(AFTER_STEPPING_OFF_BOXES, box)
    AFTER_STEPPING_OFF[box] = act


def after_stepping_off(s, segment, standing):
    """Let the boxes see that a figure has left its segment."""
    boxes: cython.uint = s.boxes & AFTER_STEPPING_OFF_BOXES
    while boxes:
        AFTER_STEPPING_OFF[first_box(boxes)](s, segment, standing)
        boxes &= boxes - 1
