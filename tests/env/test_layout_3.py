"""Layout 3 is made from the boxes that are played: their numbers come after those of layout 2, and stay for ever."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes import BOXES
from carcassonne.env.layouts import LAYOUT_2, layout_3
from support.uncompiled import output_of

BASE_ONLY = 1 << BOXES.index("base")
WHEEL = 1 << BOXES.index("wheel")
BRIDGES = 1 << BOXES.index("bridges_castles_bazaars")

LATER_BOX = """
import random
import numpy as np
from carcassonne.boxes import BOXES
from carcassonne.core import figures, state
from carcassonne.core.boxes import play_with
from carcassonne.core.decisions import phase_named
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.env import codes, layouts, planes, summary
from carcassonne.env.observation import observe

RIVER, ABBOT = BOXES.index("river"), BOXES.index("abbot")
"""
"""The river and the abbot stand for two boxes that bring something new: layout 2 knows them, but not that."""


def names_of(layout: Any) -> list[str]:
    return [name for name, _, _ in layout.code_sections]


def test_every_number_of_layout_2_is_in_its_place_and_the_sections_follow_without_gaps() -> None:
    layout: Any = layout_3(BASE_ONLY | WHEEL | BRIDGES)
    for sections, first, end in (
        (layout.code_sections, LAYOUT_2.codes, layout.codes),
        (layout.plane_sections, LAYOUT_2.planes, layout.planes),
        (layout.table_sections, LAYOUT_2.table, layout.table),
    ):
        ends = [at + size for _, at, size in sections]
        assert [first, *ends] == [*(at for _, at, _ in sections), end]
    assert layout.squares == 520
    assert layout.shapes["board"][0] == (25, 25, 85)


def test_a_set_of_boxes_has_its_own_sections_only() -> None:
    alone, both = names_of(layout_3(BASE_ONLY)), names_of(layout_3(BASE_ONLY | WHEEL | BRIDGES))
    assert alone == ["place farther", *(f"figure {figure} on a further place" for figure in range(5))]
    assert set(both) - set(alone) == {
        *(f"place with option {option}" for option in range(1, 7)),
        "wheel: plague of further figures",
        "bridges_castles_bazaars: project on a further place",
        "bridges_castles_bazaars: road elsewhere",
    }


def test_two_boxes_add_to_it_and_a_later_one_changes_nothing_of_the_first() -> None:
    program = """
JUGGLER = figures.figure_named("juggler")
ASK = phase_named("ask")
print(layouts.add_section(RIVER, "fish", 30), layouts.add_section(RIVER, "boats", 5))
layouts.add_planes(RIVER, "boats", 2)
layouts.add_numbers(RIVER, "water", 3)
layouts.add_quantities(RIVER, "fish", 1)
layouts.add_figure_places(RIVER, JUGGLER)
layouts.add_elsewhere_places(RIVER, state.ORDINARY)
layouts.add_asked_phase(RIVER, ASK)
before = layouts.Layout(3, 1 << RIVER)
print(layouts.add_section(ABBOT, "prayers", 7))
layouts.add_planes(ABBOT, "prayers", 1)
layouts.add_figure_places(ABBOT, figures.figure_named("monk"))
layouts.add_elsewhere_places(ABBOT, state.ORDINARY)
after, both = layouts.Layout(3, 1 << RIVER), layouts.Layout(3, 1 << RIVER | 1 << ABBOT)
parts = ("code_sections", "plane_sections", "table_sections", "quantity_sections", "summary")
print(all(getattr(before, part) == getattr(after, part) for part in parts))
print([name for name, _, _ in both.code_sections][6:])
print(both.codes - after.codes, both.planes - after.planes, both.summary, both.phase_number[ASK] >= 332)
for add, given in ((layouts.add_section, (RIVER, "fish", 1)), (layouts.add_figure_places, (ABBOT, JUGGLER)),
                   (layouts.add_elsewhere_places, (RIVER, state.ORDINARY))):
    try:
        add(*given)
        print("taken twice")
    except AssertionError as error:
        print(error)
