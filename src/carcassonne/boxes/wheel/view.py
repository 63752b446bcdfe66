"""What is seen of the wheel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carcassonne.core import tables
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class WheelView(ViewPart):
    """The pig's segment, and who stands on the crown spaces of which segment."""

    pig: str | None
    crowns: Mapping[str, tuple[int, ...]]
    wheel: bool = True


def _see(s: State, rules: Rules, now: Standing) -> WheelView | None:
    if not rules.wheel:
        return None
    crowns = {tables.WHEEL_SEGMENTS[i]: seats for i, seats in enumerate(now.crowns) if seats}
    return WheelView(tables.WHEEL_SEGMENTS[now.pig], crowns)


def _to_json(part: WheelView) -> dict[str, Any]:
    return {"pig": part.pig, "crowns": {segment: list(seats) for segment, seats in part.crowns.items()}}


PART = BoxView(WheelView, {"wheel": False, "pig": None, "crowns": {}}, _see, _to_json)
