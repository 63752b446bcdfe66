"""Abbey & Mayor by the book: what no example shows (docs/rules/abbey-mayor.md)."""

from __future__ import annotations

import pytest

from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.boxes.abbey_mayor.events import WagonMoved
from carcassonne.boxes.tower.actions import Ransom
from carcassonne.boxes.traders_builders.events import GoodsTaken
from carcassonne.engine.actions import Draw, Follower
from carcassonne.engine.events import FollowerReturned, Placed, Scored
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.errors import RulesError
from carcassonne.notation.json import event_to_json, view_to_json
from support.table import SKIP, lay, play

BOX = "modern 2 abbey_mayor=true"
RING = "B@0,0 B@0,-1 B@1,-1 B@2,-1 B@2,0 B@0,1 B@1,1"
BARN = Follower("field", "NW", "barn")


def test_abbey_or_tile_is_asked_before_the_draw_and_the_abbey_takes_its_place() -> None:
    """J2.1, J2.5, J2.8"""
    game = Game.from_position(f"{BOX} | {RING} | | phase=tile", draw=["V", "U"])
    assert set(game.legal_actions()) == {Abbey(1, 0), Draw()}
    events = play(game, Abbey(1, 0))
    assert Placed(0, "AB", 1, 0, 0) in events
    assert (game.phase, game.tile, game.view().abbeys, game.drawn) == ("follower", "AB", (0, 1), 0)
    play(game, Follower("cloister"))
    assert (game.to_act, game.phase, game.tile) == (1, "place", "V")


def test_nobody_is_asked_without_an_abbey_or_a_hole() -> None:
    """J2.8"""
    game = Game.from_position(f"{BOX} | {RING} | | phase=tile abbeys=1,0", draw=["V", "U", "U"])
    play(game, Draw())
    assert (game.phase, game.tile) == ("place", "V")
    play(game, lay(3, 0, 2), SKIP)
    assert (game.to_act, game.phase) == (1, "place")


@pytest.mark.parametrize("answers", [(True, True), (False, True), (True, False)])
def test_after_the_last_tile_everybody_with_an_abbey_is_asked_once(answers: tuple[bool, bool]) -> None:
    """J2.6: clockwise from the left of whoever laid the last tile."""
    two = "B@0,0 B@0,-1 B@1,-1 B@2,-1 B@3,-1 B@4,-1 B@4,0 B@2,0 B@0,1 B@1,1 B@2,1 B@3,1"
    game = Game.from_position(
        f"modern 3 abbey_mayor=true abbeys=true | {two} | | hand=E deck=- abbeys=1,0,1", nature=True
    )
    play(game, lay(5, -1), SKIP)
    asked = []
    for answer in answers:
        asked.append((game.to_act, game.phase))
        holes = [action for action in game.legal_actions() if isinstance(action, Abbey)]
        assert SKIP in game.legal_actions()
        play(game, holes[0] if answer else SKIP)
        while game.phase == "follower":
            play(game, SKIP)
    assert asked == [(2, "tile"), (0, "tile")]
    assert game.over


def test_abbeys_in_hand_may_be_worth_nothing_at_the_end() -> None:
    """J2.6, W0"""
    game = Game.from_position(f"{BOX} abbeys_at_end=false | {RING} | | hand=E deck=-", nature=True)
    play(game, lay(3, 0), SKIP)
    assert game.over


def test_the_last_tile_gives_a_second_part_with_an_abbey_or_nothing() -> None:
    """J2.7"""
    line = f"{BOX} builders=true | {RING} U@3,0r1 U@3,-1r1 | 0:3,0/road/N 0:3,-1/road/N=builder | hand=U deck=-"
    for answer in (Abbey(1, 0), SKIP):
        game = Game.from_position(line, nature=True)
        play(game, lay(3, 1, 1), SKIP)
        assert (game.phase, set(game.legal_actions())) == ("tile", {Abbey(1, 0), SKIP})
        play(game, answer)


@pytest.mark.parametrize(("option", "second"), [("false", False), ("true", True)])
def test_completing_with_an_abbey_counts_for_the_builder_where_the_rules_say_so(option: str, second: bool) -> None:
    """J6.1"""
    line = (
        f"{BOX} builders=true abbey_gives_second_part={option} | B@0,0 B@0,-1 B@1,-1 B@2,-1 U@2,0 A@3,0r1 B@0,1 B@1,1"
        " | 0:2,0/road/E 0:3,0/road/W=builder | phase=tile"
    )
    game = Game.from_position(line, draw=["V", "U"])
    play(game, Abbey(1, 0), SKIP)
    assert (game.to_act == 0) == second


