"""The engine and the slow referee, written apart from it, agree after every decision of many games."""

from __future__ import annotations

import pytest

from support.agreement import Match
from support.cases import ODD_DECKS, VARIANTS, Case, cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(metafunc.config.option.games), ids=lambda case: case.name)


def test_both_engines_agree_after_every_decision_of(case: Case) -> None:
    Match(case).play_to_the_end()


def test_a_round_of_games_holds_every_variant_and_odd_deck_with_two_to_six_players() -> None:
    """A5.10"""
    one_round = cases(len(VARIANTS) + len(ODD_DECKS))
    assert {case.rules.preset for case in one_round} == {preset for preset, _ in VARIANTS}
    assert {case.rules.players for case in one_round} == {2, 3, 4, 5, 6}
