"""What is seen of a crop circle: what everybody is asked for while it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.crop_circles import rules as circles
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class CropCirclesView(ViewPart):
    """`add` or `remove` while everybody is asked, otherwise None."""

    circle: str | None


def _see(s: State, rules: Rules, now: Standing) -> CropCirclesView | None:
    if not (rules.crop_circles or rules.crop_circles_1):
        return None
    return CropCirclesView({int(circles.ADD): "add", int(circles.REMOVE): "remove"}.get(circles.asked_for(s)))


def _to_json(part: CropCirclesView) -> dict[str, Any]:
    return {} if part.circle is None else {"circle": part.circle}


PART = BoxView(CropCirclesView, {"circle": None}, _see, _to_json)
