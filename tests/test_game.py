"""The Python face: seeing, deciding, explaining, taking back."""

from __future__ import annotations

import random

import pytest

from carcassonne.core import turn
from carcassonne.engine.actions import Action, Draw
from carcassonne.engine.events import Drawn, GameEnded
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.errors import IllegalAction, NothingToUndo, RulesError
from support.table import SKIP, knight, lay, play, table, thief


def test_a_game_draws_its_first_tile_by_itself() -> None:
    game = table("V U")
    assert (game.phase, game.to_act, game.tile, game.ply, game.opening_events) == ("place", 0, "V", 0, (Drawn(0, "V"),))


def test_a_preset_may_be_given_by_name() -> None:
    assert Game("wheel-of-fortune", draw=["W17"]).rules == Rules.of("wheel-of-fortune")


def test_a_seed_gives_the_same_game_again() -> None:
    first, second = Game("modern", seed=7), Game("modern", seed=7)
    assert (first.tile, first.seed) == (second.tile, 7)
    assert Game("modern").seed is not None


def test_an_empty_deck_is_a_game_that_is_over_at_once() -> None:
    game = table("")
    assert (game.over, game.to_act, game.tile, game.legal_actions()) == (True, None, None, ())
    assert game.result == GameEnded((0, 0), (0, 1))


def test_nature_may_be_played_by_hand() -> None:
    game = Game("modern", draw=["V", "U"], nature=True)
    assert (game.phase, game.to_act) == ("draw", None)
    assert set(game.legal_actions()) == {Draw("U"), Draw("V")}
    game.play(Draw("U"))
    assert (game.phase, game.tile, game.ply) == ("place", "U", 0)


def test_a_view_shows_the_state_of_the_table() -> None:
    game = table("U V B", lay(1, 0), thief("E"))
    view = game.view()
    assert (view.ply, view.phase, view.to_act, view.tile) == (2, "place", 1, "V")
    assert (view.scores, view.supply, view.deck, view.undrawn) == ((0, 0), (6, 7), 1, {"B": 1})
    assert [(tile.tile, tile.x, tile.y, tile.rotation) for tile in view.board] == [("D", 0, 0, 0), ("U", 1, 0, 0)]
    assert [(f.player, f.x, f.y, f.feature, f.at) for f in view.followers] == [(0, 1, 0, "road", "E")]


def test_every_seat_sees_the_same_and_an_unknown_seat_nothing() -> None:
    game = table("U V")
    assert game.view(0) == game.view(1) == game.view()
    with pytest.raises(ValueError, match="there is no seat 2 among 2"):
        game.view(2)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (lay(1, 0, 1), "the west side is field, the neighbour's at (0, 0) is road (ruling B3.2)"),
        (lay(0, 1, 1), "the north side is road, the neighbour's at (0, 0) is field (ruling B3.2)"),
        (lay(0, -1, 0), "the south side is field, the neighbour's at (0, 0) is city (ruling B3.2)"),
        (lay(0, 0, 0), "a tile lies at (0, 0) already (ruling B3.1)"),
        (lay(1, 1, 0), "(1, 1) shares no side with a placed tile (ruling B3.1)"),
        (lay(5000, 0, 0), "(5000, 0) shares no side with a placed tile (ruling B3.1)"),
        (lay(1, 0, 4), "a tile turns by 0 to 3 quarter turns, not 4"),
        (SKIP, "the tile has to be placed now (player 0): skip does not answer that"),
        (thief("E"), "the tile has to be placed now (player 0): follower does not answer that"),
        (Draw("U"), "the tile has to be placed now (player 0): draw does not answer that"),
    ],
)
def test_a_refusal_says_which_rule_and_where(action: Action, sentence: str) -> None:
    game = table("U V")
    assert game.explain(action) == sentence
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    assert (refusal.value.reason, refusal.value.seat, game.ply) == (sentence, 0, 0)


def test_the_west_side_is_road_where_the_neighbours_is_field() -> None:
    """B3.2"""
    game = table("B U", lay(0, 1), SKIP)
    assert game.explain(lay(1, 1, 0)) == "the west side is road, the neighbour's at (0, 1) is field (ruling B3.2)"


