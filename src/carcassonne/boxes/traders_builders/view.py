"""What is seen of goods: who has taken which."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.traders_builders.rules import goods_taken
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart

GOODS = ("wine", "grain", "cloth")


@dataclass(frozen=True, slots=True)
class GoodsView(ViewPart):
    """By seat: the tokens of each kind."""

    goods: tuple[Mapping[str, int], ...]


def _see(s: State, rules: Rules, now: Standing) -> GoodsView | None:
    if not rules.goods:
        return None
    return GoodsView(tuple(dict(zip(GOODS, counts, strict=True)) for counts in goods_taken(s)))


def _to_json(part: GoodsView) -> dict[str, Any]:
    return {"goods": [dict(counts) for counts in part.goods]}


PART = BoxView(GoodsView, {"goods": ()}, _see, _to_json)
