"""A client for every hook of thought; those by phase, figure or place are asked about its own."""

from __future__ import annotations

import cython

from carcassonne.ai.thought.knowledge import weight_named
from carcassonne.boxes.first_witness import rules
from carcassonne.core.decisions import phase_named
from carcassonne.core.figures import figure_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import (
        add_choice_gain,
        add_figure_gain,
        add_place_gain,
        add_playing_out,
        add_rule,
        add_sanity,
    )
    from carcassonne.ai.thought.items import add_marking, add_noting
    from carcassonne.ai.thought.outlook import add_stock_weight
    from carcassonne.boxes.first_witness.trace import trace
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

NAME = "first_witness"
BOX = cython.declare(cython.int, box_number(NAME))
FIGURE_NUMBER = cython.declare(cython.int, figure_named(NAME))
PLACE_NUMBER = cython.declare(cython.int, rules.OWN_PLACE)
ASK = cython.declare(cython.int, phase_named(f"{NAME} asks"))
W_STOCK = cython.declare(cython.int, weight_named(f"{NAME}_stock"))
STOCK: int = W_STOCK
"""For Python."""


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


def gain_of_figure(o, s, place, player):
    """What its figure adds is asked."""
    trace(BOX, H_FIGURE_GAIN)
    return 0


def gain_on_place(o, s, place, player):
    """What a follower on its place adds is asked."""
    trace(BOX, H_PLACE_GAIN)
    return 0


def gain_of_choice(o, s, choice, player):
    """What its own choice of the figure step adds is asked."""
    trace(BOX, H_CHOICE_GAIN)
    return 0


def is_sane(j, s, choice):
    """Nobody makes the choice of its phase who means to win."""
    trace(BOX, H_SANITY)
    return False


def decide_by_rule(j, s):
    """Its phase is decided."""
    trace(BOX, H_RULE)
    return 1


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
    elif hook == "add_figure_gain":
        add_figure_gain(FIGURE_NUMBER, gain_of_figure)
    elif hook == "add_place_gain":
        add_place_gain(PLACE_NUMBER, gain_on_place)
    elif hook == "add_choice_gain":
        add_choice_gain(BOX, gain_of_choice)
    elif hook == "add_stock_weight":
        add_stock_weight(FIGURE_NUMBER, W_STOCK)
    elif hook == "add_sanity":
        add_sanity(ASK, is_sane)
    elif hook == "add_rule":
        add_rule(ASK, decide_by_rule)
    else:
        raise KeyError(hook)


ADDED = (
    "add_worth",
    "add_playing_out",
    "add_noting",
    "add_marking",
    "add_figure_gain",
    "add_place_gain",
    "add_choice_gain",
    "add_stock_weight",
    "add_sanity",
    "add_rule",
)

for hook in ADDED:
    add_again(hook)
