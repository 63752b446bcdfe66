"""What is seen of bridges, castles and a market day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars import bazaars, bridges, castles
from carcassonne.boxes.bridges_castles_bazaars.castle_actions import castle_place
from carcassonne.core import report, state, tables
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.actions import Axis
from carcassonne.engine.names import AXES, FIGURES
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart
from carcassonne.tiles import SIDES


@dataclass(frozen=True, slots=True)
class BuiltBridge:
    """A bridge over the tile at (x, y)."""

    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class BuiltCastle:
    """A castle: the tile its follower stood on and the side towards its other tile. `done`: it has paid."""

    owner: int
    x: int
    y: int
    side: str
    done: bool
    figure: str = ""
    """That of its follower, "" for an ordinary one."""


@dataclass(frozen=True, slots=True)
class CastleSite:
    """The two-tile city or the castle that a castle question is about."""

    x: int
    y: int
    side: str


@dataclass(frozen=True, slots=True)
class Market:
    """A market day under way: the tiles still open, what is bid on, and who owns which tile by seat."""

    tiles: tuple[str, ...]
    offered: str | None
    bid: int | None
    bidder: int | None
    owners: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class BuildingView(ViewPart):
    """Bridges and castles on the table and in stock, each None without its module; a castle question; a market day."""

    bridges: tuple[BuiltBridge, ...] | None = None
    bridges_left: tuple[int, ...] | None = None
    castles: tuple[BuiltCastle, ...] | None = None
    castles_left: tuple[int, ...] | None = None
    castle_site: CastleSite | None = None
    market: Market | None = None


def _see(s: State, rules: Rules, now: Standing) -> BuildingView | None:
    if not (rules.bridges or rules.castles or rules.bazaars):
        return None
    return BuildingView(
        bridges=_bridges(s) if rules.bridges else None,
        bridges_left=bridges.bridges_in_stock(s) if rules.bridges else None,
        castles=_castles(s) if rules.castles else None,
        castles_left=castles.castles_in_stock(s) if rules.castles else None,
        castle_site=_castle_site(s, now) if rules.castles else None,
        market=_market(s, now) if rules.bazaars else None,
    )


def _bridges(s: State) -> tuple[BuiltBridge, ...]:
    return tuple(BuiltBridge(x, y, AXES[axis]) for _, x, y, _, _, axis in report.tiles_lying(s) if axis)


def _castles(s: State) -> tuple[BuiltCastle, ...]:
    found = []
    for castle, (owner, _, _, done, _) in enumerate(castles.castles_standing(s)):
        x, y, _, side = castle_place(s, castle)
        found.append(BuiltCastle(owner, x, y, side, done, FIGURES[castles.castle_figures(s)[castle]]))
    return tuple(found)


def _castle_site(s: State, now: Standing) -> CastleSite | None:
    """What a castle question is about: the tile the follower stands on and the side towards the other."""
    if now.phase == state.CHOOSE_PROJECT:
        x, y, _, side = castle_place(s, castles.castle_question(s))
        return CastleSite(x, y, side)
    if now.phase != state.BUILD_CASTLE:
        return None
    tile, side = castles.site_of_question(s, castles.castle_question(s))
    _, x, y, *_ = report.tile_lying(s, tile)
    return CastleSite(x, y, SIDES[side])


def _market(s: State, now: Standing) -> Market | None:
    """The market day: a tile leaves the list of owners when its owner takes it up to lay it."""
    market = bazaars.market_standing(s)
    if market is None or market.stage == state.MARKET_DRAWING:
        return None
    under_the_hammer = now.phase in (state.BID, state.DEAL)
    begun = _begun(market, now.players)
    owned = list(zip(market.kinds, market.owners, strict=True))
    return Market(
        tiles=tuple(tables.NAMES[kind] for kind, owner in owned if owner < 0),
        offered=tables.NAMES[market.kinds[market.offered]] if under_the_hammer else None,
        bid=market.bid if under_the_hammer else None,
        bidder=market.bidder if under_the_hammer else None,
        owners={owner: tables.NAMES[kind] for kind, owner in owned if owner >= 0 and owner not in begun},
    )


def _begun(market: bazaars.MarketStanding, players: int) -> set[int]:
    """Who has taken up a tile of the market day to lay it."""
    return {(market.player + turn) % players for turn in range(1, market.turn + 1)}


def _on_the_market(s: State) -> list[int]:
    """The kinds of the tiles of a market day that nobody has taken up yet."""
    market = bazaars.market_standing(s)
    if market is None:
        return []
    begun = _begun(market, report.standing(s).players)
    return [kind for kind, owner in zip(market.kinds, market.owners, strict=True) if owner < 0 or owner not in begun]


# --- JSON -------------------------------------------------------------------------------------------------------------
def _to_json(part: BuildingView) -> dict[str, Any]:
    """What a module adds is there exactly when the module is."""
    written: dict[str, Any] = {}
    if part.bridges is not None and part.bridges_left is not None:
        written["bridges"] = [{"x": b.x, "y": b.y, "axis": b.axis} for b in part.bridges]
        written["bridges_left"] = list(part.bridges_left)
    if part.castles is not None and part.castles_left is not None:
        written["castles"] = [
            {"owner": c.owner, "x": c.x, "y": c.y, "side": c.side, "done": c.done}
            | ({"figure": c.figure} if c.figure else {})
            for c in part.castles
        ]
        written["castles_left"] = list(part.castles_left)
    if part.castle_site is not None:
        site = part.castle_site
        written["castle_site"] = {"x": site.x, "y": site.y, "side": site.side}
    if part.market is not None:
        written["market"] = _market_to_json(part.market)
    return written


def _market_to_json(market: Market) -> dict[str, Any]:
    return {
        "tiles": list(market.tiles),
        "offered": market.offered,
        "bid": market.bid,
        "bidder": market.bidder,
        "owners": {str(seat): tile for seat, tile in sorted(market.owners.items())},
    }


ABSENT = dict.fromkeys(("bridges", "bridges_left", "castles", "castles_left", "castle_site", "market"))
PART = BoxView(BuildingView, ABSENT, _see, _to_json, _on_the_market)