@pytest.mark.parametrize(
    ("follower", "sentence"),
    [
        (thief("E"), "the road already holds a follower of player 0 at (1, 0) E (ruling B4.3)"),
        (knight("N"), "the tile just laid has no city named N; it has the road at E, the field at NL, the field at ER"),
    ],
)
def test_a_refused_follower_is_told_who_stands_there_or_what_there_is(follower: Action, sentence: str) -> None:
    game = table("U U", lay(1, 0), thief("E"), lay(2, 0))
    assert game.explain(follower) == sentence


def test_nothing_is_allowed_when_the_game_is_over() -> None:
    game = table("")
    assert game.explain(lay(1, 0)) == "the game is over"
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play(SKIP)


def test_a_refusal_carries_the_whole_position() -> None:
    game = table("U V")
    with pytest.raises(IllegalAction) as refusal:
        game.play(lay(1, 0, 1))
    assert refusal.value.position == game.position != ""


def test_undo_takes_back_the_last_decision_and_puts_the_draws_back() -> None:
    game = table("U V B", lay(1, 0))
    before = game.view()
    play(game, SKIP)
    assert game.tile == "V"
    game.undo()
    assert (game.view(), game.tile, game.phase) == (before, "U", "follower")
    play(game, SKIP)
    assert (game.tile, game.view().deck) == ("V", 1)


def test_undo_reaches_back_to_the_first_decision_and_no_further() -> None:
    game = table("U V", lay(1, 0), SKIP)
    game.undo()
    game.undo()
    assert game == table("U V")
    with pytest.raises(NothingToUndo, match="no decision has been made yet"):
        game.undo()


def test_undo_revives_a_game_that_is_over() -> None:
    game = table("U", lay(1, 0), SKIP)
    assert game.over
    game.undo()
    assert (game.over, game.scores, game.phase) == (False, (0, 0), "follower")


def test_a_copy_is_played_on_separately() -> None:
    game = table("U V B", lay(1, 0))
    copy = game.copy()
    play(copy, thief("E"))
    assert (game.phase, copy.phase, game.ply, copy.ply) == ("follower", "place", 1, 2)
    copy.undo()
    assert copy == game


def test_games_are_equal_when_rules_and_position_are() -> None:
    assert table("U V") == table("U V")
    assert table("U V") != table("U V", players=3)
    assert table("U V") != "a game"


def test_the_actions_of_a_game_hold_nature_s_draws() -> None:
    game = table("U V", lay(1, 0), SKIP)
    assert game.actions == [Draw("U"), lay(1, 0), SKIP, Draw("V")]


def test_a_feature_tells_who_owns_it_and_what_it_is_worth() -> None:
    game = table("U V", lay(1, 0), thief("E"))
    road = next(feature for feature in game.features() if feature.kind == "road")
    assert (road.tiles, road.open_sides, road.points, road.owners, road.completed) == (2, 2, 2, (0,), False)


