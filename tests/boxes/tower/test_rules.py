"""The Tower by the book: what no example shows (docs/rules/tower.md)."""

from __future__ import annotations

import pytest

from carcassonne.boxes.tower.actions import Capture, Ransom, Tower
from carcassonne.boxes.tower.events import Captured, Exchanged, Ransomed, TowerBuilt
from carcassonne.boxes.tower.view import BuiltTower, Prisoners, TowerView
from carcassonne.boxes.wheel.actions import Plague
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import FollowerReturned
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.notation.json import view_to_json
from support.table import SKIP, lay, names, play, table

FIELD = "D@0,0 TW02@0,1"


def test_what_a_capture_leaves_is_told_and_seen() -> None:
    """R3.1, R3.3"""
    game = Game.from_position(f"tower 2 | {FIELD} | 1:0,0/road/E | hand=U", draw=["V"])
    assert play(game, lay(1, 0))
    assert TowerBuilt(0, 0, 1, 1) in play(game, Tower(0, 1))
    assert (game.phase, set(game.legal_actions())) == ("capture", {Capture(0, 0, "road", 1, "E"), SKIP})
    assert Captured(0, 1, 0, 0, "road", "E") in play(game, Capture(0, 0, "road", 1, "E"))
    view = game.view()
    assert (view.towers, view.pieces) == ((BuiltTower(0, 1, 1),), (9, 10))
    assert view.prisoners == (Prisoners(0, 1, 1),)


def test_an_own_follower_taken_home_is_told_as_one_who_returns() -> None:
    """R3.3"""
    game = Game.from_position(f"tower 2 | {FIELD} | 0:0,0/road/E | hand=U", draw=["V"])
    events = play(game, lay(1, 0), Tower(0, 1), Capture(0, 0, "road", 0, "E"))
    assert FollowerReturned(0, "road", "E", 0, 0) in events
    assert "Captured" not in names(events)


def test_a_ransom_before_the_tile_leaves_the_question_as_it_is() -> None:
    """R4.2, R4.3"""
    game = Game.from_position("tower 2 | D@0,0 | 0:prison/1 | hand=U scores=3,0", draw=["V", "E"])
    before = set(game.legal_actions())
    assert Ransomed(0, 1, (-3, 3)) in play(game, Ransom(1))
    assert (game.phase, game.scores, set(game.legal_actions())) == ("place", (0, 3), before - {Ransom(1)})


def test_a_figure_step_with_nothing_to_do_is_asked_for_a_ransom() -> None:
    """R4.3"""
    line = "tower 2 followers=1 | D@0,0 | 0:prison/1 | hand=U scores=3,0"
    game = Game.from_position(line, draw=["V", "E"])
    play(game, lay(1, 0))
    assert set(game.legal_actions()) == {Ransom(1), SKIP}
    play(game, Ransom(1))
    assert Follower("road", "E") in game.legal_actions()


def test_a_double_turn_is_one_turn_for_ransoms() -> None:
    """R4.2"""
    line = (
        "tower 2 traders_builders=true | D@0,0 U@1,0 | 0:1,0/road/E 0:0,0/road/E=builder 0:prison/1 0:prison/1"
        " | hand=U scores=9,0"
    )
    game = Game.from_position(line, draw=["V", "E"])
    play(game, Ransom(1), lay(2, 0), SKIP)
    assert (game.phase, game.view().second_part, game.view().to_act) == ("place", True, 0)
    assert Ransom(1) not in game.legal_actions()


def test_without_the_option_a_score_may_become_negative() -> None:
    """R4.4"""
    line = "tower 2 ransom_needs_points=false | D@0,0 | 0:prison/1 | hand=U"
    game = Game.from_position(line, draw=["V"])
    play(game, Ransom(1))
    assert game.scores == (-3, 3)


def test_the_plague_opens_a_tower() -> None:
    """R2.3, R5.3"""
    line = (
        "wheel-of-fortune 2 tower=true | TW02@4,1 | 0:4,1/tower=large"
        " | phase=plague pig=plague hand=W01 towers=4,1:2 pieces=9,9"
    ).replace("tower=true", "tower=true inns_cathedrals=true")
    game = Game.from_position(line, draw=["W02"])
    assert set(game.legal_actions()) == {Plague(4, 1, "tower")}
    assert FollowerReturned(0, "tower", "", 4, 1, "large") in play(game, Plague(4, 1, "tower"))
    assert game.view().towers == (BuiltTower(4, 1, 2),)


def test_an_exchange_is_told_with_both_figures() -> None:
    """R4.1"""
    line = f"tower 2 inns_cathedrals=true | {FIELD} | 1:0,0/road/E 0:prison/1=large | hand=U"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(1, 0), Tower(0, 1), Capture(0, 0, "road", 1, "E"))
    assert Exchanged(0, 1, "", "large") in events
    assert game.view().prisoners == ()


@pytest.mark.parametrize(("players", "pieces"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_everybody_gets_his_pieces(players: int, pieces: int) -> None:
    """R1.1"""
    game = Game(Rules.of("tower", players, {"inns_cathedrals": True} if players > 5 else {}), seed=1)
    assert game.view().pieces == (pieces,) * players


def test_the_box_brings_eighteen_tiles_with_gardens_in_the_place_of_two() -> None:
    """R6.1"""
    assert len(full_deck(Rules.of("tower", 2))) == 71 + 18
    planted = full_deck(Rules.of("tower", 2, {"abbots": True}))
    assert {"TW02G", "TW04G"} < set(planted)
    assert not {"TW02", "TW04"} & set(planted)


def test_towers_switched_off_leave_the_tiles_without_their_rules() -> None:
    """R0"""
    game = table("U", tower=True, towers=False)
    assert game.view().part(TowerView) is None
    assert "towers" not in view_to_json(game.view())
    assert len(full_deck(Rules.of("modern", 2, {"tower": True, "towers": False}))) == 71 + 18


@pytest.mark.parametrize(
    "line",
    [
        "v1 tower 2 | D@0,0 TW02@0,1 | 0:0,1/tower 1:prison/0 | hand=V scores=3,0 towers=0,1:3 pieces=8,9 ransomed=1",
        "v1 tower 2 | D@0,0 TW02@0,1 U@1,0 | 1:0,0/road/E | phase=capture towers=0,1:1 pieces=9,10 tower_built=0,1",
        "v1 tower 2 inns_cathedrals=true | D@0,0 U@1,0 | 0:prison/1 0:prison/1=large 1:prison/0 | phase=exchange",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    printed = print_position(*parse_position(line))
    assert sorted(printed.split()) == sorted(line.split())
