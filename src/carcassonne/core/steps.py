"""The steps of a turn: one list for all boxes, of which a game goes through those of the boxes it is played with.

A step is a function that acts and goes on, or asks somebody and waits; the turn goes on from the answer. The list of
:mod:`carcassonne.core.turn` says in which order they come; a step that it does not name says itself after
which one it comes. Where no box in play has a step between two of the base game, the turn goes straight from one to the
other.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    RUN = [None] * MAX_STEPS
    BOX_OF_STEP, STEP_AT, PLACE_AFTER, BASE_AFTER, BOXES_BETWEEN = ([0] * MAX_STEPS for _ in range(5))

BASE_NAMES = (
    "turn begins",
    "tile",
    "placing",
    "figure",
    "finishing",
    "scoring",
    "part ends",
    "turn ends",
    "tiles run out",
    "game ends",
)
NAMES = list(BASE_NAMES)
"""The names of the steps, by number: those of the base game, then the others in the order in which they were added."""
FOLLOWED: dict[str, str] = {}
"""Step -> the step after which it comes, of those that say so themselves."""


def add_step(name, box, run, after=""):
    """A box has a step in the turn; gives its number, by which a turn is sent there."""
    step: cython.int = len(NAMES)
    if name in NAMES:
        raise AssertionError(f"there are two steps called {name!r}")
    if step >= MAX_STEPS - 1:
        raise AssertionError(f"there is room for {MAX_STEPS - 1} steps in a turn (core/steps.pxd)")
    NAMES.append(name)
    if after:
        FOLLOWED[name] = after
    RUN[step] = run
    BOX_OF_STEP[step] = box
    return step


def add_base_step(step, run):
    """The base game has this step in the turn."""
    RUN[step] = run
    BOX_OF_STEP[step] = BASE


def _place_behind(step: str, names: list[str]) -> int:
    """Where a further step comes that follows this one: behind those that were added before it and follow it, too."""
    place = names.index(step) + 1
    while place < len(names) and step in _followed_by(names[place]):
        place += 1
    return place


def _followed_by(name: str) -> list[str]:
    """The steps that this one follows, directly or not, of those that say so themselves."""
    before = []
    while name in FOLLOWED:
        name = FOLLOWED[name]
        before.append(name)
    return before


def arrange(order: tuple[str, ...]) -> tuple[str, ...]:
    """Put the steps into this order, those that it does not name where they want to be; gives the whole order."""
    place: cython.int
    step: cython.int
    base: cython.int = -1
    boxes: cython.uint = 0
    names = [name for name in order if name in NAMES]
    for name in NAMES:
        if name not in order:
            if FOLLOWED.get(name, "") not in names:
                raise AssertionError(f"the step {name!r} does not say after which step of the turn it comes")
            names.insert(_place_behind(FOLLOWED[name], names), name)
    for place, name in enumerate(names):
        STEP_AT[place] = NAMES.index(name)
    if names[-1] != "game ends" or tuple(name for name in names if name in BASE_NAMES) != BASE_NAMES:
        raise AssertionError("the steps of the base game come in their order, and the end of the game last")
    if names[names.index("turn ends") + 1] != "tiles run out":
        raise AssertionError("no step comes after 'turn ends': the next turn begins")
    for place in range(len(names) - 1, -1, -1):
        step = STEP_AT[place]
        PLACE_AFTER[step] = place + 1
        BASE_AFTER[step] = base
        BOXES_BETWEEN[step] = boxes
        if BOX_OF_STEP[step] == BASE:
            base = step
            boxes = 0
        else:
            boxes |= cython.cast(cython.uint, 1) << BOX_OF_STEP[step]
    return tuple(names)


if not cython.compiled:

    def nobody_between(s, step):
        """Whether no box in play has a step between this one and the next of the base game."""
        return s.boxes & BOXES_BETWEEN[step] == 0

    def step_after(s, step):
        """The next step of those that are played."""
        place = PLACE_AFTER[step]
        while STEP_AT[place] != BASE_AFTER[step] and not (s.boxes >> BOX_OF_STEP[STEP_AT[place]]) & 1:
            place += 1
        return STEP_AT[place]
