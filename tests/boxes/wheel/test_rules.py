"""The wheel of fortune by the book: the rulings that no example shows (docs/rules/wheel-of-fortune.md)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.boxes.wheel.events import PigMoved, WheelAction
from carcassonne.engine.actions import Action
from carcassonne.engine.events import Discarded, Scored
from carcassonne.engine.game import Game
from support.table import BUILD, MONK, SKIP, farmer, knight, lay, names, play, table

WHEEL = "wheel-of-fortune"
NORTH, EAST, WEST = lay(2, -1, 0), lay(4, 2, 1), lay(-1, 3, 3)
"""Cloisters with a road (W27) that close the three roads of the wheel board."""
SOUTH = lay(3, 4)
NO_ROAD_LEFT = (NORTH, SKIP, EAST, SKIP, WEST, SKIP)


def wheel(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, preset=WHEEL, **options)


def test_the_pig_begins_on_fortune() -> None:
    """D1.5, GAP 23"""
    assert wheel("W17").view().pig == "fortune"


def test_the_wheel_board_is_the_start_piece_and_is_not_listed_among_the_tiles() -> None:
    """D1.1"""
    assert wheel("W17").view().board == ()


def test_a_symbol_acts_when_its_tile_is_drawn() -> None:
    """D4.1, D4.2: three steps from Fortune lie Storm, where everybody gets a point for each follower at home."""
    game = wheel("W31:3", players=3)
    assert game.opening_events[1:3] == (PigMoved("fortune", "storm"), WheelAction("storm"))
    assert (game.phase, game.scores, game.view().pig) == ("place", (7, 7, 7), "storm")


def test_a_symbol_never_acts_again_on_the_board() -> None:
    """D4"""
    game = wheel("W31:3 W17", SOUTH, SKIP)
    assert (game.view().pig, game.scores) == ("storm", (7, 7))


def test_a_symbol_tile_that_fits_nowhere_has_acted_and_its_replacement_acts_too() -> None:
    """D4, GAP 27: the crossing W33 finds no road; the pig walks one step for it and one for the next tile."""
    game = wheel("W27 W27 W27 W33 W29:1", *NO_ROAD_LEFT[:-1])
    events = play(game, SKIP)
    assert [event for event in events if isinstance(event, PigMoved | Discarded)] == [
        PigMoved("fortune", "tax"),
        Discarded(1, "W33"),
        PigMoved("tax", "famine"),
    ]
    assert (game.tile, game.to_act, game.phase) == ("W29:1", 1, "place")


def test_a_last_symbol_tile_that_fits_nowhere_acts_and_brings_no_crown_follower() -> None:
    """A5.7, B3.4"""
    game = wheel("W27 W27 W27 W33", *NO_ROAD_LEFT)
    assert (game.over, game.view().pig, game.view().crowns) == (True, "tax", {})


def test_two_crown_followers_of_one_player_get_three_points_each() -> None:
    """D6.3"""
    game = wheel("W27 W27 W27 W29:1", NORTH, Crown("tax"), EAST, SKIP, WEST)
    events = play(game, Crown("tax"))
    assert [(e.player, e.points, e.feature) for e in events if isinstance(e, Scored)] == [(0, 3, "crown")] * 2
    assert (game.scores, game.view().supply, game.view().crowns) == ((6, 0), (7, 7), {})


def test_a_lone_crown_follower_gets_six_on_two_spaces() -> None:
    """D6.3"""
    assert wheel("W27 W29:1", NORTH, Crown("tax")).scores == (6, 0)


def test_a_crown_follower_gets_three_on_one_space() -> None:
    """D6.3"""
    assert wheel("W27 W29:2", NORTH, Crown("famine")).scores == (3, 0)


def test_a_full_segment_takes_no_third_follower() -> None:
    """D6.2"""
    game = wheel("W27 W27 W27", NORTH, Crown("tax"), EAST, Crown("tax"), WEST)
    assert Crown("tax") not in game.legal_actions()
    assert game.explain(Crown("tax")) == "the crown spaces of tax are taken (ruling D6.2)"
    assert Crown("fortune") in game.legal_actions()


def test_the_pigs_own_segment_may_be_chosen() -> None:
    """D6.2, GAP 31"""
    game = wheel("W27 W17", NORTH, Crown("fortune"))
    assert game.view().crowns == {"fortune": (0,)}


def test_a_crown_follower_is_the_only_one_of_its_turn() -> None:
    """D6.1"""
    game = wheel("W27 W17", NORTH, Crown("fortune"))
    assert (game.phase, game.to_act) == ("place", 1)


def test_storm_counts_the_supply_before_crown_followers_come_home() -> None:
    """D6.4"""
    game = wheel("W27 W29:3", NORTH)
    events = play(game, Crown("storm"))
    scored = [(e.player, e.points, e.feature) for e in events if isinstance(e, Scored)]
    assert scored == [(0, 6, "wheel"), (1, 7, "wheel"), (0, 6, "crown")]
    assert {e.cause for e in events if isinstance(e, Scored)} == {"wheel"}
    assert game.view().supply == (7, 7)


def test_a_crown_follower_that_came_home_may_be_used_in_the_same_turn() -> None:
    """A3.8"""
    game = wheel("W27 W17 W29:1", NORTH, Crown("tax"), lay(0, -1, 2), SKIP, SOUTH, followers=1)
    assert (game.phase, game.to_act, game.view().supply) == ("follower", 0, (1, 1))


def test_plague_asks_the_player_on_turn_first_and_then_clockwise() -> None:
    """D5: players 1 and 0 have a follower on the landscape, player 2 has not; player 1 is on turn."""
    game = wheel("W27 W27 W31:3 W17 W31:2", NORTH, MONK, EAST, MONK, SOUTH, SKIP, lay(0, -1, 2), SKIP, players=3)
    assert (game.phase, game.to_act, game.view().pig, game.tile) == ("plague", 1, "plague", "W31:2")
    play(game, Plague(4, 2, "cloister"))
    assert (game.phase, game.to_act) == ("plague", 0)
    play(game, Plague(2, -1, "cloister"))
    assert (game.phase, game.to_act, game.view().supply) == ("place", 1, (7, 7, 7))


def test_plague_is_asked_even_of_a_player_with_a_single_follower() -> None:
    """D5: always asked"""
    game = wheel("W31:3 W27 W31:2", SOUTH, SKIP, NORTH, MONK)
    assert (game.phase, game.to_act) == ("plague", 1)
    assert game.legal_actions() == (Plague(2, -1, "cloister"),)


def test_plague_does_not_take_crown_followers() -> None:
    """D5, D6.4: the crown follower on Plague scores after the plague instead."""
    game = wheel("W31:3 W27 W31:2", SOUTH, Crown("tax"), NORTH, Crown("plague"))
    assert (game.phase, game.view().crowns) == ("place", {"tax": (0,)})
    assert game.scores == (7, 7 + 6)


def test_a_player_plagued_may_use_the_follower_again_at_once() -> None:
    """A3.8"""
    game = wheel("W31:3 W27 W31:2", SOUTH, farmer("NL"), NORTH, SKIP, followers=1)
    play(game, Plague(3, 4, "field", "NL"), lay(3, 5))
    assert (game.phase, game.to_act, game.view().supply) == ("follower", 0, (1, 1))


def test_crown_followers_score_nothing_at_the_end() -> None:
    """D6.5, GAP 29"""
    game = wheel("W27", NORTH, Crown("tax"))
    assert (game.over, game.scores, game.view().supply) == (True, (0, 0), (6, 7))


def test_fortune_pays_only_the_player_on_turn() -> None:
    """D5"""
    game = wheel("W31:3 W31:3", SOUTH, SKIP)
    assert (game.view().pig, game.scores) == ("fortune", (7, 7 + 3))


def test_the_wheel_may_join_any_preset() -> None:
    """A5.12"""
    view = table("W31:3", preset="first-edition-nl", wheel=True).view()
    assert (view.pig, view.board) == ("storm", ())


def test_without_the_wheel_its_preset_is_the_base_box() -> None:
    """A5.12"""
    view = table("E", preset=WHEEL, wheel=False).view()
    assert ([tile.tile for tile in view.board], view.pig) == (["D"], None)


def test_without_the_wheel_a_symbol_does_nothing() -> None:
    """A5.12"""
    game = table("W31:3")
    assert (game.scores, names(list(game.opening_events))) == ((0, 0), ["Drawn"])


def test_a_cap_of_the_wheel_board_can_become_half_of_a_castle() -> None:
    """E5.3: the cap at (3, 0) looks east."""
    game = wheel("E B", lay(4, 0, 3), knight("W"), castles=True)
    site = game.view().castle_site
    assert (game.phase, game.to_act) == ("castle", 0)
    assert site is not None
    assert (site.x, site.y, site.side) == (4, 0, "W")
    play(game, BUILD)
    assert (game.scores, game.view().castles_left) == ((0, 0), (2, 3))


def test_a_square_of_the_wheel_board_counts_as_a_tile_of_a_city() -> None:
    """D1.4: the cap at (3, 0) and tile E make a two-tile city."""
    assert wheel("E B", lay(4, 0, 3), knight("W")).scores == (4, 0)


def test_tax_pays_every_knight_pennants_and_own_knights_of_his_city() -> None:
    """D5: one knight in a city of one pennant gets 1 * (1 + 1)."""
    game = wheel("W08 W29:1", lay(0, -1, 3), knight("S"))
    assert (game.view().pig, game.scores) == ("tax", (2, 0))
