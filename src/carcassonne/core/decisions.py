"""Decisions: one listing of the legal choices of every phase, which everybody uses who chooses.

A phase is a question. It belongs to a step of the turn, and the part of the rules that asks says how its choices are
listed and how one is made (:func:`add_phase`). Nature answers some of them, a draw or a die (:func:`add_chance`): what
may happen is listed like any choice, and each has its odds. Before he answers, a player may do something besides where
a box says so and the phase lets him (:func:`add_aside`); the question stays as it is.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    LISTING, MAKING, ODDS = ([None] * MAX_PHASES for _ in range(3))
    STEP_OF_PHASE, CHANCE, LETS_ASIDES = ([0] * MAX_PHASES for _ in range(3))
    HAS_ASIDE, ASIDES_LISTED, MAKING_ASIDE = ([None] * MAX_BOXES for _ in range(3))
    ASIDE_BOXES = 0

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


def let_asides(phase):
    """While this is asked, the player asked may do what boxes let him do besides."""
    LETS_ASIDES[phase] = True
    return phase


def add_aside(box, has_any, listing, making):
    """A box lets the player asked do something besides, by numbers of its own below ASIDE; then he is asked again.

    Whether there is anything now; what, listed by its numbers; doing it.
    """
    global ASIDE_BOXES
    ASIDE_BOXES = claim(ASIDE_BOXES, box)
    HAS_ASIDE[box] = has_any
    ASIDES_LISTED[box] = listing
    MAKING_ASIDE[box] = making
    return box


if not cython.compiled:

    def add_choice(c, choice):
        """Add a choice to the list."""
        c.choice[c.count] = choice
        c.count += 1

    def is_chance(s):
        """Whether nature is asked."""
        return CHANCE[s.phase]


def may_do_besides(s):
    """Whether the player on turn may do anything besides, in a phase that lets him."""
    boxes: cython.uint = s.boxes & ASIDE_BOXES
    while boxes:
        if HAS_ASIDE[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def list_asides(s, c):
    """Add what may be done besides in the phase at hand: ASIDE * (1 + box) + the box's number."""
    boxes: cython.uint = s.boxes & ASIDE_BOXES
    box: cython.int
    first: cython.int
    i: cython.int
    if not boxes or not LETS_ASIDES[s.phase]:
        return
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        first = c.count
        ASIDES_LISTED[box](s, c)
        for i in range(first, c.count):
            c.choice[i] += ASIDE * (1 + box)


def make_aside(s, choice):
    """Do something besides; what is asked is asked still."""
    MAKING_ASIDE[choice // ASIDE - 1](s, choice % ASIDE)


def list_choices(s, c):
    """Every legal choice in the phase at hand; where nature is asked, what may happen."""
    c.count = 0
    LISTING[s.phase](s, c)
    list_asides(s, c)


def nature_decides(s: State) -> bool:
    """Whether nature is asked: for a tile, a die."""
    return bool(CHANCE[s.phase])


def odds_of(s: State, choice: cython.int) -> int:
    """How often a choice of nature comes, in proportion to the others."""
    return ODDS[s.phase](s, choice)
