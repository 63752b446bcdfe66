"""Random games played in bulk, as benchmarks and training use them."""

from __future__ import annotations

from carcassonne.core import report
from carcassonne.core.playout import Dice, play_games, playout, time_copies
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

RULES = Rules.of("modern", 3)


def test_many_games_are_the_sum_of_the_single_ones() -> None:
    start = starting_state(RULES, full_deck(RULES))
    scores, turns = [0] * RULES.players, 0
    for seed in (5, 6, 7):
        s = start.copy()
        playout(s, Dice(seed))
        scores = [total + score for total, score in zip(scores, report.standing(s).scores, strict=True)]
        turns += report.standing(s).turns
    assert play_games(start, 5, 3) == (scores, turns)


def test_copies_made_for_their_time_leave_the_state_as_it_is() -> None:
    start = starting_state(RULES, full_deck(RULES))
    before = start.to_bytes()
    time_copies(start, 3)
    assert start.to_bytes() == before
