"""The action space: one number for every action of every phase, the same for all rules and 2 to 6 players.

    code          size  action                what the number says
    0              736  lay the tile          frontier square * 4 + rotation
    736             16  follower              0 skip, 1-8 place on the new tile, 9-15 other places of a box
    6001           384  lay the tile          (frontier square - 184) * 4 + rotation

The other sections belong to boxes and stand in their modules `codes`; docs/environments.md lists them all. Rules
without a box that came later end at code 5932 (`layouts`).

A frontier square is an empty square beside the landscape, by its position in the core's list; observations list them in
that order with their column and row. The start piece has 4 to 16 of them around it; laying a tile takes one away and
adds at most three, so that no deck makes more than its layout has codes for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from carcassonne.boxes import parts
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, choice_of
from carcassonne.engine.positions import State, is_legal_choice
from carcassonne.engine.rules import Rules
from carcassonne.env import codes, layouts
from carcassonne.env.layouts import LAYOUT_1, LAYOUT_2, Layout, layout_for, layout_of, reaches_far

Mask = npt.NDArray[np.int8]
CODES = LAYOUT_1.codes
"""Of layout 1."""


class Section(NamedTuple):
    """A run of codes with one meaning."""

    name: str
    first: int
    size: int
    used: Callable[[Rules], bool]
    """Whether these codes can be legal under some rules."""

    @property
    def end(self) -> int:
        """The first code after it."""
        return self.first + self.size


@dataclass(frozen=True, slots=True)
class BoxCodes:
    """What a box adds to the action space: `PART` in its module `codes`."""

    sections: tuple[Section, ...]


BASE_SECTIONS = (
    Section("place", codes.AT_PLACE, layouts.PLACEMENTS, lambda rules: True),
    Section("follower", codes.AT_FOLLOWER, 16, lambda rules: True),
    Section("place far", codes.AT_FAR, layouts.FAR_PLACEMENTS, reaches_far),
)


@cache
def sections(layout: Layout = LAYOUT_2) -> tuple[Section, ...]:
    """Return the codes of layouts 1 and 2, or of a layout 3, from the first to the last, without gaps."""
    of_boxes = (section for box in parts("codes", BoxCodes) for section in box.sections)
    known = sorted((*BASE_SECTIONS, *of_boxes), key=lambda section: section.first)
    of_the_set: tuple[tuple[str, int, int], ...] = layout.code_sections
    return (*known, *(Section(name, first, size, lambda rules: True) for name, first, size in of_the_set))


def section_of(code: int, layout: Layout = LAYOUT_2) -> Section:
    """Return the section a code lies in."""
    for section in sections(layout):
        if section.first <= code < section.end:
            return section
    raise ValueError(f"there is no code {code}: they go from 0 to {layout.codes - 1}")


def codes_used(rules: Rules) -> int:
    """Return how many codes, from the first on, can ever be legal under these rules: a mask may end there."""
    return max(section.end for section in sections(layout_for(rules)) if section.used(rules))


def codes_for(rules: Rules, *, narrow: bool = False) -> int:
    """Return how many codes the action space of an environment has: all of the layout, or only those that are used."""
    return codes_used(rules) if narrow else layout_for(rules).codes


def legal_mask(state: State, out: Mask | None = None, *, layout: Layout | None = None) -> Mask:
    """Return 1 at every legal code of the layout; all 0 where nature draws or the game is over.

    The layout is the one that the position asks for, unless the rules are known to ask for a larger one.
    """
    known = layout or layout_of(state)
    mask = np.empty(known.codes, np.int8) if out is None else out
    codes.mask_into(state, mask, known)
    return mask


def legal_codes(state: State, *, layout: Layout | None = None) -> list[int]:
    """Return every legal code, ascending."""
    return sorted(codes.codes_legal(state, layout)) if deciding(state) else []


def deciding(state: State) -> bool:
    """Return whether a player decides now, not nature, and the game is not over."""
    return codes.is_asked(state)


def code_of(state: State, action: Action) -> int:
    """Return the code of an action; raises ValueError if the action is not legal now."""
    choice = choice_of(state, action)
    if not deciding(state) or choice is None or not is_legal_choice(state, choice):
        raise ValueError(f"{action} is not legal now")
    return int(codes.code_for(state, choice))


def action_for(state: State, code: int) -> Action:
    """Return the action a code stands for; raises ValueError if it is not legal now."""
    known = max(layout_of(state), LAYOUT_2, key=lambda layout: layout.number)
    choice = codes.choice_for(state, code, known)
    if choice < 0:
        raise ValueError(f"code {code} ({section_of(code, known).name}) is not legal now")
    return action_of(state, choice)
