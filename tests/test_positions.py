"""The surface of the core: each function is one question, with a plain answer."""

from __future__ import annotations

from collections import Counter

from carcassonne.boxes.bridges_castles_bazaars.events import MarketOpened
from carcassonne.engine import positions
from carcassonne.engine.codec import choice_of
from carcassonne.engine.events import Event, FollowerPlaced, Placed, TurnEnded
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state
from carcassonne.notation.turn import parse_turn

CLAIMED = "modern 2 | D@0,0 | 0:0,0/city/N | turn=1 hand=V"


def state_of(position: str) -> positions.State:
    return Game.from_position(position, nature=True).state


def choice(state: positions.State, text: str) -> int:
    found = choice_of(state, parse_turn(text)[0])
    assert found is not None
    return found


def test_a_choice_is_legal_exactly_when_it_is_listed() -> None:
    state = state_of(CLAIMED)
    listed = positions.legal_choices(state)
    assert listed
    assert all(positions.is_legal_choice(state, each) for each in listed)
    assert not positions.is_legal_choice(state, choice(state, "V 0,1 r1"))


def test_a_choice_is_made_on_the_state_or_on_a_copy_of_it() -> None:
    state = state_of(CLAIMED)
    before = state.to_bytes()
    after = positions.after_choice(state, positions.legal_choices(state)[0])
    assert state.to_bytes() == before != after.to_bytes()
    positions.apply_choice(state, positions.legal_choices(state)[0])
    assert state == after


def test_what_a_choice_makes_happen_is_told() -> None:
    state = state_of(CLAIMED)
    laid = positions.apply_with_events(state, choice(state, "V 1,0"))
    put = positions.apply_with_events(state, choice(state, "thief S"))
    assert [type(event) for event in (*laid, *put)] == [Placed, FollowerPlaced, TurnEnded]


def test_a_state_says_who_decides_what_is_in_hand_and_who_stands_where() -> None:
    state = state_of(CLAIMED)
    assert positions.standing(state).actor == 1
    assert positions.tile_in_hand(state) == "V"
    assert positions.followers_of(state) == {(0, 0, "city", "N"): 0}
    assert not positions.is_over(state)
    assert not positions.nature_draws(state)
    assert positions.is_ordinary_turn(state)


def test_before_the_first_turn_nature_draws_one_of_the_undrawn_tiles() -> None:
    rules = Rules.of("modern")
    state = starting_state(rules, full_deck(rules))
    undrawn = positions.undrawn_kinds(state)
    assert positions.nature_draws(state)
    assert positions.nature_decides(state)
    assert [positions.odds_of(state, kind) for kind in sorted({*undrawn})] == [*Counter(undrawn).values()]
    assert positions.roll(state, positions.Dice(7)) in undrawn
    assert positions.tile_in_hand(state) == ""
    assert [positions.tile_name(kind) for kind in undrawn] == full_deck(rules)
    assert set(positions.legal_choices(state)) == set(undrawn)
    assert max(undrawn) < positions.KINDS


def test_a_market_day_is_no_ordinary_turn() -> None:
    dice = positions.Dice(7)
    rules = Rules.of("bridges-castles-bazaars")
    state = starting_state(rules, full_deck(rules))
    happened: list[Event] = []
    while not any(isinstance(event, MarketOpened) for event in happened):
        assert positions.is_ordinary_turn(state)
        happened = positions.apply_with_events(state, positions.random_choice(state, dice))
    assert not positions.is_ordinary_turn(state)


def test_a_state_comes_back_from_its_bytes() -> None:
    state = state_of(CLAIMED)
    assert positions.state_from_bytes(state.to_bytes()) == state


def test_random_games_are_the_same_for_the_same_seed() -> None:
    rules = Rules.of("modern")
    start = starting_state(rules, full_deck(rules))
    scores, turns = positions.play_random_games(start, 1, 2)
    assert (scores, turns) == positions.play_random_games(start, 1, 2)
    assert len(scores) == 2
    assert turns <= 2 * 71
    before = start.to_bytes()
    positions.copy_many(start, 3)
    assert start.to_bytes() == before
    assert isinstance(positions.COMPILED, bool)
