"""Inns & Cathedrals by the book: the rulings that no example shows (docs/rules/inns-cathedrals.md)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.engine.actions import Action, Follower, Place
from carcassonne.engine.events import FollowerReturned, Scored
from carcassonne.engine.game import Game
from support.table import BUILD, MONK, SKIP, farmer, knight, lay, play, table, thief

BOX = "modern 2 inns_cathedrals=true"


def inns(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, **{"inns_cathedrals": True, **options})


def large(feature: str, at: str = "") -> Follower:
    return Follower(feature, at, "large")


def terms(game: Game, *actions: Action) -> list[tuple[int, int, tuple[tuple[str, int], ...]]]:
    """Who scored what for what."""
    events = play(game, *actions)
    return [(event.player, event.points, event.terms) for event in events if isinstance(event, Scored)]


# --- inns -------------------------------------------------------------------------------------------------------------
def test_what_an_inn_adds_is_a_term_of_its_own() -> None:
    """I2.1: three tiles with an inn."""
    game = Game.from_position(f"{BOX} | W@0,0 IC15@1,0 | 0:1,0/road/E | hand=W", draw=["V"])
    assert terms(game, lay(2, 0), SKIP) == [(0, 6, (("tiles", 3), ("inn", 3)))]


def test_an_inn_spoils_an_unfinished_road_whoever_laid_it() -> None:
    """I2.2: player 1 lays the inn on the road of player 0; the game ends."""
    game = Game.from_position(f"{BOX} | W@0,0 U@1,0 | 0:1,0/road/E | turn=1 hand=IC15", draw=[])
    assert terms(game, lay(2, 0), SKIP) == [(0, 0, (("inn", 0),))]
    assert (game.over, game.scores, game.view().supply) == (True, (0, 0), (7, 7))


def test_an_inn_at_a_road_that_ends_in_a_city_concerns_the_road_only() -> None:
    """I2.4: the corner city of IC11 is worth what it always was."""
    game = Game.from_position(f"{BOX} | IC11@0,0 E@-1,0r1 | 0:0,0/city/N | hand=E", draw=["V"])
    assert terms(game, lay(0, -1, 2), SKIP) == [(0, 6, (("tiles", 6),))]


def test_without_inns_the_house_beside_the_road_is_a_picture() -> None:
    """I1.3"""
    game = Game.from_position(f"{BOX} inns=false | W@0,0 IC15@1,0 | 0:1,0/road/E | hand=W", draw=["V"])
    assert terms(game, lay(2, 0), SKIP) == [(0, 3, (("tiles", 3),))]


def test_the_arm_of_an_inn_counts_when_rotations_are_compared() -> None:
    """I1.3, A5.11: Z10 has four rotations with inns and two without."""
    cross = "X@0,0 | hand=Z10"
    with_inns = Game.from_position(f"modern 2 bridges_castles_bazaars=true inns=true | {cross}", nature=True)
    without = Game.from_position(f"modern 2 bridges_castles_bazaars=true | {cross}", nature=True)
    turns = [
        {each.rotation for each in game.legal_actions() if isinstance(each, Place)} for game in (with_inns, without)
    ]
    assert (len(turns[0]), len(turns[1])) == (4, 2)


# --- cathedrals -------------------------------------------------------------------------------------------------------
def test_what_a_cathedral_adds_is_a_term_of_its_own() -> None:
    """I3.1: six tiles and a pennant pay 3 each."""
    city = "IC01@0,0 F@1,0 E@2,0r3 E@0,-1r2 E@0,1"
    game = Game.from_position(f"{BOX} | {city} | 0:0,0/city/N | hand=E", draw=["V"])
    assert terms(game, lay(-1, 0, 1), SKIP) == [(0, 21, (("tiles", 12), ("pennants", 2), ("cathedral", 7)))]


def test_a_cathedral_may_be_laid_into_anybodys_city_and_spoil_it() -> None:
    """I3.2, I3.3"""
    game = Game.from_position(f"{BOX} | F@0,0 | 0:0,0/city/E | turn=1 hand=IC01", draw=[])
    assert terms(game, lay(1, 0)) == [(0, 0, (("cathedral", 0),))]
    assert (game.over, game.scores) == (True, (0, 0))


def test_a_cathedral_is_no_place_of_its_own() -> None:
    """I3.4: the tile is one city."""
    game = inns("IC01 V", lay(0, -1))
    assert set(game.legal_actions()) == {SKIP, knight("N"), large("city", "N")}


def test_a_cathedral_pays_farmers_no_more_than_any_city() -> None:
    """I3.5"""
    city = "IC01@0,0 E@1,0r3 E@0,-1r2 E@0,1 E@-1,0r1"
    game = Game.from_position(f"{BOX} | {city} B@2,0 | 0:1,0/field/NL | phase=follower deck=-", nature=True)
    assert terms(game, SKIP)[-1] == (0, 3, (("cities", 3),))


# --- the large follower -----------------------------------------------------------------------------------------------
def test_a_large_follower_wins_against_one_and_points_are_not_doubled() -> None:
    """I4.2"""
    line = f"{BOX} | G@0,0 G@1,0 E@-1,0r1 | 0:0,0/city/E=large 1:1,0/city/E | hand=E"
    game = Game.from_position(line, draw=["V"])
    assert terms(game, lay(2, 0, 3), SKIP) == [(0, 8, (("tiles", 8),))]


def test_a_large_follower_counts_as_two_under_every_field_rule() -> None:
    """I4.2: one city, two of red against one of blue."""
    fields = "E@0,0 E@0,-1r2 B@1,0 B@1,-1 | 0:1,0/field/NL=large 1:0,0/field/EL | phase=follower deck=-"
    for rule, points in (("per_field_3", 3), ("per_city_4", 4), ("per_field_3_once", 3)):
        game = Game.from_position(f"{BOX} field_scoring={rule} | {fields}", nature=True)
        play(game, SKIP)
        assert game.scores == (points, 0), rule


def test_a_large_follower_goes_where_an_ordinary_one_goes() -> None:
    """I4.1: cloister, road and fields of one tile."""
    game = inns("A V", lay(1, 0, 1))
    ordinary = {each for each in game.legal_actions() if isinstance(each, Follower) and not each.figure}
    assert ordinary == {MONK, thief("W"), farmer("NL")}
    assert {Follower(each.feature, each.at, "large") for each in ordinary} <= set(game.legal_actions())


def test_one_figure_a_turn() -> None:
    """I4.1"""
    game = inns("U V", lay(1, 0), large("road", "E"))
    assert (game.to_act, game.phase) == (1, "place")


def test_a_player_without_followers_may_still_put_the_large_one() -> None:
    """I4.4"""
    game = Game.from_position(f"{BOX} followers=1 | D@0,0 | 0:0,0/city/N | hand=U", draw=["V"])
    play(game, lay(1, 0))
    assert {each.figure for each in game.legal_actions() if isinstance(each, Follower)} == {"large"}


def test_a_large_follower_comes_home_with_the_others_and_says_so() -> None:
    """I4.3"""
    game = inns("E V", lay(0, -1, 2))
    events = play(game, large("city", "S"))
    assert [event for event in events if isinstance(event, FollowerReturned)] == [
        FollowerReturned(0, "city", "S", 0, -1, "large")
    ]
    assert (game.scores, dict(game.view().figures[0])) == ((4, 0), {"large": 1})


def test_two_large_followers_on_one_road_share_it() -> None:
    """I4.2: five tiles from crossing to crossing."""
    road = "W@0,0 U@1,0 B@1,1 B@2,1 B@3,1 U@3,0 W@4,0"
    game = Game.from_position(f"{BOX} | {road} | 0:1,0/road/E=large 1:3,0/road/E=large | hand=U", draw=["V"])
    play(game, lay(2, 0), SKIP)
    assert game.scores == (5, 5)


# --- with the other boxes ---------------------------------------------------------------------------------------------
def test_a_large_follower_on_a_crown_space_scores_as_one_and_comes_home() -> None:
    """I5.1: alone on the two spaces of Tax."""
    game = table("W27 W29:1", lay(2, -1), Crown("tax", "large"), preset="wheel-of-fortune", inns_cathedrals=True)
    assert (game.scores, [dict(each) for each in game.view().figures]) == ((6, 0), [{"large": 1}] * 2)


def test_storm_counts_a_large_follower_at_home_as_one() -> None:
    """I5.1: seven and the large one."""
    assert table("W31:3", preset="wheel-of-fortune", inns_cathedrals=True).scores == (8, 8)


def test_the_plague_may_take_a_large_follower() -> None:
    """I5.1"""
    draw = "W31:3 W27 W31:2"
    game = table(draw, lay(3, 4), SKIP, lay(2, -1), large("cloister"), preset="wheel-of-fortune", inns_cathedrals=True)
    assert (game.phase, game.to_act, game.legal_actions()) == ("plague", 1, (Plague(2, -1, "cloister"),))
    play(game, Plague(2, -1, "cloister"))
    assert [dict(each) for each in game.view().figures] == [{"large": 1}] * 2


def test_a_large_follower_may_hold_a_castle_until_it_is_paid() -> None:
    """I5.2"""
    game = inns("E V", lay(0, -1, 2), large("city", "S"), castles=True)
    assert game.phase == "castle"
    play(game, BUILD)
    castles = game.view().castles
    assert castles is not None
    assert (castles[0].figure, dict(game.view().figures[0]), game.view().supply) == ("large", {"large": 0}, (7, 7))
