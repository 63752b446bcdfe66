"""Decisions: one listing of the legal choices of every phase, which everybody uses who chooses.

A phase belongs to the part of the rules that asks the question. That part says how its choices are listed and how one
is made (:func:`decide_by`); what follows in the turn it tells by a number, for the order of a turn is `turn`'s.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    LISTING = [None] * PHASES
    MAKING = [None] * PHASES


@cython.final
@cython.cclass
class Choices:
    """A list of choices, filled without the interpreter."""

    def __init__(self, most_values: cython.int = ALL_VALUES):
        if not cython.compiled:
            self.choice = [0] * MAX_CHOICES
        self.count = 0
        self.most_values = most_values


def decide_by(phase, listing, making):
    """Let a phase's choices be listed and made by these functions."""
    LISTING[phase] = listing
    MAKING[phase] = making


if not cython.compiled:

    def add_choice(c, choice):
        """Add a choice to the list."""
        c.choice[c.count] = choice
        c.count += 1


def list_choices(s, c):
    """Every legal choice in the phase at hand; in DRAW the kinds that can be drawn."""
    c.count = 0
    LISTING[s.phase](s, c)


def make_choice(s, choice):
    """Make a choice in the phase at hand; gives how the turn goes on."""
    return MAKING[s.phase](s, choice)
