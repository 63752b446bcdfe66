"""From a state to the view everybody at the table has."""

from __future__ import annotations

from carcassonne.core import report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.codec import PHASES
from carcassonne.engine.names import AXES, STEPS, place_of
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BuiltBridge, BuiltCastle, CastleSite, Market, PlacedTile, StandingFollower, View
from carcassonne.tiles import SIDES


def view_of(s: State, rules: Rules) -> View:
    """The position as it is seen."""
    now = report.standing(s)
    over = now.phase == state.OVER
    lying = report.tiles_lying(s)
    return View(
        preset=rules.preset,
        players=now.players,
        ply=now.ply,
        phase=PHASES[now.phase],
        to_act=None if over or now.phase == state.DRAW else now.actor,
        tile=None if over or now.hand < 0 else tables.NAMES[now.hand],
        scores=now.scores,
        supply=now.supply,
        deck=sum(now.undrawn),
        discarded=tuple(tables.NAMES[kind] for kind in now.discarded),
        over=over,
        board=tuple(
            PlacedTile(tables.NAMES[kind], x, y, rotation)
            for kind, x, y, rotation, *_ in lying
            if kind < tables.FIRST_SQUARE
        ),
        followers=tuple(_follower(s, player, segment) for player, segment in report.followers_standing(s)),
        undrawn={tables.NAMES[kind]: count for kind, count in enumerate(now.undrawn) if count},
        wheel=rules.wheel,
        pig=tables.WHEEL_SEGMENTS[now.pig] if rules.wheel else None,
        crowns={tables.WHEEL_SEGMENTS[i]: seats for i, seats in enumerate(now.crowns) if seats},
        bridges=_bridges(lying) if rules.bridges else None,
        bridges_left=now.bridges_left if rules.bridges else None,
        castles=_castles(s) if rules.castles else None,
        castles_left=now.castles_left if rules.castles else None,
        castle_site=_castle_site(s, now),
        market=_market(s),
    )


def _follower(s: State, player: int, segment: int) -> StandingFollower:
    x, y, feature, at = place_of(s, segment)
    return StandingFollower(player, x, y, feature, at)


def _bridges(lying: list[tuple[int, ...]]) -> tuple[BuiltBridge, ...]:
    return tuple(BuiltBridge(x, y, AXES[axis]) for _, x, y, _, _, axis in lying if axis)


def _castles(s: State) -> tuple[BuiltCastle, ...]:
    found = []
    for owner, tile, side, done, _ in report.castles_standing(s):
        _, x, y, *_ = report.tile_lying(s, tile)
        found.append(BuiltCastle(owner, x, y, SIDES[side], done))
    return tuple(found)


def _castle_site(s: State, now: report.Standing) -> CastleSite | None:
    """What a castle question is about: the tile the follower stands on and the side towards the other."""
    if now.phase == state.CHOOSE_PROJECT:
        castle = _castles(s)[now.castle_site]
        return CastleSite(castle.x, castle.y, castle.side)
    if now.phase != state.BUILD_CASTLE:
        return None
    side = SIDES[now.castle_site]
    _, x, y, *_ = report.last_tile(s)
    stands_here = any(
        (f.x, f.y, f.feature, f.at) == (x, y, "city", side)
        for f in (_follower(s, *entry) for entry in report.followers_standing(s))
    )
    if stands_here:
        return CastleSite(x, y, side)
    dx, dy = STEPS[side]
    return CastleSite(x + dx, y + dy, SIDES[(SIDES.index(side) + 2) % 4])


def _market(s: State) -> Market | None:
    """The market day: a tile leaves the list of owners when its owner takes it up to lay it."""
    market = report.market_standing(s)
    if market is None or market.stage == state.MARKET_DRAWING:
        return None
    under_the_hammer = report.standing(s).phase in (state.BID, state.DEAL)
    begun = {(market.player + turn) % report.standing(s).players for turn in range(1, market.turn + 1)}
    return Market(
        tiles=tuple(tables.NAMES[kind] for kind, owner in zip(market.kinds, market.owners, strict=True) if owner < 0),
        offered=tables.NAMES[market.kinds[market.offered]] if under_the_hammer else None,
        bid=market.bid if under_the_hammer else None,
        bidder=market.bidder if under_the_hammer else None,
        owners={
            owner: tables.NAMES[kind]
            for kind, owner in zip(market.kinds, market.owners, strict=True)
            if owner >= 0 and owner not in begun
        },
    )
