"""Bots and the analysis know whom a tower captures."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words
from carcassonne.ai.players.families import knowledge_for, knowledge_sources
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.boxes.tower.actions import Capture, Ransom, Tower
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

RULES = Rules.of("tower", 2)
JUDGE = Judge(Evaluator(knowledge_for(knowledge_sources(RULES), 1.0)))
TOWER = "tower 2 | D@0,0 TW02@0,1 M@0,-1r2 | 1:0,0/city/N | hand=B"


def test_a_bot_captures_the_knight_of_a_large_city() -> None:
    line = "tower 2 | D@0,0 TW02@0,1 R@0,-1r2 B@1,1 | 1:0,0/city/N | phase=follower"
    game = Game.from_position(line, draw=["V", "U", "E"])
    assert action_of(game.state, JUDGE.choose(game.state)) == Tower(0, 1)
    game.play(Tower(0, 1))
    assert action_of(game.state, JUDGE.choose(game.state)) == Capture(0, 0, "city", 1, "N")


def test_a_bot_without_followers_buys_one_back() -> None:
    line = "tower 2 followers=1 | D@0,0 | 0:prison/1 | hand=E scores=30,0"
    game = Game.from_position(line, nature=True)
    assert action_of(game.state, JUDGE.choose(game.state)) == Ransom(1)


def test_a_capture_is_a_reason() -> None:
    seized = ("B 0,2", "tower 0,1", "capture 0,0 knight N of 1")
    assert "captures 1 follower" in reasons(TOWER, seized, ("B 0,2", "-"))
    assert "a piece on the tower at 0,1" in in_words(outcome(TOWER, *seized).actions, "B")
