"""A client for every hook of thought that asks all boxes; those by phase, figure or place take one client each."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_playing_out
    from carcassonne.ai.thought.items import add_marking, add_noting
    from carcassonne.boxes.first_witness.trace import trace
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

NAME = "first_witness"
BOX = cython.declare(cython.int, box_number(NAME))


def see_worth(o, s):
    """A position is evaluated."""
    trace(BOX, H_WORTH)


def see_playing_out(s):
    """Followers are judged."""
    trace(BOX, H_PLAYING_OUT)
    return False


def see_noting(it, o, s):
    """The learnt value is told of a position."""
    trace(BOX, H_NOTING)


def see_marking(it, s, feature, landscape):
    """It is told of a feature."""
    trace(BOX, H_MARKING)


def add_again(hook: str) -> None:
    """Add what was added already: refused where it was."""
    if hook == "add_worth":
        add_worth(NAME, BOX, see_worth)
    elif hook == "add_playing_out":
        add_playing_out(BOX, see_playing_out)
    elif hook == "add_noting":
        add_noting(BOX, see_noting)
    elif hook == "add_marking":
        add_marking(BOX, see_marking)
    else:
        raise KeyError(hook)


ADDED = ("add_worth", "add_playing_out", "add_noting", "add_marking")

for hook in ADDED:
    add_again(hook)
