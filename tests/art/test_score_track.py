"""The score track: fifty squares in a ring, and where markers are on it."""

from __future__ import annotations

import itertools
import re

import pytest

from art.checks import well_formed
from carcassonne.art import draw
from carcassonne.art.board.track import FAN, SIZE, SQUARE, Marker, marker_symbols, markers, squares
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.engine.view import View


def test_fifty_squares_lie_in_a_ring_within_the_board() -> None:
    ring = squares()
    assert len(ring) == len(set(ring)) == 50
    for (x, y), (u, v) in itertools.pairwise([*ring, ring[0]]):
        assert abs(x - u) + abs(y - v) == SQUARE
    assert all(SQUARE / 2 < x < SIZE[0] - SQUARE / 2 and SQUARE / 2 < y < SIZE[1] - SQUARE / 2 for x, y in ring)


def only(score: int) -> Marker:
    (marker,) = markers([score])
    return marker


@pytest.mark.parametrize(
    ("score", "square", "flat", "plaque"),
    [
        (0, 0, False, 0),
        (49, 49, False, 0),
        (50, 0, True, 0),
        (99, 49, True, 0),
        (100, 0, False, 100),
        (149, 49, False, 100),
        (150, 0, True, 100),
        (207, 7, False, 200),
        (-1, 49, False, -50),
        (-60, 40, False, -100),
    ],
)
def test_a_marker_lies_down_past_fifty_and_wears_its_hundreds(score: int, square: int, flat: bool, plaque: int) -> None:
    assert only(score) == Marker(0, squares()[square], flat, plaque)
    assert square + 50 * flat + plaque == score


def test_markers_on_one_square_stand_apart() -> None:
    assert [len(steps) for steps in FAN] == [1, 2, 3, 4, 5, 6]
    for count in range(1, 7):
        places = [one.at for one in markers([7, 57, 107, 7, 57, 7][:count])]
        gaps = [abs(x - u) + abs(y - v) for (x, y), (u, v) in itertools.combinations(places, 2)]
        assert all(gap >= SQUARE / 2 for gap in gaps)
        assert places == sorted(places, key=lambda at: (at[1], -at[0]))


def test_a_marker_is_known_by_colour_and_by_mark() -> None:
    pieces = marker_symbols()
    for player, colour in enumerate(PLAYERS):
        bodies = [pieces[f"{name}-{player}"] for name in ("marker", "marker-flat")]
        assert all(colour.fill in body for body in bodies)
    for name in ("marker", "marker-flat"):
        plain = {re.sub(r"#[0-9a-f]{6}", "", pieces[f"{name}-{player}"].partition(">")[2]) for player in range(6)}
        assert len(plain) == len(PLAYERS)


def test_the_track_is_drawn_where_it_is_asked_for(position: View) -> None:
    with_track = draw(position.replace(scores=(103, *position.scores[1:])), track=True)
    well_formed(with_track)
    assert 'href="#score-track"' in with_track
    assert "score-track" not in draw(position)
