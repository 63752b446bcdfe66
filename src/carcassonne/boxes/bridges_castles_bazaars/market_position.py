"""A market day in a position line: the open tiles, who owns which, and where the auction stands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars import bazaars
from carcassonne.core import report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.particulars import number, seat
from carcassonne.engine.position.setting import Particular, Setting, need

PHASES = ("auction", "bid", "deal")
BIDDING = ("bid", "deal")
STALL = re.compile(r"([^>*]+)(?:>([0-9]))?(\*?)")


@dataclass(frozen=True, slots=True)
class Stall:
    """An open tile of a market day, its owner (-1 none), and whether it is under the hammer."""

    kind: int
    owner: int = -1
    offered: bool = False


def _read_market(text: str, players: int) -> tuple[Stall, ...]:
    """Open tiles in order of drawing, with owner or hammer: `E>2,V*,W`."""
    stalls = []
    for item in w.read_list(text):
        name, owner, star = w.matched(STALL, item, "V, V>1 or V*").groups()
        seat = -1 if owner is None else w.whole(owner, 0, players - 1)
        stalls.append(Stall(w.tile_kind(name), seat, bool(star)))
    return tuple(stalls)


def _write_market(stalls: Iterable[Stall]) -> str:
    return w.write_list(
        tables.NAMES[stall.kind] + (f">{stall.owner}" if stall.owner >= 0 else "") + "*" * stall.offered
        for stall in stalls
    )


# --- what follows from what is said -----------------------------------------------------------------------------------
def is_open(p: Setting) -> bool:
    """Whether it is a market day."""
    return p.said["market"] is not None


def _auctioning(p: Setting) -> bool:
    """Whether market tiles still look for their owners in auctions."""
    phase = p.said["phase"]
    return phase in BIDDING or (phase == "auction" and p.rules.bazaar_auction == "auction")


def _turns_begun(p: Setting) -> int:
    """How many turns of the market day have begun: none while tiles are drawn or auctioned."""
    stalls, players = p.said["market"], p.rules.players
    if stalls is None or len(stalls) < players or _auctioning(p):
        return 0
    return int((p.said["turn"] - p.said["opener"] - 1) % players + 1)


def _had_turns(p: Setting) -> set[int]:
    """The seats whose turn of the market day has begun."""
    return {(p.said["opener"] + turn) % p.rules.players for turn in range(1, _turns_begun(p) + 1)}


def tiles_waiting(p: Setting) -> list[int]:
    """The market tiles that nobody has taken up yet."""
    begun = _had_turns(p)
    return [stall.kind for stall in p.said["market"] or () if stall.owner not in begun]


def _usual_selector(p: Setting) -> int:
    return int(p.said["to_act"]) if _auctioning(p) and p.said["phase"] != "bid" else 0


def _usual_bidder(p: Setting) -> int:
    return int(p.said["selector"]) if p.said["phase"] in BIDDING else 0


STALLS = (
    Particular(
        "market",
        lambda p: None,
        lambda p, text: _read_market(text, p.rules.players),
        lambda p, stalls: _write_market(stalls),
        after="hand",
        stock=True,
    ),
    seat("opener", lambda p: int(p.said["turn"]) if is_open(p) else 0, after="market", stock=True),
)
BIDS = (
    seat("selector", _usual_selector),
    number("bid", 99),
    seat("bidder", _usual_bidder),
    number("market_due", 1),
)


SECOND = 2
"""The second part of a double turn, as the particular `part` has it."""


# --- both ways --------------------------------------------------------------------------------------------------------
def values(s: State) -> dict[str, Any]:
    """What is said of a market day, by name."""
    now = bazaars.numbers(s)
    said = {"opener": now["market_player"], "selector": now["selector"], "bid": now["bid"], "bidder": now["bidder"]}
    return {"market": _stalls(s), "market_due": int(now["market_due"]), **said}


def _stalls(s: State) -> tuple[Stall, ...] | None:
    market = bazaars.market_standing(s)
    if market is None:
        return None
    hammer = market.offered if report.phase(s) in (state.BID, state.DEAL) else -1
    owned = enumerate(zip(market.kinds, market.owners, strict=True))
    return tuple(Stall(kind, owner, index == hammer) for index, (kind, owner) in owned)


def take(p: Setting) -> None:
    """Put what was said of a market day on the table."""
    said, stalls = p.said, p.said["market"]
    bazaars.take_numbers(p.state, {"market_due": said["market_due"]})
    if stalls is None:
        bazaars.take_numbers(p.state, {"market": state.NO_MARKET})
        return
    stage = state.MARKET_DRAWING if len(stalls) < p.rules.players else state.MARKET_TURNS
    passed = (said["selector"] - said["to_act"] - 1) % p.rules.players  # seats after the bidder, up to the selector
    numbers = {
        "market": state.MARKET_AUCTION if _auctioning(p) else stage,
        "market_player": said["opener"],
        "market_turn": _turns_begun(p),
        "selector": said["selector"],
        "offered": next((index for index, stall in enumerate(stalls) if stall.offered), 0),
        "bid": said["bid"],
        "bidder": said["bidder"],
        "bidders_left": passed if said["phase"] == "bid" else 0,
        "market_kind": [stall.kind for stall in stalls],
        "market_owner": [stall.owner + 1 for stall in stalls],
    }
    bazaars.take_numbers(p.state, numbers)


# --- soundness --------------------------------------------------------------------------------------------------------
def check_phase(p: Setting) -> None:
    """What a market day, or that there is none, needs."""
    stalls, said, players = p.said["market"], p.said, p.rules.players
    waits = p.rules.bazaars and stalls is None and said["part"] == SECOND
    need(not said["market_due"] or waits, "market_due: a market day waits only for the second part of a turn")
    kept = sum(said["deck"].values()) - (said["phase"] == "draw") >= players
    need(not said["market_due"] or kept, f"market_due: the deck is too small for a market of {players} tiles")
    if stalls is None:
        need(said["phase"] not in PHASES, f"phase {said['phase']} needs the market's tiles: market=V,E")
        need(not any(said[name] for name in ("opener", "selector", "bid", "bidder")), "there is no market day")
        return
    need(p.rules.bazaars, "these rules have no market days")
    need(said["phase"] != "over", "a game does not end on a market day")
    owners = [stall.owner for stall in stalls if stall.owner >= 0]
    need(len(owners) == len(set(owners)), "market: nobody owns two tiles of a market day")
    need(len(stalls) <= players, f"market: {len(stalls)} tiles are too many for {players} players")
    if len(stalls) < players:
        _check_drawing(p, owners)
    elif _auctioning(p):
        _check_auction(p, owners)
    else:
        _check_turns(p, owners)
    hammers = sum(stall.offered for stall in stalls)
    need(hammers == (said["phase"] in BIDDING), "market: one tile is under the hammer in phases bid and deal")
    need(hammers > 0 or not (said["bid"] or said["bidder"]), "bid: no tile is under the hammer")


def _check_drawing(p: Setting, owners: list[int]) -> None:
    said, missing = p.said, p.rules.players - len(p.said["market"])
    need(said["phase"] == "draw", f"phase {said['phase']}: the market still lacks {missing} tiles")
    need(said["part"] != SECOND, "part=second: a market day begins when the turn is over")
    need(sum(said["deck"].values()) >= missing, f"the deck is too small for a market: it lacks {missing} tiles")
    need(not owners and said["opener"] == said["turn"], "the market's tiles are still being drawn")


def _check_auction(p: Setting, owners: list[int]) -> None:
    said, players = p.said, p.rules.players
    selector, actor, bidder = said["selector"], said["to_act"], said["bidder"]
    need(p.rules.bazaar_auction == "auction", f"phase {said['phase']}: these rules have no auction")
    need(said["opener"] == said["turn"], "opener: the market player is on turn until all tiles are sold")
    need(len(owners) < players - 1, "market: the last tile is not auctioned")
    need(selector not in owners, f"player {selector} owns a tile and selects none")
    if said["phase"] != "bid":
        need(actor == selector, f"in phase {said['phase']} the selector acts")
    if said["phase"] == "auction":
        return
    before = (actor - selector) % players or players
    can_lead = (bidder - selector) % players < before and bidder not in owners
    need(can_lead, f"player {bidder} cannot be the highest bidder")
    need(all(stall.owner < 0 for stall in said["market"] if stall.offered), "market: a tile under the hammer is owned")
    if said["phase"] == "bid":
        need(actor != selector and actor not in owners, f"player {actor} is not asked to bid")
    else:
        need(bidder != selector, "phase deal needs another player's bid: bidder=1")


def _check_turns(p: Setting, owners: list[int]) -> None:
    said, players = p.said, p.rules.players
    if p.rules.bazaar_auction == "auction":
        need(len(owners) == players, "market: every tile has an owner before it is laid")
        return
    choosing = {said["turn"]} if said["phase"] == "auction" else set()
    need(set(owners) == _had_turns(p) - choosing, "market: who has had his turn owns a tile, and nobody else")
    need(not choosing or said["to_act"] == said["turn"], "in phase auction the player on turn acts")
    need(not choosing or len(owners) < players - 1, "market: the last tile is not chosen")
