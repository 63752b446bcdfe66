"""Sentences and drawings of the table, one line each."""

from __future__ import annotations

import pytest

import carcassonne
from carcassonne.cli.terminal.board import board_text, side_by_side, tile_rows, written_over
from carcassonne.cli.terminal.bots import random_game
from carcassonne.cli.terminal.words import action_words, colour_names, event_words, told
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.game import Game

NAMES = ("Red", "Blue")
EVENTS: list[tuple[ev.Event, str]] = [
    (ev.Drawn(0, "V"), "Red draws V (road curve)"),
    (ev.Drawn(0, "V", True), "V (road curve) is laid open"),
    (ev.Discarded(0, "C"), "C is not placed and leaves the game"),
    (ev.Placed(1, "V", 1, -2, 3), "Blue lays V at (1, -2), turned three times"),
    (ev.BridgeBuilt(0, 1, 1, "NS"), "Red builds a bridge from north to south over (1, 1)"),
    (ev.FollowerPlaced(0, "city", "N", 0, 1), "Red puts a knight in the city at the north side of (0, 1)"),
    (
        ev.FollowerPlaced(0, "field", "EL", 0, 1),
        "Red puts a farmer on the field at the east side's north half of (0, 1)",
    ),
    (ev.FollowerPlaced(0, "crown", "tax"), "Red puts a follower on a crown space of tax"),
    (ev.Scored(0, 8, "city", (("tiles", 6), ("pennants", 2))), "Red scores 8 for a city: tiles 6, pennants 2"),
    (ev.Scored(1, 3, "wheel", (("fortune", 3),)), "Blue scores 3 for the wheel: fortune 3"),
    (ev.FollowerReturned(1, "cloister", "", 2, 2), "Blue's monk on the cloister of (2, 2) comes home"),
    (ev.CastleBuilt(0, 0, 0, "N"), "Red builds a castle at (0, 0), north side"),
    (ev.PigMoved("tax", "storm"), "the pig walks from tax to storm"),
    (ev.WheelAction("storm"), "the wheel shows storm"),
    (ev.MarketOpened(1), "Blue opens a market day"),
    (ev.BidMade(0, 1, "E"), "Red bids 1 point on E"),
    (ev.BidMade(0, None, "E"), "Red passes on E"),
    (ev.TileSold("E", None, 0, 2, (-2, 0)), "Red takes E for 2 points"),
    (ev.TileSold("E", 1, 0, 2, (-2, 2)), "Red buys E for 2 points, which go to Blue"),
    (ev.TurnEnded(0), ""),
    (ev.GameEnded((9, 9), (0, 1)), "the game is over: Red and Blue share the victory (Red 9, Blue 9)"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (act.Draw("V"), "draw V (road curve)"),
    (act.Place(1, 0, 1), "lay the tile at (1, 0), turned once"),
    (act.Place(1, 0, 0, act.Bridge(1, 1, "WE")), "lay the tile at (1, 0), with a bridge from west to east over (1, 1)"),
    (act.Decline(), "decline the tile"),
    (act.Follower("bridge"), "thief on the bridge"),
    (act.Crown("tax"), "a crown space of tax on the wheel"),
    (act.Skip(), "no follower"),
    (act.Castle(True), "build a castle"),
    (act.Castle(False), "take the city's points"),
    (act.CastleProject(2, 0, "road", "W"), "be paid for the road at the west side of (2, 0)"),
    (act.Auction("E", 0), "put up E (city cap) with 0 points"),
    (act.Bid(1), "bid 1 point"),
    (act.Pass(), "pass"),
    (act.Buy(), "buy: keep the tile and pay the highest bidder"),
    (act.Sell(), "sell: let the highest bidder have it"),
    (act.Plague(0, 1, "castle", "N"), "take back the knight on the castle at the north side of (0, 1)"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=[type(event).__name__ for event, _ in EVENTS])
def test_an_event_in_words(event: ev.Event, words: str) -> None:
    assert event_words(event, NAMES) == words
    assert told([event], NAMES) == ([words] if words else [])


@pytest.mark.parametrize(("action", "words"), ACTIONS, ids=[type(action).__name__ for action, _ in ACTIONS])
def test_an_action_in_words(action: act.Action, words: str) -> None:
    assert action_words(action) == words


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
