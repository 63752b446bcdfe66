"""Families of rules: which of the shipped knowledge fits which rules, gathered from the boxes.

A family's knowledge (ai/data/FAMILY.json) was learnt from its tiles and its scoring. A box says in its module
`knowledge` which families and which weights it adds.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import NamedTuple

from carcassonne.ai.thought.box_knowledge import box_knowledge
from carcassonne.ai.thought.deep_network import DeepNetwork, shipped_deep_value
from carcassonne.ai.thought.knowledge import Knowledge, shipped
from carcassonne.ai.thought.network import Network, shipped_value
from carcassonne.ai.thought.weights import NetworkError
from carcassonne.engine.rules import Rules


class KnowledgeSources(NamedTuple):
    """Where knowledge is taken from: one family, and of other families the weights of their boxes' own things."""

    family: str
    borrowed: tuple[tuple[str, str], ...] = ()
    """Pairs of a weight and the family it is taken from."""


def all_families() -> tuple[str, ...]:
    """Return the name of every family, once where boxes share it."""
    return tuple(dict.fromkeys(family for box in box_knowledge() for family in box.families))


def family_of(rules: Rules) -> str:
    """Return the family that fits best: that of the box latest in the list."""
    fitting = (box.family_of(rules) for box in reversed(box_knowledge()))
    return next(family for family in fitting if family is not None)


def weights_of_boxes(rules: Rules) -> tuple[str, ...]:
    """Return the weights of boxes that matter under these rules."""
    return tuple(weight for box in box_knowledge() for weight in box.weights_of(rules))


def knowledge_sources(rules: Rules) -> KnowledgeSources:
    """Return where the knowledge for these rules is taken from.

    Where a box is played but another family fits better, the weights of the box's own things come from its own family.
    """
    family = family_of(rules)
    borrowed = [
        (weight, lender)
        for box in box_knowledge()
        if family not in box.families and (lender := box.family_of(rules)) is not None
        for weight in box.weights_of(rules)
    ]
    return KnowledgeSources(family, tuple(borrowed))


@cache
def knowledge_for(sources: KnowledgeSources, care: float) -> Knowledge:
    """Return the shipped knowledge, a follower in the supply valued at a share of what it is worth."""
    weights, tables, _ = shipped(sources.family)
    weights = {**weights, **{weight: shipped(lender)[0][weight] for weight, lender in sources.borrowed}}
    return Knowledge({**weights, "hand": weights["hand"] * care}, tables)


def value_name(rules: Rules) -> str:
    """Return the name of the learnt value that fits these rules: a family's, for two players or for more.

    With two players boxes may have a value of their own for games in which no other box is seen by one.
    """
    if rules.players > 2:
        return family_of(rules) + "_many"
    _, *names = (name for box in box_knowledge() if (name := box.value_of(rules)) is not None)
    return names[0] if len(set(names)) == 1 else family_of(rules)


@cache
def value_named(name: str) -> Network | None:
    """Return a learnt value; None where there is none, or where its file is refused."""
    try:
        return shipped_value(name)
    except NetworkError as error:
        warnings.warn(f"the learnt value {name} is not used: {error}", stacklevel=2)
        return None


@cache
def deep_value_named(name: str) -> DeepNetwork | None:
    """Return the deep network upon a learnt value; None where there is none, or where its file is refused."""
    foundation = value_named(name)
    if foundation is None:
        return None
    try:
        deep = shipped_deep_value(name)
        if deep is not None and deep.about.get("upon") != foundation.about.get("fingerprint"):
            raise NetworkError("it was learnt upon another value than the one shipped")
    except NetworkError as error:
        warnings.warn(f"the deep network {name} is not used: {error}", stacklevel=2)
        return None
    return deep
