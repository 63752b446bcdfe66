"""Reasons in words come from what the engine reports of both lines; positions are written in notation."""

from __future__ import annotations

import pytest

from analysis.contrasts import NAMES, reasons
from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.reasons.choosing import reasons_for
from carcassonne.ai.analysis.reasons.consequences import do_nothing, play_line
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.sentences import reason_words
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.engine.game import Game


def test_an_own_city_that_is_closed_gives_points_and_the_knight_back() -> None:
    position = "modern 2 | D@0,0 | 0:0,0/city/N | hand=E"
    assert reasons(position, ("E 0,-1 r2", "-"), ("E 0,1 r2", "-"))[0] == (
        "closes the own city for 4 points, and gets the knight back"
    )


def test_the_last_follower_is_kept() -> None:
    position = "modern 2 | D@0,0 | | hand=U supply=1,7"
    assert reasons(position, ("U 0,1", "-"), ("U 0,1", "thief E"))[0].startswith("keeps the last follower")


def test_a_claim_is_named_with_what_it_may_pay() -> None:
    position = "modern 2 | D@0,0 | | hand=G"
    told = reasons(position, ("G 0,-1 r1", "knight N"))
    assert any(words.startswith("claims a city of 2 tiles") for words in told)


def test_points_for_a_rival_are_named() -> None:
    position = "modern 2 | D@0,0 | 1:0,0/city/N | hand=E"
    told = reasons(position, ("E 0,1 r2", "-"), ("E 0,-1 r2", "-"))
    assert "does not give Blue 4 points for a city" in told


def test_doing_the_same_has_no_reason() -> None:
    assert reasons("modern 2 | D@0,0 | | hand=U", ("U 0,1", "-"), ("U 0,1", "-")) == []


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars"])
def test_every_line_of_a_first_turn_can_be_told(preset: str) -> None:
    game = Game(preset, seed=4)
    judge = Thinker(game.rules, level_for_analysis(5)).judge
    nothing = do_nothing(game.state)
    for choice, then, _ in judge.judged(game.state)[:12]:
        line = (choice,) if then < 0 else (choice, then)
        for reason in reasons_for(Contrast(play_line(game.state, line, judge), nothing)):
            words = reason_words(reason, NAMES)
            assert words
            assert words == words.strip()
