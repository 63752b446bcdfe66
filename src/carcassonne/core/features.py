"""Features: segments joined across the sides of tiles, what they are worth and who claims them.

Every segment carries the number of its feature, so that asking is one look and never changes the state; joining renames
the smaller feature's segments. The segments of a feature form a ring through `next`.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.log import note_term
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, figures_on, first_figure, next_figure, weight_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, MARKS, PENNANTS, SIBLINGS, SIDES

    BONUS = [None] * MAX_BOXES
    BONUS_TERM = [None] * MAX_BOXES
    BONUS_BOXES = 0


def add_bonus(box, bonus, term):
    """A box adds to the points of a project, or takes from them; `term` says as which part of the score."""
    global BONUS_BOXES
    BONUS_BOXES = claim(BONUS_BOXES, box)
    BONUS[box] = bonus
    BONUS_TERM[box] = term


def begin_segment(s, segment, printed, tile):
    """A segment of a tile comes to lie on the board as a feature of its own."""
    s.feature[segment] = segment
    s.next[segment] = segment
    s.printed[segment] = printed
    s.tile_at[segment] = tile
    s.open[segment] = SIDES[printed]
    s.parts[segment] = 1
    s.pennants[segment] = PENNANTS[printed]
    s.marks[segment] = MARKS[printed]
    s.occupants[segment] = 0
    s.follower[segment] = 0


def join(s, a, b):
    """Two segments meet across a side (ruling B5.1); both their sides there are open no more."""
    s.open[unite(s, a, b)] -= 2


def unite(s, a, b):
    """Two segments belong to one feature from now on; gives its number."""
    large: cython.int = s.feature[a]
    small: cython.int = s.feature[b]
    x: cython.int
    if large != small:
        if s.parts[large] < s.parts[small]:
            x = large
            large = small
            small = x
        s.open[large] += s.open[small]
        s.parts[large] += s.parts[small]
        s.pennants[large] += s.pennants[small]
        s.marks[large] += s.marks[small]
        s.occupants[large] += s.occupants[small]
        s.occupants[small] = 0  # so that equal positions are equal states
        x = small
        while True:
            s.feature[x] = large
            if s.next[x] == small:
                break
            x = s.next[x]
        s.next[x] = s.next[large]
        s.next[large] = small
    return large


def begin_again(s, segment):
    """A segment is a feature of its own once more, with what is printed there and nobody in it; its sides are open."""
    s.feature[segment] = segment
    s.next[segment] = segment
    s.open[segment] = SIDES[s.printed[segment]]
    s.parts[segment] = 1
    s.pennants[segment] = PENNANTS[s.printed[segment]]
    s.marks[segment] = MARKS[s.printed[segment]]
    s.occupants[segment] = 0


def take_apart(s, feature):
    """Each segment of a feature becomes one of its own, with who stands on it; it is marked with the epoch."""
    x: cython.int = feature
    behind: cython.int
    s.epoch += 1
    while True:
        behind = s.next[x]
        begin_again(s, x)
        s.occupants[x] = figures_on(s, x)
        s.mark[x] = s.epoch
        x = behind
        if x == feature:
            return


def name_by_first(s, feature):
    """A feature gets the number of its first segment, and its ring goes by their order.

    So equal positions are equal states where its segments may have joined in more than one order.
    """
    x: cython.int
    first: cython.int = -1
    last: cython.int = -1
    opened: cython.int = s.open[feature]
    parts: cython.int = s.parts[feature]
    pennants: cython.int = s.pennants[feature]
    marks: cython.uint = s.marks[feature]
    occupants: cython.int = s.occupants[feature]
    for x in range(s.segments):
        if s.feature[x] != feature:
            continue
        begin_again(s, x)
        if first < 0:
            first = x
            continue
        s.feature[x] = first
        s.next[last if last >= 0 else first] = x
        last = x
    if last >= 0:
        s.next[last] = first
    s.open[first] = opened
    s.parts[first] = parts
    s.pennants[first] = pennants
    s.marks[first] = marks
    s.occupants[first] = occupants


def distinct_tiles(s, feature):
    """The tiles a project runs over: a tile with several of its segments counts once (ruling B6.1)."""
    count: cython.int = s.parts[feature]
    x: cython.int = feature
    y: cython.int
    printed: cython.int
    while True:
        printed = s.printed[x]
        if SIBLINGS[printed]:
            y = x - (printed & PLACE_MASK)
            while y < x:
                if s.feature[y] == feature:
                    count -= 1
                    break
                y += 1
        x = s.next[x]
        if x == feature:
            return count


def tile_points(s, feature, finished):
    """What the tiles of a project are worth, finished or as they stand at the end (rulings B6, B8.2)."""
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    if landscape > CITY:  # a hub: a cloister and its like
        return 9 if finished else 9 - s.open[feature]
    return points_for_tiles(s, landscape, distinct_tiles(s, feature), finished)


def points_for_tiles(s, landscape, tiles, finished):
    """What so many tiles of a city or road are worth."""
    if landscape == CITY and finished:
        if tiles == 2 and s.tiny_city != TINY_CITY_4:
            return 2
        return 2 * tiles
    return tiles


def pennant_points(s, feature, finished):
    """What the pennants of a city are worth; none in the smallest city under `tiny_city` 2 (ruling A1)."""
    if s.pennants[feature] == 0:
        return 0
    if not finished:
        return s.pennants[feature]
    if s.tiny_city == TINY_CITY_2 and distinct_tiles(s, feature) == 2:
        return 0
    return 2 * s.pennants[feature]


def bonus_points(s, feature, points, finished):
    """What boxes add to the points of a project or take from them, each from what those before it left."""
    boxes: cython.uint = s.boxes & BONUS_BOXES
    box: cython.int
    more: cython.int = 0
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        more += BONUS[box](s, feature, points + more, finished)
    return more


def note_bonuses(s, feature, points, finished):
    """Write what each box adds as a term of the score just written."""
    boxes: cython.uint = s.boxes & BONUS_BOXES
    box: cython.int
    more: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        more = BONUS[box](s, feature, points, finished)
        note_term(s, BONUS_TERM[box](s, feature), more)
        points += more


def spoiling_term(s, feature, points, finished):
    """The term that says why a project pays nothing: that of the last box that takes from its points."""
    boxes: cython.uint = s.boxes & BONUS_BOXES
    box: cython.int
    more: cython.int
    term: cython.int = TERM_TILES
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        more = BONUS[box](s, feature, points, finished)
        if more < 0:
            term = BONUS_TERM[box](s, feature)
        points += more
    return term


def points_of(s, feature, finished):
    """What a project is worth, finished or as it stands at the end, whoever owns it."""
    points: cython.int = tile_points(s, feature, finished) + pennant_points(s, feature, finished)
    return points + bonus_points(s, feature, points, finished)


def project_points(s, feature):
    """What a project is worth now, whoever owns it."""
    return points_of(s, feature, s.open[feature] == 0)


def count_claims(s, feature):
    """Count into `claim` what each player's figures in a feature weigh in its majority."""
    at: cython.int = first_figure(s, feature)
    standing: cython.int
    p: cython.int
    for p in range(s.players):
        s.claim[p] = 0
    while at:
        standing = figure_at(s, at)
        s.claim[(standing & OWNER) - 1] += weight_of(s, feature, standing)
        at = next_figure(s, at)


