"""What is seen of the Fair: the bear, and everybody's tickets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.fair.rules import numbers
from carcassonne.core import report
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class FairView(ViewPart):
    """The bear's square, None while he is in the wood; tickets by seat; what the die shows, 0 for nothing."""

    bear: tuple[int, int] | None
    tickets: tuple[int, ...]
    die: int


def _see(s: State, rules: Rules, now: Standing) -> FairView | None:
    if not rules.fair:
        return None
    kept = numbers(s)
    bear = report.tile_lying(s, kept["bear"])[1:3] if kept["bear"] >= 0 else None
    return FairView(bear, tuple(kept["tickets"]), kept["face"])


def _to_json(part: FairView) -> dict[str, Any]:
    bear = {} if part.bear is None else {"bear": list(part.bear)}
    return {**bear, "tickets": list(part.tickets), "die": part.die}


PART = BoxView(FairView, {"bear": None, "tickets": (), "die": 0}, _see, _to_json)
