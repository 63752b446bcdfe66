"""What is seen of the river, inns and cathedrals, goods, builders, pigs, abbots and gardens."""

from __future__ import annotations

import numpy as np
import pytest

from carcassonne.boxes.abbot import env as abbot
from carcassonne.boxes.bridges_castles_bazaars import env as expansion_8
from carcassonne.boxes.inns_cathedrals import env as inns
from carcassonne.boxes.river import env as river
from carcassonne.boxes.traders_builders import env as traders
from carcassonne.engine.actions import Action, Follower, Place, Skip
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.env import planes
from carcassonne.env.layouts import LAYOUT_1, layout_of
from carcassonne.env.observation import observe
from carcassonne.env.summary import Lookahead
from env.tables import ALONE, BIG_BOX_AND_8, WITHOUT_RIVER, decisions, named

FIGURES = ("large", "abbot", "builder", "pig")


def square(line: str, seat: int, x: int = 0, y: int = 0) -> list[int]:
    """The planes of a square, counted from the middle of the window."""
    board = observe(Game.from_position(line, draw=["E"]).state, seat)["board"]
    return [int(number) for number in board[y + 12, x + 12]]


def four(seen: list[int], plane: int) -> list[int]:
    return seen[plane : plane + 4]


def eight(seen: list[int], plane: int) -> list[int]:
    return seen[plane : plane + 8]


def test_an_inn_is_seen_at_every_side_of_its_road() -> None:
    line = "modern 2 inns_cathedrals=true | D@0,0 IC12@1,0 | 0:1,0/road/S=large | hand=IC01"
    assert four(square(line, 0), inns.RAISED) == [0, 1, 0, 1]
    assert four(square(line, 0, x=1), inns.RAISED) == [0, 0, 1, 1]
    assert four(square(line, 0), inns.LARGE_AT) == [0, 1, 0, 1]
    assert four(square(line, 1), inns.LARGE_AT) == [0, 2, 0, 2]
    assert four(square(line, 0), planes.SIDE_OWN) == [0, 2, 0, 2]
    table = observe(Game.from_position(line, draw=["E"]).state, 1)["table"]
    assert table[308:312].tolist() == [1, 1, 0, 1]
    assert table[256:258].tolist() == [1, 0]  # the rival's large follower is not at home
    assert table[280:284].tolist() == [1, 0, 0, 0]


def test_a_cathedral_is_seen_in_its_city_and_nothing_where_it_does_nothing() -> None:
    line = "modern 2 inns_cathedrals=true | D@0,0 IC01@0,-1 | 0:0,0/field/EL=large | hand=V"
    assert four(square(line, 0, y=1), inns.RAISED) == [1, 0, 0, 0]
    assert eight(square(line, 0, y=1), inns.LARGE_FARMING) == [0, 0, 1, 0, 0, 0, 0, 1]
    without = line.replace("=true", "=true cathedrals=false inns=false")
    assert four(square(without, 0, y=1), inns.RAISED) == [0, 0, 0, 0]


def test_goods_and_a_builder_are_seen_in_the_city() -> None:
    line = "modern 2 traders_builders=true | D@0,0 TB02@0,-1r2 | 1:0,0/city/N 1:0,-1/city/E=builder | hand=TB01"
    seen = square(line, 0, y=1)
    assert four(seen, traders.GOODS_AT) == [1, 0, 0, 0]
    assert four(seen, traders.GOODS_AT + 4) == four(seen, traders.GOODS_AT + 8) == [0, 0, 0, 0]
    assert four(seen, traders.BUILDER_AT) == [2, 0, 0, 0]
    assert four(square(line, 1, y=1), traders.BUILDER_AT) == [1, 0, 0, 0]
    assert four(square(line, 1, y=1), planes.SIDE_OWN) == [1, 0, 0, 0]  # a builder claims nothing
    table = observe(Game.from_position(line, draw=["E"]).state, 0)["table"]
    assert table[302:308].tolist() == [1, 0, 0, 0, 1, 0]


def test_a_pig_is_seen_at_every_half_edge_of_its_field() -> None:
    line = "modern 2 traders_builders=true | D@0,0 U@1,0 | 0:0,0/field/ER 0:1,0/field/ER=pig | hand=V"
    assert eight(square(line, 0), traders.PIG_AT) == [0, 0, 0, 1, 1, 1, 1, 0]
    assert eight(square(line, 1), traders.PIG_AT) == [0, 0, 0, 2, 2, 2, 2, 0]


def test_who_has_taken_which_goods_is_told_from_the_own_seat() -> None:
    line = "modern 3 traders_builders=true | | hand=V goods=2/0/1,0/5/0,0/0/3"
    table = observe(Game.from_position(line, draw=["E"]).state, 1)["table"]
    assert table[284:302].tolist() == [0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0]


