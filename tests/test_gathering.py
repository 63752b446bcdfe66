"""What the boxes bring, gathered: every phase, log entry, action and event belongs to one of them, and only one."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from carcassonne.boxes import parts
from carcassonne.core import decisions, log, state
from carcassonne.core.declarations import enumerators
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import ACTION_CLASSES, DECISIONS, EVENT_NAMES, KINDS, kinds_of
from carcassonne.engine.events import BoxEvents
from carcassonne.engine.view import BoxView
from support.extended import run_with_tiles


def test_every_phase_of_the_core_is_a_decision_of_one_box() -> None:
    assert [decision.phase for decision in DECISIONS] == [*range(state.OVER + 1), *sorted(decisions.NAMED.values())]


def test_every_entry_of_the_log_is_read_by_one_box() -> None:
    read = Counter(number for part in parts("events", BoxEvents) for number in part.readers)
    written = {number for name, number in enumerators("state").items() if name.startswith("LOG_")}
    written |= set(log.EVENTS.values())
    assert read == Counter(written - {state.LOG_TERM})  # the terms of a score are read with it


def test_every_term_of_a_score_is_named_by_one_box() -> None:
    named = Counter(number for part in parts("events", BoxEvents) for number in part.terms)
    own = {number for name, number in enumerators("state").items() if name.startswith("TERM_")}
    assert named == Counter(own | set(log.TERMS.values()))


def test_every_cause_of_a_score_is_named_by_one_box() -> None:
    named = Counter(number for part in parts("events", BoxEvents) for number in part.causes)
    own = {number for name, number in enumerators("state").items() if name.startswith("CAUSE_")}
    assert named == Counter(own | set(log.CAUSES.values()))


def test_names_of_actions_and_events_are_used_once() -> None:
    assert len({kind.name for kind in KINDS}) == len(ACTION_CLASSES)
    assert len(set(EVENT_NAMES.values())) == len(EVENT_NAMES)


def test_a_text_and_the_first_word_of_a_text_belong_to_one_kind_of_action() -> None:
    written = {(text, kind.action) for kind in KINDS for text in (*kind.texts, *kind.words)}
    assert len(written) == len({text for text, _ in written})


@pytest.mark.parametrize(
    ("module", "brings", "said"),
    [
        ("box", "presets={'modern': {}}", "'modern' (presets)"),
        ("box", "options=PART.options + (Switch(name='river'),)", "'river' (options)"),
        ("actions", "spots=(SpotKind('castle', 'lord'),)", "'castle' (spots)"),
        ("events", "readers={state.LOG_PLACED: None}", f"{state.LOG_PLACED} (readers)"),
        ("knowledge", "weights={'goods': None}", "'goods' (weights)"),
        ("art", "looks={'pig': None}", "'pig' (looks)"),
        ("terminal", "rules=replace(PART.rules, presets={'modern': ''})", "'modern' (presets)"),
    ],
)
def test_a_name_that_two_boxes_bring_is_refused_with_a_sentence(module: str, brings: str, said: str) -> None:
    """Otherwise the second box would silently take the place of the first."""
    done = run_with_tiles(f"""
from importlib import import_module
from carcassonne.boxes import parts
from carcassonne.core import state
from carcassonne.engine.decisions import SpotKind
from carcassonne.engine.options import Switch
brought = import_module("carcassonne.boxes.abbot.{module}")
PART = brought.PART
brought.PART = replace(PART, {brings})
parts.cache_clear()
parts("{module}", type(PART))
""")
    refused = f"TypeError: the modules '{module}' of the boxes bring twice: {said}"
    assert done.stderr.rstrip().splitlines()[-1:] == [refused]


@pytest.mark.parametrize("action", ACTION_CLASSES)
def test_the_members_of_an_action_in_json_are_its_fields(action: type[Action]) -> None:
    brought = Counter(name for kind in kinds_of(action) for name in kind.members)
    assert brought == Counter(field.name for field in fields(action))


def test_kinds_that_share_a_class_share_its_name() -> None:
    for action in ACTION_CLASSES:
        assert len({kind.name for kind in kinds_of(action)}) == 1


@pytest.mark.parametrize("box", parts("view", BoxView), ids=lambda box: box.kind.__name__)
def test_a_box_says_what_each_of_its_fields_is_where_nobody_plays_with_it(box: BoxView) -> None:
    assert set(box.absent) == {field.name for field in fields(box.kind)}
