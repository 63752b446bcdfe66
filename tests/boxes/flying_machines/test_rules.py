"""The Flying Machines by the book: what no example shows (docs/rules/flying-machines.md)."""

from __future__ import annotations

import pytest

from boxes.flying_machines.written import BOX, FLOWN
from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.boxes.flying_machines.events import Crashed
from carcassonne.boxes.flying_machines.view import FlightSeen, FlightView
from carcassonne.engine.actions import Follower, Place
from carcassonne.engine.events import FollowerPlaced, Rolled
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rolls import Roll
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.notation.json import view_to_json
from support.table import SKIP, lay, names, play, table

ROAD = f"{BOX} | D@0,0 E@0,-1r2 FM03@1,0 FM07@2,0 | 1:2,0/road/N | hand=FM02"


def test_the_die_is_thrown_and_the_flier_lands() -> None:
    """F2.1, F2.2, F2.3"""
    game = Game.from_position(ROAD, draw=["V"], dice=[1])
    play(game, lay(2, 1, 1))
    events = play(game, Fly())
    assert (events[:1], game.phase, game.to_act) == ([Rolled(0, 1)], "landing", 0)
    assert game.view().flight == FlightSeen(2, 0, 1)
    events = play(game, Follower("road", "N", "", 2, 0))
    assert FollowerPlaced(0, "road", "N", 2, 0) in events
    assert (game.phase, game.to_act, game.view().supply) == ("place", 1, (6, 6))


def test_who_cannot_land_goes_home() -> None:
    """F2.4"""
    game = Game.from_position(ROAD, draw=["V"], dice=[3])
    play(game, lay(2, 1, 1))
    events = play(game, Fly())
    assert names(events)[:2] == ["Rolled", "Crashed"]
    assert Crashed(0) in events
    assert (game.view().supply, game.view().flight) == ((7, 6), None)


@pytest.mark.parametrize("face", [1, 2, 3])
def test_every_face_is_as_likely(face: int) -> None:
    """F2.2"""
    game = Game.from_position(f"{FLOWN} | phase=flight flying=follower", nature=True)
    assert game.legal_actions() == (Roll(1), Roll(2), Roll(3))
    game.play(Roll(face))
    assert game.phase == ("landing" if face == 1 else "draw")


def test_who_flies_is_at_home_until_he_lands() -> None:
    """F2.1"""
    game = Game.from_position(ROAD, draw=["V"], dice=[1])
    play(game, lay(2, 1, 1), Fly())
    assert game.view().supply == (7, 6)


def test_the_last_follower_may_fly_and_without_one_nobody_does() -> None:
    """F2.1"""
    game = Game.from_position(f"{ROAD} supply=1,6", draw=["V"])
    play(game, lay(2, 1, 1))
    assert Fly() in game.legal_actions()
    game = Game.from_position(f"{ROAD} supply=0,6", draw=["V"])
    events = play(game, lay(2, 1, 1))
    assert "TurnEnded" in names(events)


def test_both_parts_of_a_double_turn_may_have_a_flight() -> None:
    """F3.1"""
    line = f"{BOX} builders=true | D@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder | hand=FM05"
    game = Game.from_position(line, draw=["FM05", "V"], dice=[1, 2])
    play(game, lay(2, 0), Fly())
    play(game, Follower("road", "E", "", 1, 0))
    assert game.view().second_part
    play(game, lay(3, 0), Fly())
    assert [game.phase, game.view().flight] == ["landing", FlightSeen(1, 0, 2)]


def test_the_box_brings_eight_tiles_of_which_each_has_four_rotations() -> None:
    """F4.1, F4.2"""
    assert len(full_deck(Rules.of("modern", 2, {"flying_machines": True}))) == 71 + 8
    gardens = full_deck(Rules.of("modern", 2, {"flying_machines": True, "abbots": True}))
    assert ("FM01" in gardens, "FM01G" in gardens) == (False, True)
    game = Game.from_position(f"{BOX} | D@0,0 E@0,-1r2 | hand=FM02", nature=True)
    assert {action.rotation for action in game.legal_actions() if isinstance(action, Place)} == {0, 1, 2, 3}


def test_the_view_has_a_flight_while_somebody_lands() -> None:
    assert table("U").view().part(FlightView) is None
    assert "flight" not in view_to_json(table("U", flying_machines=True).view())
    landing = Game.from_position(f"{FLOWN} | phase=landing flying=follower rolled=1", nature=True)
    assert view_to_json(landing.view())["flight"] == {"x": 2, "y": 0, "points": 1}


@pytest.mark.parametrize("said", ["phase=flight flying=follower", "phase=landing flying=follower rolled=1"])
def test_a_line_comes_back(said: str) -> None:
    line = f"v1 {FLOWN} | {said}"
    assert print_position(*parse_position(line)) == line


def test_every_step_comes_back_as_a_line_and_by_undo() -> None:
    game = Game.from_position(ROAD, draw=["V"], dice=[1])
    before = []
    for action in (lay(2, 1, 1), Fly(), Follower("road", "N", "", 2, 0)):
        before.append(game.position)
        game.play(action)
        assert parse_position(game.position) == (game.state, game.rules)
    for position in reversed(before):
        game.undo()
        assert game.position == position
    play(game, lay(2, 1, 1), SKIP)
    assert game.rolled == 0