def test_a_garden_is_seen_with_its_abbot() -> None:
    line = "modern 2 abbots=true | D@0,0 EG@0,-1r2 | 1:0,-1/garden=abbot | hand=EG"
    seen = square(line, 0)
    assert (seen[abbot.GARDENED], seen[abbot.ABBOT_IN]) == (1, 2)
    assert (seen[planes.CLOISTERED], seen[planes.CLOISTER_OPEN]) == (3, 7)
    assert square(line, 1)[abbot.ABBOT_IN] == 1
    shown = observe(Game.from_position(line, draw=["E"]).state, 1)
    assert shown["followers"][0].tolist() == [1, 12, 12, 6, 2, 7, 2]
    assert shown["table"][312] == 1


def test_the_open_end_of_the_river_is_seen_and_no_more_when_it_has_reached_the_lake() -> None:
    line = "modern 2 river=true | RV01@0,0 RV07@1,0 | | hand=RV02"
    state = Game.from_position(line, draw=["E"]).state
    seen = observe(state, 0)
    number = int(seen["table"][319]) - 1
    assert four(square(line, 0), planes.SIDE) == [1, 8, 1, 1]
    assert seen["board"][12, 14, river.RIVER_END] == seen["board"][:, :, river.RIVER_END].sum() == 1
    assert seen["table"][313:319].tolist() == [0, 1, 4, 0, 14, 12]
    assert seen["frontier"][number].tolist() == [1, 14, 12, 0, 0, 0, 8, 0]
    ended = "modern 2 river=true | RV01@0,0 RV07@1,0 RV02@2,0 | hand=V"
    lake = observe(Game.from_position(ended, draw=["E"]).state, 0)
    assert not lake["board"][:, :, river.RIVER_END].any()
    assert not lake["table"][315:320].any()


def test_the_part_of_a_double_turn_is_told() -> None:
    line = "modern 2 traders_builders=true | D@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder | hand=U"
    game = Game.from_position(line, draw=["E", "V"])
    told = [int(observe(game.state, 1)["table"][303])]
    game.play(Place(2, 0, 0))
    told.append(int(observe(game.state, 1)["table"][303]))
    game.play(Skip())
    told.append(int(observe(game.state, 1)["table"][303]))
    assert told == [0, 1, 2]
    assert game.view().second_part


@pytest.mark.parametrize("rules", [*ALONE, BIG_BOX_AND_8, WITHOUT_RIVER], ids=named)
def test_figures_are_those_of_the_view(rules: Rules) -> None:
    for game in [game.copy() for game in decisions(rules, 5)][::9]:
        view, seen = game.view(), observe(game.state, 1)
        turned = [(1 + i) % view.players for i in range(view.players)]
        for number, name in enumerate(FIGURES):
            at_home = seen["table"][256 + 6 * number :][: view.players].tolist()
            assert at_home == [view.figures[p].get(name, 0) for p in turned] if view.figures else not any(at_home)
        own = sorted(FIGURES.index(f.figure) + 1 if f.figure else 0 for f in view.followers if f.player == 1)
        rows = seen["followers"]
        assert sorted(rows[rows[:, 0] == 1][:, 6].tolist()) == own


def test_every_figure_that_is_put_is_seen_by_a_rival() -> None:
    put: set[str] = set()
    for game in [game.copy() for game in decisions(WITHOUT_RIVER, 1) if game.phase == "follower"]:
        skipped = after(game, Skip())
        for action in game.legal_actions():
            if isinstance(action, Follower):
                assert after(game, action) != skipped
                put.add(action.figure)
    assert put >= {"", "large", "builder", "pig"}


def after(game: Game, action: Action) -> bytes:
    """What the seat behind the one on turn sees after an action."""
    seat = (game.view().to_act or 0) + 1
    then = game.copy()
    then.play(action)
    return b"".join(array.tobytes() for array in observe(then.state, seat % then.rules.players).values())


def test_a_large_follower_is_seen_in_his_castle() -> None:
    held = np.zeros(3, int)
    for game in decisions(BIG_BOX_AND_8, 3):
        board = observe(game.state, 0)["board"]
        held += np.bincount(board[:, :, expansion_8.CASTLE_FIGURE].ravel(), minlength=3)[:3]
    assert held[1] > 0


def test_a_summary_of_layout_2_tells_figures_goods_and_the_second_tile_behind_the_numbers_of_layout_1() -> None:
    line = (
        "big-box 2 river=false | U@0,0 U@1,0 E@0,-1 E@0,-2r2 | 0:0,0/road/E 0:1,0/road/E=builder 0:0,0/field/NL=large"
        " 0:1,0/field/NL=pig | goods=2/0/1,0/3/0 hand=U"
    )
    game = Game.from_position(line, draw=["V"])
    game.play(Place(2, 0, 0))
    wide = np.zeros(layout_of(game.state).summary, np.float32)
    first = np.zeros(LAYOUT_1.summary, np.float32)
    Lookahead().summary(game.state, 0, 71, wide)
    Lookahead().summary(game.state, 0, 71, first)
    assert wide[:41].tolist() == first.tolist()
    assert wide[41:].tolist() == [0, 1, 0, 0, 2, 0, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0, 0, 0]


def test_a_summary_has_the_width_of_a_layout() -> None:
    state = Game.from_position("modern 2 | D@0,0", draw=["V"]).state
    with pytest.raises(ValueError, match="a summary has 41 or 59 numbers"):
        Lookahead().summary(state, 0, 71, np.zeros(50, np.float32))
