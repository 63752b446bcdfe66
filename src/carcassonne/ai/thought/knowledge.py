"""What a player knows besides the rules: probabilities learnt from self-play and weights found by tuning."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import cython

from carcassonne.ai.thought.box_knowledge import box_knowledge
from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of knowledge.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

VERSION = 1
OWN = {
    "city_growth": (W_CITY_GROWTH, 0.87),
    "road_growth": (W_ROAD_GROWTH, 1.59),
    "city_left_over": (W_CITY_LEFT_OVER, 0.46),
    "road_left_over": (W_ROAD_LEFT_OVER, 0.49),
    "return": (W_RETURN, 0.32),
    "field_city": (W_FIELD_CITY, 0.88),
    "field_growth": (W_FIELD_GROWTH, 1.57),
    "cloister_fill": (W_CLOISTER_FILL, 0.68),
    "hand": (W_HAND, 9.52),
    "hand_fall": (W_HAND_FALL, 0.22),
    "hand_time": (W_HAND_TIME, 0.36),
    "threat_city": (W_THREAT_CITY, 0.4),
    "threat_road": (W_THREAT_ROAD, 0.2),
    "threat_field": (W_THREAT_FIELD, 0.2),
    "rival": (W_RIVAL, 1.0),
}
"""The weights of the base game: number and value before any tuning."""
NAMED: dict[str, int] = {}
"""The weights of boxes that have no number of their own, by name."""


def weight_named(name: str) -> int:
    """The number of a weight that a box brings; the first to ask for a name gets the next number."""
    if name not in NAMED:
        if NAMED_WEIGHTS + len(NAMED) >= WEIGHTS:
            raise AssertionError(f"there is room for {WEIGHTS} weights, and {name!r} is one more (knowledge.pxd)")
        NAMED[name] = NAMED_WEIGHTS + len(NAMED)
    return NAMED[name]


@cache
def numbered_weights() -> dict[str, tuple[int, float]]:
    """Every weight by name, in the order of their numbers: number and value before any tuning."""
    of_boxes = {name: weight[:2] for box in box_knowledge() for name, weight in box.weights.items()}
    return dict(sorted({**OWN, **of_boxes}.items(), key=lambda entry: entry[1]))


def default_weights() -> dict[str, float]:
    """Every weight by name before any tuning."""
    return {name: value for name, (_, value) in numbered_weights().items()}


class KnowledgeError(CarcassonneError, ValueError):
    """A knowledge file that cannot be used."""


def first_guess_complete(road: int, open_cells: int, fit: int, time: int) -> float:
    """How likely a project is finished, before anything has been learnt."""
    tiles_left = 8 * time + 4
    fitting = (0, 1, 2, 3.5, 6.5, 12, 22)[fit]
    one = 1 - math.exp(-fitting / 6 * min(1.0, tiles_left / 30))
    return max(0.0, min(0.98, one ** (0.8 * open_cells)))


def first_guess_cloister(empty: int, time: int) -> float:
    """How many of the squares around a cloister stay empty, as a share, before anything has been learnt."""
    return math.exp(-(8 * time + 4) / 14)


@cython.final
@cython.cclass
class Knowledge:
    """Tables and weights as flat arrays for the evaluation."""

    def __init__(self, weights: Mapping[str, float] | None = None, tables: Mapping[str, Any] | None = None) -> None:
        i: cython.int
        if not cython.compiled:
            self.complete = [0.0] * COMPLETE_SIZE
            self.cloister = [0.0] * CLOISTER_SIZE
            self.cloister_fill = [0.0] * CLOISTER_SIZE
            self.hand = [0.0] * HAND_SIZE
            self.weight = [0.0] * WEIGHTS
        given = {**default_weights(), **(weights or {})}
        unknown = set(given) - set(numbered_weights())
        if unknown:
            raise KnowledgeError(f"there is no weight {', '.join(sorted(unknown))}")
        for name, (i, _) in numbered_weights().items():
            self.weight[i] = given[name]
        self._take_tables(tables)
        self._fill_hand()

    def _take_tables(self, tables: Mapping[str, Any] | None) -> None:
        i: cython.int
        if tables is None:
            tables = first_guess()
        for name, size in (("complete", COMPLETE_SIZE), ("cloister", CLOISTER_SIZE), ("cloister_fill", CLOISTER_SIZE)):
            if len(tables.get(name, ())) != size:
                raise KnowledgeError(f"table {name} must have {size} numbers")
        for i in range(COMPLETE_SIZE):
            self.complete[i] = tables["complete"][i]
        for i in range(CLOISTER_SIZE):
            self.cloister[i] = tables["cloister"][i]
            self.cloister_fill[i] = tables["cloister_fill"][i]

    def _fill_hand(self) -> None:
        """A follower in hand is worth less the more there are, and the fewer tiles are left."""
        i: cython.int
        left: cython.int
        for left in range(MAX_LEFT):
            total = 0.0
            scale = self.weight[W_HAND] * math.pow(left / 71.0, self.weight[W_HAND_TIME]) if left else 0.0
            for i in range(21):
                self.hand[i * MAX_LEFT + left] = total
                total += scale * math.exp(-self.weight[W_HAND_FALL] * i)

    def weights(self) -> dict[str, float]:
        """The weights by name."""
        return {name: self.weight[i] for name, (i, _) in numbered_weights().items()}


def first_guess() -> dict[str, list[float]]:
    """Tables to begin learning with."""
    complete = [
        first_guess_complete(road, cells, fit, time)
        for road in range(2)
        for cells in range(1, OPEN_CLASSES + 1)
        for fit in range(FIT_CLASSES)
        for time in range(TIME_CLASSES)
    ]
    stay = [[first_guess_cloister(empty, time) for time in range(TIME_CLASSES)] for empty in range(9)]
    return {
        "complete": complete,
        "cloister": [(1 - stay[empty][time]) ** empty for empty in range(9) for time in range(TIME_CLASSES)],
        "cloister_fill": [empty * (1 - stay[empty][time]) for empty in range(9) for time in range(TIME_CLASSES)],
    }


def parse_knowledge(text: str) -> tuple[dict[str, float], dict[str, list[float]], dict[str, Any]]:
    """(weights, tables, provenance) of a knowledge file; raises KnowledgeError that says what is wrong."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise KnowledgeError(f"this is not a knowledge file: {error}") from None
    if not isinstance(data, dict) or data.get("version") != VERSION:
        found = data.get("version") if isinstance(data, dict) else None
        raise KnowledgeError(f"this is knowledge of version {found!r}; this program reads version {VERSION}")
    try:
        return dict(data["weights"]), dict(data["tables"]), dict(data.get("provenance", {}))
    except (KeyError, TypeError, ValueError) as error:
        raise KnowledgeError(f"the knowledge file is damaged: {error}") from None


def print_knowledge(
    weights: Mapping[str, float], tables: Mapping[str, list[float]], provenance: Mapping[str, Any]
) -> str:
    """A knowledge file: numbers rounded, provenance first."""
    data = {
        "version": VERSION,
        "provenance": dict(provenance),
        "weights": {name: round(value, 4) for name, value in weights.items()},
        "tables": {name: [round(value, 4) for value in values] for name, values in tables.items()},
    }
    return json.dumps(data, indent=1) + "\n"


def no_outlook() -> Knowledge:
    """Knowledge that looks at nothing but the score if the game ended now."""
    tables = {
        "complete": [0.0] * COMPLETE_SIZE,
        "cloister": [0.0] * CLOISTER_SIZE,
        "cloister_fill": [0.0] * CLOISTER_SIZE,
    }
    return Knowledge(dict.fromkeys(numbered_weights(), 0.0), tables)


@cache
def shipped(family: str) -> tuple[dict[str, float], dict[str, list[float]], dict[str, Any]]:
    """(weights, tables, provenance) shipped for a family of rules: see :func:`carcassonne.ai.levels.family_of`."""
    return parse_knowledge(files("carcassonne.ai").joinpath(f"data/{family}.json").read_text(encoding="utf-8"))
