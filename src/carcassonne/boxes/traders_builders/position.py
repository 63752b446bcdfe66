"""Goods in a position line, and which part of a double turn is played."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.traders_builders import rules as traders
from carcassonne.boxes.traders_builders.view import GOODS
from carcassonne.core import arrange, state
from carcassonne.core.state import State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.particulars import LAID
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.errors import NotationError

PARTS = ("only", "first", "second")
"""The part of a turn that is played; `first` is one that a second will follow."""


def _no_goods(p: Setting) -> list[tuple[int, ...]]:
    return [(0, 0, 0)] * p.rules.players


def _read_goods(p: Setting, text: str) -> list[tuple[int, ...]]:
    """Wine, grain and cloth of every seat: `2/0/1,0/0/0`."""
    seats = [tuple(w.whole(number, 0, 99) for number in seat.split("/")) for seat in text.split(",")]
    if len(seats) != p.rules.players or any(len(seat) != len(GOODS) for seat in seats):
        raise NotationError(f"{text!r} is not wine/grain/cloth for each of {p.rules.players} players, as 2/0/1,0/0/0")
    return seats


def _write_goods(p: Setting, goods: list[tuple[int, ...]]) -> str:
    return ",".join("/".join(str(number) for number in seat) for seat in goods)


class TradersPosition(BoxPosition):
    """What a position line says of goods and double turns."""

    particulars = (
        Particular("goods", _no_goods, _read_goods, _write_goods),
        Particular("part", lambda p: 0, lambda p, text: w.one_of(text, PARTS), lambda p, number: PARTS[number]),
    )

    def values(self, s: State) -> dict[str, Any]:
        """The goods taken, and the part of the turn."""
        now = arrange.numbers(s)
        return {"goods": traders.goods_taken(s), "part": 2 if now["second_part"] else int(now["again"])}

    def take(self, p: Setting) -> None:
        """Goods and the part of the turn."""
        goods = [0] * int(state.MAX_GOODS)
        for seat, counts in enumerate(p.said["goods"]):
            for kind, count in enumerate(counts):
                goods[kind * state.MAX_PLAYERS + seat] = count
        traders.take_numbers(p.state, {"goods": goods})
        arrange.take_numbers(p.state, {"again": p.said["part"] > 0, "second_part": p.said["part"] == 2})

    def check_pieces(self, p: Setting) -> None:
        """Goods and parts of a turn belong to their switches."""
        need(p.rules.goods or p.said["goods"] == _no_goods(p), "goods: these rules have no goods")
        need(p.rules.builders or p.said["part"] == 0, "part: these rules have no builders")
        first = p.said["part"] == 1
        need(not first or p.said["phase"] in LAID, "part=first: that a second part follows is known when the tile lies")


PART = TradersPosition()
