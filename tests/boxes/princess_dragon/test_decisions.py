"""What dragon, fairy, princess and portals refuse, with the rule and the place; nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.game import Game
from support.refusals import refused
from support.table import SKIP

BOX = "modern 2 princess_dragon=true"
WALK = f"{BOX} | D@0,0 U@1,0 PD16@2,0 B@1,1 | 0:1,1/cloister | "
MOVING = (
    f"{BOX} | D@0,0 U@1,0 B@1,1 PD16@2,0 | 0:1,1/cloister | "
    "phase=dragon dragon=1,0 dragon_left=5 dragon_path=0,0 to_act=1 fairy=0:1,1/cloister"
)
AT_LAST = "the princess has to send a knight of her city away, and nothing else may be done (ruling P4.4)"
STEP = f"{BOX} | D@0,0 E@0,-1r2 U@1,0 PD02@2,0 | 0:0,0/field/EL | phase=follower dragon=1,0 fairy=0:0,0/field/EL"
MUST = f"{BOX} princess_action=must | E@0,0 PD09@0,-1r2 | 1:0,0/city/N | phase=follower"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (MOVING, Dragon("N"), "no tile lies north of the dragon, at 1,-1 (ruling P2.3)"),
        (MOVING, Dragon("W"), "the dragon has been on the tile at 0,0 in this movement (ruling P2.4)"),
        (MOVING, Dragon("S"), "the fairy is on the tile at 1,1: the dragon does not enter it (ruling P2.4)"),
        (MOVING, SKIP, "the dragon has to be moved now (player 1): skip does not answer that"),
        (STEP, Follower("field", "NL", "", 1, 0),
         "the dragon is on the tile at (1, 0): no figure may be put there (ruling P2.6)"),
        (STEP, Follower("city", "S", "", 0, -1),
         "the city at (0, -1) is complete: a portal does not lead there (ruling P5.1)"),
        (STEP, Follower("field", "EL", "", 0, 0),
         "the field already holds a follower of player 0 at (0, 0) EL (ruling B4.3)"),
        (STEP, Fairy(0, 0, "field", "EL"), "the fairy is there already, at 0,0 (ruling P3.1)"),
        (STEP, Fairy(0, 0), "the fairy stands beside a follower: where he stands has to be said (ruling P3.1)"),
        (STEP, Fairy(0, 0, "city", "N"), "player 0 has no follower on the city at N of the tile at 0,0 (ruling P3.1)"),
        (STEP, Fairy(5, 5, "city", "N"), "no tile lies at 5,5"),
        (STEP, Princess(0, 0, "city", "N", 1), "the tile just laid has no princess (ruling P4.1)"),
        (MUST, SKIP, AT_LAST),
        (MUST, Follower("field", "EL"), AT_LAST),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_refused_with_the_rule(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_what_is_not_played_with_does_nothing() -> None:
    """P0: each switch off leaves its symbols without effect."""
    line = "modern 2 princess_dragon=true dragon=false fairy=false princess=false portals=false | {} | phase=follower"
    game = Game.from_position(line.format("E@0,0 PD09@0,-1r2 | 1:0,0/city/N"), nature=True)
    assert {type(action).__name__ for action in game.legal_actions()} == {"Follower", "Skip"}
    portal = Game.from_position(line.format("D@0,0 PD02@1,0 |"), nature=True)
    assert all(action.x is None for action in portal.legal_actions() if isinstance(action, Follower))
