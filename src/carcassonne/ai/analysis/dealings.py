"""Reasons about the modules: bridges, castles, market days and the plague."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne import actions as act
from carcassonne import events as ev
from carcassonne.ai.analysis.contrast import Contrast, Reason, plural
from carcassonne.core import report


def tokens(c: Contrast) -> Iterator[Reason]:
    """Bridges and castles spent or kept."""
    spends = any(isinstance(event, ev.BridgeBuilt) for event in c.worse.events)
    if spends and not any(isinstance(event, ev.BridgeBuilt) for event in c.better.events):
        yield Reason(2.0, "keeps the bridge", "bridge")
    if any(isinstance(event, ev.CastleBuilt) for event in c.better.events) and not any(
        isinstance(event, ev.CastleBuilt) for event in c.worse.events
    ):
        yield Reason(4.0, "builds a castle that the next project around it will pay", "castle")


def market(c: Contrast) -> Iterator[Reason]:
    """What a tile of the market is worth beside its price."""
    standing = report.market_standing(c.better.before)
    if standing is None or not c.better.actions:
        return
    price = plural(standing.bid, "point")
    match c.better.actions[0]:
        case act.Auction(tile):
            yield Reason(3.0, f"puts up {tile}, the tile that gains most here", "market")
        case act.Bid(points):
            yield Reason(3.0, f"bids because the tile is worth more than {plural(points, 'point')}", "market")
        case act.Pass():
            yield Reason(3.0, f"passes because the tile is not worth more than {price}", "market")
        case act.Buy():
            yield Reason(3.0, f"keeps a tile that is worth more than {price}", "market")
        case act.Sell():
            yield Reason(3.0, f"takes {price} for a tile that is worth less", "market")


def plague(c: Contrast) -> Iterator[Reason]:
    """Which follower is given up."""
    lost = {action: outcome for outcome in (c.better, c.worse) for action in outcome.actions[:1]}
    given = [action for action in lost if isinstance(action, act.Plague)]
    if len(given) != 2:
        return
    worth = [c.earlier.get((each.x, each.y, each.feature, each.at)) for each in given]
    if worth[0] is not None and worth[1] is not None and worth[0].worth < worth[1].worth:
        words = f"gives up the {worth[0].kind} worth {worth[0].worth}, not the {worth[1].kind} worth {worth[1].worth}"
        yield Reason(float(worth[1].worth - worth[0].worth), words, "plague")
