"""What is seen of the wheel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.wheel.actions import SEGMENTS
from carcassonne.boxes.wheel.rules import crowns_standing, pig_at
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class WheelView(ViewPart):
    """The pig's segment, and who stands on the crown spaces of which segment; `crowns_large`: with a large follower."""

    pig: str | None
    crowns: Mapping[str, tuple[int, ...]]
    crowns_large: Mapping[str, tuple[int, ...]] | None = None
    wheel: bool = True


def _see(s: State, rules: Rules, now: Standing) -> WheelView | None:
    if not rules.wheel:
        return None
    return WheelView(
        SEGMENTS[pig_at(s)], _crowns(s, large=False), _crowns(s, large=True) if rules.large_followers else None
    )


def _crowns(s: State, large: bool) -> dict[str, tuple[int, ...]]:
    """Who stands on which crown spaces with ordinary followers, or with large ones."""
    found = {
        SEGMENTS[i]: tuple(seat for seat, figure in standing if bool(figure) == large)
        for i, standing in enumerate(crowns_standing(s))
    }
    return {segment: seats for segment, seats in found.items() if seats}


def _to_json(part: WheelView) -> dict[str, Any]:
    written = {"pig": part.pig, "crowns": _seats(part.crowns)}
    return written if part.crowns_large is None else written | {"crowns_large": _seats(part.crowns_large)}


def _seats(crowns: Mapping[str, tuple[int, ...]]) -> dict[str, list[int]]:
    return {segment: list(seats) for segment, seats in crowns.items()}


PART = BoxView(WheelView, {"wheel": False, "pig": None, "crowns": {}, "crowns_large": None}, _see, _to_json)
