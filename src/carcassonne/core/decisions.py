"""Decisions: one listing of the legal choices of every phase, which everybody uses who chooses.

A phase is a question. It belongs to a step of the turn, and the part of the rules that asks says how its choices are
listed and how one is made (:func:`add_phase`). Nature answers some of them, a draw or a die (:func:`add_chance`): what
may happen is listed like any choice, and each has its odds.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    LISTING, MAKING, ODDS = ([None] * MAX_PHASES for _ in range(3))
    STEP_OF_PHASE, CHANCE = ([0] * MAX_PHASES for _ in range(2))

TAKEN: set[int] = set()
"""The phases that somebody asks."""
NAMED: dict[str, int] = {}
"""The phases of boxes that have no number of their own in state.pxd, by name."""


@cython.final
@cython.cclass
class Choices:
    """A list of choices, filled without the interpreter."""

    def __init__(self, most_values: cython.int = ALL_VALUES):
        if not cython.compiled:
            self.choice = [0] * MAX_CHOICES
        self.count = 0
        self.most_values = most_values


def phase_named(name: str) -> int:
    """The number of a phase that a box brings; the first to ask for a name gets the next number."""
    if name not in NAMED:
        if PHASES + len(NAMED) >= MAX_PHASES:
            raise AssertionError(f"there is room for {MAX_PHASES} phases (core/decisions.pxd)")
        NAMED[name] = PHASES + len(NAMED)
    return NAMED[name]


def add_phase(phase, step, listing, making):
    """A step of the turn asks somebody: so its choices are listed, and so one is made."""
    if phase in TAKEN:
        raise AssertionError(f"phase {phase} is asked by two steps")
    TAKEN.add(phase)
    LISTING[phase] = listing
    MAKING[phase] = making
    STEP_OF_PHASE[phase] = step
    return phase


def add_chance(phase, step, listing, making, odds):
    """A step of the turn asks nature; `odds` says how often each choice comes, in proportion."""
    add_phase(phase, step, listing, making)
    ODDS[phase] = odds
    CHANCE[phase] = True
    return phase


if not cython.compiled:

    def add_choice(c, choice):
        """Add a choice to the list."""
        c.choice[c.count] = choice
        c.count += 1

    def is_chance(s):
        """Whether nature is asked."""
        return CHANCE[s.phase]


def list_choices(s, c):
    """Every legal choice in the phase at hand; where nature is asked, what may happen."""
    c.count = 0
    LISTING[s.phase](s, c)


def nature_decides(s: State) -> bool:
    """Whether nature is asked: for a tile, a die."""
    return bool(CHANCE[s.phase])


def odds_of(s: State, choice: cython.int) -> int:
    """How often a choice of nature comes, in proportion to the others."""
    return ODDS[s.phase](s, choice)
