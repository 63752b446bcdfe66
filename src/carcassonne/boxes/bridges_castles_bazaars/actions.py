"""The decisions of Bridges, Castles and Bazaars, gathered."""

from carcassonne.boxes.bridges_castles_bazaars.bridge_actions import (
    DECLINE,
    Decline,
    FollowerOnBridgeKind,
    PlaceWithBridgeKind,
)
from carcassonne.boxes.bridges_castles_bazaars.castle_actions import (
    BUILD,
    CASTLE,
    CHOOSE,
    SPOT,
    Castle,
    CastleProject,
    CastleProjectKind,
)
from carcassonne.boxes.bridges_castles_bazaars.market_actions import (
    AUCTION,
    BID,
    BUY,
    DEAL,
    PASS,
    SELL,
    Auction,
    AuctionKind,
    Bid,
    BidKind,
    Buy,
    Pass,
    Sell,
)
from carcassonne.engine.decisions import BoxActions, Spot

__all__ = ["Auction", "Bid", "Buy", "Castle", "CastleProject", "Decline", "Pass", "Sell"]

PART = BoxActions(
    kinds=(
        PlaceWithBridgeKind(),
        DECLINE,
        FollowerOnBridgeKind(),
        CASTLE,
        CastleProjectKind(),
        AuctionKind(),
        BidKind(),
        PASS,
        BUY,
        SELL,
    ),
    decisions=(BUILD, CHOOSE, AUCTION, BID, DEAL),
    spots=(Spot("bridge", "thief bridge"), SPOT),
)
