"""What differs from a preset: boxes that were added or left out, and options with another value.

This is decided here alone. The server tells it in its payloads, the page has words for it in every language, and
records and the command line say it in English by :func:`differences_text`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from carcassonne.engine.box import Box, boxes
from carcassonne.engine.options import Consequence, Switch
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.errors import RulesError

Value: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class BoxDifference:
    """A box that is on the table and not in the preset (`added`), or the other way round."""

    box: str
    title: str
    added: bool


@dataclass(frozen=True, slots=True)
class OptionDifference:
    """An option with another value than usual: than the preset's, or for a box that was added than all of it."""

    option: str
    value: Value
    usual: Value


Difference: TypeAlias = BoxDifference | OptionDifference


def boxes_played(rules: Rules) -> list[Box]:
    """The boxes on the table, with their tiles or with anything else of theirs."""
    return [box for box in boxes() if box.in_deck(rules.values) or any(rules.values[name] for name in _switches(box))]


def differences(rules: Rules) -> list[Difference]:
    """What differs from the preset: boxes first, then options in the order in which they are told.

    Of a box that was added, what is not played of it; of one that was left out, nothing more.

    >>> [each.box for each in differences(Rules.of("modern", options={"river": True}))]
    ['river']
    """
    preset = Rules(rules.preset, rules.players, **PRESETS[rules.preset])
    here, there = boxes_played(rules), boxes_played(preset)
    found: list[Difference] = [BoxDifference(box.name, box.title, True) for box in here if box not in there]
    found += [BoxDifference(box.name, box.title, False) for box in there if box not in here]
    usual: dict[str, Value] = {}
    for box in here:
        usual |= _usual(box, preset.values) if box in there else _whole(box, rules)
    changed = [name for name in rules.values if name in usual and rules.values[name] != usual[name]]
    return found + [OptionDifference(name, rules.values[name], usual[name]) for name in changed]


def differences_text(rules: Rules) -> str:
    """What differs from the preset, in English; nothing where nothing does.

    >>> differences_text(Rules.of("modern", options={"river": True, "followers": 3}))
    'with the River, followers 3 instead of 7'
    """
    return ", ".join(_words(each) for each in differences(rules))


def closest_preset(rules: Rules) -> Rules:
    """The same rules under the preset from which they differ least, in boxes before options; else their own."""
    chosen = {
        option.name: rules.values[option.name]
        for box in boxes()
        for option in box.options
        if not isinstance(option, Consequence)
    }
    best = rules
    for preset in PRESETS:
        try:
            other = Rules.of(preset, rules.players, chosen)
        except RulesError:
            continue
        if _alike(other, rules) and _distance(other) < _distance(best):
            best = other
    return best


def _words(difference: Difference) -> str:
    if isinstance(difference, BoxDifference):
        return f"{'with' if difference.added else 'without'} {difference.title}"
    name = difference.option.replace("_", " ")
    if isinstance(difference.value, bool):
        return f"{'with' if difference.value else 'without'} {name}"
    return f"{name} {difference.value} instead of {difference.usual}"


def _switches(box: Box) -> list[str]:
    return [option.name for option in box.options if isinstance(option, Switch)]


def _told(box: Box) -> list[str]:
    """The options of a box that say something of it: the switch of its own name says only that it is there."""
    return [each.name for each in box.options if each.name != box.name and not isinstance(each, Consequence)]


def _usual(box: Box, preset: Mapping[str, Any]) -> dict[str, Value]:
    return {name: preset[name] for name in _told(box)}


def _whole(box: Box, rules: Rules) -> dict[str, Value]:
    """A box as it comes: all that is in it, and by its own rules."""
    usual: dict[str, Value] = {}
    for option in box.options:
        if option.name in _told(box):
            usual[option.name] = True if isinstance(option, Switch) else option.settled(rules.values)
    return usual


def _distance(rules: Rules) -> tuple[int, int]:
    found = differences(rules)
    added = sum(isinstance(each, BoxDifference) for each in found)
    return added, len(found) - added


def _alike(one: Rules, other: Rules) -> bool:
    return {**one.values, "preset": ""} == {**other.values, "preset": ""}
