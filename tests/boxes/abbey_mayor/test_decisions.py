"""What abbeys, mayors, wagons and barns refuse, with the rule and the place; nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.engine.actions import Action, Draw, Follower
from carcassonne.engine.game import Game
from support.refusals import refused
from support.table import SKIP

BOX = "modern 2 abbey_mayor=true"
RING = f"{BOX} | B@0,0 B@0,-1 B@1,-1 B@2,-1 B@2,0 B@0,1 B@1,1 | | "
HOLE = RING + "phase=tile"
NONE_LEFT = RING + "phase=tile deck=- last_round=1"
STEP = f"{BOX} | B@0,0 B@1,0 B@1,1 AM10@0,1r1 | | phase=follower"
FOUR = f"{BOX} | B@0,0 B@1,0 B@0,1 B@1,1 | 1:1,1/field/NL=barn | phase=follower supply=7,7"
MOVES = f"{BOX} | A@0,0r3 A@1,0r1 B@1,1 B@2,1 U@2,2 B@2,0 | 1:1,1/cloister | phase=wagon wagons=0:0,0/road/E"


def corner(at: str) -> Follower:
    return Follower("field", at, "barn")


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (HOLE, Abbey(3, 0), "an abbey needs tiles on all four sides: 1 tile lies beside (3, 0) (ruling J2.1)"),
        (HOLE, Abbey(1, 2), "an abbey needs tiles on all four sides: 1 tile lies beside (1, 2) (ruling J2.1)"),
        (HOLE, Abbey(0, 0), "a tile lies at (0, 0) already (ruling J2.1)"),
        (HOLE, SKIP, "a tile is drawn where no abbey is laid (ruling J2.8)"),
        (NONE_LEFT, Draw(), "no tile is left to be drawn (ruling J2.7)"),
        (STEP, Follower("road", "W", "mayor"), "a mayor stands in a city, not on the road at W (ruling J3.1)"),
        (STEP, Follower("field", "NL", "wagon"),
         "a wagon stands on a road, in a city or on a cloister, not on the field at NL (ruling J4.1)"),
        (STEP, corner("SE"), "four tiles have to meet at the corner SE: none lies south-east of it (ruling J5.1)"),
        (STEP, Follower("field", "N", "barn"),
         "a barn is put on a corner of the tile just laid: NW, NE, SE or SW (ruling J5.1)"),
        (FOUR, corner("NW"), "the field at the corner NW has a barn already (ruling J5.2)"),
        (MOVES, Wagon(5, 5, "road", "N"), "no tile lies at (5, 5)"),
        (MOVES, Wagon(1, 0, "city", "N"), "the tile at (1, 0) has no city N"),
        (MOVES, Wagon(1, 0, "road", "W"),
         "the road at W of the tile at (1, 0) is complete: no wagon goes there (ruling J4.2)"),
        (MOVES, Wagon(1, 0, "field", "NL"),
         "a wagon stands on a road, in a city or on a cloister, not on the field at NL of the tile at (1, 0) "
         "(ruling J4.1)"),
        (MOVES, Wagon(2, 2, "road", "E"),
         "the road at E of the tile at (2, 2) is not on one of the nine squares around the wagon (ruling J4.2)"),
        (MOVES, Wagon(1, 1, "cloister"),
         "the cloister already holds a follower of player 1 at (1, 1) (ruling B4.3)"),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_refused_with_the_rule(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_a_wall_that_reaches_the_corner_bars_a_barn() -> None:
    """J5.1"""
    line = f"{BOX} | B@0,0 E@1,0r2 B@0,1 E@1,1 | | phase=follower"
    said = refused(Game.from_position(line, nature=True), corner("NW"))
    assert said == "the tile at (1, 0) is not field right up to the corner NW (ruling J5.1)"


@pytest.mark.parametrize("switch", ["abbeys", "mayors", "wagons", "barns"])
def test_every_switch_alone_brings_its_own_and_the_tiles(switch: str) -> None:
    """J0"""
    line = f"modern 2 {switch}=true | B@0,0 B@1,0 B@0,1 E@1,1r2 | | phase=follower"
    game = Game.from_position(line, nature=True)
    view = game.view()
    brought = {"mayors": "mayor", "wagons": "wagon", "barns": "barn"}.get(switch)
    assert set(view.figures[0] if view.figures else ()) == ({brought} if brought else set())
    assert (view.abbeys is not None) == (switch == "abbeys")
    offered = {action.figure for action in game.legal_actions() if isinstance(action, Follower)}
    assert offered == {"", brought or ""}
