"""Bridges, castles and market days in the analysis: tokens kept and spent, what a tile is worth beside its price."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences, Line
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.points import BLOCKS, DOES_NOT_BLOCK
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.ai.analysis.report.phrases import placement_words
from carcassonne.boxes.bridges_castles_bazaars.actions import (
    Auction,
    Bid,
    Buy,
    Castle,
    CastleProject,
    Decline,
    Pass,
    Sell,
)
from carcassonne.boxes.bridges_castles_bazaars.bazaars import market_standing
from carcassonne.boxes.bridges_castles_bazaars.bridges import bridges_in_stock
from carcassonne.boxes.bridges_castles_bazaars.events import BridgeBuilt, CastleBuilt
from carcassonne.engine import actions as act
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.positions import State, legal_choices

BRIDGE = 2.0
CASTLE = 4.0
MARKET = 3.0
"""What a bridge kept, a castle built and a deal weigh among reasons."""

KEEPS_BRIDGE = Statement("bridge", "keeps the bridge")
BUILDS_CASTLE = Statement("castle", "builds a castle that the next project around it will pay")
AUCTION = Statement("auction", "puts up {tile}, the tile that gains most here")
BID = Statement("bid", "bids because the tile is worth more than {points:point}")
PASS = Statement("pass", "passes because the tile is not worth more than {points:point}")
BUY = Statement("buy", "keeps a tile that is worth more than {points:point}")
SELL = Statement("sell", "takes {points:point} for a tile that is worth less")
BLOCKS_UNBRIDGED = Statement(
    "blocks_unbridged", "blocks {whose} {feature}: no tile left fits, without a bridge, one of its squares"
)
DOES_NOT_BLOCK_UNBRIDGED = Statement(
    "not_block_unbridged",
    "does not block the own {feature}, where no tile left fits, without a bridge, one of its squares after the other",
)
WHILE_BRIDGES_ARE_LEFT = {BLOCKS: BLOCKS_UNBRIDGED, DOES_NOT_BLOCK: DOES_NOT_BLOCK_UNBRIDGED}


# --- bridges and castles ----------------------------------------------------------------------------------------------
def keeps_bridge(c: Contrast) -> Iterator[Reason]:
    """Yield a bridge that the other line spends."""
    if _happens(c.worse, BridgeBuilt) and not _happens(c.better, BridgeBuilt):
        yield Reason("bridge", BRIDGE, KEEPS_BRIDGE)


def builds_castle(c: Contrast) -> Iterator[Reason]:
    """Yield a castle that the other line does not build."""
    if _happens(c.better, CastleBuilt) and not _happens(c.worse, CastleBuilt):
        yield Reason("castle", CASTLE, BUILDS_CASTLE)


def _happens(outcome: Consequences, kind: type[BridgeBuilt | CastleBuilt]) -> bool:
    return any(isinstance(event, kind) for event in outcome.events)


def reword(c: Contrast, statement: Statement) -> Statement | None:
    """Return the statement that does not promise a blocked square while a bridge may still help there."""
    return WHILE_BRIDGES_ARE_LEFT.get(statement) if any(bridges_in_stock(c.better.after)) else None


# --- market days ------------------------------------------------------------------------------------------------------
def deals_well(c: Contrast) -> Iterator[Reason]:
    """Yield what a tile of the market is worth beside its price."""
    market = market_standing(c.better.before)
    if market is None or not c.better.actions:
        return
    price: dict[str, Value] = {"points": market.bid}
    match c.better.actions[0]:
        case Auction(tile):
            yield Reason("market", MARKET, AUCTION, {"tile": tile})
        case Bid(points):
            yield Reason("market", MARKET, BID, {"points": points})
        case Pass():
            yield Reason("market", MARKET, PASS, price)
        case Buy():
            yield Reason("market", MARKET, BUY, price)
        case Sell():
            yield Reason("market", MARKET, SELL, price)


def market_lines(state: State) -> list[Line]:
    """Return every kind of answer on a market day: each tile for nothing, pass or the lowest bid, buy or sell."""
    match phase_of(state):
        case "auction":
            return [(choice,) for choice in legal_choices(state) if _opens_with_nothing(action_of(state, choice))]
        case "bid":
            return [(choice,) for choice in legal_choices(state)[:2]]
        case "deal":
            return [(choice,) for choice in legal_choices(state)]
        case _:
            return []


def _opens_with_nothing(action: act.Action) -> bool:
    return isinstance(action, Auction) and action.bid == 0


# --- words ------------------------------------------------------------------------------------------------------------
def action_words(action: act.Action, tile: str) -> str | None:
    """Return an action that needs bridges, castles or a market in words, None for any other."""
    match action:
        case act.Place(bridge=act.Bridge(x, y)):
            return f"{placement_words(action, tile)} with a bridge over ({x}, {y})"
        case act.Follower("bridge"):
            return "thief on the bridge"
        case Decline():
            return f"{tile} declined"
        case Castle(build):
            return "build the castle" if build else "no castle"
        case CastleProject(x, y, feature):
            return f"the castle is paid for the {feature} at ({x}, {y})"
        case _:
            return None


PART = BoxReasons(
    makers=(keeps_bridge, builds_castle, deals_well),
    statements=(
        KEEPS_BRIDGE,
        BUILDS_CASTLE,
        AUCTION,
        BID,
        PASS,
        BUY,
        SELL,
        BLOCKS_UNBRIDGED,
        DOES_NOT_BLOCK_UNBRIDGED,
    ),
    reword=reword,
    lines=market_lines,
    follow_up_phases=("castle", "castle_project"),
    off_board_phases=("auction", "bid", "deal"),
    action_words=action_words,
)
