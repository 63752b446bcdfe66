"""What is seen of goods: who has taken which, and what they would bring now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.traders_builders.rules import goods_promised, goods_taken
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart

GOODS = ("wine", "grain", "cloth")


@dataclass(frozen=True, slots=True)
class GoodsView(ViewPart):
    """By seat: the tokens of each kind, and the points for them if the game ended now."""

    goods: tuple[Mapping[str, int], ...]
    goods_points: tuple[Mapping[str, int], ...]


def _by_kind(seats: list[tuple[int, ...]]) -> tuple[Mapping[str, int], ...]:
    return tuple(dict(zip(GOODS, counts, strict=True)) for counts in seats)


def _see(s: State, rules: Rules, now: Standing) -> GoodsView | None:
    if not rules.goods:
        return None
    return GoodsView(_by_kind(goods_taken(s)), _by_kind(goods_promised(s)))


def _to_json(part: GoodsView) -> dict[str, Any]:
    return {
        "goods": [dict(counts) for counts in part.goods],
        "goods_points": [dict(points) for points in part.goods_points],
    }


PART = BoxView(GoodsView, {"goods": (), "goods_points": ()}, _see, _to_json)
