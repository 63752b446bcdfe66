"""Bridges, castles and market days in the words of the table."""

from __future__ import annotations

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
from carcassonne.boxes.bridges_castles_bazaars.events import BidMade, BridgeBuilt, CastleBuilt, MarketOpened, TileSold
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

EVENTS: list[tuple[ev.Event, str]] = [
    (BridgeBuilt(0, 1, 1, "NS"), "Red builds a bridge from north to south over (1, 1)"),
    (CastleBuilt(0, 0, 0, "N"), "Red builds a castle at (0, 0), north side"),
    (MarketOpened(1), "Blue opens a market day"),
    (BidMade(0, 1, "E"), "Red bids 1 point on E"),
    (BidMade(0, None, "E"), "Red passes on E"),
    (TileSold("E", None, 0, 2, (-2, 0)), "Red takes E for 2 points"),
    (TileSold("E", 1, 0, 2, (-2, 2)), "Red buys E for 2 points, which go to Blue"),
]
ACTIONS: list[tuple[act.Action, str]] = [
    (act.Place(1, 0, 0, act.Bridge(1, 1, "WE")), "lay the tile at (1, 0), with a bridge from west to east over (1, 1)"),
    (Decline(), "decline the tile"),
    (act.Follower("bridge"), "thief on the bridge"),
    (Castle(True), "build a castle"),
    (Castle(False), "take the city's points"),
    (CastleProject(2, 0, "road", "W"), "be paid for the road at the west side of (2, 0)"),
    (Auction("E", 0), "put up E (city cap) with 0 points"),
    (Bid(1), "bid 1 point"),
    (Pass(), "pass"),
    (Buy(), "buy: keep the tile and pay the highest bidder"),
    (Sell(), "sell: let the highest bidder have it"),
]
