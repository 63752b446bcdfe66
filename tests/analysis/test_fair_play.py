"""Weighing for fair play: what counts, for whom, and the chance with which somebody gave up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcassonne.ai.analysis.fair_play import SeatWeighed, weigh_seats
from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import Record, record_of

DECISIONS = 32 if COMPILED else 8


def a_game(levels: tuple[int, int], decisions: int = DECISIONS) -> Record:
    """The beginning of a game between two levels."""
    game = Game(Rules.of("modern", 2), seed=3)
    players = [LevelPlayer(level, threads=1) for level in levels]
    for _ in range(decisions):
        assert game.to_act is not None
        question = Question.of(game)
        choice = players[game.to_act].choose(question).choice(question)
        assert choice is not None
        game.play_choice(choice)
    return record_of(game)


@pytest.fixture(scope="module")
def record() -> Record:
    return a_game((1, 5))


@pytest.fixture(scope="module")
def found(record: Record) -> list[SeatWeighed]:
    """Both seats, as if both had given up after the last decision."""
    return weigh_seats(record, [2.0] * DECISIONS, resigned={0: DECISIONS, 1: DECISIONS}, level=5)


def test_the_weaker_lose_more_where_it_matters_and_find_the_best_less_often(found: list[SeatWeighed]) -> None:
    weak, strong = found
    assert min(weak.decisions, strong.decisions) > 0
    assert weak.lost / weak.decisions > strong.lost / strong.decisions
    assert weak.agreed / weak.decisions < strong.agreed / strong.decisions
    assert weak.decisions + strong.decisions <= (weak.seconds + strong.seconds) / 2 <= DECISIONS


def test_who_gives_up_is_told_the_chance_at_that_moment(record: Record, found: list[SeatWeighed]) -> None:
    weak, strong = found
    assert weak.given_up is not None and strong.given_up is not None  # noqa: PT018
    assert abs(weak.given_up + strong.given_up - 1) < 1e-6
    earlier = weigh_seats(record, [2.0] * DECISIONS, resigned={0: DECISIONS // 2}, level=5)
    assert earlier[0].given_up not in (None, weak.given_up)
    assert earlier[1] == replace(strong, given_up=None)  # the same game is weighed the same
