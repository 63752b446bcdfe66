"""Traders & Builders by the book: the rulings that no example shows (docs/rules/traders-builders.md)."""

from __future__ import annotations

from carcassonne.boxes.bridges_castles_bazaars.events import MarketOpened
from carcassonne.boxes.traders_builders.events import GoodsTaken
from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.boxes.wheel.events import PigMoved
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import Discarded, Event, FollowerReturned, Scored, SecondPart
from carcassonne.engine.game import Game
from support.table import MONK, SKIP, lay, names, play

BOX = "modern 2 traders_builders=true"
ROAD = "U@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder"
"""A road open at both ends with a thief and his builder."""
CITY = "G@0,0 E@-1,0r1 | 0:0,0/city/E 0:-1,0/city/E=builder"
BUILDER, PIG = Follower("road", "E", "builder"), Follower("field", "NL", "pig")


def scored(events: list[Event]) -> list[tuple[int, int, str, tuple[tuple[str, int], ...]]]:
    return [(each.player, each.points, each.feature, each.terms) for each in events if isinstance(each, Scored)]


# --- goods ------------------------------------------------------------------------------------------------------------
def test_whoever_finishes_a_city_takes_its_goods_after_it_is_scored() -> None:
    """T2.1: the points are player 1's, the wine and the grain player 0's."""
    line = f"{BOX} | TB15@0,0 TB17@1,0 E@-1,0r1 | 1:0,0/city/E | hand=E"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(2, 0, 3), SKIP)
    assert names(events)[:5] == ["Placed", "Scored", "FollowerReturned", "GoodsTaken", "TurnEnded"]
    assert [each for each in events if isinstance(each, GoodsTaken)] == [GoodsTaken(0, {"wine": 1, "grain": 1})]
    assert (game.scores, game.view().goods[0]) == ((0, 8), {"wine": 1, "grain": 1, "cloth": 0})


def test_goods_are_taken_before_the_second_part_and_again_in_it() -> None:
    """T2.1: one token for each city finished."""
    line = f"{BOX} | TB15@0,0 E@-1,0r1 TB03@0,1 | 0:0,0/city/E 0:-1,0/city/E=builder | hand=E"
    game = Game.from_position(line, draw=["E", "V"])
    first = play(game, lay(1, 0, 3), SKIP)
    assert [type(each) for each in first if isinstance(each, GoodsTaken | SecondPart)] == [GoodsTaken, SecondPart]
    play(game, lay(0, 2), SKIP)
    assert game.view().goods[0] == {"wine": 1, "grain": 0, "cloth": 0}


def test_without_goods_nobody_takes_any() -> None:
    """T0"""
    line = f"{BOX} goods=false | TB15@0,0 E@-1,0r1 | 0:0,0/city/E | hand=E"
    events = play(Game.from_position(line, draw=["V"]), lay(1, 0, 3), SKIP)
    assert "GoodsTaken" not in names(events)


def test_most_tokens_of_a_kind_pay_ten_at_the_end_to_everybody_tied() -> None:
    """T2.3: wine to player 0, grain to both, cloth to nobody; after the fields."""
    line = f"{BOX} | E@0,0 E@0,-1r2 B@1,0 | 0:0,0/field/EL | phase=follower deck=- goods=2/1/0,1/1/0"
    game = Game.from_position(line, nature=True)
    played = play(game, SKIP)
    events = scored(played)
    assert [each.shared for each in played if isinstance(each, Scored)] == [(), (), (0, 1), (0, 1)]
    assert events[0][:3] == (0, 3, "field")
    assert events[1:] == [
        (0, 10, "goods", (("wine", 10),)),
        (0, 10, "goods", (("grain", 10),)),
        (1, 10, "goods", (("grain", 10),)),
    ]
    assert game.scores == (23, 10)


# --- the builder ------------------------------------------------------------------------------------------------------
def test_extending_the_builders_road_gives_a_second_part_of_the_same_turn() -> None:
    """T3.2, T3.7"""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=["V", "E"])
    events = play(game, lay(2, 0), SKIP)
    assert names(events) == ["Placed", "SecondPart", "Drawn"]
    assert (game.to_act, game.phase, game.tile, game.view().second_part) == (0, "place", "V", True)
    assert names(play(game, lay(3, 0), SKIP)) == ["Placed", "TurnEnded", "Drawn"]
    assert (game.to_act, game.view().second_part) == (1, False)


def test_the_tile_with_which_the_builder_came_gives_nothing() -> None:
    """T3.2"""
    game = Game.from_position(f"{BOX} | U@0,0 | 0:0,0/road/E | hand=U", draw=["V", "E"])
    assert names(play(game, lay(1, 0), BUILDER)) == ["Placed", "FollowerPlaced", "TurnEnded", "Drawn"]


def test_a_second_part_brings_no_third() -> None:
    """T3.2"""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=["U", "E"])
    play(game, lay(2, 0), SKIP, lay(3, 0), SKIP)
    assert (game.to_act, game.tile) == (1, "E")


