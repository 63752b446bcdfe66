"""The Abbot by the book: the rulings that no example shows (docs/rules/abbot.md)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.bridges_castles_bazaars.actions import CastleProject
from carcassonne.boxes.wheel.actions import Plague
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import Event, FollowerReturned, Scored
from carcassonne.engine.game import Game
from support.table import MONK, SKIP, lay, names, play, table

BOX = "modern 2 abbots=true"
TAKE = TakeAbbot()
IN_GARDEN, ON_CLOISTER = Follower("garden", "", "abbot"), Follower("cloister", "", "abbot")
GARDEN = "IG@0,0 E@0,-1r2 E@-1,0r1 B@1,0 B@0,1 B@-1,1 B@-1,-1 B@1,-1"
"""A garden at (0, 0) whose ring lacks the square (1, 1)."""


def scored(events: list[Event]) -> list[tuple[int, int, str]]:
    return [(each.player, each.points, each.feature) for each in events if isinstance(each, Scored)]


# --- placing ----------------------------------------------------------------------------------------------------------
def test_an_abbot_takes_no_follower_from_the_supply() -> None:
    """M1.1, M2.1"""
    game = table("EG V", lay(0, -1, 2), IN_GARDEN, abbots=True)
    assert (game.view().supply, dict(game.view().figures[0])) == ((7, 7), {"abbot": 0})


def test_a_cloister_takes_a_monk_or_an_abbot() -> None:
    """M2.1"""
    game = table("A V", lay(1, 0, 1), abbots=True)
    assert {MONK, ON_CLOISTER} <= set(game.legal_actions())


def test_a_garden_is_a_picture_where_there_are_no_abbots_or_gardens_are_off() -> None:
    """M0, A6.11"""
    switches: tuple[dict[str, Any], ...] = ({}, {"gardens": True}, {"abbots": True, "gardens": False})
    for options in switches:
        game = table("EG V", lay(0, -1, 2), **options)
        assert {each.feature for each in game.legal_actions() if isinstance(each, Follower)} == {"city", "field"}
        assert "garden" not in {feature.kind for feature in game.features()}


def test_abbots_without_gardens_stand_on_cloisters() -> None:
    """M0"""
    game = table("A V", lay(1, 0, 1), abbots=True, gardens=False)
    assert ON_CLOISTER in game.legal_actions()


# --- scoring ----------------------------------------------------------------------------------------------------------
def test_a_full_ring_around_a_garden_pays_nine_and_the_abbot_comes_home() -> None:
    """M3.1"""
    game = Game.from_position(f"{BOX} | {GARDEN} | 1:0,0/garden=abbot | hand=B", draw=["V"])
    events = play(game, lay(1, 1), SKIP)
    assert scored(events) == [(1, 9, "garden")]
    assert [each for each in events if isinstance(each, FollowerReturned)] == [
        FollowerReturned(1, "garden", "", 0, 0, "abbot")
    ]


def test_a_garden_without_an_abbot_pays_nobody() -> None:
    """M3.2"""
    game = Game.from_position(f"{BOX} | {GARDEN} | hand=B", draw=["V"])
    assert scored(play(game, lay(1, 1), SKIP)) == []


def test_an_unfinished_garden_pays_one_and_its_neighbours_at_the_end() -> None:
    """M3.3"""
    game = Game.from_position(f"{BOX} | D@0,0 EG@0,-1r2 | 1:0,-1/garden=abbot | phase=follower deck=-", nature=True)
    assert scored(play(game, SKIP)) == [(1, 2, "garden")]


# --- taking him back --------------------------------------------------------------------------------------------------
def test_taking_the_abbot_back_pays_at_once_and_then_the_turn_goes_on() -> None:
    """M4.1, M4.2: the city that the tile finishes is scored after it."""
    line = f"{BOX} | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot 0:0,0/city/N | hand=E"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(0, -1, 2), TAKE)
    assert names(events)[:5] == ["Placed", "Scored", "FollowerReturned", "Scored", "FollowerReturned"]
    assert scored(events) == [(0, 3, "cloister"), (0, 4, "city")]
    assert [each.cause for each in events if isinstance(each, Scored)] == ["abbot", "finished"]
    assert (game.scores, game.to_act) == ((7, 0), 1)


def test_taking_him_back_is_the_figure_of_the_turn() -> None:
    """M4.1"""
    game = Game.from_position(f"{BOX} | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot | hand=U", draw=["V"])
    play(game, lay(2, 0, 1), TAKE)
    assert (game.to_act, game.phase) == (1, "place")


def test_he_may_be_taken_back_where_nothing_else_can_be_done() -> None:
    """M4.1: no follower is left, but the question is asked."""
    line = f"{BOX} followers=1 | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot 0:0,0/city/N | hand=B"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(1, 1))
    assert (game.phase, set(game.legal_actions())) == ("follower", {SKIP, TAKE})


def test_nobody_has_to_take_him_back() -> None:
    """M4.4"""
    game = Game.from_position(f"{BOX} | D@0,0 A@1,0r1 B@1,1 | 0:1,0/cloister=abbot | phase=follower", nature=True)
    assert SKIP in game.legal_actions()


def test_he_cannot_be_placed_in_the_part_in_which_he_came_back() -> None:
    """M4.2"""
    game = Game.from_position(f"{BOX} | D@0,0 A@1,0r1 B@1,1 | 0:1,0/cloister=abbot | phase=follower", nature=True)
    assert ON_CLOISTER not in game.legal_actions()


def test_a_ring_that_is_full_pays_nine_anyway() -> None:
    """M4.3"""
    game = Game.from_position(f"{BOX} | {GARDEN} | 0:0,0/garden=abbot | hand=B", draw=["V"])
    play(game, lay(1, 1))
    assert TAKE not in game.legal_actions()


# --- with the other boxes ---------------------------------------------------------------------------------------------
def test_inquisition_pays_an_abbot_on_a_cloister_as_a_monk() -> None:
    """M5.1"""
    line = "wheel-of-fortune 2 abbots=true | W27@2,-1 | 0:2,-1/cloister=abbot | pig=storm"
    assert Game.from_position(line, draw=["W31:1"]).scores == (2, 0)


def test_storm_counts_an_abbot_at_home() -> None:
    """M5.2"""
    assert table("W31:3", preset="wheel-of-fortune", abbots=True).scores == (8, 8)


def test_the_plague_may_take_an_abbot_without_points() -> None:
    """M5.2"""
    line = "wheel-of-fortune 2 abbots=true | W27@2,-1 | 0:2,-1/cloister=abbot | pig=inquisition"
    game = Game.from_position(line, draw=["W31:1", "W17"])
    assert game.legal_actions() == (Plague(2, -1, "cloister"),)
    play(game, Plague(2, -1, "cloister"))
    assert (game.scores, dict(game.view().figures[0])) == ((0, 0), {"abbot": 1})


def test_a_garden_completed_without_an_abbot_still_pays_a_castle() -> None:
    """M5.3, A6.11: the castle stands beside it."""
    castle = "E@0,0r2 E@0,1 IG@-1,0 E@-1,-1r2 E@-2,0r1 B@-2,1 B@-2,-1 B@0,-1"
    line = f"{BOX} castles=true | {castle} | 1:0,0/castle/S | hand=B"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(-1, 1), SKIP)
    assert scored(events) == [(1, 9, "castle")]


def test_taking_an_abbot_back_completes_nothing_and_pays_no_castle() -> None:
    """M5.3"""
    castle = "E@0,0r2 E@0,1 IG@-1,0 B@1,0"
    line = f"{BOX} castles=true | {castle} | 1:0,0/castle/S 0:-1,0/garden=abbot | hand=B"
    game = Game.from_position(line, draw=["V"])
    assert scored(play(game, lay(-1, 1), TAKE)) == [(0, 4, "garden")]


def test_a_castle_asks_which_of_several_projects_pays_and_a_garden_is_one() -> None:
    """M5.3: one tile completes the garden at (-1, 0) and is itself a cloister in a full ring."""
    castle = "E@0,0r2 E@0,1 IG@-1,0 E@-1,-1r2 E@-2,0r1 B@-2,1 B@-2,-1 B@0,-1 B@0,2 B@-1,2 B@-2,2"
    game = Game.from_position(f"{BOX} castles=true | {castle} | 1:0,0/castle/S | hand=B", draw=["V"])
    play(game, lay(-1, 1), SKIP)
    assert (game.phase, game.to_act) == ("castle_project", 1)
    assert game.legal_actions() == (CastleProject(-1, 0, "garden"), CastleProject(-1, 1, "cloister"))
    assert scored(play(game, CastleProject(-1, 0, "garden"))) == [(1, 9, "castle")]


def test_in_a_double_turn_he_may_be_taken_back_in_one_part_and_placed_in_the_other() -> None:
    """M5.4, A6.8"""
    road = "U@0,0 U@1,0 B@0,1 | 0:0,0/road/E 0:1,0/road/E=builder 0:0,1/cloister=abbot"
    game = Game.from_position(f"{BOX} builders=true | {road} | hand=U", draw=["B", "V"])
    play(game, lay(2, 0), TAKE, lay(1, 1))
    assert (game.scores, ON_CLOISTER in game.legal_actions()) == ((3, 0), True)


def test_an_abbot_brings_no_builder_to_the_road_that_ends_at_his_cloister() -> None:
    """T3.1"""
    line = f"{BOX} builders=true | D@0,0 A@1,0r1 U@-1,0 | 0:1,0/cloister=abbot | phase=follower"
    builders = [each for each in Game.from_position(line, nature=True).legal_actions() if "builder" in str(each)]
    assert builders == []
