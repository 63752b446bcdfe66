"""Layouts: how large the action space and an observation are. Which one an environment has depends on its rules.

    layout  rules                            codes  squares  planes  numbers of the table  of a summary
    1       base game and its first boxes     5933      184      37       192                   41
    2       with any box that came later      8689      280      82       332                   59
    3       with boxes that came after these  counted by the set of boxes that are played

What a number means never changes: codes, planes and numbers of layout 1 are the same in layout 2, those of layout 2 the
same in layout 3; what is new comes after the last. Layouts 1 and 2 never change. Layout 3 is made from the list of
boxes: behind its own numbers come those of each box that is played, in the order of the list, so that a set of boxes
has the same numbers whatever boxes come later.
"""

from __future__ import annotations

import math
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import cython
import numpy as np

from carcassonne.boxes import BOXES
from carcassonne.core.tables import FIRST_SQUARE, SET_OF
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, squares_of_start, starting_state

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core import placement
    from carcassonne.core.boxes import MAX_BOXES
    from carcassonne.core.decisions import MAX_PHASES
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    BOX_OF_KIND = [-1] * MAX_KINDS

KNOWN = ("base", "wheel", "bridges_castles_bazaars", "river", "inns_cathedrals", "traders_builders", "abbot")
"""The boxes that layout 2 knows."""


class Added(NamedTuple):
    """What a box has added to layout 3: a run of codes, planes or numbers."""

    box: int
    name: str
    size: int


ADDED: dict[str, list[Added]] = {"codes": [], "planes": [], "table": [], "quantities": []}
FIGURES_ADDED: list[tuple[int, int]] = []
"""(box, figure) of every figure that layout 2 does not know."""
ELSEWHERE_ADDED: list[tuple[int, int]] = []
"""(box, figure) of every figure that a box lets go to earlier tiles."""
PHASES_ADDED: list[tuple[int, int]] = []
"""(box, phase) of every question of players that layout 2 does not know."""


# --- what boxes add to layout 3 ---------------------------------------------------------------------------------------
def _add(what: str, box: int, name: str, size: int) -> int:
    """Note what a box adds; gives where it begins among what the box adds of that kind."""
    mine = [each for each in ADDED[what] if each.box == box]
    if name in (each.name for each in mine):
        raise AssertionError(f"the box {BOXES[box]!r} adds {what} called {name!r} twice")
    ADDED[what].append(Added(box, name, size))
    return sum(each.size for each in mine)


def add_section(box, name, size):
    """A box has so many codes of its own: gives the first of them, counted from `layout.codes_from[box]`."""
    return _add("codes", box, name, size)


def add_planes(box, name, size):
    """A box has planes of the board: gives the first of them, counted from `layout.planes_from[box]`."""
    return _add("planes", box, name, size)


def add_numbers(box, name, size):
    """A box has numbers of the table: gives the first of them, counted from `layout.table_from[box]`."""
    return _add("table", box, name, size)


def add_quantities(box, name, size):
    """A box has numbers about each player in a summary: gives the first, counted from `layout.quantities_from[box]`."""
    return _add("quantities", box, name, size)


def add_figure_places(box, figure):
    """A box brings a figure: every place of the follower step has a code for it, and the table tells who has it."""
    if figure in [other for _, other in FIGURES_ADDED]:
        raise AssertionError(f"figure {figure} is added twice")
    FIGURES_ADDED.append((box, figure))
    return figure


def add_elsewhere_places(box, figure):
    """A box lets a figure go to earlier tiles: every place of every tile has a code for it."""
    if (box, figure) in ELSEWHERE_ADDED:
        raise AssertionError(f"the box {BOXES[box]!r} lets figure {figure} go elsewhere twice")
    ELSEWHERE_ADDED.append((box, figure))
    return figure


def add_asked_phase(box, phase):
    """A box asks players something that layout 2 does not know: the table tells when."""
    if phase >= PHASES:
        PHASES_ADDED.append((box, phase))
    return phase