def test_a_figure_may_be_put_in_each_part() -> None:
    """T1.2"""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=["B", "E"])
    play(game, lay(2, 0), Follower("field", "NL"), lay(1, 1), MONK)
    assert (game.view().supply, game.to_act) == ((4, 7), 1)


def test_completing_the_builders_city_scores_sends_everybody_home_and_still_gives_the_part() -> None:
    """T3.4"""
    game = Game.from_position(f"{BOX} | {CITY} | hand=E", draw=["B", "E"])
    events = play(game, lay(1, 0, 3), SKIP)
    assert {each.figure for each in events if isinstance(each, FollowerReturned)} == {"builder", ""}
    assert (game.scores, game.view().supply, dict(game.view().figures[0])) == ((6, 0), (7, 7), {"builder": 1, "pig": 1})
    assert (game.to_act, game.view().second_part) == (0, True)


def test_what_came_home_may_be_used_in_the_second_part() -> None:
    """T3.4, A6.6: the only follower of all."""
    game = Game.from_position(f"{BOX} followers=1 | {CITY} | hand=E", draw=["V", "E"])
    play(game, lay(1, 0, 3), lay(0, 1))
    assert (game.view().second_part, Follower("road", "S") in game.legal_actions()) == (True, True)


def test_an_empty_stack_gives_no_second_part() -> None:
    """T3.7"""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=[])
    events = play(game, lay(2, 0), SKIP)
    assert ("SecondPart" in names(events), game.over) == (False, True)


def test_a_tile_of_the_second_part_that_fits_nowhere_is_replaced() -> None:
    """T3.7, B3.3: no city stands open for C."""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=["C", "V", "E"])
    events = play(game, lay(2, 0), SKIP)
    assert [each for each in events if isinstance(each, Discarded)] == [Discarded(0, "C")]
    assert (game.to_act, game.tile, game.view().second_part) == (0, "V", True)


def test_if_nothing_that_is_left_fits_the_second_part_is_lost() -> None:
    """T3.8"""
    game = Game.from_position(f"{BOX} | {ROAD} | hand=U", draw=["C"])
    play(game, lay(2, 0), SKIP)
    assert (game.over, game.view().discarded) == (True, ("C",))


def test_a_large_follower_is_follower_enough_for_builder_and_pig() -> None:
    """T5.5"""
    line = f"{BOX} inns_cathedrals=true | U@0,0 | 0:0,0/road/E=large 0:0,0/field/NL | hand=U"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(1, 0))
    assert {BUILDER, PIG} <= set(game.legal_actions())


def test_the_builder_may_be_placed_however_far_his_follower_stands() -> None:
    """T3.1"""
    game = Game.from_position(f"{BOX} | U@0,0 U@1,0 U@2,0 U@3,0 | 0:0,0/road/E | hand=U", draw=["V"])
    play(game, lay(4, 0))
    assert BUILDER in game.legal_actions()


def test_the_builder_may_be_placed_on_the_bridge_of_this_part() -> None:
    """T3.1, A6.15"""
    game = Game.from_position(f"{BOX} bridges=true | U@0,0 | 0:0,0/road/E | hand=B", draw=["V"])
    play(game, lay(1, 0, 0, (1, 0, "WE")))
    assert Follower("bridge", "", "builder") in game.legal_actions()


def test_each_part_of_a_turn_allows_one_bridge() -> None:
    """T5.2, A6.7"""
    game = Game.from_position(f"{BOX} bridges=true | {ROAD} | hand=B", draw=["B", "E"])
    play(game, lay(2, 0, 0, (2, 0, "WE")), SKIP)
    assert game.view().second_part
    play(game, lay(3, 0, 0, (3, 0, "WE")), SKIP)
    assert game.view().bridges_left == (1, 3)


# --- the pig ----------------------------------------------------------------------------------------------------------
def test_what_a_pig_adds_is_a_term_of_its_own() -> None:
    """T4.2: one city, 3 and 1."""
    fields = "E@0,0 E@0,-1r2 B@1,0 | 0:0,0/field/EL 0:1,0/field/NL=pig | phase=follower deck=-"
    assert scored(play(Game.from_position(f"{BOX} | {fields}", nature=True), SKIP)) == [
        (0, 4, "field", (("cities", 3), ("pig", 1)))
    ]


def test_a_pig_adds_one_under_every_field_rule() -> None:
    """T4.3"""
    fields = "E@0,0 E@0,-1r2 B@1,0 | 0:0,0/field/EL 0:1,0/field/NL=pig | phase=follower deck=-"
    for rule, points in (("per_field_3", 4), ("per_city_4", 5), ("per_field_3_once", 4)):
        game = Game.from_position(f"{BOX} field_scoring={rule} | {fields}", nature=True)
        play(game, SKIP)
        assert game.scores == (points, 0), rule


def test_a_pig_adds_one_for_a_castle_that_is_worth_nothing_to_a_field() -> None:
    """A6.22"""
    rules = f"{BOX} castles=true castle_field_value=0 field_scoring"
    for scoring in ("per_field_3", "per_city_4", "per_field_3_once"):
        line = f"{rules}={scoring} | E@0,0 E@0,-1r2 B@1,0 | 0:0,0/castle/N/done 0:0,0/field/EL 0:1,0/field/NL=pig"
        game = Game.from_position(f"{line} | phase=follower deck=-", nature=True)
        play(game, SKIP)
        assert game.scores == (1, 0), scoring


