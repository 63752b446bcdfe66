"""The base game by the book: the rulings that no example shows, and the order of things (docs/rules/base-game.md)."""

from __future__ import annotations

from carcassonne.core import features, report, state
from carcassonne.engine.actions import Follower, Place, Skip
from carcassonne.engine.events import Discarded, FollowerReturned, GameEnded, Scored
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from support.table import MONK, SKIP, farmer, knight, lay, names, play, table, thief

CLOSED_CITY = (lay(0, -1, 2), SKIP)
"""Tile E on the start tile's cap: the only open city is closed."""


def test_the_start_tile_lies_in_the_middle_and_71_tiles_are_drawn() -> None:
    """B1.1, B1.4"""
    view = table("U").view()
    assert len(full_deck(Rules.of("modern"))) == 71
    assert [(tile.tile, tile.x, tile.y, tile.rotation) for tile in view.board] == [("D", 0, 0, 0)]


def test_a_player_begins_with_seven_followers_and_no_points() -> None:
    """B1.2"""
    view = table("U", players=4).view()
    assert (view.supply, view.scores) == ((7, 7, 7, 7), (0, 0, 0, 0))


def test_a_turn_is_placing_then_a_follower_then_scoring_and_the_next_player_draws() -> None:
    """B2"""
    game = table("E V")
    events = play(game, lay(0, -1, 2), knight("S"))
    assert names(events) == ["Placed", "FollowerPlaced", "Scored", "FollowerReturned", "TurnEnded", "Drawn"]
    assert (game.to_act, game.phase) == (1, "place")


def test_a_tile_that_fits_nowhere_is_removed_and_the_same_player_draws_again() -> None:
    """B3.3"""
    game = table("E C V")
    events = play(game, *CLOSED_CITY)
    assert Discarded(1, "C") in events
    assert (game.tile, game.to_act, game.view().discarded) == ("V", 1, ("C",))


def test_tiles_are_drawn_until_one_fits() -> None:
    """B3.3"""
    game = table("E C C C V", *CLOSED_CITY)
    assert (game.tile, game.to_act, game.view().discarded) == ("V", 1, ("C", "C", "C"))


def test_a_removed_tile_never_comes_back() -> None:
    """B3.3"""
    game = table("E C U V", *CLOSED_CITY, lay(1, 0), SKIP)
    assert game.view().undrawn == {}
    assert game.view().discarded == ("C",)


def test_a_last_tile_that_fits_nowhere_ends_the_game_with_its_final_scoring() -> None:
    """B3.4"""
    game = table("E C")
    events = play(game, lay(0, -1, 2), farmer("NL"))
    assert game.over
    assert game.view().discarded == ("C",)
    assert [event.points for event in events if isinstance(event, Scored)] == [3]
    assert isinstance(events[-1], GameEnded)


def test_a_player_whose_last_tile_does_not_fit_places_no_follower() -> None:
    """B3.4, A5.7"""
    game = table("E C", *CLOSED_CITY)
    assert (game.to_act, game.legal_actions(), game.view().supply) == (None, (), (7, 7))


def test_a_legal_placement_cannot_be_declined() -> None:
    """B3.3"""
    game = table("V")
    assert {type(action).__name__ for action in game.legal_actions()} == {"Place"}


def test_a_follower_may_enter_a_feature_that_this_very_tile_completes_and_comes_home_at_once() -> None:
    """B4.4"""
    game = table("E V", lay(0, -1, 2), knight("S"))
    assert (game.scores, game.view().supply, game.view().followers) == ((4, 0), (7, 7), ())


def test_a_follower_may_enter_a_road_that_this_very_tile_completes() -> None:
    """B4.4"""
    game = table("A A V", lay(1, 0, 1), SKIP, lay(-1, 0, 3), thief("E"))
    assert game.scores == (0, 3)
    assert game.view().supply == (7, 7)


def test_with_an_empty_supply_a_player_only_places_tiles() -> None:
    """B4.5"""
    game = table("U U U U", lay(1, 0), thief("E"), lay(-1, 0), SKIP, lay(0, 1), followers=1)
    assert (game.phase, game.to_act, game.tile) == ("place", 1, "U")


def test_a_follower_that_comes_home_this_turn_cannot_be_used_first() -> None:
    """B4.5: the road is completed by its thief's owner, who has nobody left for the field."""
    game = table("A U A V", lay(1, 0, 1), thief("W"), lay(0, 1), SKIP, followers=1)
    events = play(game, lay(-1, 0, 3))
    assert names(events)[:3] == ["Placed", "Scored", "FollowerReturned"]
    assert (game.scores, game.view().supply) == ((3, 0), (1, 1))


def test_followers_are_never_moved_or_taken_back_by_choice() -> None:
    """B4.6"""
    game = table("U B B", lay(1, 0), thief("E"))
    for action in (lay(0, 1), SKIP, lay(0, 2)):
        game.play(action)
        assert [follower.player for follower in game.view().followers] == [0]
    assert {type(action) for action in game.legal_actions()} == {Follower, Skip}


