"""The Princess & the Dragon by the book: what no example shows (docs/rules/princess-dragon.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.boxes.princess_dragon.events import DragonMoved, FairyMoved
from carcassonne.boxes.princess_dragon.view import DragonSeen, FairySeen
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import FollowerReturned, Scored
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, stack_of
from carcassonne.notation.json import event_to_json, view_to_json
from carcassonne.tiles import tile_named
from support.table import SKIP, lay, play

BOX = "modern 2 princess_dragon=true"
ROAD = " ".join(f"U@{x},0" for x in range(1, 7))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_everybody_in_turn_moves_the_dragon_the_player_on_turn_first(players: int) -> None:
    """P2.3"""
    line = f"modern {players} princess_dragon=true | D@0,0 {ROAD} | turn=1 hand=PD16 dragon=0,0"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(7, 0), SKIP)
    movers = []
    while game.phase == "dragon":
        movers.append(game.to_act)
        game.play(Dragon("E"))
    assert movers == [(1 + step) % players for step in range(6)]
    assert game.view().dragon == DragonSeen(6, 0)


def test_who_is_eaten_is_told_with_the_dragon() -> None:
    """P2.5, P2.7: the farmer goes, and the road of the tile is still scored for whoever is left."""
    line = f"{BOX} | D@0,0 W@1,0r2 PD16@-1,0 | 0:1,0/road/W 1:1,0/field/NL | phase=dragon dragon=0,0 dragon_left=6"
    game = Game.from_position(line, draw=["V"])
    events = play(game, Dragon("E"))
    assert events[0] == DragonMoved(0, 1, 0)
    returned = [event for event in events if isinstance(event, FollowerReturned)]
    assert Counter((event.player, event.by) for event in returned) == {(0, "dragon"): 1, (1, "dragon"): 1}
    assert event_to_json(returned[0])["by"] == "dragon"


def test_after_scoring_the_city_is_paid_before_he_comes() -> None:
    """P2.3"""
    points = []
    for moves in ("before_scoring", "after_scoring"):
        line = f"{BOX} dragon_moves={moves} | E@0,0 B@1,0 | 0:0,0/city/N | hand=PD04 dragon=1,0"
        game = Game.from_position(line, draw=["V"])
        play(game, lay(0, -1, 2), SKIP)
        assert game.phase == "dragon"
        play(game, Dragon("W"), Dragon("N"))
        points.append(game.scores)
    assert points == [(0, 0), (4, 0)]


def test_the_fairy_pays_at_the_beginning_of_a_turn_and_not_once_no_tile_is_left() -> None:
    """P3.3"""
    line = f"{BOX} | D@0,0 U@1,0 | 1:1,0/road/E | phase=follower deck=V fairy=1:1,0/road/E"
    game = Game.from_position(line, nature=True)
    scored = [event for event in play(game, SKIP) if isinstance(event, Scored)]
    assert scored == [Scored(1, 1, "fairy", (("fairy", 1),), cause="fairy")]
    last = Game.from_position(line.replace("deck=V", "deck=-"), nature=True)
    assert [event.points for event in play(last, SKIP) if isinstance(event, Scored) and event.cause == "fairy"] == []


def test_on_a_tile_she_pays_for_everybody_there() -> None:
    """P3.1, P3.3, P3.4"""
    line = f"{BOX} fairy_place=tile | D@0,0 W@1,0r2 | 0:0,0/road/E 0:0,0/field/NR 1:0,0/city/N | hand=W fairy=0,0"
    line = line.replace("0:0,0/field/NR", "0:0,0/field/ER")
    game = Game.from_position(line, draw=["V", "V"])
    events = play(game, lay(-1, 0), SKIP)
    fairy = Counter(event.player for event in events if isinstance(event, Scored) and event.feature == "fairy")
    assert fairy == {0: 1, 1: 1}
    assert game.scores == (3 + 3, 1)


def test_a_dragon_tile_is_passed_over_until_he_is_there() -> None:
    """P2.2"""
    game = Game(Rules.of("modern", 2, {"princess_dragon": True}), draw=["PD16", "PD01", "V"])
    assert (game.tile, set(game.set_aside), game.view().set_aside) == ("PD01", {"PD16"}, 1)
    game.play(next(action for action in game.legal_actions()))
    while game.phase == "follower":
        game.play(SKIP)
    assert (game.tile, set(game.set_aside), game.view().set_aside) == ("PD16", set(), 0)


def test_only_dragon_tiles_left_without_a_volcano_end_the_game() -> None:
    """P2.2, P9.1"""
    game = Game(Rules.of("modern", 2, {"princess_dragon": True}), draw=["V", "PD16"])
    game.play(game.legal_actions()[0])
    while not game.over:
        game.play(SKIP)
    assert view_to_json(game.view())["set_aside"] == 1
    assert parse_position(game.position) == (game.state, game.rules)


@pytest.mark.parametrize("seed", range(4))
def test_a_shuffled_stack_has_no_dragon_before_the_first_volcano(seed: int) -> None:
    """P2.2"""
    rules = Rules.of("dragon", 2)
    stack = stack_of(rules, seed)
    signs = [tile_named(name).signs for name in stack]
    assert signs.index(("dragon",)) > signs.index(("volcano",))
    assert sorted(stack) == sorted(full_deck(rules))


def test_a_mover_of_the_fairy_puts_no_figure() -> None:
    """P3.1"""
    line = f"{BOX} | D@0,0 | 0:0,0/road/E | hand=U"
    game = Game.from_position(line, draw=["V"])
    events = play(game, lay(1, 0), Fairy(0, 0, "road", "E"))
    assert FairyMoved(0, 0, 0, "road", "E") in events
    assert (game.view().fairy, game.view().supply) == (FairySeen(0, 0, "road", "E", 0), (6, 7))


def test_a_portal_leads_large_followers_and_abbots_where_each_may_stand() -> None:
    """P5.2"""
    line = "modern 2 princess_dragon=true large_followers=true abbots=true | D@0,0 B@0,1 PD02@1,0 | | phase=follower"
    legal = set(Game.from_position(line, nature=True).legal_actions())
    assert {Follower("cloister", "", figure, 0, 1) for figure in ("", "large", "abbot")} <= legal
    assert Follower("road", "W", "large", 0, 0) not in legal  # it is the road of the portal's own tile
    assert not [a for a in legal if isinstance(a, Follower) and a.figure == "abbot" and a.feature != "cloister"]


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 princess_dragon=true | D@0,0 PD17@1,0 | 0:0,0/city/N | dragon=1,0 fairy=0:0,0/city/N",
        "v1 dragon 2 | D@0,0 U@1,0 PD16@2,0 | to_act=1 phase=dragon dragon=1,0 dragon_left=5 dragon_path=0,0",
        "v1 dragon 2 fairy_place=tile | D@0,0 | fairy=0,0",
        "v1 dragon 2 | D@0,0 | fairy=-:0,0/city/N",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    told = print_position(*parse_position(line))
    assert sorted(told.split()) == sorted(line.split())


def test_every_step_comes_back_as_a_line_and_by_undo() -> None:
    line = f"{BOX} | D@0,0 U@1,0 | 1:1,0/road/E 0:0,0/city/N | hand=PD16 dragon=0,0"
    game = Game.from_position(line, draw=["V"])
    before = []
    for action in (lay(2, 0), Fairy(0, 0, "city", "N"), Dragon("E"), Dragon("E")):
        before.append(game.position)
        game.play(action)
        assert parse_position(game.position) == (game.state, game.rules)
    for position in reversed(before):
        game.undo()
        assert game.position == position


def test_the_view_has_them_exactly_where_they_are_played_with() -> None:
    assert "set_aside" not in view_to_json(Game(draw=["V"]).view())
    plain = view_to_json(Game("dragon", draw=["V"]).view())
    assert (plain["set_aside"], "dragon" in plain, "fairy" in plain) == (0, False, False)
    knight = Princess(0, 0, "city", "N", 1)
    line = f"{BOX} | E@0,0 | 1:0,0/city/N | hand=PD09"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(0, -1, 2), knight)
    assert game.view().supply == (7, 7)