"""
    assert output_of(LATER_BOX + program).splitlines() == [
        "0 30",
        "0",
        "True",
        "['figure 5', 'figure 6', 'figure 0 on an earlier tile', 'river: fish', 'river: boats', 'abbot: prayers']",
        "39 1 61 True",
        "the box 'river' adds codes called 'fish' twice",
        "figure 8 is added twice",
        "the box 'river' lets figure 0 go elsewhere twice",
    ]


def test_a_figure_on_an_earlier_tile_a_new_figure_and_a_choice_of_a_box_have_one_code_each() -> None:
    program = """
JUGGLER = figures.figure_named("juggler")
TICKET = layouts.add_section(RIVER, "ticket", 2)
layouts.add_figure_places(RIVER, JUGGLER)
layouts.add_elsewhere_places(RIVER, state.ORDINARY)
codes.add_choice_codes(RIVER, lambda layout, s, choice: layout.codes_from[RIVER] + TICKET + choice)
layout = layouts.Layout(3, 1 << RIVER)
game = Game(seed=1)
while game.phase != "follower" or game.state.tiles < 4:
    game.play(game.legal_actions()[0])
s = game.state
places = [f * state.FIGURE_STEP + p for f in (0, JUGGLER) for p in range(32)]
elsewhere = [state.ELSEWHERE + segment * state.FIGURES for segment in range(s.segments)]
own = [state.OWN_CHOICE * (1 + RIVER) + i for i in range(2)]
found = [codes.code_for(s, choice, layout) for choice in (*places, *elsewhere, *own)]
print(len(set(found)) == len(found), min(found) >= 736, max(found) < layout.codes)
print(codes.code_for(s, own[1], layout) == layout.codes - 1)
known = [codes.code_for(s, choice, layouts.LAYOUT_2) for choice in (*elsewhere, places[40])]
print(set(known))
for add, given in ((codes.add_choice_codes, (RIVER, None)), (codes.add_codes, (0, state.PLACE, None)),
                   (codes.add_figure_codes, (state.LARGE, None)), (planes.add_writing, (RIVER, None)),
                   (summary.add_counting, (ABBOT, None))):
    try:
        add(*given)
        print("taken twice")
    except AssertionError as error:
        print(str(error).split()[0])
"""
    assert output_of(LATER_BOX + program).splitlines() == [
        "True True True",
        "True",
        "{-1}",
        *["the", "two", "two", "the", "the"],
    ]


def test_placements_beyond_the_squares_of_layout_2_have_codes() -> None:
    program = """
layout = layouts.Layout(3, 1 << BOXES.index("bridges_castles_bazaars"))
squares = [(option, square) for option in range(7) for square in range(520)]
found = {codes.first_code(layout, *each) + turn for each in squares for turn in range(4)}
print(len(found), max(found) < layout.codes, [codes.farther_option(layout, code) for code in sorted(found)[-1:]])
print(codes.first_code(layouts.LAYOUT_2, 0, 280), codes.first_code(layout, 7, 0))
"""
    assert output_of(LATER_BOX + program).splitlines() == [f"{7 * 520 * 4} True [6]", "-1 -1"]


def test_an_observation_of_layout_3_begins_with_that_of_layout_2() -> None:
    program = """
layouts.add_numbers(RIVER, "water", 1)
layouts.add_planes(RIVER, "water", 1)
layout = layouts.Layout(3, 1 << RIVER | 1 << ABBOT)
game = Game(Rules.of("modern", 2, {"abbots": True}), seed=3)
dice = random.Random(3)
for _ in range(30):
    game.play(dice.choice(game.legal_actions()))
wide, seen = observe(game.state, 0), observe(game.state, 0, layout=layout)
print(np.array_equal(seen["board"][:, :, :82], wide["board"]), np.array_equal(seen["table"][:332], wide["table"]))
print(np.array_equal(seen["frontier"][:280], wide["frontier"]))
print(np.array_equal(seen["followers"][:24], wide["followers"]))
tiles = seen["board"][:, :, 83]
print(sorted(tiles[tiles > 0].tolist()) == list(range(1, game.state.tiles + 1)))
row, wider = np.zeros(59, np.float32), np.zeros(layout.summary, np.float32)
summary.Lookahead().summary(game.state, 0, 71, row)
summary.Lookahead(layout).summary(game.state, 0, 71, wider)
print(row.tolist() == wider.tolist())
"""
    assert output_of(LATER_BOX + program).splitlines() == ["True True", *["True"] * 4]