def test_paid_once_a_city_the_better_of_the_fields_counts() -> None:
    """T4.3: the northern field has the pig, and the city lies between both."""
    fields = "G@0,0 E@-1,0r1 E@1,0r3 B@0,-1 | 0:0,0/field/SL 0:0,0/field/NL 0:0,-1/field/NL=pig"
    line = f"{BOX} field_scoring=per_field_3_once | {fields} | phase=follower deck=-"
    assert scored(play(Game.from_position(line, nature=True), SKIP)) == [(0, 4, "field", (("cities", 3), ("pig", 1)))]


def test_a_pig_stays_to_the_end_and_serves_the_field_as_it_grows() -> None:
    """T4.4"""
    line = f"{BOX} | E@0,0 E@0,-1r2 B@1,0 | 0:0,0/field/EL 0:1,0/field/NL=pig | hand=B"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(2, 0), SKIP)
    assert any(each.figure == "pig" for each in game.view().followers)


# --- with the wheel ---------------------------------------------------------------------------------------------------
WHEEL = "wheel-of-fortune 2 traders_builders=true"


def test_storm_counts_neither_builder_nor_pig() -> None:
    """T5.1"""
    game = Game.from_position(WHEEL, draw=["W31:3"])
    assert game.scores == (7, 7)


def test_the_plague_takes_no_builder_but_sends_him_home_with_the_last_follower() -> None:
    """T3.5, T5.1"""
    line = f"{WHEEL} | U@4,2 U@5,2 | 0:4,2/road/E 0:5,2/road/E=builder | pig=inquisition"
    game = Game.from_position(line, draw=["W31:1", "W17"])
    assert (game.phase, game.legal_actions()) == ("plague", (Plague(4, 2, "road", "E"),))
    events = play(game, Plague(4, 2, "road", "E"))
    assert [each.figure for each in events if isinstance(each, FollowerReturned)] == ["", "builder"]
    assert (game.view().supply, dict(game.view().figures[0])) == ((7, 7), {"builder": 1, "pig": 1})


def test_a_symbol_acts_when_the_second_tile_is_drawn() -> None:
    """T5.1, A6.5"""
    line = f"{WHEEL} | U@4,2 U@5,2 | 0:4,2/road/E 0:5,2/road/E=builder | hand=U"
    game = Game.from_position(line, draw=["W31:3", "W17"])
    events = play(game, lay(6, 2), SKIP)
    assert [each for each in events if isinstance(each, SecondPart | PigMoved)] == [
        SecondPart(0),
        PigMoved("fortune", "storm"),
    ]
    assert game.to_act == 0


def test_no_builder_goes_to_a_crown_space() -> None:
    """T5.1"""
    game = Game.from_position(f"{WHEEL} | W27@2,-1 | phase=follower", nature=True)
    assert {action.figure for action in game.legal_actions() if isinstance(action, Crown)} == {""}


# --- with market days -------------------------------------------------------------------------------------------------
MARKET = "modern 2 traders_builders=true bazaars=true"


def test_a_market_day_follows_the_second_part() -> None:
    """T5.4, A6.1"""
    game = Game.from_position(f"{MARKET} | {ROAD} | hand=Z10", draw=["V", "E", "U", "B"])
    first = play(game, lay(2, 0, 1), SKIP)
    assert ("SecondPart" in names(first), "MarketOpened" in names(first)) == (True, False)
    assert (game.tile, game.view().deck) == ("V", 3)
    second = play(game, lay(0, 1), SKIP)
    assert [each for each in second if isinstance(each, MarketOpened)] == [MarketOpened(0)]


def test_with_as_many_tiles_left_as_players_the_market_day_is_held_and_no_second_part() -> None:
    """A6.3"""
    game = Game.from_position(f"{MARKET} | {ROAD} | hand=Z10", draw=["V", "E"])
    events = play(game, lay(2, 0, 1), SKIP)
    assert ("SecondPart" in names(events), "MarketOpened" in names(events)) == (False, True)


def test_with_fewer_tiles_than_players_the_second_part_is_played() -> None:
    """A6.3"""
    game = Game.from_position(f"{MARKET} | {ROAD} | hand=Z10", draw=["V"])
    events = play(game, lay(2, 0, 1), SKIP)
    assert ("SecondPart" in names(events), "MarketOpened" in names(events)) == (True, False)


def test_the_tiles_kept_for_the_market_are_no_replacement_in_the_second_part() -> None:
    """A6.2: C fits nowhere; the two tiles left are the market's."""
    game = Game.from_position(f"{MARKET} | {ROAD} | hand=Z10", draw=["C", "V", "E"])
    events = play(game, lay(2, 0, 1), SKIP)
    assert [each for each in events if isinstance(each, Discarded | MarketOpened)] == [
        Discarded(0, "C"),
        MarketOpened(0),
    ]