@pytest.mark.parametrize(("draw", "sentence"), [(["nonsense"], "there is no tile 'nonsense'"), (["W29"], "W29:1")])
def test_a_deck_of_unknown_tiles_is_refused(draw: list[str], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        Game("modern", draw=draw)


def test_a_deck_too_large_for_the_table_is_refused() -> None:
    with pytest.raises(RulesError, match="too large"):
        Game("modern", draw=["U"] * 251)


# --- rehearsing -------------------------------------------------------------------------------------------------------
def test_a_rehearsal_is_played_on_without_touching_the_game() -> None:
    game = table("U V B", lay(1, 0), thief("E"))
    tried = game.rehearsal()
    assert tried == game
    play(tried, lay(0, 1), SKIP)
    assert (tried.phase, tried.tile, tried.to_act, tried.view().deck) == ("draw", None, None, 1)
    assert (game.phase, game.tile, game.ply) == ("place", "V", 2)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_rehearsals_are_the_same_whatever_lies_in_the_stack(preset: str) -> None:
    rules, dice = Rules.of(preset), random.Random(5)
    deck = shuffled(full_deck(rules), seed=11)
    known = 20
    games = [Game(rules, draw=deck[:known] + shuffled(deck[known:], seed)) for seed in (1, 2, 3)]
    while len(deck) - games[0].view().deck < known - 7:  # a market day may draw one tile a player and one more
        action = dice.choice(games[0].legal_actions())
        told = []
        for game in games:
            tried = game.rehearsal()
            told.append((tried.play(action), tried.state, tried.seed, tried.legal_actions()))
            game.play(action)
        assert told[0] == told[1] == told[2]
    tried_to_the_end = [game.rehearsal() for game in games]
    for tried in tried_to_the_end:
        while tried.to_act is not None:
            tried.play(tried.legal_actions()[0])
    assert tried_to_the_end[0] == tried_to_the_end[1] == tried_to_the_end[2]
    assert tried_to_the_end[0].phase == "draw"


def test_the_last_square_is_that_of_the_last_tile_laid() -> None:
    assert table("U V").last_square is None
    assert table("U V B", lay(1, 0)).last_square == (1, 0)
    assert table("U V B", lay(1, 0), SKIP, lay(0, 1)).last_square == (0, 1)
    assert Game("wheel-of-fortune", seed=1).last_square is None


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_choice_by_its_number_does_what_its_action_does(preset: str) -> None:
    by_number, by_action, dice = Game(preset, seed=5), Game(preset, seed=5), random.Random(5)
    while not by_number.over:
        choices, actions = turn.choices(by_number.state), by_action.legal_actions()
        index = dice.randrange(len(choices))
        assert by_number.play_choice(choices[index]) == by_action.play(actions[index])
    assert (by_number, by_number.actions) == (by_action, by_action.actions)
    with pytest.raises(IllegalAction):
        by_number.play_choice(0)


@pytest.mark.parametrize("choice", [-1, 1_000_000, 2**40, -(2**70)])
def test_a_number_that_is_no_legal_choice_is_refused_and_nothing_changes(choice: int) -> None:
    game = table("V U")
    with pytest.raises(IllegalAction, match="no legal choice"):
        game.play_choice(choice)
    assert game == table("V U")


# --- what finishing brings at least -----------------------------------------------------------------------------------
def promised(game: Game, kind: str, x: int, y: int, at: str) -> tuple[int, int]:
    """What a feature is worth now, and at least when it is finished."""
    found = next(one for one in game.features() if one.kind == kind and (x, y, at) in one.segments)
    return found.points, found.points_if_completed


@pytest.mark.parametrize(("preset", "least"), [("modern", 4), ("first-edition-nl", 2), ("first-edition-da", 2)])
def test_a_city_of_one_tile_is_finished_with_two_at_least(preset: str, least: int) -> None:
    game = table("U V", preset=preset)
    assert promised(game, "city", 0, 0, "N") == (1, least)


def test_a_road_with_two_ends_grows_by_two_tiles_at_least() -> None:
    game = table("U V", lay(1, 0), SKIP)
    assert promised(game, "road", 1, 0, "E") == (2, 4)


def test_two_ends_towards_one_square_are_closed_by_one_tile() -> None:
    corners = (lay(1, 0), lay(-1, 0, 3), lay(1, 1, 1), lay(-1, 1, 2))
    game = table("V V V V U", *(action for corner in corners for action in (corner, SKIP)))
    assert promised(game, "road", 0, 0, "E") == (5, 6)


def test_a_cloister_brings_nine_and_a_finished_city_what_it_is_worth() -> None:
    game = table("B E U", lay(0, 1), SKIP, lay(0, -1, 2), SKIP)
    assert promised(game, "cloister", 0, 1, "") == (2, 9)
    assert promised(game, "city", 0, 0, "N") == (4, 4)


def test_a_game_says_what_it_is_and_is_drawn_in_notebooks() -> None:
    game = Game(Rules.of("modern", 2, {"followers": 5}), draw=["V", "U"])
    assert repr(game) == (
        "<Game modern followers=5, 2 players, ply 0: player 0 places V; scores 0 : 0, 1 tile undrawn>"
    )
    game.play(game.legal_actions()[0])
    assert "ply 1: player 0 decides, follower; scores" in repr(game)
    assert game._repr_svg_().startswith("<svg")
    assert game.view()._repr_svg_().startswith("<svg")
    while not game.over:
        game.play(game.legal_actions()[0])
    assert ": over; scores" in repr(game)
    assert "nature draws" in repr(Game("modern", nature=True))
