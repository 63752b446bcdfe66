"""What a seat sees: shapes, perspective, and nothing of the order of the undrawn tiles."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from carcassonne.boxes import BOXES
from carcassonne.engine.actions import Place
from carcassonne.engine.codec import PHASES, action_of
from carcassonne.engine.game import Game
from carcassonne.engine.names import STEPS
from carcassonne.engine.positions import apply_choice, legal_choices
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import shuffled
from carcassonne.env import codes, layouts, planes
from carcassonne.env.codebook import action_for, legal_codes
from carcassonne.env.layouts import LAYOUT_1, LAYOUT_2, layout_for
from carcassonne.env.observation import FLAT, SHAPES, Observation, blank, flat, observe
from env.tables import BIG_BOX_AND_8, EVERYTHING, WIDE, WITHOUT_RIVER, decisions, every_table, named

Numbers: TypeAlias = npt.NDArray[np.int16]


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in SHAPES)


def test_the_shapes_are_those_documented() -> None:
    seen = observe(Game(seed=1).state, 0)
    assert {name: (array.shape, array.dtype.name) for name, array in seen.items()} == {
        "board": ((25, 25, 37), "uint8"),
        "frontier": ((184, 8), "int8"),
        "followers": ((20, 6), "int16"),
        "table": ((192,), "int16"),
    }
    assert flat(seen).shape == (FLAT,) == (24909,)
    wide = observe(Game(BIG_BOX_AND_8, seed=1).state, 0)
    assert {name: (array.shape, array.dtype.name) for name, array in wide.items()} == {
        "board": ((25, 25, 82), "uint8"),
        "frontier": ((280, 8), "int8"),
        "followers": ((24, 7), "int16"),
        "table": ((332,), "int16"),
    }
    assert flat(wide).shape == (LAYOUT_2.numbers,) == (53990,)


def asked(layout: Any, table: Numbers) -> list[str]:
    """The phases that the table tells: the first ten, and those that later boxes have added."""
    told = dict(enumerate(PHASES[:10]))
    for name, at, _ in layout.table_sections:
        box, _, what = name.partition(": ")
        if what == "asked":
            added = [PHASES[phase] for other, phase in layouts.PHASES_ADDED if BOXES[other] == box]
            told |= dict(enumerate(added, at))
    return [phase for at, phase in told.items() if table[at]]


def undrawn(layout: Any, table: Numbers) -> int:
    """How many tiles the table tells are undrawn, of the kinds of its layout and of those of later boxes."""
    runs = [(96, 96 if layout is LAYOUT_1 else 160)]
    runs += [(at, size) for name, at, size in layout.table_sections if name.endswith(": undrawn")]
    return sum(int(table[at : at + size].sum()) for at, size in runs)


@pytest.mark.parametrize("rules", [*every_table(), EVERYTHING, *WIDE], ids=named)
def test_the_numbers_are_those_of_the_view(rules: Rules) -> None:
    layout = layout_for(rules)
    for ply, game in enumerate(decisions(rules, seed=7)):
        if ply % 9:
            continue
        seat = ply % rules.players
        view, seen = game.view(), observe(game.state, seat)
        table = seen["table"]
        turned = [(seat + i) % rules.players for i in range(rules.players)]
        assert [int(n) for n in table[34 : 34 + rules.players]] == [view.scores[p] for p in turned]
        assert [int(n) for n in table[40 : 40 + rules.players]] == [view.supply[p] for p in turned]
        assert asked(layout, table) == [view.phase]
        assert view.to_act == turned[table[11]]
        assert undrawn(layout, table) == table[14] == view.deck
        assert int(seen["followers"][:, 0].sum()) == sum(f.player == seat for f in view.followers)
        drawn = (seen["board"][:, :, planes.KIND] > 0).sum()
        assert drawn == len(view.board) + (16 if rules.wheel else 0)
        if rules.bridges:
            assert view.bridges is not None
            assert (seen["board"][:, :, planes.BRIDGED] > 0).sum() == len(view.bridges)


def test_a_knight_is_seen_by_both_from_their_own_side() -> None:
    game = Game.from_position("modern 2 | D@0,0 U@1,0 | 0:0,0/city/N | hand=V", draw=["E"])
    mine, theirs = observe(game.state, 0)["board"], observe(game.state, 1)["board"]
    middle = 12
    assert mine[middle, middle, planes.SIDE : planes.SIDE + 4].tolist() == [3, 2, 1, 2]
    assert mine[middle, middle, planes.SIDE_OWN] == 1
    assert mine[middle, middle, planes.SIDE_RIVAL] == 0
    assert mine[middle, middle, planes.SIDE_OPEN] == 1
    assert mine[middle, middle, planes.SIDE_POINTS] == 1
    assert theirs[middle, middle, planes.SIDE_OWN] == 0
    assert theirs[middle, middle, planes.SIDE_RIVAL] == 1


def test_a_farmer_is_seen_at_every_half_edge_of_his_field() -> None:
    game = Game.from_position("modern 2 | D@0,0 | 1:0,0/field/ER | hand=V", draw=["E"])
    farmed = observe(game.state, 0)["board"][12, 12, planes.FARMED : planes.FARMED + 8].tolist()
    assert farmed == [0, 0, 0, 2, 2, 2, 2, 0]


@pytest.mark.parametrize("rules", [EVERYTHING, BIG_BOX_AND_8], ids=named)
def test_the_frontier_lists_every_square_in_the_order_of_its_code(rules: Rules) -> None:
    for game in [game.copy() for game in decisions(rules, seed=2) if game.phase == "place"][::12]:
        seen = observe(game.state, 0)
        squares, shown = seen["frontier"], seen["board"]
        moved = set()
        for code in legal_codes(game.state):
            action = action_for(game.state, code)
            if isinstance(action, Place) and action.bridge is None:
                square = code // 4 if code < layouts.CODES else layouts.SQUARES + (code - codes.AT_FAR) // 4
                in_use, column, row, *_ = (int(n) for n in squares[square])
                moved.add((column - action.x, row - action.y))
                assert in_use
                assert shown[row, column, planes.BESIDE]
        assert len(moved) <= 1
        assert shown[:, :, planes.BESIDE].sum() == squares[:, 0].sum()


@pytest.mark.parametrize("rules", [EVERYTHING, BIG_BOX_AND_8], ids=named)
def test_a_frontier_square_tells_the_sides_it_must_match(rules: Rules) -> None:
    for game in [game.copy() for game in decisions(rules, seed=6)][::30]:
        seen = observe(game.state, 0)
        shown = np.pad(seen["board"], ((1, 1), (1, 1), (0, 0)))
        for _, column, row, *sides in seen["frontier"][seen["frontier"][:, 0] == 1][:, :7].astype(int).tolist():
            for d, (dx, dy) in enumerate(STEPS.values()):
                facing = shown[row + 1 + dy, column + 1 + dx, planes.SIDE + (d ^ 2)]
                assert sides[d] == facing


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars", "big-box"])
def test_the_order_of_the_undrawn_tiles_cannot_be_seen(preset: str) -> None:
    rules = Rules.of(preset, 3)
    stack = Game(rules, seed=1)._stack
    assert stack is not None
    rest = shuffled(stack[1:], 2)
    one, other = Game(rules, draw=stack), Game(rules, draw=[stack[0], *rest])
    assert stack[1:] != rest
    for seat in range(3):
        assert same(observe(one.state, seat), observe(other.state, seat))


@pytest.mark.parametrize("rules", [EVERYTHING, BIG_BOX_AND_8, WITHOUT_RIVER], ids=named)
def test_every_decision_on_the_board_changes_what_is_seen(rules: Rules) -> None:
    for game in [game.copy() for game in decisions(rules, seed=4)][::7]:
        before, state = observe(game.state, 0), game.state
        for choice in legal_choices(state)[:5]:
            after = state.copy()
            apply_choice(after, choice)
            assert not same(before, observe(after, 0)), action_of(state, choice)


def test_an_array_is_written_anew_each_time() -> None:
    for rules in (EVERYTHING, BIG_BOX_AND_8):
        reused = blank(layout=layout_for(rules))
        for game in [game.copy() for game in decisions(rules, seed=5)][::30]:
            assert same(observe(game.state, 1, reused), observe(game.state, 1))


def test_a_seat_that_is_not_there_and_wrong_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        observe(Game(seed=1).state, 2)
    wrong = blank() | {"table": np.zeros(3, np.int16)}
    with pytest.raises(ValueError, match="shapes of an observation"):
        observe(Game(seed=1).state, 0, wrong)
    with pytest.raises(ValueError, match="shapes of an observation"):
        observe(Game(BIG_BOX_AND_8, seed=1).state, 0, blank())
