"""The artwork of bridges, castles and bazaars."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.glyphs import Glyphs
from carcassonne.art.board.legend import text
from carcassonne.art.board.squares import Board
from carcassonne.art.board.text import counted
from carcassonne.art.box import BoxArt, BoxText, Bridge, Card, Figure, HubKind, Shelves
from carcassonne.art.drawing.compass import AXES
from carcassonne.art.drawing.svg import TIMES, group
from carcassonne.boxes.bridges_castles_bazaars.art.bazaar import (
    market_cards,
    market_ground,
    market_notes,
    painted_market,
    stalls,
)
from carcassonne.boxes.bridges_castles_bazaars.art.bridge import (
    bridge,
    bridge_axes,
    bridge_glyphs,
    bridge_symbols,
    bridges_over,
    painted_bridges,
)
from carcassonne.boxes.bridges_castles_bazaars.art.castle import (
    castle,
    castle_glyphs,
    castle_symbols,
    castles_of,
    follower_place,
    followers_in_castles,
    painted_castles,
)
from carcassonne.engine.view import View

STOCK_WIDTH = 92
"""What the legend's card of a player needs for both stocks."""


def _symbols() -> Shelves:
    return {
        "places": market_ground(),
        "stalls": stalls(),
        "bridges": bridge_symbols(),
        "buildings": castle_symbols(),
    }


def _buildings(view: View) -> str:
    return painted_bridges(view) + painted_castles(view)


def _stock(view: View, player: int) -> Card | None:
    """The bridges and castles that a player has left."""
    if view.bridges_left is None and view.castles_left is None:
        return None
    out = ""
    if view.bridges_left is not None:
        out += group(bridge("WE", (0, 0)), transform="translate(98 32)scale(.26)")
        out += text(127, 48, 13, TIMES + str(view.bridges_left[player]), muted=True)
    if view.castles_left is not None:
        out += group(castle("NS", player, (0, 0)), transform="translate(165 45)scale(.28)")
        out += text(182, 48, 13, TIMES + str(view.castles_left[player]), muted=True)
    return STOCK_WIDTH, out


def _glyphs(board: Board) -> Glyphs:
    return bridge_glyphs(board) | castle_glyphs(board.view)


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.bridges_left is not None:
        yield counted(view.bridges_left[player], "bridge")
    if view.castles_left is not None:
        yield counted(view.castles_left[player], "castle")


def _key(view: View) -> list[str]:
    built = view.bridges is not None or view.castles is not None
    return ["$ market", "═║ bridge", "[ ] castle"] if built else []


PART = BoxArt(
    symbols=_symbols,
    pieces=castles_of,
    roles={"castle": "knight", "bridge": "thief"},
    hubs=[HubKind("bazaar", lambda tile: tile.bazaar, radius=18.5, step=7.0, painted=painted_market, glyph="$")],
    bridges=[Bridge("bridge", bridge_axes, bridges_over, Figure(19, 27, (0.0, -7.0)))],  # on the raised deck
    buildings=_buildings,
    standing=followers_in_castles,
    placed_here=frozenset({"castle"}),
    stock=_stock,
    cards=market_cards,
    phases={
        "castle": "may build a castle",
        "castle_project": "names a castle's project",
        "auction": "offers a tile",
        "bid": "bids",
        "deal": "buys or sells",
    },
    text=BoxText(
        above=_glyphs,
        colours={"bridge": "1;38;5;94;48;5;222"},
        stocks=_stocks,
        notes=market_notes,
        key=_key,
    ),
    places=lambda: {"_castles": {axis: list(follower_place(axis, (0, 0))) for axis in AXES}},
)
