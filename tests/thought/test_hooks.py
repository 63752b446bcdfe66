"""What boxes add to thought stands beside what others added, is asked in their games only, and is added once."""

from __future__ import annotations

from support.uncompiled import output_of

TWO_BOXES = """
from carcassonne.ai.thought import evaluation, greedy, items, outlook
from carcassonne.ai.thought.evaluation import ADDED, Evaluator
from carcassonne.ai.players.families import knowledge_for, knowledge_sources
from carcassonne.boxes import BOXES
from carcassonne.core.boxes import play_with
from carcassonne.core.decisions import phase_named
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

rules = Rules.of("modern", 2)
state = Game(rules, seed=1).state
asked = []

def noting(name, answer=None):
    return lambda *_: asked.append(name) or answer

RIVER, BASE = BOXES.index("river"), BOXES.index("base")

def refused(add, *given):
    try:
        add(*given)
    except AssertionError as error:
        return str(error)
    raise SystemExit(f"{add.__name__} takes the same twice")
"""


def test_what_two_boxes_are_worth_is_added_in_the_order_of_names_then_of_boxes_in_their_games_only() -> None:
    program = """
OTHERS = [name for name in ADDED if name not in evaluation.ORDER]
evaluation.add_worth("the second", RIVER, noting("second"))
evaluation.add_worth("the first", BASE, noting("first"))
evaluation.ORDER = ("stock", "early", "features", *evaluation.ORDER[2:])
evaluation.add_worth("early", RIVER, noting("early"))
print([name for name in ADDED if name not in OTHERS])
eye = Evaluator(knowledge_for(knowledge_sources(rules), 1.0))
eye.of(state)
play_with(state, RIVER)
eye.of(state)
play_with(state, BASE)
print(asked)
asked.clear()
eye.of(state)
print(asked)
print(refused(evaluation.add_worth, "wheel", BASE, noting("again")))
"""
    assert output_of(TWO_BOXES + program).splitlines() == [
        "['stock', 'early', 'features', 'castles', 'wheel', 'abbots', 'trade', 'the first', 'the second']",
        "['early', 'second']",
        "['early', 'first', 'second']",
        "there are two worths called 'wheel'",
    ]


def test_two_boxes_note_mark_and_play_out_in_the_order_of_the_list() -> None:
    program = """
play_with(state, RIVER)
play_with(state, BASE)
for box, name in ((RIVER, "river"), (BASE, "base")):
    items.add_noting(box, noting(f"{name} notes"))
    items.add_marking(box, noting(f"{name} marks"))
    greedy.add_playing_out(box, noting(f"{name} plays out", False))
it = items.Items()
items.note_boxes(it, None, state)
items.mark_feature(it, state, 0, 2)
print(greedy.must_play_out(state))
print(asked)
for add in (items.add_noting, items.add_marking, greedy.add_playing_out):
    print(refused(add, RIVER, noting("again")))
"""
    assert output_of(TWO_BOXES + program).splitlines() == [
        "False",
        "['base notes', 'river notes', 'base marks', 'river marks', 'base plays out', 'river plays out']",
        *["the box 'river' brings the same thing twice"] * 3,
    ]


def test_what_belongs_to_a_figure_a_place_or_a_phase_is_added_once_for_each() -> None:
    program = """
mine, yours = phase_named("mine"), phase_named("yours")
for add, numbers in (
    (greedy.add_figure_gain, (9, 10)),
    (greedy.add_place_gain, (24, 25)),
    (greedy.add_sanity, (mine, yours)),
    (greedy.add_rule, (mine, yours)),
    (outlook.add_stock_weight, (9, 10)),
):
    for number in numbers:
        add(number, 5)
    print(refused(add, numbers[0], 6))
print(greedy.FIGURE_GAIN[9:11], greedy.OWN_GAIN[24:26], greedy.SANITY[mine], greedy.OWN_RULE[yours])
"""
    *refusals, kept = output_of(TWO_BOXES + program).splitlines()
    assert [line.split()[0] for line in refusals] == ["two"] * 5
    assert kept == "[5, 5] [5, 5] 5 5"
