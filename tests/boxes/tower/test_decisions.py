"""Towers, captures and ransoms that are refused: with the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.boxes.tower.actions import Capture, Exchange, Ransom, Tower
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.game import Game
from support.refusals import refused

FIGURE = "tower 2 abbots=true | D@0,0 TW02@0,1 TW03@1,1 U@1,0 | 1:0,1/tower | phase=follower towers=0,1:2 pieces=8,10"
CAPTURING = (
    "tower 2 | D@0,0 TW02@0,1 U@1,0 | 1:0,0/road/E 1:1,0/field/NL"
    " | phase=capture towers=0,1:1 pieces=9,10 tower_built=0,1"
)
CHOOSING = "tower 2 inns_cathedrals=true | D@0,0 U@1,0 | 0:prison/1 0:prison/1=large 1:prison/0 | phase=exchange"
POOR = "tower 2 | D@0,0 | 0:prison/1 | hand=U scores=2,0"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (FIGURE, Tower(5, 5), "no tile lies at (5, 5)"),
        (FIGURE, Tower(0, 0), "the tile at (0, 0) has no foundation for a tower (ruling R2.1)"),
        (FIGURE, Tower(0, 1), "a follower of player 1 closes the tower at (0, 1) (ruling R2.2)"),
        (
            FIGURE.replace("8,10", "0,10"),
            Tower(1, 1),
            "player 0 has no piece of a tower left (ruling R1.1)",
        ),
        (
            FIGURE,
            Follower("tower", "", "", 1, 1),
            "a bare foundation at (1, 1) takes no follower (ruling R2.2)",
        ),
        (
            FIGURE,
            Follower("tower", "", "abbot", 1, 1),
            "on a tower stands an ordinary or a large follower, not the abbot (ruling R2.2)",
        ),
        (FIGURE, Follower("tower"), "a tower is named by its square"),
        (FIGURE, Follower("tower", "N", "", 1, 1), "a tower has no side to be named"),
        (
            CAPTURING,
            Capture(1, 0, "field", 1, "NL"),
            "(1, 0) is out of reach: the tower at (0, 1) reaches 1 square straight on (ruling R3.1)",
        ),
        (
            CAPTURING,
            Capture(0, 0, "city", 1, "N"),
            "player 1 has no follower that a tower captures on the city at N at (0, 0) (ruling R3.2)",
        ),
        (
            CAPTURING,
            Capture(0, 1, "tower", 0),
            "player 0 has no follower that a tower captures on the tower at (0, 1) (ruling R3.2)",
        ),
        (CHOOSING, Exchange("abbot"), "player 1 holds no abbot of player 0 (ruling R4.1)"),
        (POOR, Ransom(1), "a ransom is 3 points, and player 0 has 2 (ruling R4.2)"),
        (POOR.replace("2,0", "9,0 ransomed=1"), Ransom(1), "one follower is ransomed in a turn, no more (ruling R4.2)"),
        (POOR, Ransom(1, "large"), "player 1 holds no large follower of player 0 (ruling R4.2)"),
        ("modern 2 | D@0,0 | hand=U", Ransom(1), "these rules have no towers"),
        ("modern 2 | D@0,0 U@1,0 | phase=follower", Tower(0, 0), "these rules have no towers"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_rule(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence
