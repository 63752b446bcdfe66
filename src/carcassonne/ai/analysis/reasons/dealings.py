"""Reasons about the modules: bridges, castles, market days and the plague."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Value
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.positions import market_standing


def tokens(c: Contrast) -> Iterator[Reason]:
    """Bridges and castles spent or kept."""
    spends = any(isinstance(event, ev.BridgeBuilt) for event in c.worse.events)
    if spends and not any(isinstance(event, ev.BridgeBuilt) for event in c.better.events):
        yield Reason("bridge", 2.0, "bridge")
    if any(isinstance(event, ev.CastleBuilt) for event in c.better.events) and not any(
        isinstance(event, ev.CastleBuilt) for event in c.worse.events
    ):
        yield Reason("castle", 4.0, "castle")


def market(c: Contrast) -> Iterator[Reason]:
    """What a tile of the market is worth beside its price."""
    standing = market_standing(c.better.before)
    if standing is None or not c.better.actions:
        return
    price: dict[str, Value] = {"points": standing.bid}
    match c.better.actions[0]:
        case act.Auction(tile):
            yield Reason("market", 3.0, "auction", {"tile": tile})
        case act.Bid(points):
            yield Reason("market", 3.0, "bid", {"points": points})
        case act.Pass():
            yield Reason("market", 3.0, "pass", price)
        case act.Buy():
            yield Reason("market", 3.0, "buy", price)
        case act.Sell():
            yield Reason("market", 3.0, "sell", price)


def plague(c: Contrast) -> Iterator[Reason]:
    """Which follower is given up."""
    lost = {action: outcome for outcome in (c.better, c.worse) for action in outcome.actions[:1]}
    given = [action for action in lost if isinstance(action, act.Plague)]
    if len(given) != 2:
        return
    held, other = [c.earlier.get((each.x, each.y, each.feature, each.at)) for each in given]
    if held is not None and other is not None and held.worth < other.worth:
        values: dict[str, Value] = {"feature": held.kind, "worth": held.worth}
        values |= {"other_feature": other.kind, "other_worth": other.worth}
        yield Reason("plague", float(other.worth - held.worth), "plague", values)
