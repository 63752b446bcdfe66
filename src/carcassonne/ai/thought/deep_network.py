"""The deep network: how far the evaluation and the first network are still off, once neighbours have told one another.

Items and empty squares are read as the first network reads items. Then, twice, every square hears the items linked with
it, and every item hears its squares and the items tied to it; both are summed, a layer reads the sums and the globals,
and one number comes out. It takes several times as long as the first: for players whose futures take longer still.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import cython

from carcassonne.ai.thought.weights import Blueprint, Rows

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of deep_network.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.items import *
    from carcassonne.ai.thought.neighbourhood import *
    from carcassonne.ai.thought.network import (
        ANSWER_ONE,
        ITEM_ONE,
        MOST_CONTEXT,
        MOST_OTHER,
        MOST_ROW,
        MOST_WEIGHT,
        UNITS,
    )
    from carcassonne.core.declarations import enumerators_of

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cache
def deep_blueprint() -> Blueprint:
    """How a file of a deep network is built."""
    hearing = ROUNDS * UNITS * UNITS
    return Blueprint(
        100 * FEATURE_VERSION + NEIGHBOUR_VERSION,
        {
            "item": ITEM_ROWS * UNITS,
            "context": GLOBAL_ROWS * UNITS,
            "item_bias": UNITS,
            "square": SQUARE_ROWS * UNITS,
            "square_bias": UNITS,
            "link": ROUNDS * LINK_ROWS * UNITS,
            "square_keeps": hearing,
            "square_hears": hearing,
            "square_after": ROUNDS * UNITS,
            "item_keeps": hearing,
            "item_hears": hearing,
            "item_tied": hearing,
            "item_after": ROUNDS * UNITS,
            "layer_items": UNITS * UNITS,
            "layer_squares": UNITS * UNITS,
            "bias": GLOBAL_ROWS * UNITS,
            "layer_bias": UNITS,
            "answer": UNITS,
            "answer_bias": 1,
        },
        bounds=dict.fromkeys(("item", "item_bias", "square", "square_bias"), MOST_WEIGHT),
        bound=MOST_OTHER,
        rows=(
            *(
                Rows((name,), ROUNDS * UNITS, MOST_HEARD)
                for name in ("square_keeps", "square_hears", "item_keeps", "item_hears", "item_tied")
            ),
            Rows(("layer_items", "layer_squares"), UNITS, MOST_ROW),
            Rows(("answer",), 1, MOST_ROW),
        ),
    )


@cython.final
@cython.cclass
class DeepNetwork:
    """Weights as flat arrays, shared by threads: nothing is written to them."""

    def __init__(self, parts: Mapping[str, Iterable[int]], about: Mapping[str, Any] | None = None) -> None:
        self.about = dict(about or {})
        held = deep_blueprint().checked(parts)
        if not cython.compiled:
            vars(self).update(held)
        else:
            fill(self.item, held["item"])
            fill(self.context, held["context"])
            fill(self.item_bias, held["item_bias"])
            fill(self.square, held["square"])
            fill(self.square_bias, held["square_bias"])
            fill(self.link, held["link"])
            fill(self.square_keeps, held["square_keeps"])
            fill(self.square_hears, held["square_hears"])
            fill(self.square_after, held["square_after"])
            fill(self.item_keeps, held["item_keeps"])
            fill(self.item_hears, held["item_hears"])
            fill(self.item_tied, held["item_tied"])
            fill(self.item_after, held["item_after"])
            fill(self.layer_items, held["layer_items"])
            fill(self.layer_squares, held["layer_squares"])
            fill(self.bias, held["bias"])
            fill(self.layer_bias, held["layer_bias"])
            fill(self.answer, held["answer"])
        self.answer_bias = held["answer_bias"][0]


@cython.final
@cython.cclass
class Units:
    """The space in which a deep network computes; one to a thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            for name in ("item", "said", "said_tied", "heard"):
                setattr(self, name, [0] * MOST_ITEM_UNITS)
            for name in ("square", "square_heard", "square_said"):
                setattr(self, name, [0] * MOST_SQUARE_UNITS)
            for name in ("pooled", "pooled_squares", "layer", "begin"):
                setattr(self, name, [0] * UNITS)


