"""Flights in the analysis, and what players make of them."""

from __future__ import annotations

from analysis.contrasts import outcome
from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.report.phrases import in_words
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game

CITY = "modern 2 flying_machines=true inns_cathedrals=true | D@0,0 R@0,-1r1 FM02@0,1r1 | 1:0,-1/city/N"


def test_who_flies_in_words() -> None:
    line = "modern 2 flying_machines=true | D@0,0 U@1,0 | | hand=FM02"
    assert "a follower flies" in in_words(outcome(line, "FM02 1,-1 r2", "fly").actions, "FM02")


def chosen(line: str) -> Action:
    """What a player of the evaluation does."""
    game = Game.from_position(line, nature=True)
    return action_of(game.state, Thinker(game.rules, level_for_analysis(5)).judge.choose(game.state))


def test_a_large_follower_lands_where_he_takes_a_city() -> None:
    """R is a large city, of another player's knight; the road beside it would bring a point or two."""
    assert chosen(f"{CITY} | phase=landing flying=large rolled=1") == Follower("city", "N", "large", 0, 0)


def test_whoever_has_nowhere_to_land_does_not_fly() -> None:
    assert chosen("modern 2 flying_machines=true | D@0,0 B@0,1 B@0,2 FM04@1,0r1 | | phase=follower") != Fly()