def test_goods_of_a_city_that_an_abbey_ends_go_to_the_player() -> None:
    """J2.2"""
    line = f"{BOX} goods=true | B@0,0 B@0,1 B@1,1 B@2,1 B@2,0 B@2,-1 TB18@1,-1r1 E@1,-2r2 | | phase=tile"
    game = Game.from_position(line, draw=["V", "U"])
    events = play(game, Abbey(1, 0), SKIP)
    assert [event.player for event in events if isinstance(event, GoodsTaken)] == [0]


def test_a_wagon_comes_home_and_then_goes_on() -> None:
    """J4.2, J4.5"""
    line = f"{BOX} | A@0,0r3 B@0,1 B@1,1 | 0:0,0/road/E=wagon | hand=A"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(1, 0, 1), SKIP)
    assert FollowerReturned(0, "road", "E", 0, 0, "wagon") in events
    assert game.phase == "wagon"
    assert view_to_json(game.view())["wagon"] == {"player": 0, "x": 0, "y": 0, "feature": "road", "at": "E"}
    events = play(game, Wagon(1, 1, "cloister"))
    assert events[0] == WagonMoved(0, 0, 0, 1, 1, "cloister")
    assert event_to_json(events[0])["from_x"] == 0
    assert game.view().figures[0]["wagon"] == 0


def test_a_barn_sends_farmers_home_and_says_so() -> None:
    """J5.3"""
    line = f"{BOX} | B@0,0 E@1,0 E@1,-1r2 B@0,1 | 1:0,0/field/NL | hand=B"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(1, 1), BARN)
    returned = [event for event in events if isinstance(event, FollowerReturned)]
    assert [(event.player, event.by) for event in returned] == [(1, "barn")]
    scored = [event for event in events if isinstance(event, Scored)]
    assert [(event.player, event.points, event.feature, event.cause) for event in scored] == [(1, 3, "field", "barn")]
    barn = next(one for one in game.view().followers if one.figure == "barn")
    assert (barn.x, barn.y, barn.feature, barn.at) == (1, 1, "field", "NL")


@pytest.mark.parametrize("once", [False, True])
def test_a_city_pays_a_player_by_his_barn_or_by_farmers_where_it_pays_once(once: bool) -> None:
    """J5.7: the farmer is in another field at the same city."""
    scoring = "per_field_3_once" if once else "per_field_3"
    line = (
        f"{BOX} field_scoring={scoring} | B@0,0 E@1,0 E@1,-1r2 B@0,1 B@1,1"
        " | 0:1,1/field/NL=barn 0:1,-1/field/NL | hand=E deck=-"
    )
    game = Game.from_position(line, nature=True)
    play(game, lay(2, 1), SKIP)
    assert game.scores[0] == (4 if once else 7)


def test_the_fairy_pays_for_a_farmer_whom_a_barn_sends_home() -> None:
    """J6.8"""
    line = f"{BOX} princess_dragon=true | B@0,0 E@1,0 E@1,-1r2 B@0,1 | 1:0,0/field/NL | hand=B fairy=1:0,0/field/NL"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(1, 1), BARN)
    assert game.scores == (0, 3 + 3)


def test_a_prisoner_is_ransomed_before_abbey_or_tile_is_chosen() -> None:
    """J6.7"""
    line = f"{BOX} tower=true | {RING} | 0:prison/1 | phase=tile scores=5,0"
    game = Game.from_position(line, draw=["V", "U"])
    play(game, Ransom(1))
    assert (game.phase, game.scores) == ("tile", (2, 3))


def test_barns_do_not_go_with_fields_that_are_paid_city_by_city() -> None:
    """J0.1"""
    with pytest.raises(RulesError, match="barns do not go with field_scoring per_city_4"):
        Rules.of("first-edition-nl", 2, {"abbey_mayor": True})
    assert Rules.of("first-edition-nl", 2, {"abbey_mayor": True, "barns": False}).wagons


@pytest.mark.parametrize(
    "line",
    [
        f"v1 abbey-mayor 2 | {RING} AB@1,0 | 0:1,0/cloister=wagon | abbeys=0,1",
        "v1 abbey-mayor 2 | B@0,0 B@1,0 B@0,1 B@1,1 | 0:1,1/field/NL=barn | phase=follower new_barn=1",
        f"v1 abbey-mayor 2 | {RING} | 0:0,0/cloister | phase=tile deck=- last_round=1",
        "v1 abbey-mayor 2 | A@0,0r3 A@1,0r1 | 1:1,0/cloister | turn=1 phase=wagon to_act=0 wagons=0:0,0/road/E",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    told = print_position(*parse_position(line))
    assert sorted(told.split()) == sorted(line.split())
