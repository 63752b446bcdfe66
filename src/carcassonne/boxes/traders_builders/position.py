"""Goods in a position line, and which part of a double turn is played."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.traders_builders import rules as traders
from carcassonne.boxes.traders_builders.view import GOODS
from carcassonne.core import arrange, features, report, state
from carcassonne.core.state import State
from carcassonne.engine.box import built_feature
from carcassonne.engine.names import FIGURES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import StoodFollower, about_piece, named_segment, stood
from carcassonne.engine.position.particulars import IN_HAND, LAID
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.errors import NotationError

PARTS = ("only", "first", "second")
"""The part of a turn that is played; `first` is one that a second will follow."""
STANDS_IN = {
    "builder": (("city", "road", built_feature()), "on a road or in a city"),
    "pig": (("field",), "in a field"),
}
"""Where the figures stand that are no followers."""


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
        """Goods and parts of a turn belong to their switches, builders and pigs to their followers."""
        need(p.rules.goods or p.said["goods"] == _no_goods(p), "goods: these rules have no goods")
        need(p.rules.builders or p.said["part"] == 0, "part: these rules have no builders")
        for piece in stood(p):
            if FIGURES[piece.figure] in STANDS_IN:
                with about_piece(piece):
                    _check_helper(p, piece)

    def check_phase(self, p: Setting) -> None:
        """That a second part follows is known when the tile lies; it ends before anything else follows."""
        first, second = (p.said["part"] == PARTS.index(part) for part in ("first", "second"))
        need(not first or p.said["phase"] in LAID, "part=first: that a second part follows is known when the tile lies")
        need(not second or p.said["phase"] in ("draw", *IN_HAND, *LAID), "part=second: no second tile is laid now")


def _check_helper(p: Setting, piece: StoodFollower) -> None:
    """A builder or a pig stands in its landscape, with a follower of its player (rulings T3.1, T4.1)."""
    features_for, where = STANDS_IN[FIGURES[piece.figure]]
    need(piece.feature in features_for, f"a {FIGURES[piece.figure]} stands {where}")
    number = _feature_of(p, piece)
    followers = [each for each in stood(p) if each.player == piece.player and report.is_follower(each.figure)]
    alone = all(_feature_of(p, each) != number for each in followers)
    need(not alone, f"player {piece.player} has no follower there")


def _feature_of(p: Setting, piece: StoodFollower) -> int:
    return int(features.feature_of(p.state, named_segment(p.state, piece.x, piece.y, piece.feature, piece.at)))


PART = TradersPosition()