def infer_deep(n, u, it, around):
    """How far the value is off for the player whose items these are, in ANSWER_ONE of a point."""
    v: cython.int
    k: cython.int
    number: cython.int
    total: cython.int
    unit: cython.longlong
    answer: cython.longlong
    held = cython.declare(cython.short[32])
    held_squares = cython.declare(cython.short[32])
    if not cython.compiled:
        held, held_squares = [0] * UNITS, [0] * UNITS
    read_globals(n, u, it)
    read_items(n, u, it)
    read_squares(n, u, around)
    for number in range(ROUNDS):
        let_squares_hear(n, u, it, around, number)
        let_items_hear(n, u, it, around, number)
    for v in range(UNITS):
        held[v] = pool_bounded(u.pooled[v])
        held_squares[v] = pool_bounded(u.pooled_squares[v])
    answer = n.answer_bias
    answer *= ANSWER_ONE // ITEM_ONE
    for v in range(UNITS):
        total = 0
        for k in range(UNITS):
            total += n.layer_items[v * UNITS + k] * held[k]
        for k in range(UNITS):
            total += n.layer_squares[v * UNITS + k] * held_squares[k]
        unit = u.layer[v]
        unit = (total + unit * (LAYER_ONE * UNIT_ONE // ITEM_ONE)) >> SUMMED_SHIFT
        if unit > 0:
            answer += n.answer[v] * (unit if unit < 32767 else 32767)
    return answer


def pool_bounded(total):
    """A sum of units as far as 16 bits hold it."""
    return total if total < 32767 else 32767


def read_globals(n, u, it):
    """What the globals say to every item and to the layer."""
    i: cython.int
    k: cython.int
    at: cython.int
    value: cython.int
    begin = cython.declare(cython.int[32])
    if not cython.compiled:
        begin = [0] * UNITS
    for k in range(UNITS):
        begin[k] = n.item_bias[k]
        u.layer[k] = n.layer_bias[k]
    for i in range(it.globals):
        value = it.global_value[i]
        at = it.global_row[i] * UNITS
        for k in range(UNITS):
            begin[k] += value * n.context[at + k]
        for k in range(UNITS):
            u.layer[k] += value * n.bias[at + k]
    for k in range(UNITS):
        value = begin[k]
        u.begin[k] = MOST_CONTEXT if value > MOST_CONTEXT else -MOST_CONTEXT if value < -MOST_CONTEXT else value


def read_items(n, u, it):
    """The units of every item, rounded."""
    i: cython.int
    k: cython.Py_ssize_t
    at: cython.Py_ssize_t
    row: cython.int
    of: cython.Py_ssize_t
    noted: cython.int = 0
    for i in range(it.count):
        at = i * UNITS
        for k in range(UNITS):
            u.item[at + k] = u.begin[k]
        for row in range(noted, noted + it.size[i]):
            of = it.row[row] * UNITS
            for k in range(UNITS):
                u.item[at + k] += n.item[of + k]
        noted += it.size[i]
        for k in range(UNITS):
            u.item[at + k] = (u.item[at + k] + 2) >> UNIT_SHIFT if u.item[at + k] > 0 else 0


def read_squares(n, u, around):
    """The units of every square, rounded."""
    i: cython.int
    k: cython.Py_ssize_t
    at: cython.Py_ssize_t
    row: cython.int
    of: cython.Py_ssize_t
    for i in range(around.squares):
        at = i * UNITS
        for k in range(UNITS):
            u.square[at + k] = n.square_bias[k]
        for row in range(i * SQUARE_TERMS, (i + 1) * SQUARE_TERMS):
            of = around.square_row[row] * UNITS
            for k in range(UNITS):
                u.square[at + k] += n.square[of + k]
        for k in range(UNITS):
            u.square[at + k] = (u.square[at + k] + 2) >> UNIT_SHIFT if u.square[at + k] > 0 else 0


def let_squares_hear(n, u, it, around, number):
    """Every square keeps something of itself and hears the items linked with it."""
    i: cython.int
    k: cython.Py_ssize_t
    at: cython.Py_ssize_t
    item: cython.Py_ssize_t
    row: cython.Py_ssize_t
    matrix: cython.int = number * UNITS * UNITS
    for i in range(it.count):
        if it.feature_of[i] >= 0 or it.square_of[i] >= 0:
            multiply(n.square_hears, matrix, u.item, i * UNITS, u.said)
    for i in range(around.squares):
        multiply(n.square_keeps, matrix, u.square, i * UNITS, u.square_heard)
    for i in range(around.links):
        at = around.link_square[i] * UNITS
        item = around.link_item[i] * UNITS
        row = (number * LINK_ROWS + around.link_row[i]) * UNITS
        for k in range(UNITS):
            u.square_heard[at + k] += u.said[item + k] + n.link[row + k]
    for k in range(UNITS):
        u.pooled_squares[k] = 0
    for i in range(around.squares):
        settle_units(u.square_heard, u.square, i * UNITS, n.square_after, number * UNITS, u.pooled_squares)


def let_items_hear(n, u, it, around, number):
    """Every item keeps something of itself, hears its squares as they are now, and the items tied to it."""
    i: cython.int
    k: cython.Py_ssize_t
    at: cython.Py_ssize_t
    other: cython.Py_ssize_t
    matrix: cython.int = number * UNITS * UNITS
    for i in range(around.squares):
        multiply(n.item_hears, matrix, u.square, i * UNITS, u.square_said)
    for i in range(it.count):
        multiply(n.item_keeps, matrix, u.item, i * UNITS, u.heard)
        if it.feature_of[i] >= 0:
            multiply(n.item_tied, matrix, u.item, i * UNITS, u.said_tied)
    for i in range(around.links):
        at = around.link_item[i] * UNITS
        other = around.link_square[i] * UNITS
        for k in range(UNITS):
            u.heard[at + k] += u.square_said[other + k]
    for i in range(around.ties):
        at = around.tied_field[i] * UNITS
        other = around.tied_city[i] * UNITS
        for k in range(UNITS):
            u.heard[at + k] += u.said_tied[other + k]
            u.heard[other + k] += u.said_tied[at + k]
    for k in range(UNITS):
        u.pooled[k] = 0
    for i in range(it.count):
        settle_units(u.heard, u.item, i * UNITS, n.item_after, number * UNITS, u.pooled)


def multiply(matrix, first, units, at, into):
    """The units at a place times a matrix, rounded."""
    v: cython.Py_ssize_t  # as wide as an address: sums of narrower ones may wrap, and C would take one at a time
    k: cython.Py_ssize_t
    total: cython.int
    for v in range(UNITS):
        total = 1 << (SEEN_SHIFT - 1)
        for k in range(UNITS):
            total += matrix[first + v * UNITS + k] * units[at + k]
        into[at + v] = total >> SEEN_SHIFT


def settle_units(heard, units, at, bias, first, pooled):
    """What was heard becomes the units at a place, as far as it is positive, and is added to the sum of all."""
    k: cython.Py_ssize_t
    value: cython.int
    for k in range(UNITS):
        value = heard[at + k] + bias[first + k]
        value = 0 if value < 0 else MOST_UNIT if value > MOST_UNIT else value
        units[at + k] = value
        pooled[k] += value


# --- files ------------------------------------------------------------------------------------------------------------
def parse_deep_network(content: bytes) -> DeepNetwork:
    """The deep network of a file; raises NetworkError that says what is wrong."""
    return DeepNetwork(*deep_blueprint().parsed(content))


@cache
def shipped_deep_value(family: str) -> DeepNetwork | None:
    """The deep network shipped for a family of rules, None where there is none."""
    file = files("carcassonne.ai").joinpath(f"data/{family}_deep.value")
    return parse_deep_network(file.read_bytes()) if file.is_file() else None
