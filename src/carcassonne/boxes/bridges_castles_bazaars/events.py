"""What happens with bridges, castles and on market days."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.bridges_castles_bazaars.bazaars import market_standing
from carcassonne.boxes.bridges_castles_bazaars.castle_actions import castle_place
from carcassonne.core import report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Axis
from carcassonne.engine.events import BoxEvents, Entry, Event, FollowerReturned, Scored
from carcassonne.engine.names import AXES, FIGURES, LANDSCAPES, STEPS


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    """A bridge was built over the tile at (x, y)."""

    player: int
    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class CastleBuilt(Event):
    """A two-tile city became a castle."""

    player: int
    x: int
    y: int
    side: str


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """A market day begins."""

    player: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player bid points for a tile, or passed (None)."""

    player: int
    points: int | None
    tile: str


@dataclass(frozen=True, slots=True)
class TileSold(Event):
    """A market tile found its owner; `scores` is the change of every seat's score."""

    tile: str
    seller: int | None
    buyer: int
    points: int
    scores: tuple[int, ...]


def _bridge_built(s: State, entry: Entry) -> BridgeBuilt:
    _, player, tile, axis, *_ = entry
    _, x, y, *_ = report.tile_lying(s, tile)
    return BridgeBuilt(player, x, y, AXES[axis])


# --- castles ----------------------------------------------------------------------------------------------------------
def _castle_built(s: State, entry: Entry) -> CastleBuilt:
    _, player, castle, *_ = entry
    x, y, _, side = castle_place(s, castle)
    return CastleBuilt(player, x, y, side)


def _castle_paid(s: State, entry: Entry) -> Scored:
    _, player, points, castle, project, *_ = entry
    x, y, _, side = castle_place(s, castle)
    dx, dy = STEPS[side]
    term = "castle" if project == state.CASTLE else LANDSCAPES[project]
    return Scored(player, points, "castle", ((term, points),), ((x, y), (x + dx, y + dy)), cause="finished")


def _castle_left(s: State, entry: Entry) -> FollowerReturned:
    _, player, castle, figure, *_ = entry
    x, y, feature, side = castle_place(s, castle)
    return FollowerReturned(player, feature, side, x, y, FIGURES[figure])


# --- market days ------------------------------------------------------------------------------------------------------
def _market_opened(s: State, entry: Entry) -> MarketOpened:
    return MarketOpened(entry[1])


def _bid_made(s: State, entry: Entry) -> BidMade:
    _, player, points, kind, *_ = entry
    return BidMade(player, None if points < 0 else points, tables.NAMES[kind])


def _tile_sold(s: State, entry: Entry) -> TileSold:
    _, kind, seller, buyer, points, *_ = entry
    change = [0] * report.standing(s).players
    change[buyer] -= points
    if seller >= 0:
        change[seller] += points
    return TileSold(tables.NAMES[kind], None if seller < 0 else seller, buyer, points, tuple(change))


def _drawn_for_the_market(s: State) -> bool:
    market = market_standing(s)
    return market is not None and market.stage == state.MARKET_DRAWING


PART = BoxEvents(
    names={
        BridgeBuilt: "bridge_built",
        CastleBuilt: "castle_built",
        MarketOpened: "market_opened",
        BidMade: "bid_made",
        TileSold: "tile_sold",
    },
    readers={
        state.LOG_BRIDGE: _bridge_built,
        state.LOG_CASTLE: _castle_built,
        state.LOG_CASTLE_PAID: _castle_paid,
        state.LOG_CASTLE_HOME: _castle_left,
        state.LOG_MARKET: _market_opened,
        state.LOG_BID: _bid_made,
        state.LOG_SOLD: _tile_sold,
    },
    terms={state.TERM_CASTLES: "castles", state.TERM_CASTLE: "castle"},
    lays_open=_drawn_for_the_market,
)
