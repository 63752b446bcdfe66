"""The Crop Circles by the book: what no example shows (docs/rules/crop-circles.md)."""

from __future__ import annotations

import pytest

from carcassonne.boxes.crop_circles.actions import Circle, Take
from carcassonne.boxes.crop_circles.events import CircleChosen
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.events import FollowerPlaced, FollowerReturned
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.notation.json import action_to_json, event_to_json, view_to_json
from support.refusals import refused
from support.table import SKIP, lay, play

BOX = "modern 3 crop_circles=true"
ROADS = "D@0,0 U@1,0 | 1:0,0/road/E 2:1,0/road/E 2:0,0/field/ER | hand=CC01"
ADD, REMOVE = Circle("add"), Circle("remove")


def beside(x: int) -> Follower:
    return Follower("road", "E", "", x, 0)


@pytest.mark.parametrize(
    ("switches", "first", "count"),
    [
        (("crop_circles",), "CC01", 6),
        (("crop_circles_1",), "CC07", 6),
        (("crop_circles", "crop_circles_1"), "CC01", 12),
    ],
)
def test_each_set_has_its_tiles(switches: tuple[str, ...], first: str, count: int) -> None:
    """O0"""
    circles = [name for name in full_deck(Rules.of("modern", 2, dict.fromkeys(switches, True))) if name[:2] == "CC"]
    assert (circles[0], len(circles)) == (first, count)


def test_everybody_in_turn_is_asked_for_one_of_his_thieves() -> None:
    """O2.3: the left neighbour of player 0, then player 2; he himself has none."""
    game = Game.from_position(f"{BOX} | {ROADS}", draw=["V"])
    play(game, lay(0, 1), SKIP)
    assert (game.phase, game.to_act, game.legal_actions()) == ("circle", 0, (ADD, REMOVE))
    events = game.play(REMOVE)
    assert [event_to_json(e) for e in events] == [{"type": "circle_chosen", "player": 0, "choice": "remove"}]
    assert events == (CircleChosen(0, "remove"),)
    assert (game.phase, game.to_act) == ("circle_move", 1)
    assert view_to_json(game.view())["circle"] == "remove"
    events = game.play(Take(0, 0, "road", "E"))
    assert [(e.player, e.by) for e in events if isinstance(e, FollowerReturned)] == [(1, "circle")]
    assert (game.to_act, game.legal_actions()) == (2, (Take(1, 0, "road", "E"),))
    assert action_to_json(game.legal_actions()[0]) == {"type": "take", "x": 1, "y": 0, "feature": "road", "at": "E"}
    game.play(Take(1, 0, "road", "E"))
    assert (game.phase, game.to_act, view_to_json(game.view()).get("circle")) == ("place", 1, None)


def test_who_adds_may_leave_it_or_must() -> None:
    """O2.1"""
    for option, skips in (("may", (SKIP,)), ("must", ())):
        game = Game.from_position(f"modern 3 crop_circles=true crop_circle_add={option} | {ROADS}", draw=["V"])
        play(game, lay(0, 1), SKIP, ADD)
        assert set(game.legal_actions()) == {beside(0), *skips}
        events = game.play(beside(0))
        assert [(e.player, e.feature) for e in events if isinstance(e, FollowerPlaced)] == [(1, "road")]


REFUSALS: list[tuple[tuple[Action, ...], Action, str]] = [
    ((), SKIP, "it has to be chosen what the crop circle brings now (player 0): skip does not answer that"),
    ((REMOVE,), SKIP, "player 1 has to take one of his followers home (ruling O2.2)"),
    ((REMOVE,), beside(0), "everybody removes a follower now: nobody adds one (ruling O2.2)"),
    ((REMOVE,), Take(1, 0, "road", "E"), "player 1 has no follower on the road at E of the tile at 1,0 (ruling O2.1)"),
    ((ADD,), Take(0, 0, "road", "E"), "everybody may add a follower now: nobody takes one home (ruling O2.1)"),
    (
        (ADD,),
        Follower("road", "E"),
        "a follower is added beside one on the landscape: his square has to be named (ruling O2.1)",
    ),
    ((ADD,), Follower("road", "E", "", 7, 7), "no tile lies at 7,7"),
    (
        (ADD,),
        Follower("field", "ER", "", 0, 0),
        "this crop circle concerns thieves, and nobody on the field at ER of the tile at 0,0 is one (ruling O1.3)",
    ),
    ((ADD,), beside(1), "player 1 has no follower on the road at E of the tile at 1,0 (ruling O2.1)"),
    ((ADD,), Follower("road", "E", "large", 0, 0), "player 1 has no large follower in the supply (ruling B4.5)"),
]


@pytest.mark.parametrize(("before", "action", "sentence"), REFUSALS)
def test_what_may_not_be_is_refused_with_the_rule_and_the_place(
    before: tuple[Action, ...], action: Action, sentence: str
) -> None:
    game = Game.from_position(f"{BOX} | {ROADS}", draw=["V"])
    play(game, lay(0, 1), SKIP, *before)
    assert refused(game, action) == sentence


def test_every_step_comes_back_as_a_line_and_by_undo() -> None:
    game = Game.from_position(f"{BOX} | {ROADS}", draw=["V"])
    before = []
    for action in (lay(0, 1), SKIP, ADD, beside(0), beside(1)):
        before.append(game.position)
        game.play(action)
        assert parse_position(game.position) == (game.state, game.rules)
    for position in reversed(before):
        game.undo()
        assert game.position == position


def test_a_line_comes_back() -> None:
    line = "v1 modern 2 crop_circles=true | D@0,0 CC01@0,1 | 1:0,0/road/E | to_act=1 phase=circle_move circle=add"
    assert parse_position(print_position(*parse_position(line))) == parse_position(line)
