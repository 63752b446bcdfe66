"""Scoring projects: when a tile finishes them and at the end of the game (rulings B6, B8)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import halves_of, segments_on
    from carcassonne.core.features import (
        RAISING_TERM,
        count_claims,
        distinct_tiles,
        majority,
        pennant_points,
        points_for_tiles,
        points_of,
        raised_points,
        tile_points,
    )
    from carcassonne.core.fields import score_fields
    from carcassonne.core.followers import send_home
    from carcassonne.core.log import note_score, note_term
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    FINISHING = [None]
    ENDING = [None]


def score_by(finishing, ending):
    """Let a box act on a finished project with marks once it is scored, and when all else is scored at the end."""
    FINISHING[0] = finishing
    ENDING[0] = ending


def finish_nothing(s, feature):
    """A finished project brings nothing but its points."""


def end_nothing(s):
    """The end brings nothing but the points of the landscape."""


score_by(finish_nothing, end_nothing)


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
        if s.gardens or LANDSCAPE[s.printed[s.cloisters_done[i]]] == CLOISTER:
            s.finished[count] = s.cloisters_done[i]
            count += 1
    s.finished_size = count


def pay(s, player, feature):
    """A player gets what a project is worth now."""
    finished: cython.bint = s.open[feature] == 0
    tiles: cython.int = tile_points(s, feature, finished)
    pennants: cython.int = pennant_points(s, feature, finished)
    raised: cython.int = raised_points(s, feature, tiles + pennants, finished) if s.marks[feature] else 0
    points: cython.int = tiles + pennants + raised
    s.score[player] += points
    if s.log_on:
        note_score(s, player, points, LANDSCAPE[s.printed[feature]], feature, RAISING_TERM[0](s, feature))
        if points:
            note_term(s, TERM_TILES, tiles)
            note_term(s, TERM_PENNANTS, pennants)
            note_term(s, RAISING_TERM[0](s, feature), raised)


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
    return points + (raised_points(s, feature, points, True) if s.marks[feature] else 0)


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


def score_project(s, feature):
    """The player or players with most followers get all points; then every follower comes home (ruling B6)."""
    best: cython.int
    p: cython.int
    if s.occupants[feature] == 0:
        return
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        if s.claim[p] == best:
            pay(s, p, feature)
    send_home(s, feature)


def score_finished(s):
    """Score every project the last tile finished (ruling B6.3), and what that brings besides (ruling T2.1)."""
    i: cython.int
    for i in range(s.finished_size):
        score_project(s, s.finished[i])
        if s.marks[s.finished[i]]:
            FINISHING[0](s, s.finished[i])


def score_the_end(s):
    """Unfinished projects first, then the fields (ruling B8), then what a box adds."""
    segment: cython.int
    for segment in range(s.segments):
        if s.occupants[segment] and s.feature[segment] == segment and LANDSCAPE[s.printed[segment]] != FIELD:
            score_project(s, segment)
    score_fields(s)
    ENDING[0](s)
