"""Every hook of the environments with two clients, the witnesses: both act, in the order of the list of boxes."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from carcassonne import Rules
from carcassonne.boxes import BOXES
from carcassonne.boxes.first_witness import env as first
from carcassonne.boxes.first_witness.trace import seen
from carcassonne.boxes.second_witness import env as second
from carcassonne.engine.positions import legal_choices
from carcassonne.engine.setup import full_deck
from carcassonne.env import codes
from carcassonne.env.codebook import section_of
from carcassonne.env.episode import Episode
from carcassonne.env.layouts import layout_for
from carcassonne.env.summary import Lookahead
from support.hooks import hooks_of

NAMES = ("first_witness", "second_witness")
FIRST, SECOND = (BOXES.index(name) for name in NAMES)
RULES = Rules.of("modern", 2, {"first_witness": True, "second_witness": True})
LAYOUT: Any = layout_for(RULES)
HOOKS = {name: number for name, number in vars(first).items() if name.startswith("H_")}
KEYED = 96
"""Hooks from this number on are asked about choices of the witness itself."""
NO_HOOKS = {"add_asked_phase"}
"""What `add_codes` calls itself."""


@cache
def played() -> tuple[dict[int, list[int]], set[str]]:
    """By hook, which of the two was asked, one after another; the sections of all codes that were legal."""
    found, sections = defaultdict(list), set[str]()
    episode, dice = Episode(RULES, 3), random.Random(3)
    look, row = Lookahead(LAYOUT), np.zeros(LAYOUT.summary, np.float32)
    seen()
    for _ in range(60):
        legal = np.flatnonzero(episode.mask()).tolist()
        choices = [codes.choice_for(episode.state, code, LAYOUT) for code in legal]
        assert sorted(choices) == sorted(legal_choices(episode.state))
        sections |= {section_of(code, LAYOUT).name for code in legal}
        episode.observe(episode.seat)
        look.summary(episode.state, 0, len(full_deck(RULES)), row)
        for box, hook in seen():
            found[hook].append(box)
        episode.play(dice.choice(legal))
        seen()
    return found, sections


@pytest.mark.parametrize("hook", HOOKS)
def test_both_clients_of_a_hook_act(hook: str) -> None:
    assert {FIRST, SECOND} == set(played()[0][HOOKS[hook]])


@pytest.mark.parametrize("hook", [hook for hook, number in HOOKS.items() if number < KEYED])
def test_the_box_that_is_first_in_the_list_is_asked_first(hook: str) -> None:
    asked = played()[0][HOOKS[hook]]
    assert asked[0] == FIRST
    assert all(before == FIRST for before, box in pairwise(asked) if box == SECOND)


@pytest.mark.parametrize("hook", first.ADDED)
def test_the_same_is_not_added_twice(hook: str) -> None:
    for witness in (first, second):
        with pytest.raises(AssertionError, match=r"twice|two "):
            witness.add_again(hook)


def test_every_hook_of_the_environments_has_two_clients_here() -> None:
    assert hooks_of("env") - NO_HOOKS == set(first.ADDED)


@pytest.mark.parametrize("kind", ["code_sections", "plane_sections", "table_sections", "quantity_sections"])
def test_what_both_add_stands_apart_in_the_order_of_the_list(kind: str) -> None:
    sections = getattr(LAYOUT, kind)
    whats = {"code_sections": ["own", "aside", "answer"]}.get(kind, ["seen"])
    in_order = [f"{name}: {what}" for name in NAMES for what in whats]
    assert [name for name, _, _ in sections][-len(in_order) :] == in_order
    assert all(start + size == after for (_, start, size), (_, after, _) in pairwise(sections))


def test_choices_of_both_have_codes_of_their_own() -> None:
    own = {f"{name}: {what}" for name in NAMES for what in ("own", "aside", "answer")}
    figures = {f"figure {number}" for number in (5, 6)}
    elsewhere = {f"figure {number} on an earlier tile" for number in (0, 5, 6)}
    assert played()[1] >= own | figures | elsewhere


def test_both_write_where_they_have_their_room() -> None:
    episode = Episode(RULES, 3)
    sight = episode.observe(0)
    row = np.zeros(LAYOUT.summary, np.float32)
    Lookahead(LAYOUT).summary(episode.state, 0, len(full_deck(RULES)), row)
    for box, name in ((FIRST, NAMES[0]), (SECOND, NAMES[1])):
        plane, number = (
            next(start for section, start, _ in sections if section == f"{name}: seen")
            for sections in (LAYOUT.plane_sections, LAYOUT.table_sections)
        )
        assert sight["board"][0, 0, plane] == sight["table"][number] == 1 + box
    assert row[59:].tolist() == [1 + FIRST, 1 + SECOND] * 2  # the seat's, then its rival's


def test_a_later_figure_gets_no_codes_of_layout_2() -> None:
    with pytest.raises(AssertionError, match=re.escape("has its places in layout 3 (layouts.add_figure_places)")):
        first.add_figure_of_layout_2()