def test_followers_share_a_feature_only_when_a_later_tile_joins_their_parts() -> None:
    """B4.7: two thieves on both ends of the start tile's road would share; each end alone may not be entered again."""
    game = table("U U B", lay(1, 0), thief("E"), lay(-1, 0))
    assert thief("E") not in game.legal_actions()
    assert farmer("NL") in game.legal_actions()


TWO_ROADS = (lay(0, 1, 3), thief("E"), lay(1, 0), thief("E"), lay(2, 0, 0), SKIP, lay(2, 1, 1), SKIP, lay(1, 1))
"""A curve of the first player and the start tile's road with a thief of the second, joined by the last tile."""


def test_on_the_joining_tile_no_follower_may_enter_the_joined_feature() -> None:
    """B4.7"""
    game = table("V U V V U", *TWO_ROADS)
    assert (game.phase, game.to_act) == ("follower", 0)
    assert thief("E") not in game.legal_actions()
    assert game.explain(thief("E")) == "the road already holds a follower of player 0 at (0, 1) E (ruling B4.3)"


def test_two_players_joined_on_one_road_both_get_all_its_points() -> None:
    """B4.7, B6.2, B8.2"""
    game = table("V U V V U", *TWO_ROADS, SKIP)
    assert (game.over, game.scores) == (True, (6, 6))


def test_a_ring_road_is_complete() -> None:
    """B5.3, GAP 6"""
    game = table("V V V V U", lay(0, 1, 3), thief("E"), lay(1, 1, 0), SKIP, lay(0, 2, 2), SKIP, lay(1, 2, 1), SKIP)
    assert (game.scores, game.view().followers) == ((4, 0), ())


def test_fields_are_never_scored_during_play() -> None:
    """B5.6"""
    game = table("E B V", lay(0, -1, 2), farmer("NL"), lay(0, 1), SKIP)
    assert game.scores == (0, 0)
    assert [follower.feature for follower in game.view().followers] == ["field"]


def test_the_last_turn_is_played_to_its_end() -> None:
    """B8.1"""
    game = table("E", lay(0, -1, 2))
    assert game.phase == "follower"
    events = play(game, knight("S"))
    assert names(events) == ["FollowerPlaced", "Scored", "FollowerReturned", "TurnEnded", "GameEnded"]
    assert game.scores == (4, 0)


def test_unfinished_projects_are_scored_before_the_fields_and_their_followers_come_home() -> None:
    """B8.2, B8.3"""
    game = table("E E", lay(0, -1, 2), farmer("NL"), lay(0, 1, 2))
    events = play(game, knight("S"))
    assert [(event.player, event.feature, event.points) for event in events if isinstance(event, Scored)] == [
        (1, "city", 1),
        (0, "field", 3),
    ]
    assert FollowerReturned(1, "city", "S", 0, 1) in events
    assert game.view().supply == (6, 7)


def test_an_unfinished_cloister_is_worth_itself_and_its_neighbours() -> None:
    """B8.2"""
    game = table("B", lay(0, 1), MONK)
    assert game.scores == (2, 0)


def test_equal_totals_share_the_victory() -> None:
    """B8.4, GAP 10"""
    assert table("").result == GameEnded((0, 0), (0, 1))


def test_most_points_win() -> None:
    """B8.4"""
    assert table("E", lay(0, -1, 2), knight("S")).result == GameEnded((4, 0), (0,))


def test_rotations_that_give_the_same_tile_are_listed_once_and_all_accepted() -> None:
    """A5.11"""
    game = table("U V")
    assert lay(1, 0, 0) in game.legal_actions()
    assert lay(1, 0, 2) not in game.legal_actions()
    assert game.explain(lay(1, 0, 2)) is None
    game.play(lay(1, 0, 2))
    assert game.view().board[-1].rotation == 0


def test_mirror_rotations_of_a_tile_with_different_segments_are_not_the_same() -> None:
    """A5.11: H has two caps opposite; half a turn looks alike, a quarter does not."""
    legal = table("H").legal_actions()
    rotations = {(action.x, action.y): action.rotation for action in legal if isinstance(action, Place)}
    assert len(rotations) == len(legal)
    assert rotations == {(0, -1): 0, (0, 1): 1}


def test_a_field_is_described_without_open_sides_pennants_and_points() -> None:
    """B7: what it pays depends on the cities around it, which it does not own."""
    s = table("U", lay(1, 0), farmer("NL")).state
    described = [features.describe_feature(s, feature) for feature in report.features_lying(s)]
    fields = [(told[3:5], told[5], told[6]) for told in described if told[0] == state.FIELD]
    assert fields == [((0, 0), (1, 0), 0), ((0, 0), (0, 0), 0)]
