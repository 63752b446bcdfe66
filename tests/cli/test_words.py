"""Sentences and drawings of the table, one line each."""

from __future__ import annotations

import pytest

import carcassonne
from carcassonne.cli.terminal.bots import random_game
from carcassonne.cli.terminal.screen import board_text, side_by_side, tile_rows, written_over
from carcassonne.cli.terminal.words import colour_names
from carcassonne.engine.game import Game


def test_players_are_named_by_their_colours() -> None:
    assert colour_names(6) == ("Red", "Blue", "Yellow", "Green", "Black", "White")


def test_text_is_written_over_a_line_without_counting_colours() -> None:
    assert written_over("abcdef", 2, "XY") == "abXYef"
    assert written_over("ab", 4, "XY") == "ab  XY"
    assert written_over("abc", 2, "XY") == "abXY"
    assert written_over("\x1b[1ma\x1b[0mbc", 1, "X") == "\x1b[1ma\x1b[0mXc"


def test_the_board_has_room_for_numbers_and_marks_the_last_tile() -> None:
    view = Game("modern", draw=["V"]).view()
    text = board_text(view, last=(0, 0), numbers={(0, 1): 1, (-1, 0): 2}).splitlines()
    assert text[0].split() == ["-1", "[0]", "1"]
    assert [line.split()[0] for line in text[1:10] if line[:4].strip()] == ["-1", "0>", "1"]
    assert "(2)" in text[5]
    assert "(1)" in text[8]


@pytest.mark.parametrize("colour", [False, True])
def test_the_board_is_the_art_s_drawing_where_nothing_is_added(colour: bool) -> None:
    from carcassonne.art import draw_text

    view = random_game(Game("wheel-of-fortune", seed=3), 3, 30).view()
    plain = [line.rstrip() for line in draw_text(view, colour=colour).split("\n")]
    assert board_text(view, colour=colour).split("\n") == plain


def test_tiles_side_by_side() -> None:
    lines = side_by_side([("B ×4", tile_rows("B")), ("C ×1", tile_rows("C"))], 1)
    assert len(lines) == 10
    assert lines[0] == "B ×4"
    assert "⌂" in lines[2]


def test_every_public_name_is_there() -> None:
    for name in carcassonne.__all__:
        assert getattr(carcassonne, name) is not None
        assert name in dir(carcassonne)
    assert isinstance(carcassonne.__version__, str)
    with pytest.raises(AttributeError, match="no attribute 'Meeple'"):
        _ = carcassonne.Meeple  # type: ignore[attr-defined]
