"""The Gold Mines by the book: what no example shows (docs/rules/gold-mines.md)."""

from __future__ import annotations

import pytest

from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.boxes.gold_mines.events import GoldPlaced, GoldTaken
from carcassonne.boxes.gold_mines.view import GoldSeen, GoldView, Heap
from carcassonne.engine.events import Scored
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.notation.json import view_to_json
from support.table import BUILD, SKIP, lay, names, play, table

BOX = "modern 2 gold_mines=true"


def test_gold_is_put_before_the_figure() -> None:
    """G1.2"""
    game = Game.from_position(f"{BOX} | D@0,0 E@0,-1r2 | | hand=GM08", draw=["V"])
    events = play(game, lay(1, 0))
    assert ([e for e in events if isinstance(e, GoldPlaced)], game.phase) == ([GoldPlaced(0, 1, 0)], "gold")
    events = play(game, Gold(0, -1))
    assert ([e for e in events if isinstance(e, GoldPlaced)], game.phase) == ([GoldPlaced(0, 0, -1)], "follower")
    assert game.view().gold == GoldSeen((Heap(0, -1, 1), Heap(1, 0, 1)), (0, 0))


def test_what_is_taken_is_told_before_the_score() -> None:
    """G2.1"""
    line = f"{BOX} | G@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E gold=0,0:2/-1,0:1"
    events = play(Game.from_position(line, draw=["V"]), lay(1, 0, 3), SKIP)
    assert names(events)[:4] == ["Placed", "GoldTaken", "Scored", "FollowerReturned"]
    assert GoldTaken(1, 3) in events


def test_a_cloister_brings_what_lies_around_it() -> None:
    """G2.1"""
    around = "B@0,0 B@-1,0 B@-1,1 B@0,1 B@1,1 B@-1,-1 B@0,-1 B@1,-1"
    line = f"modern 2 gold_mines=true | {around} | 0:0,0/cloister | hand=B gold=0,0:1/-1,-1:2"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(1, 0), SKIP)
    assert game.view().gold == GoldSeen((), (3, 0))


POINTS = [0, 1, 2, 3, 8, 10, 12, 21, 24, 27, 40, 44, 48, 52, 56, 60, 64]


@pytest.mark.parametrize(("ingots", "points"), [*enumerate(POINTS)])
def test_the_more_ingots_the_more_each_is_worth(ingots: int, points: int) -> None:
    """G3.1"""
    line = f"{BOX} | D@0,0 U@1,0 | | phase=follower deck=- gold_held=0,{ingots}"
    game = Game.from_position(line, nature=True)
    scored = [(e.player, e.points, e.terms) for e in play(game, SKIP) if isinstance(e, Scored)]
    assert (game.scores, scored) == ((0, points), [(1, points, (("gold", points),))] if points else [])


def test_building_a_castle_takes_no_gold() -> None:
    """G2.5"""
    line = f"{BOX} castles=true | E@0,0 B@0,1 B@-1,0 | 0:0,0/city/N | hand=E gold=0,0:2/-1,0:1"
    game = Game.from_position(line, draw=["W", "V"])
    events = play(game, lay(0, -1, 2), SKIP, BUILD)
    assert not [e for e in events if isinstance(e, GoldTaken)]
    assert game.view().gold == GoldSeen((Heap(-1, 0, 1), Heap(0, 0, 2)), (0, 0))


def test_the_view_has_gold_exactly_where_it_is_played_with() -> None:
    plain, golden = table("U").view(), table("U", gold_mines=True).view()
    assert (plain.part(GoldView), plain.gold) == (None, None)
    assert "gold" not in view_to_json(plain)
    assert view_to_json(golden)["gold"] == {"on": [], "held": [0, 0]}


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 gold_mines=true | D@0,0 U@1,0 | gold=0,0:2/1,0:11 gold_held=3,1",
        "v1 modern 2 gold_mines=true | D@0,0 E@0,-1r2 GM08@1,0 | phase=gold gold=1,0:1",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line


def test_every_step_comes_back_as_a_line_and_by_undo() -> None:
    game = Game.from_position(f"{BOX} | D@0,0 E@0,-1r2 | | hand=GM08", draw=["V"])
    before = []
    for action in (lay(1, 0), Gold(0, -1), SKIP):
        before.append(game.position)
        game.play(action)
        assert parse_position(game.position) == (game.state, game.rules)
    for position in reversed(before):
        game.undo()
        assert game.position == position
