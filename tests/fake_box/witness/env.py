# cython: boundscheck=False, wraparound=False
"""A client for every hook of the environments: codes, planes, numbers and quantities of its own."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.figures import figure_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.first_witness.trace import trace
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.env.codes import (
        add_aside_codes,
        add_choice_codes,
        add_codes,
        add_figure_codes,
        add_no_segment_codes,
    )
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

NAME = "first_witness"
BOX = cython.declare(cython.int, box_number(NAME))
FIGURE_NUMBER = cython.declare(cython.int, figure_named(NAME))
ASK = cython.declare(cython.int, phase_named(f"{NAME} asks"))
AT_OWN = cython.declare(cython.int, add_section(BOX, "own", 8))
AT_ASIDE = cython.declare(cython.int, add_section(BOX, "aside", 8))
AT_ANSWER = cython.declare(cython.int, add_section(BOX, "answer", 2))


def code_of_answer(layout, s, choice):
    """The one answer to its question."""
    trace(BOX, H_CODES)
    return layout.codes_from[BOX] + AT_ANSWER + choice


def code_of_own(layout, s, choice):
    """Its own choice in the figure step."""
    trace(BOX, H_CHOICE_CODES)
    return layout.codes_from[BOX] + AT_OWN + choice


def code_of_aside(layout, s, choice):
    """What it lets a player do besides."""
    trace(BOX, H_ASIDE_CODES)
    return layout.codes_from[BOX] + AT_ASIDE + choice


def write_seen(layout, s, seat, left, top, board, frontier, table):
    """Its plane and its number say which box it is."""
    trace(BOX, H_WRITING)
    board[0, 0, layout.planes_from[BOX]] = 1 + BOX
    table[layout.table_from[BOX]] = 1 + BOX


def count_seen(layout, s, gathered):
    """And so its quantity, of every player."""
    p: cython.int
    trace(BOX, H_COUNTING)
    for p in range(s.players):
        gathered[p * QUANTITIES + layout.quantities_from[BOX]] = 1 + BOX


def add_figure_of_layout_2() -> None:
    """Number the places of a figure that layout 2 does not know: refused."""
    add_figure_codes(FIGURE_NUMBER, code_of_own)


def add_again(hook: str) -> None:
    """Add what was added already: refused where it was."""
    if hook == "add_section":
        add_section(BOX, "own", 8)
    elif hook == "add_figure_codes":  # layout 2 has all its clients: there is none for a figure of a later box
        add_figure_codes(LARGE, code_of_own)
    elif hook == "add_planes":
        add_planes(BOX, "seen", 1)
    elif hook == "add_numbers":
        add_numbers(BOX, "seen", 1)
    elif hook == "add_quantities":
        add_quantities(BOX, "seen", 1)
    elif hook == "add_figure_places":
        add_figure_places(BOX, FIGURE_NUMBER)
    elif hook == "add_elsewhere_places":
        add_elsewhere_places(BOX, FIGURE_NUMBER)
    elif hook == "add_codes":
        add_codes(BOX, ASK, code_of_answer)
    elif hook == "add_choice_codes":
        add_choice_codes(BOX, code_of_own)
    elif hook == "add_aside_codes":
        add_aside_codes(BOX, code_of_aside)
    elif hook == "add_no_segment_codes":
        add_no_segment_codes(BOX, code_of_own)
    elif hook == "add_writing":
        add_writing(BOX, write_seen)
    elif hook == "add_counting":
        add_counting(BOX, count_seen)
    else:
        raise KeyError(hook)


ADDED = (
    "add_section",
    "add_figure_codes",
    "add_planes",
    "add_numbers",
    "add_quantities",
    "add_figure_places",
    "add_elsewhere_places",
    "add_codes",
    "add_choice_codes",
    "add_aside_codes",
    "add_no_segment_codes",
    "add_writing",
    "add_counting",
)
"""The hooks that it adds to; the first two have their clients already."""

add_elsewhere_places(BOX, ORDINARY)
for hook in ADDED[2:]:
    add_again(hook)