def _by_box(added: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """In the order of the list of boxes, whichever was loaded first."""
    return sorted(added, key=itemgetter(0))


# --- a layout ---------------------------------------------------------------------------------------------------------
@cython.final
@cython.cclass
class Layout:
    """The sizes of the spaces, and where in them everything begins whose place depends on the boxes."""

    def __init__(self, number: int, boxes: int = 0) -> None:
        if not cython.compiled:
            for name in ("codes_from", "planes_from", "table_from", "quantities_from"):
                setattr(self, name, [0] * MAX_BOXES)
            for name in ("place_codes", "elsewhere_codes", "figure_number", "supply_from"):
                setattr(self, name, [0] * FIGURES)
            self.farther_codes = [0] * MAX_OPTIONS
            self.phase_number = [0] * MAX_PHASES
            self.kind_number, self.undrawn_from = [0] * MAX_KINDS, [0] * MAX_KINDS
        self.number = number
        self.code_sections = self.plane_sections = self.table_sections = self.quantity_sections = ()
        self.boxes = mask_of(KNOWN)
        self._begin()
        if number == 3:
            self._take(boxes)
        self.shapes = {
            "board": ((WINDOW, WINDOW, self.planes), np.uint8),
            "frontier": ((self.squares, SQUARE_NUMBERS), np.int8),
            "followers": ((self.figures, self.figure_numbers), np.int16),
            "table": ((self.table,), np.int16),
        }

    def __repr__(self) -> str:
        return f"<Layout {self.number}: {self.codes} codes, {self.squares} squares, {self.planes} planes>"

    @property
    def numbers(self) -> int:
        """Numbers in an observation altogether."""
        return sum(math.prod(shape) for shape, _ in self.shapes.values())

    def _begin(self) -> None:
        """Take the sizes of layout 1 or 2."""
        i: cython.int
        first: cython.bint = self.number == 1
        self.codes = CODES if first else WIDE_CODES
        self.squares = SQUARES if first else WIDE_SQUARES
        self.kinds = TABLE_KINDS if first else WIDE_TABLE_KINDS
        self.planes = PLANES if first else WIDE_PLANES
        self.figures = OWN_FOLLOWERS if first else WIDE_FIGURES
        self.figure_numbers = FOLLOWER_NUMBERS if first else WIDE_FIGURE_NUMBERS
        self.table = TABLE_NUMBERS if first else WIDE_TABLE_NUMBERS
        self.quantities = FIRST_QUANTITIES if first else WIDE_QUANTITIES
        self.summary = SUMMARY_1 if first else SUMMARY_2
        for i in range(MAX_BOXES):
            self.codes_from[i] = self.planes_from[i] = self.table_from[i] = self.quantities_from[i] = -1
        for i in range(MAX_OPTIONS):
            self.farther_codes[i] = -1
        for i in range(FIGURES):
            self.place_codes[i] = self.elsewhere_codes[i] = self.supply_from[i] = -1
            self.figure_number[i] = i if i <= MORE_FIGURES else -1
        for i in range(MAX_PHASES):
            self.phase_number[i] = i if i < PHASES else -1
        for i in range(MAX_KINDS):  # the squares of a start board come after all kinds that the layout knows
            self.kind_number[i] = i if i < FIRST_SQUARE else i - FIRST_SQUARE + (FIRST_KINDS if first else WIDE_KINDS)
            self.undrawn_from[i] = -1

    def _take(self, boxes: int) -> None:
        """Make room for everything that came after layout 2, of these boxes."""
        self.boxes |= boxes
        self.squares = MOST_SQUARES
        self.figures = MOST_FIGURES
        self.planes = THIRD_PLANES
        self.plane_sections = (("kind, high byte", KIND_HIGH, 1), ("number of the tile", TILE_LOW, 2))
        self._take_placements(boxes)
        self._take_figures(boxes)
        self._take_kinds(boxes)
        for box, phase in _by_box(PHASES_ADDED):
            if (boxes >> box) & 1:
                self.phase_number[phase] = self._numbers(f"{BOXES[box]}: asked", 1)
        for box in range(len(BOXES)):
            if (boxes >> box) & 1:
                self._take_box(box)
        self.summary = SUMMARY_2 + 2 * (self.quantities - WIDE_QUANTITIES)

    def _take_placements(self, boxes: int) -> None:
        """Codes of squares beyond those of layout 2, and of what later boxes lay with a tile."""
        option: cython.int
        self.farther_codes[AS_IT_IS] = self._codes("place farther", 4 * (MOST_SQUARES - WIDE_SQUARES))
        for option in range(1, options_taken()):
            if (boxes >> BOX_OF_OPTION[option] if cython.compiled else boxes >> placement.BOX_OF_OPTION[option]) & 1:
                squares = MOST_SQUARES - (WIDE_SQUARES if option <= OPTIONS_KNOWN else 0)
                self.farther_codes[option] = self._codes(f"place with option {option}", 4 * squares)

    def _take_figures(self, boxes: int) -> None:
        """Codes of figures on places that layout 2 does not know; the table tells who has the later ones at home."""
        figure: cython.int
        for figure in range(MORE_FIGURES + 1):
            self.place_codes[figure] = self._codes(f"figure {figure} on a further place", FURTHER_PLACES)
        later = [figure for box, figure in _by_box(FIGURES_ADDED) if (boxes >> box) & 1]
        for number, figure in enumerate(later):
            self.figure_number[figure] = MORE_FIGURES + 1 + number
            self.place_codes[figure] = self._codes(f"figure {MORE_FIGURES + 1 + number}", FIGURE_STEP)
            self.supply_from[figure] = self._numbers(f"figure {MORE_FIGURES + 1 + number}", SUPPLY_NUMBERS)
        for box, figure in _by_box(ELSEWHERE_ADDED):
            if (boxes >> box) & 1 and self.elsewhere_codes[figure] < 0:
                name = f"figure {self.figure_number[figure]} on an earlier tile"
                self.elsewhere_codes[figure] = self._codes(name, MOST_TILES * PLACES_PER_TILE)

    def _take_kinds(self, boxes: int) -> None:
        """The kinds of tile of the later boxes are numbered after the squares of a start board."""
        kind: cython.int
        number: cython.int = WIDE_KINDS + BOARD_SQUARES
        for kind in range(FIRST_SQUARE):
            if BOX_OF_KIND[kind] >= 0 and (boxes >> BOX_OF_KIND[kind]) & 1:
                self.kind_number[kind] = number
                number += 1
                self.undrawn_from[kind] = self._numbers(f"{SET_OF[kind]}: undrawn", 1)
                self.kinds += 1

    def _take_box(self, box: int) -> None:
        """What a box has added itself."""
        name = BOXES[box]
        self.codes_from[box], self.planes_from[box] = self.codes, self.planes
        self.table_from[box], self.quantities_from[box] = self.table, self.quantities
        for what in ADDED:
            for each in ADDED[what]:
                if each.box != box:
                    continue
                if what == "codes":
                    self._codes(f"{name}: {each.name}", each.size)
                elif what == "table":
                    self._numbers(f"{name}: {each.name}", each.size)
                elif what == "planes":
                    self.plane_sections += ((f"{name}: {each.name}", self.planes, each.size),)
                    self.planes += each.size
                else:
                    self.quantity_sections += ((f"{name}: {each.name}", self.quantities, each.size),)
                    self.quantities += each.size
        if self.quantities > QUANTITIES:
            raise AssertionError(f"a summary has room for {QUANTITIES} numbers about a player (env/layouts.pxd)")

    def _codes(self, name: str, size: int) -> int:
        first: int = self.codes
        self.code_sections += ((name, first, size),)
        self.codes += size
        return first

    def _numbers(self, name: str, size: int) -> int:
        """Numbers of the table; those of one name that follow each other are one section."""
        first: int = self.table
        if self.table_sections and self.table_sections[-1][0] == name:
            *before, (_, begin, length) = self.table_sections
            self.table_sections = (*before, (name, begin, length + size))
        else:
            self.table_sections += ((name, first, size),)
        self.table += size
        return first


def options_taken() -> int:
    """One more than the last way to lay something with a tile that a box has added."""
    return OPTIONS_TAKEN if cython.compiled else placement.OPTIONS_TAKEN


def mask_of(names: tuple[str, ...]) -> int:
    """Boxes as a mask."""
    return sum(1 << BOXES.index(name) for name in names if name in BOXES)


BOARD_SQUARES = 16
"""The squares of a start board that have numbers of their own among the kinds, after those of layout 2."""
LATER = ~mask_of(KNOWN)


def _load() -> None:
    kind: cython.int
    for kind in range(MAX_KINDS):
        BOX_OF_KIND[kind] = -1
        if kind < FIRST_SQUARE and SET_OF[kind] not in KNOWN:
            BOX_OF_KIND[kind] = BOXES.index(SET_OF[kind])


_load()


# --- which layout it is -----------------------------------------------------------------------------------------------
def is_later(kind):
    """Whether a kind of tile is of a box that layout 1 does not know."""
    return FIRST_KINDS <= kind < BOARD_FROM


BOARD_FROM = FIRST_SQUARE


def is_wide(s):
    """Whether there are tiles or figures that layout 1 does not know; so it is from the first draw to the last."""
    i: cython.int
    if s.figures or (s.holding and is_later(s.hand)):
        return True
    for i in range(FIRST_KINDS, s.kinds):
        if s.undrawn[i]:
            return True
    for i in range(s.tiles):
        if is_later(s.tile_spin[i] >> 2):
            return True
    for i in range(s.discards):
        if is_later(s.discarded[i]):
            return True
    return False


def boxes_of(s):
    """The boxes that are played with or whose tiles are: so it is from the first draw to the last."""
    boxes: cython.uint = s.boxes
    i: cython.int
    if s.holding:
        boxes |= bit_of_kind(s.hand)
    for i in range(WIDE_KINDS, s.kinds):
        if s.undrawn[i]:
            boxes |= bit_of_kind(i)
    for i in range(s.tiles):
        boxes |= bit_of_kind(s.tile_spin[i] >> 2)
    for i in range(s.discards):
        boxes |= bit_of_kind(s.discarded[i])
    return boxes


def bit_of_kind(kind):
    """The box of a later kind of tile, as a mask."""
    return cython.cast(cython.uint, 1) << BOX_OF_KIND[kind] if BOX_OF_KIND[kind] >= 0 else 0


LAYOUT_1 = Layout(1)
LAYOUT_2 = Layout(2)
LAYOUTS = (LAYOUT_1, LAYOUT_2)
"""Those that never change."""


@cache
def layout_3(boxes: int) -> Layout:
    """Return the layout of this set of boxes, as a mask."""
    return Layout(3, boxes)


def layout_of(state: State) -> Layout:
    """Return the layout that a position's boxes, tiles and figures ask for."""
    boxes: Any = boxes_of(state)
    if boxes & LATER:
        return layout_3(boxes)
    return LAYOUT_2 if is_wide(state) else LAYOUT_1


@cache
def layout_for(rules: Rules) -> Layout:
    """Return the layout of environments with these rules."""
    return layout_of(starting_state(rules, full_deck(rules)))


def most_squares(rules: Rules) -> int:
    """Return how many empty squares can lie beside a landscape: those around the start piece, and two more a tile."""
    return 4 * math.isqrt(squares_of_start(rules)) + 2 * len(full_deck(rules))


def reaches_far(rules: Rules) -> bool:
    """Return whether a landscape can have more empty squares beside it than layout 1 has codes for."""
    return most_squares(rules) > SQUARES
