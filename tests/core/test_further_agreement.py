"""The engine and the slow referee agree after every decision of many games of the further boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError
from slow_referee.rules import rules_for
from slow_referee.tiles import full_deck as referees_deck
from support.agreement import SeekingMatch
from support.cases import ENGINE_HAS, Case, further_cases
from support.plans import ROUND, boxes_of, plan, plans

SWITCH = {"river": "river", "inns_cathedrals": "inns", "abbot": "abbots", "traders_builders": "goods"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = further_cases(metafunc.config.option.further_games)
        metafunc.parametrize("case", cases, ids=[case.name for case in cases])


def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    SeekingMatch(case).play_to_the_end()


def knows(switch: str) -> bool:
    """Whether the engine has this option."""
    try:
        Rules.of("modern", 2, {switch: True})
    except RulesError:
        return False
    return True


def test_every_further_box_the_engine_has_is_compared() -> None:
    """The list in `support.cases` says so; without it a box could go uncompared and nobody would notice."""
    assert {box for box, switch in SWITCH.items() if knows(switch)} == ENGINE_HAS


def test_both_engines_have_the_same_decks() -> None:
    """M1.2, V1.2, A6.14"""
    for game in plans(ROUND):
        if boxes_of(game) <= ENGINE_HAS:
            rules = Rules.of(game.preset, game.players, game.options)
            assert Counter(full_deck(rules)) == Counter(referees_deck(rules_for(game.preset, game.options))), game.name


def test_a_round_of_games_holds_every_box_with_two_to_six_players() -> None:
    one_round = [plan(number) for number in range(ROUND)]
    assert {game.players for game in one_round} == {2, 3, 4, 5, 6}
    assert set().union(*map(boxes_of, one_round)) == set(SWITCH)
