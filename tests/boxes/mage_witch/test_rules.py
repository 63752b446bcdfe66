"""Mage & Witch by the book: what no example shows (docs/rules/mage-witch.md)."""

from __future__ import annotations

import pytest

from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.boxes.mage_witch.events import MagicMoved, MagicOff
from carcassonne.boxes.mage_witch.view import MagicPlace, MagicView
from carcassonne.engine.actions import Place
from carcassonne.engine.events import Scored
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.notation.json import action_to_json, view_to_json
from support.table import SKIP, lay, names, play, table

BOX = "modern 2 mage_witch=true"
SIGN = f"{BOX} | D@0,0 E@0,-1r2 | | hand=MW05"
BRIDGED = "modern 2 mage_witch=true bridges=true | U@0,0 B@0,1 B@1,1 B@2,1 U@2,0 |"


def test_they_are_moved_before_the_figure() -> None:
    """H1.2"""
    game = Game.from_position(SIGN, draw=["V"])
    play(game, lay(0, 1, 1))
    assert game.phase == "magic"
    events = play(game, Magic("mage", 0, 1, "city", "W"))
    assert (events[0], game.phase) == (MagicMoved(0, "mage", 0, 1, "city", "W"), "follower")
    assert (game.view().mage, game.view().witch) == (MagicPlace(0, 1, "city", "W"), None)


def test_who_is_in_what_the_tile_has_finished_may_leave_it() -> None:
    """H1.5"""
    line = f"{BOX} | E@0,0r2 U@0,-1 | 1:0,0/city/S | hand=MW05 witch=0,0/city/S"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(0, 1))
    assert {"figure": "witch"}.items() <= action_to_json(game.legal_actions()[-1]).items()
    events = play(game, Magic("witch", 0, -1, "road", "E"), SKIP)
    assert [e.points for e in events if isinstance(e, Scored)] == [4]


def test_the_score_is_told_as_a_sum_and_they_leave_after_it() -> None:
    """H2.1, H2.4"""
    line = f"{BOX} | F@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E mage=0,0/city/E"
    events = play(Game.from_position(line, draw=["V"]), lay(1, 0, 3), SKIP)
    (scored,) = (e for e in events if isinstance(e, Scored))
    assert (scored.points, scored.terms) == (11, (("tiles", 6), ("pennants", 2), ("mage", 3)))
    assert names(events)[:4] == ["Placed", "Scored", "FollowerReturned", "MagicOff"]
    assert MagicOff("mage", 0, 0, "city", "E") in events


@pytest.mark.parametrize(
    ("rules", "who", "points"), [("4", "mage", 6), ("2", "mage", 4), ("4", "witch", 2), ("2", "witch", 1)]
)
def test_a_city_of_two_tiles_is_first_worth_what_the_rules_say(rules: str, who: str, points: int) -> None:
    """H2.5"""
    line = f"{BOX} tiny_city={rules} | E@0,0 | 0:0,0/city/N | hand=E {who}=0,0/city/N"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(0, -1, 2), SKIP)
    assert game.scores == (points, 0)


def test_a_castle_is_paid_what_the_project_brings() -> None:
    """H2.3"""
    castle = "modern 2 mage_witch=true castles=true | E@0,0 E@0,-1r2 W@1,0r3 U@2,0"
    line = f"{castle} | 1:0,0/castle/N | hand=W mage=2,0/road/E"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(3, 0, 2), SKIP)
    assert (game.scores, game.view().mage) == ((0, 6), None)


def test_a_bridge_may_join_their_roads() -> None:
    """H3.1"""
    line = f"{BRIDGED} | hand=E mage=0,0/road/E witch=2,0/road/E"
    game = Game.from_position(line, draw=["V"])
    over = next(a for a in game.legal_actions() if isinstance(a, Place) and a.bridge and (a.x, a.y) == (1, 0))
    play(game, over)
    assert game.phase == "magic"


def test_without_a_place_the_player_says_who_leaves_the_board() -> None:
    """H1.3"""
    line = f"{BOX} | U@0,0 B@0,1 B@1,1 B@2,1 U@2,0 | | hand=U mage=0,0/road/E witch=2,0/road/E"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(1, 0))
    assert set(game.legal_actions()) == {Magic("mage", off=True), Magic("witch", off=True)}
    events = play(game, Magic("mage", off=True))
    assert events[0] == MagicOff("mage", 0, 0, "road", "E")
    assert (game.view().mage, game.view().witch) == (None, MagicPlace(2, 0, "road", "E"))


def test_without_anybody_on_the_board_and_a_place_nothing_happens() -> None:
    """H1.3"""
    line = f"{BOX} | E@0,0r2 B@1,0 B@1,1 B@1,2 E@0,2 | | hand=MW05"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(0, 1))
    assert game.phase == "follower"


def test_the_view_has_them_exactly_where_they_are_played_with() -> None:
    plain, magic = table("U").view(), table("U", mage_witch=True).view()
    assert (plain.part(MagicView), plain.mage) == (None, None)
    assert "mage" not in view_to_json(plain)
    assert magic.part(MagicView) == MagicView(None, None)
    assert not {"mage", "witch"} & set(view_to_json(magic))


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 mage_witch=true | D@0,0 U@1,0 | mage=1,0/road/E witch=0,0/city/N",
        "v1 modern 2 mage_witch=true | D@0,0 E@0,-1r2 MW05@0,1r1 | phase=magic mage=0,0/road/E",
        "v1 modern 2 mage_witch=true | U@0,0 B@0,1 B@1,1 B@2,1 U@2,0 U@1,0 | "
        "phase=magic mage=0,0/road/E witch=2,0/road/E",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line


def test_every_step_comes_back_as_a_line_and_by_undo() -> None:
    game = Game.from_position(SIGN, draw=["V"])
    before = []
    for action in (lay(0, 1, 1), Magic("witch", 0, 0, "road", "E"), SKIP):
        before.append(game.position)
        game.play(action)
        assert parse_position(game.position) == (game.state, game.rules)
    for position in reversed(before):
        game.undo()
        assert game.position == position
