"""What is seen of ferries: on which lake each lies, and which two roads it joins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.ferries.actions import Ends, ends_of, square_of
from carcassonne.boxes.ferries.rules import ferries_lying
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class FerryLying:
    """A ferry, which joins the roads at two sides of its lake."""

    x: int
    y: int
    ends: Ends


@dataclass(frozen=True, slots=True)
class FerriesView(ViewPart):
    """The ferries row by row."""

    ferries: tuple[FerryLying, ...]


def _see(s: State, rules: Rules, now: Standing) -> FerriesView | None:
    if not rules.ferries:
        return None
    lying = [FerryLying(*square_of(s, tile), ends_of(ends)) for tile, ends in ferries_lying(s)]
    return FerriesView(tuple(sorted(lying, key=lambda ferry: (ferry.y, ferry.x))))


def _to_json(part: FerriesView) -> dict[str, Any]:
    return {"ferries": [{"x": ferry.x, "y": ferry.y, "ends": list(ferry.ends)} for ferry in part.ferries]}


PART = BoxView(FerriesView, {"ferries": ()}, _see, _to_json)
