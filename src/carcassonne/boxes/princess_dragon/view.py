"""What is seen of dragon and fairy: where they are, how far he still goes, how many tiles wait for a volcano."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.princess_dragon import rules as core
from carcassonne.core import report
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES, place_of
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class DragonSeen:
    """Where the dragon is, and of a movement how many steps are left and the squares he came by."""

    x: int
    y: int
    left: int = 0
    path: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FairySeen:
    """Where the fairy is: beside a player's follower, or alone (None); on a tile as such without a feature."""

    x: int
    y: int
    feature: str = ""
    at: str = ""
    player: int | None = None
    figure: str = ""


@dataclass(frozen=True, slots=True)
class PrincessDragonView(ViewPart):
    """Dragon and fairy, None off the board, and the tiles that wait, None without a dragon."""

    dragon: DragonSeen | None
    fairy: FairySeen | None
    set_aside: int | None


def _see(s: State, rules: Rules, now: Standing) -> PrincessDragonView | None:
    if not any((rules.dragon, rules.fairy, rules.princess, rules.portals)):
        return None
    return PrincessDragonView(_dragon(s), _fairy(s), core.waiting(s) if rules.dragon else None)


def _dragon(s: State) -> DragonSeen | None:
    if core.dragon_at(s) < 0:
        return None
    path = tuple(report.tile_lying(s, tile)[1:3] for tile in core.way_so_far(s))
    _, x, y, *_ = report.tile_lying(s, core.dragon_at(s))
    return DragonSeen(x, y, core.steps_left(s), path)


def _fairy(s: State) -> FairySeen | None:
    tile, segment, player, figure = core.fairy_at(s)
    if tile < 0:
        return None
    if segment < 0:
        return FairySeen(*report.tile_lying(s, tile)[1:3])
    beside = (None, "") if player < 0 else (player, FIGURES[figure])
    return FairySeen(*place_of(s, segment), *beside)


def _to_json(part: PrincessDragonView) -> dict[str, Any]:
    written: dict[str, Any] = {}
    dragon, fairy = part.dragon, part.fairy
    if part.set_aside is not None:
        written["set_aside"] = part.set_aside
    if dragon is not None:
        path = [list(square) for square in dragon.path]
        written["dragon"] = {"x": dragon.x, "y": dragon.y, "left": dragon.left, "path": path}
    if fairy is not None:
        written["fairy"] = {"x": fairy.x, "y": fairy.y}
        if fairy.feature:
            at = {"at": fairy.at} if fairy.at or fairy.feature == "field" else {}
            written["fairy"] |= {"feature": fairy.feature} | at
        if fairy.player is not None:
            written["fairy"] |= {"player": fairy.player} | ({"figure": fairy.figure} if fairy.figure else {})
    return written


PART = BoxView(PrincessDragonView, {"dragon": None, "fairy": None, "set_aside": None}, _see, _to_json)
