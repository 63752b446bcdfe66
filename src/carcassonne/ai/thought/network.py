"""The learnt value: a small network that says how far the evaluation is off, in integers alone.

Every item adds up its rows and what the globals say, keeps what is positive, and all items are summed; a second layer
reads the sum and the globals; the answer adds a linear part. Weights have 16 bits and sums 32, checked when a file is
read, so that every machine and every mode gives the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import cython

from carcassonne.ai.thought.weights import Blueprint, Rows

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of network.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.items import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cache
def blueprint() -> Blueprint:
    """How a file of a network is built."""
    return Blueprint(
        FEATURE_VERSION,
        {
            "item": ITEM_ROWS * UNITS,
            "item_skip": ITEM_ROWS,
            "context": GLOBAL_ROWS * UNITS,
            "bias": GLOBAL_ROWS * UNITS,
            "global_skip": GLOBAL_ROWS,
            "item_bias": UNITS,
            "layer": UNITS * UNITS,
            "layer_bias": UNITS,
            "answer": UNITS,
            "answer_bias": 1,
        },
        bounds={"item": MOST_WEIGHT, "item_bias": MOST_WEIGHT},
        bound=MOST_OTHER,
        rows=(Rows(("layer",), UNITS, MOST_ROW), Rows(("answer",), 1, MOST_ROW)),
    )


@cython.final
@cython.cclass
class Network:
    """Weights as flat arrays, shared by threads: nothing is written to them."""

    def __init__(self, parts: Mapping[str, Iterable[int]], about: Mapping[str, Any] | None = None) -> None:
        self.about = dict(about or {})
        held = blueprint().checked(parts)
        if not cython.compiled:
            vars(self).update(held)
        else:
            fill(self.item, held["item"])
            fill(self.item_skip, held["item_skip"])
            fill(self.context, held["context"])
            fill(self.bias, held["bias"])
            fill(self.global_skip, held["global_skip"])
            fill(self.item_bias, held["item_bias"])
            fill(self.layer, held["layer"])
            fill(self.layer_bias, held["layer_bias"])
            fill(self.answer, held["answer"])
        self.answer_bias = held["answer_bias"][0]


def fill(into, numbers):
    """Put the numbers of a part into its array."""
    i: cython.int
    for i in range(len(numbers)):
        into[i] = numbers[i]


def infer(n, it):
    """How far the evaluation is off for the player whose items these are, in ANSWER_ONE of a point."""
    i: cython.int
    k: cython.int
    u: cython.int
    v: cython.int
    at: cython.int
    noted: cython.int = 0
    value: cython.int
    skip: cython.int
    total: cython.int
    answer: cython.longlong
    sums = cython.declare(cython.int[32])
    begin = cython.declare(cython.int[32])
    layer = cython.declare(cython.int[32])
    start = cython.declare(cython.short[32])
    unit = cython.declare(cython.short[32])
    held = cython.declare(cython.short[32])
    if not cython.compiled:
        sums, begin, layer, start, unit, held = ([0] * UNITS for _ in range(6))
    skip = n.answer_bias
    for u in range(UNITS):
        sums[u] = 0
        begin[u] = n.item_bias[u]
        layer[u] = n.layer_bias[u]
    for i in range(it.globals):
        value = it.global_value[i]
        at = it.global_row[i] * UNITS
        skip += value * n.global_skip[it.global_row[i]]
        for u in range(UNITS):
            begin[u] += value * n.context[at + u]
        for u in range(UNITS):
            layer[u] += value * n.bias[at + u]
    for u in range(UNITS):
        value = begin[u]
        start[u] = MOST_CONTEXT if value > MOST_CONTEXT else -MOST_CONTEXT if value < -MOST_CONTEXT else value
    for i in range(it.count):
        for u in range(UNITS):
            unit[u] = start[u]
        for k in range(noted, noted + it.size[i]):
            at = it.row[k] * UNITS
            skip += n.item_skip[it.row[k]]
            for u in range(UNITS):
                unit[u] += n.item[at + u]
        noted += it.size[i]
        for u in range(UNITS):
            sums[u] += unit[u] if unit[u] > 0 else 0
    for u in range(UNITS):
        value = sums[u] >> SUM_SHIFT
        held[u] = value if value < 32767 else 32767
    for v in range(UNITS):
        total = layer[v] << (8 - SUM_SHIFT)
        at = v * UNITS
        for u in range(UNITS):
            total += n.layer[at + u] * held[u]
        if total < 0:
            total = 0
        total >>= LAYER_SHIFT
        unit[v] = total if total < 32767 else 32767
    answer = skip
    answer *= ANSWER_ONE // ITEM_ONE
    for v in range(UNITS):
        answer += n.answer[v] * unit[v]
    return answer


# --- files ------------------------------------------------------------------------------------------------------------
def parse_network(content: bytes) -> Network:
    """The network of a file; raises NetworkError that says what is wrong."""
    return Network(*blueprint().parsed(content))


@cache
def shipped_value(family: str) -> Network | None:
    """The network shipped for a family of rules, None where there is none."""
    file = files("carcassonne.ai").joinpath(f"data/{family}.value")
    return parse_network(file.read_bytes()) if file.is_file() else None
