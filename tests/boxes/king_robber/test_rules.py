"""King & Robber Baron by the book: what no example shows (docs/rules/king-robber.md)."""

from __future__ import annotations

from carcassonne.boxes.king_robber.events import BaronTaken, KingTaken
from carcassonne.boxes.king_robber.view import HeldCard, KingRobberView
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import Scored
from carcassonne.engine.game import Game
from carcassonne.notation.json import view_to_json
from support.table import SKIP, lay, names, play, table

BOX = "modern 2 king_robber=true"
CITY = f"{BOX} | G@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E"


def test_the_king_goes_over_after_the_scoring() -> None:
    """K1.1, K1.3: blue is paid, and red, who laid the tile, takes him."""
    game = Game.from_position(CITY, draw=["V"])
    events = play(game, lay(1, 0, 3), SKIP)
    assert names(events)[:5] == ["Placed", "Scored", "FollowerReturned", "KingTaken", "TurnEnded"]
    assert [each for each in events if isinstance(each, KingTaken)] == [KingTaken(0, 3)]


def test_a_city_of_the_same_size_takes_nothing_over() -> None:
    """K1.1"""
    game = Game.from_position(f"{CITY} king=1/3", draw=["V"])
    assert "KingTaken" not in names(play(game, lay(1, 0, 3), SKIP))
    assert game.view().king == HeldCard(1, 3)


def test_whoever_holds_it_may_raise_his_own_record() -> None:
    """K1.1"""
    game = Game.from_position(f"{CITY} king=0/2", draw=["V"])
    assert KingTaken(0, 3) in play(game, lay(1, 0, 3), SKIP)


def test_a_road_counts_each_of_its_tiles_once_a_tile_with_a_bridge_too() -> None:
    """K1.2, K2.2"""
    line = f"{BOX} bridges=true | W@0,0 V@1,0 V@1,1r1 | | hand=V"  # from the crossing to itself
    game = Game.from_position(f"{BOX} bridges=true | W@0,0 B@1,0=WE | | hand=W", draw=["E"])
    assert BaronTaken(0, 3) in play(game, lay(2, 0, 2), SKIP)
    assert game.view().robber_baron == HeldCard(0, 3)
    assert Game.from_position(line, nature=True).view().robber_baron == HeldCard(None, 0)


def test_the_final_scoring_says_what_the_cards_are_worth() -> None:
    """K1.4: after the fields; a card that nobody holds pays nobody."""
    line = f"{BOX} | W@0,0 U@1,0 W@2,0r2 E@0,-1 E@0,-2r2 | | phase=follower deck=- king=0/2"
    game = Game.from_position(line, nature=True)
    events = play(game, SKIP)
    assert [(e.player, e.points, e.feature, e.terms, e.final) for e in events if isinstance(e, Scored)] == [
        (0, 1, "king", (("king", 1),), True)
    ]
    assert game.scores == (1, 0)


def test_a_card_worth_nothing_is_told_too() -> None:
    """No road is complete."""
    game = Game.from_position(
        f"{BOX} | D@0,0 E@0,-1r2 | | phase=follower deck=- king=0/2 robber_baron=1/2", nature=True
    )
    scored = [e for e in play(game, SKIP) if isinstance(e, Scored)]
    assert [(e.player, e.points, e.terms) for e in scored] == [
        (0, 1, (("king", 1),)),
        (1, 0, (("robber_baron", 0),)),
    ]


def test_each_part_of_a_double_turn_is_by_itself() -> None:
    """K2.2: the first part completes a road of three tiles, the second one of four."""
    line = f"{BOX} builders=true | W@0,0 U@1,0 X@0,1 U@1,1 U@2,1 | 0:0,0/road/E 0:1,0/road/E=builder | hand=W"
    game = Game.from_position(line, draw=["W", "E"])
    events = play(game, lay(2, 0, 2), SKIP, lay(3, 1, 2), SKIP)
    assert [each for each in events if isinstance(each, BaronTaken)] == [BaronTaken(0, 3), BaronTaken(0, 4)]


def test_two_inner_fields_of_a_tile_are_two_places() -> None:
    """K3.1"""
    game = Game.from_position(f"{BOX} | E@0,0 KR05@0,-1 | | phase=follower", nature=True)
    assert {Follower("field", "NL"), Follower("field", "SL")} <= set(game.legal_actions())
    play(game, Follower("field", "SL"))
    assert "0:0,-1/field/SL" in game.position
    assert Game.from_position(game.position, nature=True).state == game.state


def test_the_view_has_a_card_for_each_that_is_played_with() -> None:
    only = table("U", king=True).view()
    assert only.part(KingRobberView) == KingRobberView(HeldCard(None, 0), None)
    assert view_to_json(only)["king"] == {"player": None, "size": 0}
    assert "robber_baron" not in view_to_json(only)
    assert table("U").view().part(KingRobberView) is None


def test_undo_brings_a_card_back() -> None:
    game = Game.from_position(f"{CITY} king=1/2", draw=["V", "E"])
    play(game, lay(1, 0, 3), SKIP)
    assert "king=0/3" in game.position
    game.undo()
    assert "king=1/2" in game.position
