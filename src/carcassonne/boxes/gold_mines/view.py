"""What is seen of gold: where ingots lie, and who has how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.gold_mines import rules as gold
from carcassonne.core import report
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class Heap:
    """The ingots on a tile."""

    x: int
    y: int
    count: int


@dataclass(frozen=True, slots=True)
class GoldSeen:
    """The tiles with ingots row by row, and by seat the ingots taken."""

    on: tuple[Heap, ...]
    held: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoldView(ViewPart):
    """Gold on the landscape and in hands."""

    gold: GoldSeen


def _see(s: State, rules: Rules, now: Standing) -> GoldView | None:
    if not rules.gold_mines:
        return None
    lying = []
    for tile, count in gold.gold_lying(s):
        _, x, y, *_ = report.tile_lying(s, tile)
        lying.append(Heap(x, y, count))
    return GoldView(GoldSeen(tuple(sorted(lying, key=lambda heap: (heap.y, heap.x))), gold.gold_held(s)))


def _to_json(part: GoldView) -> dict[str, Any]:
    lying = [{"x": heap.x, "y": heap.y, "count": heap.count} for heap in part.gold.on]
    return {"gold": {"on": lying, "held": list(part.gold.held)}}


PART = BoxView(GoldView, {"gold": None}, _see, _to_json)
