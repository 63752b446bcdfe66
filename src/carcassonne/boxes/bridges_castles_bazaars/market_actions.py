"""The decisions of a market day: selecting a tile, bidding, buying or selling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.bazaars import MarketStanding, market_standing
from carcassonne.core import state, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import ActionKind, Decision, PlainKind
from carcassonne.engine.members import TEXT, Members, number
from carcassonne.engine.names import kind_of
from carcassonne.engine.text import read_tile
from carcassonne.errors import NotationError

AUCTION = Decision("auction", state.AUCTION, "a market tile has to be selected")
BID = Decision("bid", state.BID, "it is time to bid or pass")
DEAL = Decision("deal", state.DEAL, "the selector has to buy or sell")
HIGHEST_BID = int(state.HIGHEST_BID)
POINTS = re.compile(r"[0-9]{1,2}")


@dataclass(frozen=True, slots=True)
class Auction(Action):
    """Select an open market tile and open with a bid."""

    tile: str
    bid: int = 0


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid higher."""

    points: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do not bid."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Keep the tile and pay the highest bidder his bid."""


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Give the tile to the highest bidder for his bid."""


class AuctionKind(ActionKind[Auction]):
    """Selecting an open tile (rulings E4.3, E4.10)."""

    action = Auction
    name = "auction"
    decision = AUCTION
    members = Members(tile=TEXT, bid=number(0, HIGHEST_BID))
    words = ("auction",)
    example = "auction E 3"
    ranged = True

    def action_of(self, s: State, choice: int) -> Auction:
        """An open tile by its place in the row, and the opening bid."""
        index, bid = divmod(choice, state.AUCTION_STEP)
        return Auction(tables.NAMES[_market(s).kinds[index]], bid)

    def choice_of(self, s: State, action: Auction) -> int | None:
        """The first open tile of this name, and the bid."""
        market, kind = market_standing(s), kind_of(action.tile)
        if market is None or not 0 <= action.bid < state.AUCTION_STEP:
            return None
        for index, (open_kind, owner) in enumerate(zip(market.kinds, market.owners, strict=True)):
            if open_kind == kind and owner < 0:
                return index * int(state.AUCTION_STEP) + action.bid
        return None

    def against(self, s: State, action: Auction) -> str:
        """No such tile, or no such bid."""
        market = _market(s)
        lying_open = [tables.NAMES[kind] for kind, owner in zip(market.kinds, market.owners, strict=True) if owner < 0]
        if action.tile not in lying_open:
            return f"tile {action.tile} does not lie open; {', '.join(lying_open)} do"
        bids = f"from 0 to {HIGHEST_BID} points, and 0 without auction"
        return f"an opening bid is {bids}; not {action.bid} (rulings E4.3, E4.11)"

    def text(self, action: Auction) -> str:
        """`auction E 3`."""
        return f"auction {action.tile} {action.bid}"

    def read(self, words: Sequence[str]) -> Auction | None:
        """`auction E 3`."""
        return Auction(read_tile(words[1]), _read_points(words[2])) if len(words) == 3 else None

    def ranges(self, legal: Sequence[Auction]) -> list[dict[str, Any]]:
        """An entry for each open tile, with the bids it may be opened with."""
        bids: dict[str, list[int]] = {}
        for action in legal:
            bids.setdefault(action.tile, []).append(action.bid)
        return [{"type": "auction", "tile": tile, "bid": _range(each)} for tile, each in bids.items()]


class BidKind(ActionKind[Bid]):
    """A higher bid (ruling E4.3)."""

    action = Bid
    name = "bid"
    decision = BID
    members = Members(points=number(0, HIGHEST_BID))
    words = ("bid",)
    example = "bid 4"
    ranged = True

    def action_of(self, s: State, choice: int) -> Bid | None:
        """The points."""
        return None if choice == state.PASS else Bid(choice)

    def choice_of(self, s: State, action: Bid) -> int | None:
        """The points."""
        return action.points if action.points > 0 else None

    def against(self, s: State, action: Bid) -> str:
        """Too low or too high."""
        bid = _market(s).bid
        if bid >= HIGHEST_BID:
            return f"nobody bids more than {HIGHEST_BID}: pass (ruling E4.11)"
        ruling = "E4.11" if action.points > HIGHEST_BID else "E4.3"
        return f"a bid must be from {bid + 1} to {HIGHEST_BID} points, not {action.points} (ruling {ruling})"

    def text(self, action: Bid) -> str:
        """`bid 4`."""
        return f"bid {action.points}"

    def read(self, words: Sequence[str]) -> Bid | None:
        """`bid 4`."""
        return Bid(_read_points(words[1])) if len(words) == 2 else None

    def ranges(self, legal: Sequence[Bid]) -> list[dict[str, Any]]:
        """One entry with all the points that may be bid."""
        points = [action.points for action in legal]
        return [{"type": "bid", "points": {"min": min(points), "max": max(points)}}]


PASS = PlainKind("pass", BID, {"pass": (state.PASS, Pass())})
BUY = PlainKind("buy", DEAL, {"buy": (state.BUY, Buy())})
SELL = PlainKind("sell", DEAL, {"sell": (state.SELL, Sell())})


def _market(s: State) -> MarketStanding:
    market = market_standing(s)
    assert market is not None
    return market


def _range(values: list[int]) -> int | dict[str, int]:
    return {"min": min(values), "max": max(values)} if len(values) > 1 else values[0]


def _read_points(word: str) -> int:
    if not POINTS.fullmatch(word):
        raise NotationError(f"{word!r} is no number of points from 0 to {HIGHEST_BID}")
    return int(word)
