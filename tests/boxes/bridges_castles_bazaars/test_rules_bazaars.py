"""Market days by the book: the rulings that no example shows (docs/rules/bridges-castles-bazaars.md, E4)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.actions import Auction, Bid
from carcassonne.boxes.bridges_castles_bazaars.events import BidMade, MarketOpened, TileSold
from carcassonne.boxes.wheel.actions import Crown
from carcassonne.boxes.wheel.events import PigMoved
from carcassonne.engine.actions import Action, Place
from carcassonne.engine.game import Game
from support.table import BUY, DECLINE, MONK, PASS, SELL, SKIP, knight, lay, names, play, table

OPEN_MARKET = (lay(0, 1), SKIP)
"""The field with a market (Z07) below the start tile opens a market day."""
CLOSED_CITY = (lay(0, -1, 2), SKIP)


def bazaar(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, **{"bazaars": True} | options)


def free_for_all(draw: str, *actions: Action, **options: Any) -> Game:
    return bazaar(draw, *actions, bazaar_auction="no_auction", **options)


def test_a_market_day_follows_the_scoring_of_the_turn_that_laid_the_market() -> None:
    """E4.1, GAP 32: the road into the market is completed and scored first."""
    game = bazaar("A Z08 E V U", lay(1, 0, 1), SKIP)
    placement = next(each for each in game.legal_actions() if isinstance(each, Place) and (each.x, each.y) == (-1, 0))
    game.play(placement)
    road = next(action for action in game.legal_actions() if getattr(action, "feature", "") == "road")
    events = play(game, road)
    assert names(events)[:4] == ["FollowerPlaced", "Scored", "FollowerReturned", "MarketOpened"]
    assert MarketOpened(1) in events


def test_as_many_tiles_as_players_are_laid_open() -> None:
    """E4.2"""
    game = bazaar("Z07 E V U B", *OPEN_MARKET, players=3)
    market = game.view().market
    assert market is not None
    assert (market.tiles, game.view().deck, game.tile) == (("E", "V", "U"), 1, None)


def test_with_fewer_tiles_than_players_there_is_no_market_day() -> None:
    """E4.2, GAP 33"""
    game = bazaar("Z07 E", *OPEN_MARKET)
    assert (game.phase, game.to_act, game.tile, game.view().market) == ("place", 1, "E", None)


def test_a_market_tile_as_the_last_tile_ends_the_game() -> None:
    """E4.2, B8.1"""
    assert bazaar("Z07", *OPEN_MARKET).over


def test_a_market_tile_that_fits_nowhere_opens_no_market_day() -> None:
    """E4.1, GAP 32"""
    game = bazaar("E Z01 V U B", *CLOSED_CITY)
    assert (game.view().discarded, game.phase, game.tile) == (("Z01",), "place", "V")


def test_with_bazaars_off_a_market_tile_is_an_ordinary_tile() -> None:
    """A1"""
    game = table("Z07 E V", *OPEN_MARKET, preset="bridges-castles-bazaars", bazaars=False)
    assert (game.phase, game.tile) == ("place", "E")


def test_the_player_to_the_left_selects_first_and_may_open_with_nothing() -> None:
    """E4.3"""
    game = bazaar("Z07 E V U", *OPEN_MARKET, players=3)
    assert (game.phase, game.to_act) == ("auction", 1)
    assert {Auction("E", 0), Auction("U", 99)} <= set(game.legal_actions())
    assert Auction("E", 100) not in game.legal_actions()


def test_every_other_player_without_a_tile_bids_higher_or_passes_once() -> None:
    """E4.3"""
    game = bazaar("Z07 E V U", *OPEN_MARKET, Auction("E", 4), players=3)
    assert (game.phase, game.to_act) == ("bid", 2)
    assert game.explain(Bid(4)) == "a bid must be from 5 to 99 points, not 4 (ruling E4.3)"
    play(game, Bid(5))
    assert (game.phase, game.to_act, game.legal_actions()[1]) == ("bid", 0, Bid(6))
    play(game, PASS)
    assert (game.phase, game.to_act) == ("deal", 1)


def test_nobody_bids_more_than_99() -> None:
    """E4.11"""
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 90))
    assert game.explain(Bid(100)) == "a bid must be from 91 to 99 points, not 100 (ruling E4.11)"
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 99))
    assert game.legal_actions() == (PASS,)
    assert game.explain(Bid(99)) == "nobody bids more than 99: pass (ruling E4.11)"


def test_an_own_highest_bid_is_lost_to_nobody() -> None:
    """E4.4"""
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 7))
    events = play(game, PASS)
    assert events[0] == BidMade(0, None, "V")
    assert TileSold("V", None, 1, 7, (0, -7)) in events
    assert game.scores == (0, -7)


def test_the_selector_buys_from_the_bidder_and_scores_may_become_negative() -> None:
    """E4.4"""
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 0), Bid(3))
    assert TileSold("V", 0, 1, 3, (3, -3)) in play(game, BUY)
    assert game.scores == (3, -3)


def test_the_selector_sells_to_the_bidder() -> None:
    """E4.4"""
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 98), Bid(99))
    assert TileSold("V", 1, 0, 99, (-99, 99)) in play(game, SELL)
    assert game.scores == (-99, 99)


def test_a_selector_who_sold_is_eligible_again_and_an_owner_neither_selects_nor_bids() -> None:
    """E4.5"""
    game = bazaar("Z07 E V U", *OPEN_MARKET, Auction("E", 0), Bid(1), PASS, SELL, players=3)
    assert (game.phase, game.to_act) == ("auction", 0)
    play(game, Auction("V", 0))
    assert (game.phase, game.to_act) == ("bid", 1)


def test_the_last_tile_goes_free_to_the_one_player_without() -> None:
    """E4.6"""
    game = bazaar("Z07 E V", *OPEN_MARKET, Auction("V", 0))
    assert TileSold("E", None, 0, 0, (0, 0)) in play(game, PASS)


def test_market_turns_begin_left_of_the_market_player_end_with_him_and_play_goes_on_at_his_left() -> None:
    """E4.7"""
    game = bazaar("Z07 B B B B B", *OPEN_MARKET, Auction("B", 0), PASS, PASS, Auction("B", 0), PASS, players=3)
    seats = []
    for y in range(2, 6):
        assert (game.phase, game.tile) == ("place", "B")
        seats.append(game.to_act)
        play(game, lay(0, y), SKIP)
    assert seats == [1, 2, 0, 1]


def test_a_market_tile_laid_in_a_market_turn_opens_no_market_day() -> None:
    """E4.8"""
    game = bazaar("Z07 Z07 Z07 E V U", *OPEN_MARKET, Auction("Z07", 0), PASS, lay(0, 2), SKIP)
    assert (game.phase, game.to_act, game.tile) == ("place", 0, "Z07")
    play(game, lay(0, 3), SKIP)
    assert (game.phase, game.to_act, game.tile, game.view().market) == ("place", 1, "E", None)


def test_a_new_market_day_may_follow_when_the_old_one_is_over() -> None:
    """E4.8"""
    game = bazaar(
        "Z07 B B Z07 E V", *OPEN_MARKET, Auction("B", 0), PASS, lay(0, 2), SKIP, lay(0, 3), SKIP, lay(0, 4), SKIP
    )
    assert (game.phase, game.to_act) == ("auction", 0)


def test_a_bought_tile_that_fits_nowhere_is_replaced_from_the_stack() -> None:
    """E4.9, GAP 34"""
    game = bazaar("E Z07 C V U B", *CLOSED_CITY, lay(0, 1), SKIP, Auction("C", 0), PASS)
    assert (game.view().discarded, game.tile, game.to_act) == (("C",), "U", 0)


def test_a_bought_tile_that_fits_nowhere_with_an_empty_stack_loses_the_turn() -> None:
    """E4.9, A5.7"""
    game = bazaar("E Z07 C V", *CLOSED_CITY, lay(0, 1), SKIP, Auction("C", 0), PASS)
    assert (game.view().discarded, game.tile, game.to_act, game.phase) == (("C",), "V", 1, "place")


def test_a_replacement_market_tile_opens_no_market_day() -> None:
    """A5.8"""
    game = bazaar("E Z07 C B Z07 V U B", *CLOSED_CITY, lay(0, 1), SKIP, Auction("C", 0), PASS)
    assert (game.tile, game.to_act) == ("Z07", 0)
    play(game, lay(0, 2), SKIP)
    assert (game.phase, game.to_act, game.tile) == ("place", 1, "B")


def test_a_bought_tile_that_fits_only_with_a_bridge_may_be_declined_for_one_from_the_stack() -> None:
    """A5.8"""
    around = (lay(1, 0, 1), SKIP, lay(-1, 0, 3), SKIP, lay(0, -1, 2), SKIP)
    game = bazaar("A A E Z07 X B V", *around, lay(2, 0), SKIP, Auction("X", 0), PASS, bridges=True)
    assert DECLINE in game.legal_actions()
    play(game, DECLINE)
    assert (game.tile, game.to_act, game.view().discarded) == ("V", 0, ("X",))


def test_the_market_turns_are_played_though_the_deck_is_used_up_and_then_the_game_ends() -> None:
    """A5.9, B8.1"""
    game = bazaar("Z07 B B", *OPEN_MARKET, Auction("B", 0), PASS)
    assert (game.view().deck, game.phase, game.to_act) == (0, "place", 1)
    play(game, lay(0, 2), SKIP)
    assert (game.over, game.to_act) == (False, 0)
    play(game, lay(0, 3), SKIP)
    assert game.over


def test_without_auction_each_player_takes_a_tile_and_lays_it_in_one_go() -> None:
    """E4.10, A4.5"""
    game = free_for_all("Z07 E V U B", *OPEN_MARKET, players=3)
    assert game.legal_actions() == (Auction("E", 0), Auction("V", 0), Auction("U", 0))
    play(game, Auction("U", 0))
    assert (game.phase, game.to_act, game.tile) == ("place", 1, "U")
    play(game, lay(1, 0), SKIP)
    assert (game.phase, game.to_act, game.legal_actions()) == ("auction", 2, (Auction("E", 0), Auction("V", 0)))


def test_without_auction_the_last_tile_is_not_asked() -> None:
    """E4.10"""
    game = free_for_all("Z07 E V B", *OPEN_MARKET, Auction("V", 0))
    events = play(game, lay(1, 0, 0), SKIP)
    assert TileSold("E", None, 0, 0, (0, 0)) in events
    assert (game.phase, game.to_act, game.tile) == ("place", 0, "E")


def test_without_auction_a_tile_taken_is_told_with_who_took_it() -> None:
    """E4.10"""
    events = play(free_for_all("Z07 E V B", *OPEN_MARKET), Auction("V", 0))
    assert TileSold("V", None, 1, 0, (0, 0)) in events


def test_without_auction_nobody_pays() -> None:
    """E4.10"""
    game = free_for_all("Z07 E V B", *OPEN_MARKET)
    refused = "an opening bid is from 0 to 99 points, and 0 without auction; not 1 (rulings E4.3, E4.11)"
    assert game.explain(Auction("E", 1)) == refused


def test_a_symbol_on_an_open_market_tile_acts_when_its_owner_begins_his_turn() -> None:
    """E5.1: the pig stands still while the tile is auctioned."""
    game = bazaar("Z07 W31:3 B", lay(1, -1), SKIP, wheel=True)
    assert (game.view().pig, game.phase) == ("fortune", "auction")
    play(game, Auction("B", 0), PASS)
    assert (game.tile, game.view().pig) == ("B", "fortune")
    events = play(game, lay(1, -2), SKIP)
    assert PigMoved("fortune", "storm") in events
    assert (game.tile, game.scores) == ("W31:3", (7, 7))


def test_a_crown_follower_may_be_put_in_a_market_turn() -> None:
    """D6.1, E4.7"""
    game = bazaar("Z07 B B", lay(1, -1), SKIP, Auction("B", 0), PASS, lay(1, -2), wheel=True)
    assert {Crown("tax"), MONK} <= set(game.legal_actions())


def test_a_market_cuts_a_road_in_two() -> None:
    """GAP 5: Z09 is a road with a market in its middle."""
    game = bazaar("Z09", lay(1, 0, 1))
    roads = [action for action in game.legal_actions() if getattr(action, "feature", "") == "road"]
    assert len(roads) == 2


def test_the_cloister_inside_a_city_is_a_place_of_its_own() -> None:
    """GAP 5, E1: Z04"""
    game = bazaar("Z04", next(iter(bazaar("Z04").legal_actions())))
    assert MONK in game.legal_actions()
    assert any(action in game.legal_actions() for action in (knight("N"), knight("E")))
