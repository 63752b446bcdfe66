"""Scoring projects: when a tile finishes them and at the end of the game (rulings B6, B8)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import halves_of, segments_on
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.features import (
        bonus_points,
        count_claims,
        distinct_tiles,
        majority,
        note_bonuses,
        pennant_points,
        points_for_tiles,
        points_of,
        spoiling_term,
        tile_points,
    )
    from carcassonne.core.fields import score_fields
    from carcassonne.core.followers import send_home
    from carcassonne.core.log import note_score, note_term
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    AFTER_PROJECT = [None] * MAX_BOXES
    BEFORE_HOME = [None] * MAX_BOXES
    AT_END = [None] * MAX_BOXES
    AFTER_PROJECT_BOXES = BEFORE_HOME_BOXES = AT_END_BOXES = 0


def add_after_project(box, act):
    """A box acts on every finished project once it is scored."""
    global AFTER_PROJECT_BOXES
    AFTER_PROJECT_BOXES = claim(AFTER_PROJECT_BOXES, box)
    AFTER_PROJECT[box] = act


def add_before_home(box, act):
    """A box acts on a project that has been paid, before its figures come home: also one scored at the end."""
    global BEFORE_HOME_BOXES
    BEFORE_HOME_BOXES = claim(BEFORE_HOME_BOXES, box)
    BEFORE_HOME[box] = act


def add_final_scoring(box, score):
    """A box scores something at the end of the game, after the landscape."""
    global AT_END_BOXES
    AT_END_BOXES = claim(AT_END_BOXES, box)
    AT_END[box] = score


def gather_finished(s):
    """List the projects the last tile finished, each once: cities and roads with no open side, closed-in cloisters."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    end: cython.int = base + segments_on(s, tile)
    count: cython.int = 0
    i: cython.int
    segment: cython.int
    feature: cython.int
    landscape: cython.int
    for segment in range(base, end):
        landscape = LANDSCAPE[s.printed[segment]]
        feature = s.feature[segment]
        if s.open[feature] == 0 and (landscape == CITY or landscape == ROAD):
            for i in range(count):
                if s.finished[i] == feature:
                    break
            else:
                s.finished[count] = feature
                count += 1
    for i in range(s.cloisters_done_size):
        if s.gardens or LANDSCAPE[s.printed[s.cloisters_done[i]]] != GARDEN:
            s.finished[count] = s.cloisters_done[i]
            count += 1
    s.finished_size = count


def pay(s, player, feature, cause):
    """A player gets what a project is worth now."""
    finished: cython.bint = s.open[feature] == 0
    tiles: cython.int = tile_points(s, feature, finished)
    pennants: cython.int = pennant_points(s, feature, finished)
    plain: cython.int = tiles + pennants
    points: cython.int = plain + bonus_points(s, feature, plain, finished)
    s.score[player] += points
    if s.log_on:
        note_score(
            s, player, points, LANDSCAPE[s.printed[feature]], feature, cause, spoiling_term(s, feature, plain, finished)
        )
        if points:
            note_term(s, TERM_TILES, tiles)
            note_term(s, TERM_PENNANTS, pennants)
            note_bonuses(s, feature, plain, finished)


def least_points(s: State, feature: cython.int) -> int:
    """What a project brings at least when it is finished: a city or road grows into every empty square that it faces.

    No rule is here but the count of tiles: what they are worth :mod:`carcassonne.core.features` says.
    """
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    points: cython.int
    tiles: cython.int
    if landscape > CITY or s.open[feature] == 0:
        return points_of(s, feature, True)
    tiles = distinct_tiles(s, feature) + len(squares_faced(s, feature))
    points = points_for_tiles(s, landscape, tiles, True)
    if not (s.tiny_city == TINY_CITY_2 and tiles == 2):
        points += 2 * s.pennants[feature]
    return points + bonus_points(s, feature, points, True)


def squares_faced(s: State, feature: cython.int) -> set:
    """The cells of the empty squares that a city or road runs up to."""
    x: cython.int = feature
    d: cython.int
    halves: cython.int
    cell: cython.int
    cells = set()
    while True:
        halves = halves_of(s, x)
        for d in range(4):
            cell = (s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask
            if (halves >> (2 * d)) & 3 and s.grid[cell] <= 0:
                cells.add(cell)
        x = s.next[x]
        if x == feature:
            return cells


def score_project(s, feature, cause):
    """The player or players with most followers get all points; then every follower comes home (ruling B6)."""
    best: cython.int
    p: cython.int
    if s.occupants[feature] == 0:
        return
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        if best and s.claim[p] == best:  # a figure by rule may weigh nothing
            pay(s, p, feature, cause)
    if s.boxes & BEFORE_HOME_BOXES:
        before_home(s, feature, cause)
    send_home(s, feature)


def before_home(s, feature, cause):
    """Let the boxes act on a project before its figures come home."""
    boxes: cython.uint = s.boxes & BEFORE_HOME_BOXES
    while boxes:
        BEFORE_HOME[first_box(boxes)](s, feature, cause)
        boxes &= boxes - 1


def score_finished(s):
    """Score every project the last tile finished (ruling B6.3), and what that brings besides (ruling T2.1)."""
    i: cython.int
    for i in range(s.finished_size):
        score_project(s, s.finished[i], CAUSE_FINISHED)
        after_project(s, s.finished[i])


def after_project(s, feature):
    """What a finished project brings besides its points."""
    boxes: cython.uint = s.boxes & AFTER_PROJECT_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        AFTER_PROJECT[box](s, feature)


def score_boxes(s):
    """What the boxes score at the end."""
    boxes: cython.uint = s.boxes & AT_END_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        AT_END[box](s)


def score_the_end(s):
    """Unfinished projects first, then the fields (ruling B8), then what a box adds."""
    segment: cython.int
    for segment in range(s.segments):
        if s.occupants[segment] and s.feature[segment] == segment and LANDSCAPE[s.printed[segment]] != FIELD:
            score_project(s, segment, CAUSE_END)
    score_fields(s)
    score_boxes(s)
