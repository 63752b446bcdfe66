"""Gold in a position line: `gold=0,0:2/1,0:1 gold_held=3,1`, squares with their ingots and those taken by seat."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.gold_mines import rules as gold
from carcassonne.core import board, report
from carcassonne.core.state import State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.particulars import seats
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError

MOST = 99
Lying = list[tuple[int, int, int]]


def _none_each(p: Setting) -> list[int]:
    return [0] * p.rules.players


def _read(p: Setting, text: str) -> Lying:
    return [_read_heap(part) for part in text.split("/")]


def _read_heap(text: str) -> tuple[int, int, int]:
    square, found, count = text.partition(":")
    if not found:
        raise NotationError(f"{text!r} is not a square and its ingots, like 1,0:2")
    return *read_square(square), w.whole(count, 1, MOST)


class GoldPosition(BoxPosition):
    """What a position line says of gold."""

    particulars = (
        Particular("gold", lambda p: [], _read, lambda p, lying: "/".join(f"{x},{y}:{n}" for x, y, n in lying)),
        seats("gold_held", _none_each, 0, MOST),
    )

    def values(self, s: State) -> dict[str, Any]:
        """Ingots on tiles and in hands."""
        lying = [(*report.tile_lying(s, tile)[1:3], count) for tile, count in gold.gold_lying(s)]
        return {"gold": lying, "gold_held": list(gold.gold_held(s))}

    def take(self, p: Setting) -> None:
        """Lay them down and hand them out; whose castles are paid just now is told by the castles."""
        for x, y, count in p.said["gold"]:
            tile = int(board.square_at(p.state, x, y)) - 1
            if tile >= 0:
                gold.lay_gold(p.state, tile, count)
        for player, count in enumerate(p.said["gold_held"]):
            gold.give_gold(p.state, player, count)
        if p.rules.gold_mines and p.said["phase"] == "castle_project":
            gold.recall_castles(p.state)

    def check_pieces(self, p: Setting) -> None:
        """Gold needs its mines, and a tile to lie on, once each."""
        need(p.rules.gold_mines or not p.said["gold"], "gold: these rules have no gold mines")
        need(p.rules.gold_mines or not any(p.said["gold_held"]), "gold_held: these rules have no gold mines")
        squares = [(x, y) for x, y, _ in p.said["gold"]]
        for x, y in squares:
            need(int(board.square_at(p.state, x, y)) > 0, f"gold: no tile lies at {x},{y}")
            need(squares.count((x, y)) == 1, f"gold: {x},{y} is told twice")

    def check_phase(self, p: Setting) -> None:
        """The second ingot of a mine is put where several tiles lie around it; the first lies on it already."""
        if p.said["phase"] != "gold":
            return
        need(p.rules.gold_mines, "phase gold: these rules have no gold mines")
        last = len(report.tiles_lying(p.state)) - 1
        need(bool(gold.is_mine(p.state, last)), "phase gold: the tile laid last is no mine")
        need(len(gold.tiles_around(p.state, last)) > 1, "phase gold: there is no choice")
        mine = report.last_tile(p.state)[1:3]
        need(mine in [(x, y) for x, y, _ in p.said["gold"]], "phase gold: no ingot lies on the mine yet")


PART = GoldPosition()