def count_heads(s, feature):
    """Count into `claim` each player's followers in a feature, whatever they weigh."""
    at: cython.int = first_figure(s, feature)
    standing: cython.int
    p: cython.int
    for p in range(s.players):
        s.claim[p] = 0
    while at:
        standing = figure_at(s, at)
        s.claim[(standing & OWNER) - 1] += IS_FOLLOWER[standing >> FIGURE]
        at = next_figure(s, at)


def follows_in(s, player, feature):
    """Whether a player has a follower in a feature."""
    at: cython.int = first_figure(s, feature)
    standing: cython.int
    while at:
        standing = figure_at(s, at)
        if standing & OWNER == player + 1 and IS_FOLLOWER[standing >> FIGURE]:
            return True
        at = next_figure(s, at)
    return False


def majority(s):
    """The largest claim just counted."""
    best: cython.int = 0
    p: cython.int
    for p in range(s.players):
        if s.claim[p] > best:
            best = s.claim[p]
    return best


def feature_of(s: State, segment: cython.int) -> int:
    """The number of the feature a segment belongs to."""
    return s.feature[segment]


def describe_feature(s: State, feature: cython.int) -> tuple:
    """(landscape, segments, distinct tiles, open, pennants, followers by player, points now).

    For a field open and points are 0: :mod:`carcassonne.core.fields` knows what it pays.
    """
    x: cython.int = feature
    segments = []
    while True:
        segments.append(x)
        x = s.next[x]
        if x == feature:
            break
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    tiles: cython.int = distinct_tiles(s, feature)
    count_claims(s, feature)
    claims = tuple([s.claim[p] for p in range(s.players)])
    if landscape == FIELD:
        return landscape, segments, tiles, 0, 0, claims, 0
    now: cython.int = project_points(s, feature)
    return landscape, segments, tiles, s.open[feature], s.pennants[feature], claims, now
