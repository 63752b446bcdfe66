"""Bridges, castles and market days in a position line."""

from __future__ import annotations

import re
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars import bridges, castle_position, market_position
from carcassonne.boxes.bridges_castles_bazaars.box import tokens
from carcassonne.core import tables
from carcassonne.core.state import State
from carcassonne.engine.names import place_of
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import named_segment
from carcassonne.engine.position.particulars import LAID, seats
from carcassonne.engine.position.setting import BoxPosition, LaidTile, Particular, Setting, need
from carcassonne.engine.rules import Rules

SQUARE = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def _usual_stock(p: Setting) -> list[int]:
    return [tokens(p.rules) if p.rules.bridges else 0] * p.rules.players


def _read_bridge(p: Setting, text: str) -> int:
    """The bridge over a square."""
    x, y = w.matched(SQUARE, text, "1,0").groups()
    return named_segment(p.state, int(x), int(y), "bridge", "")


def _write_bridge(p: Setting, segment: int) -> str:
    x, y, *_ = place_of(p.state, segment)
    return f"{x},{y}"


class BuildingPosition(BoxPosition):
    """What a position line says of bridges, castles and market days."""

    pieces = (castle_position.CastlePiece(),)
    particulars = (
        *market_position.STALLS,
        seats("bridges", _usual_stock, 0, 3, after="supply"),
        castle_position.STOCK,
        *market_position.BIDS,
        *castle_position.QUESTION,
        Particular("built", lambda p: -1, _read_bridge, _write_bridge),
        castle_position.FINISHED,
    )

    def values(self, s: State) -> dict[str, Any]:
        """What is said of each module."""
        said = {"bridges": bridges.numbers(s)["bridges_left"], "built": bridges.bridge_built(s)}
        return {**said, **castle_position.values(s), **market_position.values(s)}

    def take(self, p: Setting) -> None:
        """Put on the table what was said of each module."""
        bridges.take_numbers(p.state, {"bridge_segment": p.said["built"], "bridges_left": p.said["bridges"]})
        castle_position.take(p)
        market_position.take(p)

    def tiles_out(self, p: Setting) -> list[int]:
        """The market's tiles."""
        return market_position.tiles_waiting(p)

    def against_tile(self, s: State, rules: Rules, tile: LaidTile) -> str | None:
        """A bridge stands on two field sides."""
        if not tile.axis:
            return None
        if not rules.bridges:
            return "these rules have no bridges"
        ends = [tables.TILES[tile.kind].side(side, tile.rotation) for side in tile.axis]
        if ends == ["field", "field"]:
            return None
        return f"a bridge stands on two field sides, not on {' and '.join(ends)}"

    def check_pieces(self, p: Setting) -> None:
        """Nobody has more than he gets."""
        for player in range(p.rules.players):
            castle_position.check_stock(p, player)
            left = p.said["bridges"][player]
            need(left <= (tokens(p.rules) if p.rules.bridges else 0), f"player {player} has no {left} bridges")

    def anybody_acts(self, p: Setting) -> bool:
        """After an auction the next tile is drawn with the last one asked still noted as acting."""
        return market_position.is_open(p) and p.said["phase"] == "draw"

    def check_phase(self, p: Setting) -> None:
        """What each module needs."""
        laid = p.said["phase"] in LAID
        need(laid or p.said["built"] < 0, "built: a bridge was built this turn only with the tile just laid")
        castle_position.check_asked(p)
        market_position.check_phase(p)
        castle_position.check_phase(p)


PART = BuildingPosition()
