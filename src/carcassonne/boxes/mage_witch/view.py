"""What is seen of mage and witch: on which road or city each stands, if on any."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from carcassonne.boxes.mage_witch.rules import NAMES, magicians
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.names import place_of
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class MagicPlace:
    """The segment of a road or city on which the mage or the witch stands."""

    x: int
    y: int
    feature: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class MagicView(ViewPart):
    """Mage and witch, None beside the board."""

    mage: MagicPlace | None
    witch: MagicPlace | None


def _see(s: State, rules: Rules, now: Standing) -> MagicView | None:
    if not rules.mage_witch:
        return None
    mage, witch = (None if segment < 0 else MagicPlace(*place_of(s, segment)) for segment in magicians(s))
    return MagicView(mage, witch)


def _to_json(part: MagicView) -> dict[str, Any]:
    """Those on the board; what is built over a tile has no `at`."""
    places = {name: getattr(part, name) for name in NAMES}
    return {
        name: {member: value for member, value in asdict(place).items() if value != ""}
        for name, place in places.items()
        if place is not None
    }


PART = BoxView(MagicView, dict.fromkeys(NAMES), _see, _to_json)
