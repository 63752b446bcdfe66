"""What is seen of towers: how high they are and who stands on them, pieces left, and who holds whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.tower import rules as tower
from carcassonne.core import report
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class BuiltTower:
    """A tower; `player` stands on it with this figure, or nobody does."""

    x: int
    y: int
    height: int
    player: int | None = None
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Prisoners:
    """So many followers of a kind of a player's, in the prison of another."""

    captor: int
    player: int
    count: int
    figure: str = ""


@dataclass(frozen=True, slots=True)
class TowerView(ViewPart):
    """The towers row by row, by seat the pieces left, and all prisoners."""

    towers: tuple[BuiltTower, ...]
    pieces: tuple[int, ...]
    prisoners: tuple[Prisoners, ...]


def _see(s: State, rules: Rules, now: Standing) -> TowerView | None:
    if not rules.towers:
        return None
    built = []
    for tile, height, player, figure in tower.towers_standing(s):
        _, x, y, *_ = report.tile_lying(s, tile)
        built.append(BuiltTower(x, y, height, None if player < 0 else player, FIGURES[figure]))
    held = [Prisoners(captor, owner, count, FIGURES[figure]) for captor, owner, figure, count in tower.prisoners(s)]
    return TowerView(tuple(sorted(built, key=lambda each: (each.y, each.x))), tower.pieces_left(s), tuple(held))


def _to_json(part: TowerView) -> dict[str, Any]:
    return {
        "towers": [
            {"x": each.x, "y": each.y, "height": each.height}
            | ({} if each.player is None else {"player": each.player})
            | ({"figure": each.figure} if each.figure else {})
            for each in part.towers
        ],
        "pieces": list(part.pieces),
        "prisoners": [
            {"captor": each.captor, "player": each.player, "count": each.count}
            | ({"figure": each.figure} if each.figure else {})
            for each in part.prisoners
        ],
    }


PART = BoxView(TowerView, {"towers": (), "pieces": None, "prisoners": ()}, _see, _to_json)
