"""What is seen of abbeys and wagons: who has an abbey in hand, and from where a wagon may move on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.abbey_mayor import abbeys, wagons
from carcassonne.core.decisions import phase_named
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.names import place_of
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart

MOVING = phase_named("wagon")


@dataclass(frozen=True, slots=True)
class WagonSeen:
    """A player's wagon that may move on: where it has just been scored."""

    player: int
    x: int
    y: int
    feature: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class AbbeyMayorView(ViewPart):
    """By seat the abbeys in hand, None without them; the wagon that may move on now."""

    abbeys: tuple[int, ...] | None
    wagon: WagonSeen | None


def _see(s: State, rules: Rules, now: Standing) -> AbbeyMayorView | None:
    if not (rules.abbeys or rules.wagons):
        return None
    wagon = None
    if now.phase == MOVING:
        wagon = WagonSeen(now.actor, *place_of(s, wagons.left_by(s, now.actor)))
    return AbbeyMayorView(abbeys.abbeys_held(s) if rules.abbeys else None, wagon)


def _to_json(part: AbbeyMayorView) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if part.abbeys is not None:
        written["abbeys"] = list(part.abbeys)
    if part.wagon is not None:
        seen = part.wagon
        written["wagon"] = {"player": seen.player, "x": seen.x, "y": seen.y, "feature": seen.feature}
        written["wagon"] |= {"at": seen.at} if seen.at else {}
    return written


PART = BoxView(AbbeyMayorView, {"abbeys": None, "wagon": None}, _see, _to_json)
